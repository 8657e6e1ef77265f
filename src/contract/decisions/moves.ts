// Moving applicants to another requisition: of one requisition, or of several at once.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { accountSelectionShape } from './account-decisions.ts'
import { batchResultSchema, isOneOf, ONE_OF, selectionShape } from './decisions.ts'

const TAG = 'Applicants'
const SUMMARY =
  'which must be open and managed by the caller: their application ends as transferred and a linked one begins there, with the scores of the same assessments inside its retake interval. Who has applied there is skipped. Taken back like decisions'

export const moveApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/applicants/moves/',
  tag: TAG,
  summary: `Move applicants to another requisition of the company, ${SUMMARY}`,
  policy: { level: 2, scope: 'job', isForManagers: true, isIdempotent: true },
  params: z.object({ job_id: idSchema }),
  body: z.object({ to_job_id: idSchema, ...selectionShape }).refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(batchResultSchema) },
})

export const moveAccountApplicants = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/applicants/moves/',
  tag: TAG,
  summary: `Move applicants of several requisitions to one of them or another, ${SUMMARY}`,
  policy: { level: 2, scope: 'account', anyFlagOrManager: ['smartreq_access'], isIdempotent: true },
  params: z.object({ account_id: idSchema }),
  body: z.object({ to_job_id: idSchema, ...accountSelectionShape }).refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(batchResultSchema) },
})

// Vendors of assessments: which a company can use, and the link by which a candidate takes what was ordered of one.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'

const TAG = 'Vendors'

/** The vendor of the language test. */
export const LANGUAGE_VENDOR_ID = 1

const vendorSchema = z.object({
  vendor_id: z.number().int(),
  name: z.string(),
  kind: z.literal('language-test'),
  /** Plans of the company can ask for it. */
  is_enabled: z.boolean(),
})

export const listVendors = endpoint({
  method: 'GET',
  url: '/integration/v1/vendors/account/:account_id/',
  tag: TAG,
  summary: 'The vendors of assessments, and which of them the company can use',
  policy: { level: 2, scope: 'account' },
  params: z.object({ account_id: idSchema }),
  responses: { 200: dataOf(z.array(vendorSchema)) },
})

export const orderedAssessmentSchema = z.object({
  vendor_id: z.number().int(),
  /** Where the candidate takes it. The app's own test is taken signed in, so that its link carries no secret. */
  assessmentAccessURL: z.url(),
  /** The parts that are taken there, each by its id in three parts: type, language, language of instruction. */
  vendor_assessments: z.array(z.object({ external_vendor_asmt_id: z.string() })),
})
export type OrderedAssessment = z.infer<typeof orderedAssessmentSchema>

export const orderVendorAssessment = endpoint({
  method: 'POST',
  url: '/integration/v1/vendor-assessments/',
  tag: TAG,
  summary: 'Order the language test of an application from its vendor, for the link to it',
  policy: { level: 1, scope: 'person', isIdempotent: true },
  body: z.object({ job_step_activity_id: idSchema, ref_id: idSchema }),
  responses: { 200: dataOf(orderedAssessmentSchema) },
})

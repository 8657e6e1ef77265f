// Text messages to applicants; how they are stopped and listed is in `messages.ts`.
import type { z } from 'zod'

import type { MessageBatch } from '#contract/messages/messages.ts'
import {
  listTextTemplates,
  previewText,
  textApplicants,
  type TextBody,
  type TextPreview,
} from '#contract/messages/text-messages.ts'

import type { StaffAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { lockSelection } from '../decisions/selection.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { toPhoneNumber } from '../people/profile/phone-number.ts'
import { composeText } from './compose-text.ts'
import * as repository from './message-repository.ts'
import { orderMessages } from './order-messages.ts'
import { skipReasonOf } from './reachability.ts'
import { sendTimeOf } from './send-time.ts'
import { listTemplates } from './text-template-repository.ts'

type Deps = { readonly jobs: Jobs; readonly now: () => Date }
type PreviewBody = z.output<typeof previewText.body>
type Preview = { jobId: number; body: PreviewBody; origin: string }

export function serveTextMessages({ query, command }: StaffEndpoints, { jobs, now }: Deps): void {
  command(textApplicants, ({ params, body, origin, ...changing }) =>
    textAll(changing, { jobId: params.job_id, body, origin, jobs, at: now() }),
  )

  // What one applicant would get.
  query(previewText, ({ tx, access, params, body, origin }) =>
    previewOf(tx, { access, jobId: params.job_id, body, origin }),
  )

  query(listTextTemplates, ({ tx, access }) => listTemplates(tx, access.accountId))
}

/** @throws AppError `not_found`, `validation_failed`. */
async function previewOf(tx: Tx, given: Preview & { access: StaffAccess }): Promise<TextPreview> {
  const { access, jobId, body, origin } = given
  const key = { accountId: access.accountId, jobId, refId: body.ref_id }
  const to = await repository.findRecipient(tx, key)
  if (to === null) throw new AppError('not_found')
  const sender = await repository.getSender(tx, access.userId)
  return {
    ...composeText(body, { to, sender, origin }),
    to_name: `${to.firstName} ${to.lastName}`.trim(),
    to_phone: toPhoneNumber(to.phoneNumber, to.phoneCountry),
    skipped: skipReasonOf(to, 'text'),
  }
}

type Given = { jobId: number; body: TextBody; origin: string; jobs: Jobs; at: Date }

/** @throws AppError `not_found` that names foreign ids, `too_many_applicants`, `validation_failed`. */
async function textAll(changing: Changing, given: Given): Promise<MessageBatch> {
  const { tx, access } = changing
  const { jobId, body, origin, jobs, at } = given
  const sendAt = sendTimeOf(body.send_at, at)
  const key = { accountId: access.accountId, jobId }
  const ids = await lockSelection(tx, { key, selection: body })
  const text = { channel: 'text', body: body.body, language: body.language } as const
  return orderMessages(changing, { jobs, jobId, ids, text, origin, at, sendAt })
}

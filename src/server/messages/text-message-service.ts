// Rules of text messages to applicants; how they are stopped and listed is in `message-service.ts`. Knows no HTTP.
import type { z } from 'zod'

import type { MessageBatch } from '#contract/messages/messages.ts'
import {
  listTextTemplates,
  previewText,
  textApplicants,
  type TextBody,
  type TextPreview,
  type TextTemplate,
} from '#contract/messages/text-messages.ts'

import type { StaffAccess, StaffScopes } from '../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { lockSelection } from '../decisions/selection.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { toPhoneNumber } from '../people/profile/phone-number.ts'
import { composeText } from './compose-text.ts'
import * as repository from './message-repository.ts'
import { orderMessages } from './order-messages.ts'
import { skipReasonOf } from './reachability.ts'
import { sendTimeOf } from './send-time.ts'
import { listTemplates } from './text-template-repository.ts'

const batchSchema = textApplicants.responses[200].shape.data

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type PreviewBody = z.output<typeof previewText.body>
type Preview = { jobId: number; body: PreviewBody; origin: string }

export function createTextMessageService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError `not_found` that names foreign ids, `too_many_applicants`, `validation_failed`. */
    send: (by: By, given: { jobId: number; body: TextBody; origin: string }) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: textApplicants.policy,
        name: 'text-applicants',
        request: { jobId: given.jobId, body: given.body },
        replySchema: batchSchema,
        change: (changing) => textAll(changing, { ...given, jobs, at: now() }),
      }),

    /** What one applicant would get. @throws AppError `not_found`, `validation_failed`. */
    preview: (caller: Caller, given: Preview): Promise<TextPreview> =>
      scopes.atJob({ caller, jobId: given.jobId, policy: previewText.policy }, (tx, access) =>
        previewOf(tx, { ...given, access }),
      ),

    /** The templates of the requisition's company. */
    templates: (caller: Caller, jobId: number): Promise<TextTemplate[]> =>
      scopes.atJob({ caller, jobId, policy: listTextTemplates.policy }, (tx, { accountId }) =>
        listTemplates(tx, accountId),
      ),
  }
}

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

async function textAll(changing: Changing, given: Given): Promise<MessageBatch> {
  const { tx, access } = changing
  const { jobId, body, origin, jobs, at } = given
  const sendAt = sendTimeOf(body.send_at, at)
  const key = { accountId: access.accountId, jobId }
  const ids = await lockSelection(tx, { key, selection: body })
  const text = { channel: 'text', body: body.body, language: body.language } as const
  return orderMessages(changing, { jobs, jobId, ids, text, origin, at, sendAt })
}

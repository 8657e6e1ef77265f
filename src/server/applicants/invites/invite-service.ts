// Rules of inviting people by email to apply: what it says, to whom, and never twice. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import * as contract from '#contract/applicants/applicant-invitations.ts'
import type {
  ApplicantInvitation,
  InviteMessage,
  InvitePreview,
} from '#contract/applicants/applicant-invitations.ts'
import { requisitionStatusSchema } from '#contract/applicants/application.ts'

import type { JobAccess, StaffAccess, StaffScopes } from '../../access/staff-access.ts'
import { assertBegunFrom, jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { SourceService } from '../../careers/sources/source-service.ts'
import type { Tx } from '../../db/database.ts'
import { assertTakesApplications } from '../../decisions/application-machine.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { personalise } from '../../messages/compose-message.ts'
import { getSender } from '../../messages/message-repository.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { companyLanguage } from '../../settings/details/company-language.ts'
import { DEFAULT_INVITES } from './default-invite.ts'
import * as repository from './invite-repository.ts'
import type { InviteText } from './invite-repository.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly sources: Pick<SourceService, 'linkForInvitations'>
  readonly now: () => Date
}
type PreviewBody = z.output<typeof contract.previewInviteMessage.body>
type Person = z.output<typeof contract.inviteApplicant.body>
type Page = z.output<typeof contract.listInvitedApplicants.query>
type Of = { readonly jobId: number }

const NOT_SENT = { sentAt: null, failedAt: null, failure: null, optedOutAt: null }

export function createInviteService(deps: Deps) {
  return { ...messages(deps), ...invitations(deps) }
}

function messages({ scopes }: Deps) {
  return {
    getMessage: (caller: Caller, { jobId }: Of): Promise<InviteMessage> =>
      scopes.atJob({ caller, jobId, policy: contract.getInviteMessage.policy }, (tx, access) =>
        getMessage(tx, { accountId: access.accountId, jobId }),
      ),

    /** @throws AppError `validation_failed` without words, `conflict` where someone else saved meanwhile. */
    saveMessage: (by: By, given: Of & { text: InviteText }): Promise<InviteMessage> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.saveInviteMessage.policy,
        name: 'save-invite-message',
        request: given,
        replySchema: contract.saveInviteMessage.responses[200].shape.data,
        change: (changing) => saveMessage(changing, given),
      }),

    preview: (caller: Caller, given: Of & { body: PreviewBody; origin: string }) =>
      scopes.atJob(
        { caller, jobId: given.jobId, policy: contract.previewInviteMessage.policy },
        (tx, access) => previewOf(tx, { ...given, access }),
      ),
  }
}

function invitations(deps: Deps) {
  const { scopes, jobs } = deps
  return {
    /** @throws AppError `position_closed`, `emails_stopped`, `applied_there`, `invited_already`. */
    async invite(by: By, given: Of & { person: Person; origin: string }) {
      const invitation = await jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.inviteApplicant.policy,
        name: 'invite-applicant',
        request: { jobId: given.jobId, person: given.person },
        replySchema: contract.inviteApplicant.responses[201].shape.data,
        change: (changing) => invite(changing, { ...given, deps }),
      })
      jobs.wake('send-invite')
      return invitation
    },

    list: (caller: Caller, { jobId, query }: Of & { query: Page }) =>
      scopes.atJob(
        { caller, jobId, policy: contract.listInvitedApplicants.policy },
        async (tx, { accountId }) => {
          const { page, page_size } = query
          const found = await repository.listInvitations(tx, { accountId, jobId, page, page_size })
          return { data: found.rows.map(describe), meta: { page, page_size, total: found.total } }
        },
      ),
  }
}

type Key = { readonly accountId: number; readonly jobId: number }

async function getMessage(tx: Tx, key: Key): Promise<InviteMessage> {
  const own = await repository.findMessage(tx, key)
  if (own !== null) return { ...own, is_default: false }
  const language = await companyLanguage(tx, key.accountId)
  return { ...DEFAULT_INVITES[language], language, is_default: true }
}

async function saveMessage(
  changing: Changing,
  { jobId, text }: Of & { text: InviteText },
): Promise<InviteMessage> {
  const { tx, access, audit } = changing
  const key = { accountId: access.accountId, jobId }
  assertBegunFrom(changing, await getMessage(tx, key))
  const body = cleanRichText(text.body)
  if (body === '') throw new AppError('validation_failed', { fields: { body: 'Write a message.' } })
  await repository.saveMessage(tx, { ...key, ...text, body })
  await audit({ entity: 'requisition', entityId: jobId, action: 'save_invite_message' })
  return getMessage(tx, key)
}

async function previewOf(
  tx: Tx,
  given: Of & { body: PreviewBody; origin: string; access: StaffAccess },
): Promise<InvitePreview> {
  const { jobId, body: wanted, origin, access } = given
  const position = await getPosition(tx, { accountId: access.accountId, jobId })
  const sender = await getSender(tx, access.userId)
  const { first_name: firstName, last_name: lastName, ...text } = wanted
  const to = { ...position, firstName, lastName, stepTitle: null, stepStandardTitle: null }
  const template = { ...text, body: cleanRichText(text.body) }
  return { ...personalise(template, { to, sender, origin }), reply_to: sender.email }
}

/** Orders the invitation of one person. In the caller's transaction. @throws AppError as `inviteApplicant` does. */
export async function invite(
  changing: Changing<JobAccess>,
  {
    jobId,
    person,
    origin,
    deps,
  }: Of & { person: Person; origin: string; deps: Omit<Deps, 'scopes'> },
): Promise<ApplicantInvitation> {
  const { tx, access, audit } = changing
  const { accountId, userId } = access
  const { email, first_name: firstName, last_name: lastName } = person
  const key = { accountId, jobId, email }
  const position = await getPosition(tx, key)
  assertTakesApplications(requisitionStatusSchema.parse(position.status))
  if (await repository.hasOptedOut(tx, key)) throw new AppError('emails_stopped')
  if (await repository.hasApplied(tx, key)) throw new AppError('applied_there')
  const link = await deps.sources.linkForInvitations(changing, jobId)
  const { is_default: _, ...text } = await getMessage(tx, key)
  const invitation = {
    ...text,
    ...key,
    ...NOT_SENT,
    invitationUuid: randomUUID(),
    firstName,
    lastName,
    sentBy: userId,
    applyPath: link.path,
    origin,
    createdAt: deps.now(),
  }
  if (!(await repository.insertInvitation(tx, invitation))) throw new AppError('invited_already')
  const { invitationUuid } = invitation
  await deps.jobs.send(tx, 'send-invite', { accountId, invitationUuid })
  // Without the address: the trail stays when that is gone.
  await audit({ entity: 'requisition', entityId: jobId, action: 'invite_applicant' })
  const sender = await getSender(tx, userId)
  return describe({ invitation, senderName: `${sender.firstName} ${sender.lastName}`.trim() })
}

/** The requisition that an invitation names. @throws AppError `not_found`. */
export async function getPosition(tx: Tx, key: Key) {
  const position = await repository.findPosition(tx, key)
  if (position === null) throw new AppError('not_found')
  return position
}

function describe({
  invitation,
  senderName,
}: {
  invitation: repository.InvitationRow
  senderName: string | null
}): ApplicantInvitation {
  return {
    applicant_invitation_uuid: invitation.invitationUuid,
    email: invitation.email,
    full_name: `${invitation.firstName} ${invitation.lastName}`,
    state: stateOf(invitation),
    invited_at: invitation.createdAt.toISOString(),
    invited_by: senderName,
  }
}

function stateOf(row: repository.InvitationRow): ApplicantInvitation['state'] {
  if (row.optedOutAt !== null) return 'stopped'
  if (row.sentAt !== null) return 'sent'
  return row.failedAt === null ? 'waiting' : 'failed'
}

// Rules of sharing a scorecard with people outside (`contract/scorecard-shares.ts` says which). Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import * as contract from '#contract/scorecards/scorecard-shares.ts'
import type { ScorecardShare } from '#contract/scorecards/scorecard-shares.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import * as repository from './share-repository.ts'
import { shareTokenHash, shareTokenOf } from './share-token.ts'

type Deps = Secrets & {
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly now: () => Date
}
type Of = { readonly userSmartreqId: number }
type ShareBody = z.output<typeof contract.shareScorecard.body>
type Sharing = Of & { readonly body: ShareBody; readonly mailing: MailContext }

const DAY_MS = 86_400_000
const keySchema = contract.shareScorecard.responses[200].shape.data

export function createShareService(deps: Deps) {
  const { scopes, jobs, now } = deps
  return {
    list(caller: Caller, query: Of & { page: number; page_size: number }) {
      const { userSmartreqId, page, page_size } = query
      const { policy } = contract.listScorecardShares
      return scopes.atApplication({ caller, userSmartreqId, policy }, async (tx, { accountId }) => {
        const { rows, total } = await repository.listShares(tx, { ...query, accountId })
        const data = rows.map((row) => describeShare(row, now()))
        return { data, meta: { page, page_size, total } }
      })
    },

    /** @throws AppError `not_found`, `forbidden`. */
    async share(by: By, sharing: Sharing) {
      const { userSmartreqId, body } = sharing
      const reply = await applicationCommand(scopes, {
        by,
        userSmartreqId,
        policy: contract.shareScorecard.policy,
        name: 'share-scorecard',
        request: { userSmartreqId, body },
        replySchema: keySchema,
        change: (changing) => share(changing, { deps, ...sharing }),
      })
      jobs.wake('send-shared-scorecard')
      return reply
    },

    /** Does nothing to a share that has ended. @throws AppError `not_found`, `forbidden`. */
    revoke: (by: By, key: Of & { shareId: number }) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: key.userSmartreqId,
        policy: contract.revokeScorecardShare.policy,
        isForMerged: true,
        name: 'revoke-scorecard-share',
        request: key,
        replySchema: keySchema,
        change: (changing) => revoke(changing, { ...key, at: now() }),
      }),
  }
}

async function share(
  { tx, access, audit }: Changing,
  { deps, userSmartreqId, body, mailing }: Sharing & { deps: Deps },
) {
  const { accountId, userId: sharedBy } = access
  const sharedAt = deps.now()
  const shareId = await repository.insertShare(tx, {
    accountId,
    userSmartreqId,
    sharedBy,
    message: body.message,
    hasAnswers: body.has_answers,
    language: mailing.language,
    origin: mailing.origin,
    sharedAt,
    expiresAt: new Date(sharedAt.getTime() + body.days * DAY_MS),
  })
  const recipients = body.recipients.map((email) => {
    const recipientId = randomUUID()
    const tokenHash = shareTokenHash(shareTokenOf(deps.secret, recipientId))
    return { accountId, recipientId, shareId, email, tokenHash }
  })
  await repository.insertRecipients(tx, recipients)
  // Addresses are in no entry: the trail outlives them.
  const after = {
    user_smartreq_id: userSmartreqId,
    recipients: recipients.length,
    days: body.days,
    has_answers: body.has_answers,
  }
  await audit({ entity: 'scorecard_share', entityId: shareId, action: 'share', after })
  await Promise.all(
    recipients.map(({ recipientId }) =>
      deps.jobs.send(tx, 'send-shared-scorecard', { accountId, recipientId }),
    ),
  )
  return { share_id: shareId }
}

async function revoke(
  { tx, access, audit }: Changing,
  { at, ...share }: Of & { shareId: number; at: Date },
) {
  const { shareId } = share
  const key = { accountId: access.accountId, ...share }
  const found = await repository.lockShare(tx, key)
  if (found === null) throw new AppError('not_found')
  if (found.revokedAt === null) {
    await repository.endShare(tx, { ...key, at })
    await audit({ entity: 'scorecard_share', entityId: shareId, action: 'end_share' })
  }
  return { share_id: shareId }
}

function describeShare({ share: row, senderName, recipients }: repository.ShareRow, at: Date) {
  return {
    share_id: row.shareId,
    shared_by: senderName,
    message: row.message,
    has_answers: row.hasAnswers,
    shared_at: row.sharedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    status: statusOf(row, at),
    recipients: recipients.map(describeRecipient),
  } satisfies ScorecardShare
}

function statusOf(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date },
  at: Date,
): ScorecardShare['status'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= at ? 'expired' : 'open'
}

function describeRecipient(row: repository.RecipientRow): ScorecardShare['recipients'][number] {
  const { is_sent: isSent, is_failed: isFailed, last_opened_at: opened, ...rest } = row
  const delivered = isSent ? 'sent' : 'waiting'
  return {
    ...rest,
    mail: isFailed ? 'failed' : delivered,
    last_opened_at: opened === null ? null : new Date(opened).toISOString(),
  }
}

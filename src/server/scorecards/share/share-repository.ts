// SQL of shared scorecards. Runs in the company's scope, or the system's for a link.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { application } from '../../db/schema/requisition.ts'
import { scorecardShare, scorecardShareRecipient } from '../../db/schema/scorecard-share.ts'

type Of = { readonly accountId: number; readonly userSmartreqId: number }
type RecipientKey = { readonly accountId: number; readonly recipientId: string }
type ShareKey = { readonly accountId: number; readonly shareId: number }

export type RecipientRow = {
  readonly recipient_id: string
  readonly email: string
  readonly is_sent: boolean
  readonly is_failed: boolean
  readonly open_count: number
  readonly last_opened_at: string | null
}

// Null for a user whom the company does not see any more.
const senderName = sql<string | null>`(select nullif(u.first_name || ' ' || u.last_name, ' ')
  from app_user u where u.user_id = ${scorecardShare.sharedBy})`

const recipients = sql<RecipientRow[]>`(select coalesce(json_agg(json_build_object(
    'recipient_id', r.recipient_id, 'email', r.email, 'is_sent', r.sent_at is not null,
    'is_failed', r.failed_at is not null, 'open_count', r.open_count, 'last_opened_at', r.last_opened_at)
    order by r.email), '[]')
  from scorecard_share_recipient r
  where r.account_id = scorecard_share.account_id and r.share_id = scorecard_share.share_id)`

/** One page of an application's shares with their recipients, and how many shares there are. */
export async function listShares(
  tx: Tx,
  query: Of & { readonly page: number; readonly page_size: number },
) {
  const where = ofApplication(query)
  const rows = await tx.db
    .select({ share: scorecardShare, senderName, recipients })
    .from(scorecardShare)
    .where(where)
    .orderBy(desc(scorecardShare.sharedAt), desc(scorecardShare.shareId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(scorecardShare, where) }
}

export type ShareRow = Awaited<ReturnType<typeof listShares>>['rows'][number]

export async function insertShare(
  tx: Tx,
  values: Omit<typeof scorecardShare.$inferInsert, 'shareId'>,
): Promise<number> {
  const [row] = await tx.db
    .insert(scorecardShare)
    .values(values)
    .returning({ shareId: scorecardShare.shareId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.shareId
}

export async function insertRecipients(
  tx: Tx,
  rows: readonly (typeof scorecardShareRecipient.$inferInsert)[],
): Promise<void> {
  await tx.db.insert(scorecardShareRecipient).values([...rows])
}

/** A share of an application, locked; null for another's. */
export async function lockShare(tx: Tx, { shareId, ...of }: Of & ShareKey) {
  const [row] = await tx.db
    .select()
    .from(scorecardShare)
    .where(and(ofApplication(of), eq(scorecardShare.shareId, shareId)))
    .for('update')
  return row ?? null
}

export async function endShare(tx: Tx, { accountId, shareId, at }: ShareKey & { at: Date }) {
  await tx.db
    .update(scorecardShare)
    .set({ revokedAt: at })
    .where(and(eq(scorecardShare.accountId, accountId), eq(scorecardShare.shareId, shareId)))
}

/** A recipient with their share while it is open, locked; null otherwise. */
export async function lockOpen(
  tx: Tx,
  link: { at: Date } & ({ tokenHash: string } | RecipientKey),
) {
  const which =
    'tokenHash' in link ? eq(scorecardShareRecipient.tokenHash, link.tokenHash) : isRecipient(link)
  const [row] = await selectRecipients(tx)
    .where(
      and(
        which,
        isNull(scorecardShare.revokedAt),
        sql`${scorecardShare.expiresAt} > ${link.at.toISOString()}::timestamptz`,
        isNull(application.erasedAt),
        isNull(application.deletedAt),
      ),
    )
    .for('update', { of: scorecardShareRecipient })
  return row ?? null
}

function selectRecipients(tx: Tx) {
  return tx.db
    .select({
      share: scorecardShare,
      recipient: scorecardShareRecipient,
      companyName: account.name,
      senderName,
    })
    .from(scorecardShareRecipient)
    .innerJoin(
      scorecardShare,
      and(
        eq(scorecardShare.accountId, scorecardShareRecipient.accountId),
        eq(scorecardShare.shareId, scorecardShareRecipient.shareId),
      ),
    )
    .innerJoin(account, eq(account.accountId, scorecardShare.accountId))
    .innerJoin(
      application,
      and(
        eq(application.accountId, scorecardShare.accountId),
        eq(application.userSmartreqId, scorecardShare.userSmartreqId),
      ),
    )
    .$dynamic()
}

export type OpenShare = NonNullable<Awaited<ReturnType<typeof lockOpen>>>

export async function updateRecipient(
  tx: Tx,
  { set, ...key }: RecipientKey & { set: Partial<typeof scorecardShareRecipient.$inferInsert> },
): Promise<void> {
  await tx.db.update(scorecardShareRecipient).set(set).where(isRecipient(key))
}

function isRecipient({ accountId, recipientId }: RecipientKey) {
  return and(
    eq(scorecardShareRecipient.accountId, accountId),
    eq(scorecardShareRecipient.recipientId, recipientId),
  )
}

function ofApplication({ accountId, userSmartreqId }: Of) {
  return and(
    eq(scorecardShare.accountId, accountId),
    eq(scorecardShare.userSmartreqId, userSmartreqId),
  )
}

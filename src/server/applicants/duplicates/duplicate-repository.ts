// SQL that finds applicants who may be the same person, and the pairs of whom staff said that they are not. Runs in the
// company's scope.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { DUPLICATES_MAX, DUPLICATE_REASONS } from '#contract/applicants/applicants-rules.ts'
import { applicationStatusSchema } from '#contract/applicants/application.ts'
import type { PossibleDuplicate } from '#contract/applicants/duplicates.ts'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { duplicateDismissal } from '../../db/schema/duplicate.ts'
import { applicant } from '../../db/schema/requisition.ts'
import { userProfile } from '../../db/schema/user-profile.ts'

/** How many applicants are looked at for each key: a number that everyone types stays cheap. */
const MATCHES_MAX = 200

type Person = { readonly accountId: number; readonly userId: number }
type Pair = { readonly accountId: number; readonly userIds: readonly [number, number] }

/** What an applicant is compared by. */
export type MatchKeys = {
  readonly email: string | null
  readonly name: string | null
  /** The one given to the company, and the one of the profile. */
  readonly phones: readonly string[]
  readonly linkedin: string | null
}

/** The keys of an applicant; null for a person who never applied to the company. */
export async function findMatchKeys(tx: Tx, key: Person): Promise<MatchKeys | null> {
  const [row] = await tx.db
    .select({
      email: applicant.emailKey,
      name: applicant.nameKey,
      phone: applicant.phoneKey,
      profilePhone: userProfile.phoneKey,
      linkedin: userProfile.linkedinKey,
    })
    .from(applicant)
    .leftJoin(userProfile, eq(userProfile.userId, applicant.userId))
    .where(and(eq(applicant.accountId, key.accountId), eq(applicant.userId, key.userId)))
  if (row === undefined) return null
  const { phone, profilePhone, ...keys } = row
  return { ...keys, phones: [...new Set([phone, profilePhone])].filter((one) => one !== null) }
}

export type DuplicateQuery = Person & {
  readonly jobId: number
  readonly keys: MatchKeys
  /** The requisitions whose applicants the reader may know of; null for all. */
  readonly seen: readonly number[] | null
  /** Only the pairs that staff dismissed, or only the others. */
  readonly isDismissed: boolean
}

const REQUISITION = 2

const rowsSchema = z.object({
  rows: z.array(
    z
      .object({
        user_smartreq_id: z.coerce.number(),
        user_id: z.coerce.number(),
        job_id: z.coerce.number(),
        title: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        status: applicationStatusSchema,
        application_date: z.coerce.date(),
        reasons: z.array(z.enum(DUPLICATE_REASONS)),
      })
      .transform((row) => ({ ...row, application_date: row.application_date.toISOString() })),
  ),
})

/**
 * The applications of other people who share a key with an applicant, those who share most first. The name alone counts
 * within the same requisition only.
 */
export async function listDuplicates(tx: Tx, query: DuplicateQuery): Promise<PossibleDuplicate[]> {
  const { accountId, userId, jobId, keys, seen, isDismissed } = query
  const isSeen = seen === null ? sql`true` : sql`x.job_id = any(${listOf(seen)})`
  const hasNoDismissal = isDismissed ? sql`` : sql`not`
  const matches = matchesOf(query)
  if (matches.length === 0) return []
  const found = await tx.db.execute(sql`
    select x.user_smartreq_id, x.user_id, x.job_id, j.title, b.first_name, b.last_name, x.status,
      x.created_at as application_date,
      to_jsonb(m.reasons || case when b.name_key = ${keys.name}::text then array['name'] else array[]::text[] end) as reasons
    from (
      select k.user_id, array_remove(array_agg(distinct k.reason order by k.reason), 'name') as reasons
      from (${sql.join(matches, sql` union all `)}) k where k.user_id <> ${userId} group by k.user_id
    ) m
    join applicant b on b.account_id = ${accountId} and b.user_id = m.user_id
    join application x on x.account_id = ${accountId} and x.user_id = m.user_id
    join job j on j.account_id = x.account_id and j.job_id = x.job_id
    where ${isListedAs('x')} and x.erased_at is null and j.job_type_id = ${REQUISITION} and ${isSeen}
      and (cardinality(m.reasons) > 0 or x.job_id = ${jobId})
      and ${hasNoDismissal} exists (select 1 from duplicate_dismissal d where d.account_id = ${accountId}
        and d.user_id = least(x.user_id, ${userId}::bigint)
        and d.other_user_id = greatest(x.user_id, ${userId}::bigint))
    order by cardinality(m.reasons) desc, b.name_key = ${keys.name}::text desc nulls last,
      x.created_at desc, x.user_smartreq_id desc
    limit ${DUPLICATES_MAX}`)
  return rowsSchema.parse(found).rows
}

// One look into an index for each key that there is. The name is looked up among the applicants of the requisition alone.
function matchesOf({ accountId, jobId, keys }: DuplicateQuery): SQL[] {
  const { email, phones, linkedin, name } = keys
  const phoneList = sql`${sql.param([...phones])}::text[]`
  const looks = [
    email === null
      ? []
      : sql`select a.user_id, 'email' as reason from applicant a
          where a.account_id = ${accountId} and a.email_key = ${email}`,
    phones.length === 0
      ? []
      : [
          sql`select a.user_id, 'phone' as reason from applicant a
            where a.account_id = ${accountId} and a.phone_key = any(${phoneList})`,
          sql`select p.user_id, 'phone' as reason from user_profile p where p.phone_key = any(${phoneList})`,
        ],
    linkedin === null
      ? []
      : sql`select p.user_id, 'linkedin' as reason from user_profile p where p.linkedin_key = ${linkedin}`,
    name === null
      ? []
      : sql`select a.user_id, 'name' as reason from applicant a
          join application n on n.account_id = a.account_id and n.user_id = a.user_id and n.job_id = ${jobId}
            and ${isListedAs('n')}
          where a.account_id = ${accountId} and a.name_key = ${name}`,
  ]
  return looks.flat().map((look) => sql`(${look} limit ${MATCHES_MAX})`)
}

/** Writes down that two applicants are different people; nothing where it was said before. */
export async function insertDismissal(
  tx: Tx,
  { accountId, userIds, by, at }: Pair & { by: number; at: Date },
): Promise<boolean> {
  const rows = await tx.db
    .insert(duplicateDismissal)
    .values({ accountId, ...orderedPair(userIds), dismissedBy: by, dismissedAt: at })
    .onConflictDoNothing()
    .returning({ userId: duplicateDismissal.userId })
  return rows.length > 0
}

/** Takes that back; false where it was never said. */
export async function deleteDismissal(tx: Tx, { accountId, userIds }: Pair): Promise<boolean> {
  const { userId, otherUserId } = orderedPair(userIds)
  const rows = await tx.db
    .delete(duplicateDismissal)
    .where(
      and(
        eq(duplicateDismissal.accountId, accountId),
        eq(duplicateDismissal.userId, userId),
        eq(duplicateDismissal.otherUserId, otherUserId),
      ),
    )
    .returning({ userId: duplicateDismissal.userId })
  return rows.length > 0
}

function orderedPair([one, other]: Pair['userIds']) {
  return { userId: Math.min(one, other), otherUserId: Math.max(one, other) }
}

function listOf(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::bigint[]`
}

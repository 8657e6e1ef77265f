// SQL of a company's tags, and of whom applicants of a requisition can be assigned to. Runs in the company's scope.
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import { CHANGE_LIMITS } from '#contract/applicants/applicants-rules.ts'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { role, userRole } from '../../db/schema/account.ts'
import { applicantTag } from '../../db/schema/applicant-change.ts'
import { appUser } from '../../db/schema/session.ts'
import { foldedHasWords, hasWords } from '../../db/search.ts'
import { AppError } from '../../http/app-error.ts'

type Page = {
  readonly page: number
  readonly page_size: number
  readonly search: string
  /** Only those of them. */
  readonly ids?: readonly number[] | undefined
}

/** One page of the tags of a company, by name. */
export async function listTags(tx: Tx, query: Page & { accountId: number }) {
  const { accountId, search, ids, page, page_size } = query
  const where = and(
    eq(applicantTag.accountId, accountId),
    ids === undefined ? undefined : inArray(applicantTag.tagId, [...ids]),
    hasWords(applicantTag.name, search),
  )
  const rows = await tx.db
    .select({ tag_id: applicantTag.tagId, name: applicantTag.name })
    .from(applicantTag)
    .where(where)
    .orderBy(sql`lower(${applicantTag.name})`)
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(applicantTag, where) }
}

/**
 * The ids of the tags of these names, whatever their case; those that the company does not have are added.
 * @throws AppError `too_many_tags`.
 */
export async function findOrAddTags(
  tx: Tx,
  { accountId, names }: { accountId: number; names: readonly string[] },
): Promise<number[]> {
  if (names.length === 0) return []
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]))
  await tx.db
    .insert(applicantTag)
    .values([...byKey.values()].map((name) => ({ accountId, name })))
    .onConflictDoNothing()
  const isOfCompany = eq(applicantTag.accountId, accountId)
  const limit = CHANGE_LIMITS.tagsOfCompany
  if ((await tx.db.$count(applicantTag, isOfCompany)) > limit)
    throw new AppError('too_many_tags', { details: { limit } })
  const keys = sql.param([...byKey.keys()])
  const rows = await tx.db
    .select({ tagId: applicantTag.tagId })
    .from(applicantTag)
    .where(
      and(
        isOfCompany,
        sql`lower(${applicantTag.name}) in (select lower(key) from unnest(${keys}::text[]) as key)`,
      ),
    )
    .orderBy(asc(applicantTag.tagId))
  return rows.map(({ tagId }) => tagId)
}

/** The names of those of some tags that a company has. */
export async function listTagNames(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<string[]> {
  const rows = await tx.db
    .select({ name: applicantTag.name })
    .from(applicantTag)
    .where(and(eq(applicantTag.accountId, accountId), inArray(applicantTag.tagId, [...ids])))
  return rows.map(({ name }) => name)
}

type OfJob = { readonly accountId: number; readonly jobId: number }
/** One requisition, or with none named all of a company. */
type OfScope = { readonly accountId: number; readonly jobId?: number }

const fullName = sql<string>`app_user.first_name || ' ' || app_user.last_name`

/**
 * One page of the users who see a requisition, its team first, or of all users of a company; or of those to whom an
 * applicant is assigned there.
 */
export async function listAssignees(
  tx: Tx,
  { scope, ...query }: Page & OfScope & { scope?: 'assigned' | undefined },
) {
  const { accountId, jobId, search, ids, page, page_size } = query
  const where = and(
    eq(userRole.accountId, accountId),
    ids === undefined ? undefined : inArray(appUser.userId, [...ids]),
    scope === 'assigned' ? isAssigned(query) : undefined,
    scope === undefined && jobId !== undefined ? seesRequisition({ accountId, jobId }) : undefined,
    foldedHasWords(appUser.folded, search),
  )
  const found = tx.db
    .select({
      user_id: appUser.userId,
      full_name: sql<string>`min(${fullName})`.as('full_name'),
      email: sql<string>`min(${appUser.email})`.as('email'),
      is_on_team: sql<boolean>`bool_or(${
        jobId === undefined ? sql`false` : isOnTeam({ accountId, jobId })
      })`.as('is_on_team'),
    })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(where)
    .groupBy(appUser.userId)
    .as('found')
  const rows = await tx.db
    .select({ user_id: found.user_id, full_name: found.full_name, email: found.email })
    .from(found)
    .orderBy(desc(found.is_on_team), asc(found.full_name), asc(found.user_id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [counted] = await tx.db.select({ total: sql<number>`count(*)::int` }).from(found)
  return { rows, total: counted?.total ?? 0 }
}

function isOnTeam({ accountId, jobId }: OfJob): SQL {
  return sql`exists (select 1 from job_team m where m.account_id = ${accountId}
    and m.job_id = ${jobId} and m.user_id = app_user.user_id)`
}

function isAssigned({ accountId, jobId }: OfScope): SQL {
  const ofJob = jobId === undefined ? sql`` : sql`and a.job_id = ${jobId}`
  return sql`exists (select 1 from application a where a.account_id = ${accountId} ${ofJob}
    and a.assigned_user_id = app_user.user_id and ${isListedAs('a')})`
}

// The rule of `job-access.ts`, for all of a company at once.
function seesRequisition(key: OfJob): SQL {
  const { accountId, jobId } = key
  return sql`(${isOnTeam(key)} or ((role.smartreq_access or role.full_access) and (
    not exists (select 1 from member_limit l where l.account_id = ${accountId}
      and l.user_id = app_user.user_id and l.job_kind = 'smartreq')
    or exists (select 1 from available_job v where v.account_id = ${accountId}
      and v.user_id = app_user.user_id and v.job_id = ${jobId}))))`
}

// How changes of applications are written into the audit trail: by the names that they had then. Runs in the company's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'

import type { AuditEntry } from '../../access/audit/audit-trail.ts'
import type { Tx } from '../../db/database.ts'
import { applicantTag, type ChangeState } from '../../db/schema/applicant-change.ts'
import { appUser } from '../../db/schema/session.ts'
import type { Change } from './change-repository.ts'

type Given = {
  readonly accountId: number
  readonly kind: ChangeKind
  readonly changes: readonly Change[]
}

type Entry = Omit<AuditEntry, 'accountId' | 'actorId' | 'address'>

/** One entry for each application. */
export async function describeChanges(
  tx: Tx,
  { accountId, kind, changes }: Given,
): Promise<Entry[]> {
  const states = changes.flatMap(({ before, after }) => [before, after])
  const nameOf = await readNames(tx, { accountId, states })
  return changes.map(({ userSmartreqId, jobId, before, after }) => ({
    entity: 'application',
    entityId: userSmartreqId,
    jobId,
    action: actionOf(kind, after),
    before: nameOf(before),
    after: nameOf(after),
  }))
}

function actionOf(kind: ChangeKind, after: ChangeState): string {
  switch (kind) {
    case 'assign':
      return 'user_id' in after && after.user_id === null ? 'unassign' : 'assign'
    case 'tag':
      return 'tag'
    case 'delete':
      return 'deleted_at' in after && after.deleted_at === null ? 'restore' : 'delete'
    default:
      return kind satisfies never
  }
}

async function readNames(
  tx: Tx,
  { accountId, states }: { accountId: number; states: readonly ChangeState[] },
): Promise<(state: ChangeState) => Record<string, unknown>> {
  const userIds = states.flatMap((one) => ('user_id' in one ? (one.user_id ?? []) : []))
  const tagIds = states.flatMap((one) => ('tag_ids' in one ? one.tag_ids : []))
  const users = await namesOfUsers(tx, [...new Set(userIds)])
  const tags = await namesOfTags(tx, { accountId, ids: [...new Set(tagIds)] })
  return (state) => {
    if ('user_id' in state) {
      const { user_id: id } = state
      return { assigned_user: id === null ? null : (users.get(id) ?? null) }
    }
    if ('tag_ids' in state) return { tags: state.tag_ids.flatMap((id) => tags.get(id) ?? []) }
    return { deleted: state.deleted_at !== null }
  }
}

async function namesOfUsers(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const name = sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`
  const rows = await tx.db
    .select({ id: appUser.userId, name })
    .from(appUser)
    .where(inArray(appUser.userId, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function namesOfTags(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.db
    .select({ id: applicantTag.tagId, name: applicantTag.name })
    .from(applicantTag)
    .where(and(eq(applicantTag.accountId, accountId), inArray(applicantTag.tagId, [...ids])))
  return new Map(rows.map((row) => [row.id, row.name]))
}

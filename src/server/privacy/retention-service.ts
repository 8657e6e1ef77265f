// Rules of setting how long a company keeps applications, and of looking at what that does. The run is apply-retention.ts.
import type { z } from 'zod'

import * as contract from '#contract/privacy/retention.ts'
import {
  RETENTION_PREVIEW_DAYS,
  retentionSchema,
  type DueApplication,
  type Retention,
  type RetentionDays,
  type RetentionPreview,
  type RetentionRun,
} from '#contract/privacy/retention.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import * as repository from './retention-repository.ts'
import { nextRunOf, replacePolicy, rulesOf, type RetentionPolicy } from './retention-schedule.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Of = { readonly accountId: number }
type Page = Of & { readonly page: number; readonly page_size: number }
type Wanted = Of & { readonly [Key in keyof RetentionDays]?: number | undefined }
type ListQuery = Of & z.output<typeof contract.listDueApplications.query>

const DAY_MS = 86_400_000

export type RetentionService = ReturnType<typeof createRetentionService>

export function createRetentionService(deps: Deps) {
  return { ...rulesService(deps), ...viewService(deps) }
}

function rulesService({ scopes, now }: Deps) {
  return {
    get(caller: Caller, accountId: number): Promise<Retention> {
      const { policy } = contract.getRetention
      return scopes.inAccount({ caller, accountId, policy }, async (tx) =>
        describePolicy(await repository.findPolicy(tx, accountId), now()),
      )
    },

    save: (by: By, given: Of & { days: RetentionDays }): Promise<Retention> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'save-retention',
        policy: contract.saveRetention.policy,
        request: given,
        replySchema: retentionSchema,
        async change({ tx, audit }) {
          const { accountId, days } = given
          await repository.lockPolicy(tx, accountId)
          const before = await repository.findPolicy(tx, accountId)
          const policy = replacePolicy(before, { days, now: now() })
          await repository.savePolicy(tx, { accountId, policy })
          const about = { entity: 'retention_policy', entityId: accountId } as const
          await audit({ ...about, action: 'update', before: before.days, after: days })
          return describePolicy(policy, now())
        },
      }),
  }
}

/** What rules would do, and what they did. */
function viewService({ scopes, now }: Deps) {
  return {
    preview(caller: Caller, wanted: Wanted): Promise<RetentionPreview> {
      const { accountId } = wanted
      const { policy } = contract.previewRetention
      return scopes.inAccount({ caller, accountId, policy }, (tx) =>
        preview(tx, { wanted, at: now() }),
      )
    },

    listDue(caller: Caller, query: ListQuery) {
      const { accountId } = query
      const { policy } = contract.listDueApplications
      return scopes.inAccount({ caller, accountId, policy }, (tx) =>
        listDue(tx, { query, at: now() }),
      )
    },

    listRuns(caller: Caller, query: Page) {
      const { accountId } = query
      const { policy } = contract.listRetentionRuns
      return scopes.inAccount({ caller, accountId, policy }, async (tx) => {
        const { rows, total } = await repository.listRuns(tx, query)
        return { data: rows.map(describeRun), meta: metaOf(query, total) }
      })
    },
  }
}

async function preview(
  tx: Tx,
  { wanted, at }: { wanted: Wanted; at: Date },
): Promise<RetentionPreview> {
  const { rules, firstRun, until } = await readWanted(tx, { wanted, at })
  if (firstRun === null) return { next_run_at: null, next_run: 0, next_30_days: 0, held: 0 }
  const { accountId } = wanted
  const counts = await repository.countDue(tx, { accountId, rules, until, firstRun })
  return {
    next_run_at: firstRun.toISOString(),
    next_run: counts.nextRun,
    next_30_days: counts.all,
    held: counts.held,
  }
}

async function listDue(tx: Tx, { query, at }: { query: ListQuery; at: Date }) {
  const { rules, firstRun, until } = await readWanted(tx, { wanted: query, at })
  if (firstRun === null) return { data: [], meta: metaOf(query, 0) }
  const { accountId, page, page_size, search } = query
  const { rows, total } = await repository.listDue(tx, {
    accountId,
    page,
    page_size,
    search,
    rules,
    until: query.due === 'next_run' ? firstRun : until,
    isHeld: query.held === undefined ? undefined : query.held === '1',
    isDescending: query.ordering === '-due_at',
  })
  return { data: rows.map((row) => describeDue(row, firstRun)), meta: metaOf(query, total) }
}

// As if they were saved at that moment, in the place of those that are.
async function readWanted(tx: Tx, { wanted, at }: { wanted: Wanted; at: Date }) {
  const saved = await repository.findPolicy(tx, wanted.accountId)
  const days = {
    ended_applications_days: wanted.ended_applications_days ?? null,
    hired_applications_days: wanted.hired_applications_days ?? null,
  }
  const firstRun = nextRunOf(replacePolicy(saved, { days, now: at }), at)
  const until = new Date(at.getTime() + RETENTION_PREVIEW_DAYS * DAY_MS)
  return { rules: rulesOf(days), firstRun, until }
}

function describePolicy(policy: RetentionPolicy, at: Date): Retention {
  return { ...policy.days, next_run_at: nextRunOf(policy, at)?.toISOString() ?? null }
}

function describeDue(row: repository.DueRow, firstRun: Date): DueApplication {
  const dueAt = row.dueAt < firstRun ? firstRun : row.dueAt
  return {
    user_smartreq_id: row.userSmartreqId,
    job_id: row.jobId,
    job_title: row.jobTitle,
    first_name: row.firstName,
    last_name: row.lastName,
    rule: row.rule,
    ended_at: row.endedAt.toISOString(),
    due_at: dueAt.toISOString(),
    is_held: row.isHeld,
  }
}

function describeRun(row: repository.RunRow): RetentionRun {
  return {
    rule: row.rule,
    ran_at: row.ranAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    days: row.days,
    erased: row.erased,
    held: row.held,
  }
}

function metaOf({ page, page_size }: Pick<Page, 'page' | 'page_size'>, total: number) {
  return { page, page_size, total }
}

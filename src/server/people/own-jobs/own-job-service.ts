// A person's own jobs, with what each asks and what the person scored. Knows no HTTP.

import type { OwnJob } from '#contract/people/own-jobs.ts'
import { KINDS_WITH_REPORT } from '#contract/reports/report-kinds.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { listHeldJobs } from './held-jobs.ts'
import * as repository from './own-job-repository.ts'
import type { OwnJobRow } from './own-job-repository.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

/** Jobs that the caller holds or is about to begin, the latest first. */
export function listOwnJobs({ database, now }: Deps, { userId }: Caller): Promise<OwnJob[]> {
  return database.inScope({ kind: 'system' }, async (tx) => {
    const jobs = await listHeldJobs(tx, { userId, at: now() })
    const attributesOf = await readAttributes(tx, { userId, rows: jobs })
    return jobs.map((row) => ({
      user_job_id: row.userJobId,
      company_name: row.companyName,
      job_title: row.jobTitle,
      department: row.department,
      state: row.state,
      start_date: row.startDate,
      end_date: row.endDate,
      profile: {
        job_uuid: row.jobUuid,
        title: row.profileTitle,
        description: row.description,
        attributes: attributesOf(row),
      },
    }))
  })
}

async function readAttributes(
  tx: Tx,
  { userId, rows }: { userId: number; rows: readonly OwnJobRow[] },
): Promise<(row: OwnJobRow) => OwnJob['profile']['attributes']> {
  if (rows.length === 0) return () => []
  const accountIds = rows.map(({ accountId }) => accountId)
  const asked = await repository.listAsked(tx, { accountIds, jobIds: rows.map((row) => row.jobId) })
  const levels = await repository.listLevels(tx, {
    userId,
    accountIds,
    attributeIds: asked.map(({ attributeTypeId }) => attributeTypeId),
    kinds: KINDS_WITH_REPORT,
  })
  return ({ accountId, jobId }) =>
    asked
      .filter((one) => one.jobId === jobId)
      .map((one) => {
        const level = levels.find(
          (of) => of.accountId === accountId && of.attributeTypeId === one.attributeTypeId,
        )
        return {
          attribute_type_id: one.attributeTypeId,
          name: one.name,
          group: one.group,
          target_level: one.target,
          own_level:
            level === undefined
              ? null
              : { score: level.score, measured_at: level.measuredAt.toISOString() },
        }
      })
}

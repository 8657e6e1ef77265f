// A person's own jobs, with what each asks and what the person scored. Knows no HTTP.

import type { OwnJob } from '#contract/people/own-jobs.ts'
import { KINDS_WITH_REPORT } from '#contract/reports/report-kinds.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { readAskedLevels } from './asked-levels.ts'
import { listHeldJobs } from './held-jobs.ts'
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
  const { asked, levelOf } = await readAskedLevels(tx, {
    userIds: [userId],
    profiles: rows,
    kinds: KINDS_WITH_REPORT,
  })
  return ({ accountId, jobId }) =>
    asked
      .filter((one) => one.jobId === jobId)
      .map(({ attributeTypeId, name, group, target }) => {
        const level = levelOf({ accountId, attributeTypeId })
        return {
          attribute_type_id: attributeTypeId,
          name,
          group,
          target_level: target,
          own_level: level && {
            score: level.score,
            measured_at: level.measuredAt.toISOString(),
          },
        }
      })
}

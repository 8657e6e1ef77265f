// What was measured of a participant beside the targets of the profile, and the overall score of it. Knows no HTTP.
import { eq, and } from 'drizzle-orm'

import * as contract from '#contract/job-profiles/participant-results.ts'
import type {
  ParticipantResult,
  ParticipantResults,
} from '#contract/job-profiles/participant-results.ts'
import { compareLevel } from '#contract/people/level-rules.ts'

import { listSeenJobs } from '../access/job-access.ts'
import type { JobAccess } from '../access/staff-access.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import { getScorer, scoreBy, type Scorer } from '../assessments/scoring/scorer.ts'
import type { Tx } from '../db/database.ts'
import { predictiveModel } from '../db/schema/predictive-model.ts'
import { AppError } from '../http/app-error.ts'
import { listUsersOf } from '../people/employees/person-records.ts'
import { type AskedRow, type LevelRow, readAskedLevels } from '../people/own-jobs/asked-levels.ts'
import { listArchived } from './answered-work.ts'
import { findStretch } from './participant-repository.ts'
import { assertProfile } from './participants.ts'

/** The newest result of an attribute, and whether the caller may see it. */
type Level = { readonly row: LevelRow | null; readonly isHidden: boolean }
type LevelOf = (attributeTypeId: number) => Level

/** Serves the results of a participant. */
export function serveParticipantResults({ query }: StaffEndpoints): void {
  query(contract.getParticipantResults, ({ tx, access, params }) =>
    describeResults(tx, { access, userJobId: params.user_job_id }),
  )
}

/** @throws AppError `not_found`. */
async function describeResults(
  tx: Tx,
  { access, userJobId }: { access: JobAccess; userJobId: number },
): Promise<ParticipantResults> {
  assertProfile(access)
  const { accountId, jobId } = access
  const found = await findStretch(tx, { accountId, jobId, userJobId })
  if (found === null) throw new AppError('not_found')
  const scorer = await getScorer(tx, { accountId, jobId })
  const { userId } = found.stretch
  const { asked, levelOf } = await readAskedLevels(tx, {
    userIds: await listUsersOf(tx, { accountId, userId }),
    profiles: [{ accountId, jobId }],
    // A model may weigh what the profile does not ask.
    alsoMeasured: scorer.weights.map(({ attributeTypeId }) => attributeTypeId),
  })
  const ids = new Set([...asked, ...scorer.weights].map((one) => one.attributeTypeId))
  const rows = [...ids].flatMap((attributeTypeId) => levelOf({ accountId, attributeTypeId }) ?? [])
  const visible = await visibleLevels(tx, { access, rows })
  return {
    attributes: asked.map((one) => describe(one, visible(one.attributeTypeId))),
    overall: await describeOverall(tx, { accountId, scorer, levelOf: visible }),
    archived: await describeArchived(tx, { accountId, userJobId }),
  }
}

async function describeArchived(
  tx: Tx,
  stretch: { accountId: number; userJobId: number },
): Promise<ParticipantResults['archived']> {
  const rows = await listArchived(tx, stretch)
  return rows.map(({ jobStepActivityId, title, submittedAt }) => ({
    job_step_activity_id: jobStepActivityId,
    title,
    submitted_at: submittedAt?.toISOString() ?? null,
  }))
}

// A result is for those who see the job that it was made for, as on a scorecard.
async function visibleLevels(
  tx: Tx,
  { access, rows }: { access: JobAccess; rows: readonly LevelRow[] },
): Promise<LevelOf> {
  const seen = await listSeenJobs(tx, { access, jobs: rows })
  const byId = new Map(rows.map((row) => [row.attributeTypeId, row]))
  return (attributeTypeId) => {
    const row = byId.get(attributeTypeId) ?? null
    const isHidden = row !== null && !seen.has(row.jobId)
    return { row: isHidden ? null : row, isHidden }
  }
}

function describe(
  { attributeTypeId, name, group, target, weight }: AskedRow,
  { row, isHidden }: Level,
): ParticipantResult {
  return {
    attribute_type_id: attributeTypeId,
    name,
    group,
    target_level: target,
    weight,
    level: row && { score: row.score, measured_at: row.measuredAt.toISOString() },
    is_hidden: isHidden,
    comparison: compareLevel(row?.score ?? null, target),
  }
}

type Weighing = { readonly accountId: number; readonly scorer: Scorer; readonly levelOf: LevelOf }

/** By the formula of fit scores, and only where everything that counts has a result: the score of a part would mislead. */
async function describeOverall(
  tx: Tx,
  { accountId, scorer, levelOf }: Weighing,
): Promise<ParticipantResults['overall']> {
  const counted = scorer.weights.filter(({ weight }) => weight > 0)
  if (counted.length === 0) return null
  const points = counted.map(
    ({ attributeTypeId: id }) => [String(id), levelOf(id).row?.points ?? null] as const,
  )
  const { score, missing } = scoreBy(scorer, Object.fromEntries(points))
  const { predictiveModelId } = scorer
  return {
    score: missing.length === 0 ? score : null,
    predictive_model:
      predictiveModelId === null ? null : await findModelName(tx, { accountId, predictiveModelId }),
    version: scorer.version,
    counted: counted.length,
    measured: counted.length - missing.length,
  }
}

async function findModelName(
  tx: Tx,
  { accountId, predictiveModelId }: { accountId: number; predictiveModelId: number },
): Promise<string | null> {
  const [row] = await tx.db
    .select({ name: predictiveModel.name })
    .from(predictiveModel)
    .where(
      and(
        eq(predictiveModel.accountId, accountId),
        eq(predictiveModel.predictiveModelId, predictiveModelId),
      ),
    )
  return row?.name ?? null
}

// Writes what the applicants of the demo did: activities, attempts, answers and scores.
import { inArray } from 'drizzle-orm'

import { answerDigest } from '#contract/assessments/answer-digest.ts'
import { answer, attempt, attributeScore, userStepActivity } from '#server/db/schema/assessment.ts'

import type { Database } from './bulk-insert.ts'
import { insertRows } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import type { IdLookup } from './id-lookup.ts'
import { keyOf, lookup } from './id-lookup.ts'
import type { PlannedActivity, PlannedApplication } from './plan-applications.ts'
import { seededRandom } from './random.ts'
import { accountIds } from './seed-applications.ts'
import type { SeededApplications } from './seed-applications.ts'
import { seedTrail } from './seed-trail.ts'

/** Of each open requisition, this many of the newest submitted applications have what their devices sent. */
const WITH_TRAIL = 20
const SCORED_AFTER_DAYS = 4 / 86_400

type WithActivities = SeededApplications & { readonly activityRowId: IdLookup }

export async function seedAnswers(db: Database, written: SeededApplications): Promise<void> {
  const activityRowId = await insertActivities(db, written)
  await insertAttempts(db, { ...written, activityRowId })
  await insertScores(db, { ...written, activityRowId })
}

async function insertActivities(db: Database, written: SeededApplications): Promise<IdLookup> {
  const { companies } = written
  await insertRows(db, {
    table: userStepActivity,
    rows: everyActivity(written).map(({ plan, activity, ids }) => ({
      ...ids,
      jobStepActivityId: companies.activityId(plan.requisition.uuid, activity.slug),
      status: statusOf(activity),
      scoredAt: activity.submittedAt && addDays(activity.submittedAt, SCORED_AFTER_DAYS),
    })),
  })
  const rows = await db
    .select({
      application: userStepActivity.userSmartreqId,
      activity: userStepActivity.jobStepActivityId,
      id: userStepActivity.userStepActivityId,
    })
    .from(userStepActivity)
    .where(inArray(userStepActivity.accountId, accountIds(written)))
  return lookup(new Map(rows.map((row) => [keyOf(row.application, row.activity), row.id])))
}

/**
 * Every activity that was begun has its attempt and its answers: a score that is shown can be calculated again. What the
 * devices sent stands in the database for the newest applications, and for attempts under way.
 */
async function insertAttempts(db: Database, written: WithActivities): Promise<void> {
  const random = seededRandom(0xa77e)
  const devices = seededRandom(0xd1ce)
  const recent = withTrail(written.plans)
  const attempts: (typeof attempt.$inferInsert & { startedAt: Date })[] = []
  const answers: (typeof answer.$inferInsert)[] = []
  const sent = new Set<string>()
  for (const { plan, activity, ids, rowId } of everyActivityRow(written)) {
    const { startedAt, submittedAt } = activity
    if (startedAt === null) continue
    const device = { attemptId: random.uuidAt(startedAt), deviceId: random.uuid() }
    const pace = random.between(4, 9)
    if (submittedAt === null || recent.has(plan)) sent.add(device.attemptId)
    const given = answerRows({ activity, startedAt, pace })
    const { accountId, userId } = ids
    const other = isContinued({ plan, activity }) ? { deviceId: devices.uuid() } : {}
    answers.push(
      ...given.map((row, index) => {
        const later = index < given.length / 2 ? {} : other
        return { ...row, ...device, ...later, accountId, userId }
      }),
    )
    attempts.push({
      ...ids,
      ...device,
      ...attemptTimes({ startedAt, submittedAt, savedAt: given.at(-1)?.answeredAt }),
      userStepActivityId: rowId,
      asmtId: written.companies.asmtId(activity.slug),
      language: plan.person.language,
      answeredCount: activity.answers.length,
      digest: submittedAt && (await digestOf(activity)),
    })
  }
  await insertRows(db, { table: attempt, rows: attempts })
  await insertRows(db, { table: answer, rows: answers })
  await seedTrail(db, {
    attempts: attempts.filter(({ attemptId }) => sent.has(attemptId)),
    answers: answers.filter(({ attemptId }) => sent.has(attemptId)),
  })
}

type AttemptTimes = {
  readonly startedAt: Date
  readonly submittedAt: Date | null
  readonly savedAt: Date | undefined
}

function attemptTimes({ startedAt, submittedAt, savedAt }: AttemptTimes) {
  return {
    startedAt,
    submittedAt,
    pledgeAcceptedAt: startedAt,
    deviceStartedAt: startedAt,
    deviceSubmittedAt: submittedAt,
    lastSavedAt: submittedAt ?? savedAt ?? startedAt,
  }
}

type GivenAnswers = {
  readonly activity: PlannedActivity
  readonly startedAt: Date
  /** Seconds an answer, when the attempt is not submitted yet. */
  readonly pace: number
}

function answerRows({ activity, startedAt, pace }: GivenAnswers) {
  const { answers, submittedAt } = activity
  const seconds = submittedAt
    ? (submittedAt.getTime() - startedAt.getTime()) / 1000 / (answers.length + 1)
    : pace
  return answers.map(([questionId, value], index) => {
    const answeredAt = addDays(startedAt, (seconds * (index + 1)) / 86_400)
    return { questionId, value, answeredAt, receivedAt: answeredAt, rev: index + 1 }
  })
}

function digestOf({ answers }: PlannedActivity): Promise<string> {
  return answerDigest(answers.map(([question_id, value]) => ({ question_id, value })))
}

/** Who is still new began the longest of them on a phone, and went on at a laptop. */
function isContinued(given: { plan: PlannedApplication; activity: PlannedActivity }): boolean {
  return given.plan.journey.status === 'new' && given.activity.slug === 'personality'
}

function withTrail(plans: readonly PlannedApplication[]): ReadonlySet<PlannedApplication> {
  const open = plans.filter(
    ({ requisition, submittedAt }) => requisition.status === 'open' && submittedAt,
  )
  const byJob = Map.groupBy(open, ({ requisition }) => requisition.uuid)
  return new Set([...byJob.values()].flatMap((group) => group.slice(-WITH_TRAIL)))
}

async function insertScores(db: Database, written: WithActivities): Promise<void> {
  const { companies } = written
  const rows = everyActivityRow(written).flatMap(({ activity, ids, rowId }) =>
    activity.scores.map((score) => ({
      accountId: ids.accountId,
      userSmartreqId: ids.userSmartreqId,
      attributeTypeId: companies.attributeTypeId(score.attribute),
      userStepActivityId: rowId,
      raw: score.raw,
      answered: score.answered,
      items: score.items,
      score: score.score,
      metric: score.metric,
      points: score.points,
      scoringVersion: score.scoring_version,
      computedAt: activity.submittedAt && addDays(activity.submittedAt, SCORED_AFTER_DAYS),
    })),
  )
  await insertRows(db, {
    table: attributeScore,
    rows: rows.flatMap(({ computedAt, ...row }) => (computedAt ? [{ ...row, computedAt }] : [])),
  })
}

function everyActivity({ plans, companies, userId, applicationId }: SeededApplications) {
  return plans.flatMap((plan) => {
    const ids = {
      accountId: companies.accountId(plan.company.uuid),
      userId: userId(plan.person.uuid),
      userSmartreqId: applicationId(plan.requisition.uuid, plan.person.uuid),
    }
    return plan.activities.map((activity) => ({ plan, activity, ids }))
  })
}

function everyActivityRow(written: WithActivities) {
  const { companies, activityRowId } = written
  return everyActivity(written).map((entry) => {
    const { plan, activity, ids } = entry
    const activityId = companies.activityId(plan.requisition.uuid, activity.slug)
    return { ...entry, rowId: activityRowId(ids.userSmartreqId, activityId) }
  })
}

function statusOf({ startedAt, submittedAt }: PlannedActivity): string {
  if (submittedAt) return 'scored'
  return startedAt ? 'in_progress' : 'available'
}

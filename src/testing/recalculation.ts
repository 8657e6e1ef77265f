// Scores that are calculated again: who waits for it, the order, and what the queue does then.
import { eq, isNull } from 'drizzle-orm'

import { recalculateScores } from '#server/assessments/recalculate-scores.ts'
import { attributeScore, attributeType } from '#server/db/schema/assessment.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { application } from '#server/db/schema/requisition.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'

import {
  buildCompany,
  buildRequisition,
  buildStaff,
  only,
  type Application,
  type Requisition,
} from './builders.ts'
import { buildCandidate, complete } from './candidate.ts'
import { watchLoop } from './loop-monitor.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

/** People who have submitted and were not scored yet, and their recruiter. */
export async function buildUnscored(test: TestApp, { people = 1 } = {}) {
  const { database } = test
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  await weighAll(test, requisition)
  const applications: Application[] = []
  for (let count = 0; count < people; count += 1) {
    const candidate = await buildCandidate(test, { requisition })
    await complete(test, { candidate, slug: 'competencies', value: 4 })
    applications.push(candidate.application)
  }
  const person = await buildStaff(database, { company, preset: 'Recruiter' })
  const recruiter = await test.as(person)
  takeRecalculations(test)
  const isUnderWay = async () =>
    (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data.is_recalculating
  return { recruiter, person, jobId, applications, isUnderWay }
}

/** Orders it for a requisition, under a key of its own unless one is named. */
export function orderRecalculation(client: Client, given: number | { jobId: number; key: string }) {
  const { jobId, key } =
    typeof given === 'number' ? { jobId: given, key: crypto.randomUUID() } : given
  const url = `/smartreq/v1/${jobId}/recalculate-scores/`
  return client.send({ method: 'POST', url, headers: { 'idempotency-key': key } })
}

/** What the queue was told to recalculate. */
export function takeRecalculations({ recordedJobs }: TestApp) {
  return recordedJobs
    .splice(0)
    .flatMap(({ name, payload }) =>
      name === 'recalculate-scores' ? [jobPayloads[name].parse(payload)] : [],
    )
}

/** Does what the queue was told to, or these orders. */
export async function recalculate(test: TestApp, orders = takeRecalculations(test)): Promise<void> {
  const { database, jobs, clock } = test
  for (const one of orders)
    await watchLoop('recalculate-scores', () =>
      recalculateScores({ database, jobs, now: clock.now }, one),
    )
}

/** The fit of each application; null for one that is not scored. */
export function fitsOf({ database }: TestApp, ids: readonly number[]): Promise<(number | null)[]> {
  return Promise.all(
    ids.map(async (id) => {
      const isIt = eq(application.userSmartreqId, id)
      return only(await database.owner.select().from(application).where(isIt)).score
    }),
  )
}

/** Which scores of attributes are those of an application. */
export function isScoreOf(one: Application | undefined) {
  return eq(attributeScore.userSmartreqId, one?.userSmartreqId ?? 0)
}

async function weighAll(
  { database: { owner } }: TestApp,
  { accountId, jobId }: Requisition,
): Promise<void> {
  const types = await owner.select().from(attributeType).where(isNull(attributeType.accountId))
  const weight = { accountId, jobId, weight: 1, sortOrder: 0 }
  await owner
    .insert(jobAttribute)
    .values(types.map(({ attributeTypeId }) => ({ ...weight, attributeTypeId })))
}

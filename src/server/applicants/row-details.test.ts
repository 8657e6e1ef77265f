// When applicants came to their steps, when something last happened, and their scores in what a requisition weighs.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { attributeScore, attributeType, userStepActivity } from '#server/db/schema/assessment.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { application } from '#server/db/schema/requisition.ts'
import { exportedEmails } from '#testing/applicant-exports.ts'
import { only } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const APPLIED = new Date('2026-03-01T12:00:00Z')

async function begin(count = 1) {
  const applicants = Array.from({ length: count }, () => ({ ...WAITING, createdAt: APPLIED }))
  const arrived = await arrive(test, { applicants })
  const { requisition, company, recruiter } = arrived
  const url = `/smartreq/v1/${requisition.jobId}/applicants/`
  const rowsAt = async (query: string): Promise<ApplicantRow[]> =>
    (await recruiter.get(`${url}?${query}`)).body.data
  const rowOf = async (userSmartreqId: number) => {
    const everywhere = await recruiter.get(`/smartreq/v1/account/${company.accountId}/applicants/`)
    const found = [...(await rowsAt('')), ...everywhere.body.data].filter(
      (row: ApplicantRow) => row.user_smartreq_id === userSmartreqId,
    )
    const [one, other] = found.map(({ step_since, last_activity_at, attribute_scores }) => ({
      step_since,
      last_activity_at,
      attribute_scores,
    }))
    expect(one).toEqual(other)
    if (one === undefined) throw new Error('The applicant is not listed.')
    return one
  }
  return { ...arrived, url, rowOf, rowsAt }
}

it('an applicant is at the first step since they applied, and at the next since the decision', async () => {
  const { first, rowOf, decide, undo } = await begin()
  const id = first.userSmartreqId
  expect(await rowOf(id)).toMatchObject({
    step_since: APPLIED.toISOString(),
    last_activity_at: APPLIED.toISOString(),
  })
  const done = await decide({ action: 'advance', ref_ids: [first.refId] })
  const moved = await rowOf(id)
  expect(Date.parse(moved.step_since)).toBeGreaterThan(APPLIED.getTime())
  expect(Date.parse(moved.last_activity_at)).toBeGreaterThanOrEqual(Date.parse(moved.step_since))
  // What is taken back within the hour was no move.
  expect((await undo(done.body.data.batch_id)).status).toBe(200)
  expect((await rowOf(id)).step_since).toBe(APPLIED.toISOString())
  // Nor is a change of the status alone.
  expect((await decide({ action: 'hold', ref_ids: [first.refId] })).status).toBe(200)
  expect((await rowOf(id)).step_since).toBe(APPLIED.toISOString())
})

it('applicants have scores in what their requisition weighs, and are sorted by one of them', async () => {
  const { applicants, requisition, company, rowOf, rowsAt, url, recruiter } = await begin(3)
  const { accountId } = company
  const [weighed, other] = await owner.select().from(attributeType).limit(2)
  if (weighed === undefined || other === undefined) throw new Error('There are no attributes.')
  const { attributeTypeId } = weighed
  await owner.delete(jobAttribute).where(eq(jobAttribute.jobId, requisition.jobId))
  await owner
    .insert(jobAttribute)
    .values({ accountId, jobId: requisition.jobId, attributeTypeId, sortOrder: 1 })
  for (const [index, score] of [40, 90].entries()) {
    const userSmartreqId = applicants[index]?.userSmartreqId ?? 0
    const [activity] = await owner
      .select()
      .from(userStepActivity)
      .where(eq(userStepActivity.userSmartreqId, userSmartreqId))
    const { userStepActivityId } = only(activity === undefined ? [] : [activity])
    const made = { accountId, userSmartreqId, userStepActivityId, raw: 1, answered: 1, items: 1 }
    const scored = { ...made, score, metric: 'pomp', scoringVersion: '1' } as const
    await owner.insert(attributeScore).values([
      { ...scored, attributeTypeId },
      { ...scored, attributeTypeId: other.attributeTypeId },
    ])
    // The fit says the contrary.
    await owner
      .update(application)
      .set({ score: 100 - score })
      .where(eq(application.userSmartreqId, userSmartreqId))
  }
  const [low, high, none] = applicants.map(({ userSmartreqId }) => userSmartreqId)
  expect((await rowOf(low ?? 0)).attribute_scores).toEqual([
    { attribute_type_id: attributeTypeId, score: 40 },
  ])
  const idsBy = async (query: string) => (await rowsAt(query)).map((row) => row.user_smartreq_id)
  const by = `score_of=${attributeTypeId}`
  expect(await idsBy(`ordering=-score&${by}`)).toEqual([high, low, none])
  expect(await idsBy(`ordering=score&${by}`)).toEqual([low, high, none])
  expect(await idsBy('ordering=score')).toEqual([high, low, none])
  expect((await recruiter.get(`${url}?score_of=fit`)).status).toBe(400)
  const key = { client: recruiter, accountId, jobId: requisition.jobId }
  for (const ordering of ['-score', 'class', 'assigned', 'step']) {
    const order = { ordering, score_of: attributeTypeId }
    const emails = (await rowsAt(`ordering=${ordering}&${by}`)).map((row) => row.email)
    expect(await exportedEmails(test, { ...key, order })).toEqual(emails)
  }
  const detail = await recruiter.get(`/smartreq/v1/${requisition.jobId}/`)
  expect(detail.body.data.attributes).toEqual([
    { attribute_type_id: attributeTypeId, name: weighed.name },
  ])
})

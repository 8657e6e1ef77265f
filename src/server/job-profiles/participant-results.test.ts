import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ParticipantResults } from '#contract/job-profiles/participant-results.ts'
import { convertScore, type ScoreConverter } from '#contract/scorecards/score-converter.ts'
import { attributeScore, attributeType } from '#server/db/schema/assessment.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { jobAttribute, jobAttributeGroup } from '#server/db/schema/job-attribute.ts'
import { application, jobTeam } from '#server/db/schema/requisition.ts'
import { buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { completeGo, openProfile } from '#testing/employee-goes.ts'
import { buildParticipant, buildProfile } from '#testing/job-profiles.ts'
import { modelBody, modelsUrl, selectUrl } from '#testing/predictive-models.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

/** An employee who did the work of their profile, which asks two attributes: the first of them was measured. */
async function open() {
  const one = await openProfile(test)
  const { accountId, jobId, company } = one
  const { userJobId, userId } = await one.hold()
  const refId: number = (await one.begin()).body.data.ref_id
  const go = await completeGo(test, { ...one, refId })
  const scores = await owner
    .select()
    .from(attributeScore)
    .where(eq(attributeScore.userSmartreqId, go.userSmartreqId))
  const [measured, second] = scores
  if (measured === undefined || second === undefined) throw new Error('Nothing was measured.')
  const url = `/job/v1/participant/${jobId}/${userJobId}/results/`
  const read = async (client: Awaited<ReturnType<typeof test.as>>): Promise<ParticipantResults> =>
    (await client.get(url)).body.data
  const ask = (values: Omit<typeof jobAttribute.$inferInsert, 'accountId' | 'jobId'>) =>
    owner.insert(jobAttribute).values({ accountId, jobId, ...values })
  const staff = await buildStaff(test.database, { company, preset: 'Recruiter' })
  const recruiter = await test.as(staff)
  return { ...one, ...go, userId, userJobId, measured, second, url, read, ask, recruiter }
}

/** An attribute that no work of the example measures. */
async function unmeasured(found: readonly { attributeTypeId: number }[]): Promise<number> {
  const rows = await owner
    .select({ attributeTypeId: attributeType.attributeTypeId })
    .from(attributeType)
  const ids = new Set(found.map((one) => one.attributeTypeId))
  return only(rows.filter((one) => !ids.has(one.attributeTypeId)).slice(0, 1)).attributeTypeId
}

describe('the results of a participant', () => {
  it('stand beside the targets, in the order and the groups of the profile', async () => {
    const { accountId, jobId, measured, second, ask, read, recruiter, client } = await open()
    const group = { accountId, jobId, name: 'Way of working', sortOrder: 1 }
    const made = only(await owner.insert(jobAttributeGroup).values(group).returning())
    const [first, other] = [measured, second].map((one) => Math.round(Number(one.score)))
    const { jobAttributeGroupId } = made
    await ask({
      attributeTypeId: measured.attributeTypeId,
      sortOrder: 2,
      weight: 3,
      targetLevel: Math.min(100, (first ?? 0) + 5),
      jobAttributeGroupId,
    })
    await ask({
      attributeTypeId: second.attributeTypeId,
      sortOrder: 1,
      weight: 1,
      targetLevel: other,
    })
    const { attributes } = await read(recruiter)
    expect(attributes).toMatchObject([
      { attribute_type_id: second.attributeTypeId, group: null, weight: 1, comparison: 'at' },
      {
        attribute_type_id: measured.attributeTypeId,
        group: 'Way of working',
        weight: 3,
        is_hidden: false,
        comparison: 'below',
      },
    ])
    const [own] = (await client.get('/user/v1/job-profiles/')).body.data
    expect(attributes.map((one) => one.level)).toEqual(
      own.profile.attributes.map((one: { own_level: unknown }) => one.own_level),
    )
  })

  it('are empty for a profile without attributes, and have no level for what was not measured', async () => {
    const { ask, read, recruiter, measured, second } = await open()
    expect(await read(recruiter)).toEqual({ attributes: [], overall: null, archived: [] })
    const attributeTypeId = await unmeasured([measured, second])
    await ask({ attributeTypeId, sortOrder: 1, targetLevel: 10 })
    const { attributes } = await read(recruiter)
    expect(attributes).toMatchObject([{ level: null, is_hidden: false, comparison: null }])
  })

  it('are found for a person whose record was merged into another one', async () => {
    const { accountId, userId, userJobId, measured, ask, read, recruiter } = await open()
    await ask({ attributeTypeId: measured.attributeTypeId, sortOrder: 1 })
    const into = await buildParticipant(test.database, {
      accountId,
      jobId: await buildProfile(test.database, { accountId }),
    })
    await owner.update(employee).set({ mergedInto: into.userId }).where(eq(employee.userId, userId))
    await owner
      .update(userJob)
      .set({ userId: into.userId, recordedFor: userId })
      .where(eq(userJob.userJobId, userJobId))
    const { attributes } = await read(recruiter)
    expect(attributes[0]?.level?.score).toBeCloseTo(Number(measured.score), 1)
  })

  it('are hidden from a hiring manager who does not see the job that they were measured for', async () => {
    const { company, accountId, jobId, userSmartreqId, measured, ask, read, recruiter } =
      await open()
    await ask({ attributeTypeId: measured.attributeTypeId, sortOrder: 1, targetLevel: 0 })
    const manager = await buildStaff(test.database, { company, preset: 'Limited' })
    const client = await test.as(manager)
    await owner.insert(jobTeam).values({
      accountId,
      jobId,
      userId: manager.userId,
      teamRole: 'hiring_manager',
    })
    expect((await read(client)).attributes[0]?.level).not.toBeNull()
    const requisition = await buildRequisition(test.database, { company })
    await owner
      .update(application)
      .set({ jobId: requisition.jobId, isOfEmployee: false })
      .where(eq(application.userSmartreqId, userSmartreqId))
    const hidden = await read(client)
    expect(hidden.attributes).toMatchObject([{ level: null, is_hidden: true, comparison: null }])
    expect(hidden.overall).toMatchObject({ score: null, measured: 0 })
    expect((await read(recruiter)).attributes[0]?.level).not.toBeNull()
  })

  it('are not found at another profile, at a requisition, or by another company', async () => {
    const { company, accountId, userJobId, recruiter, url } = await open()
    const other = await buildProfile(test.database, { accountId })
    const requisition = await buildRequisition(test.database, { company })
    for (const jobId of [other, requisition.jobId]) {
      const reply = await recruiter.get(`/job/v1/participant/${jobId}/${userJobId}/results/`)
      expect(reply.status).toBe(404)
    }
    const { company: foreign } = await openProfile(test)
    const stranger = await test.as(
      await buildStaff(test.database, { company: foreign, preset: 'Recruiter' }),
    )
    expect((await stranger.get(url)).status).toBe(404)
  })
})

describe('the overall score of a participant', () => {
  it('weighs the results as a fit score does, and only once all that count are there', async () => {
    const { measured, second, ask, read, recruiter } = await open()
    await ask({ attributeTypeId: measured.attributeTypeId, sortOrder: 1, weight: 3 })
    await ask({ attributeTypeId: second.attributeTypeId, sortOrder: 2, weight: 1 })
    const expected = (3 * Number(measured.points) + Number(second.points)) / 4
    const { overall } = await read(recruiter)
    expect(overall).toMatchObject({ predictive_model: null, counted: 2, measured: 2 })
    expect(overall?.score).toBeCloseTo(expected, 1)
    await ask({ attributeTypeId: await unmeasured([measured, second]), sortOrder: 3, weight: 1 })
    expect((await read(recruiter)).overall).toMatchObject({ score: null, counted: 3, measured: 2 })
  })

  it('goes by the predictive model that is in use, with its converter', async () => {
    const { jobId, measured, second, ask, read, recruiter } = await open()
    await ask({ attributeTypeId: measured.attributeTypeId, sortOrder: 1, weight: 3 })
    const ids = [measured.attributeTypeId, second.attributeTypeId]
    const converter: ScoreConverter = {
      kind: 'linear',
      points: [
        { from: 0, to: 50 },
        { from: 100, to: 100 },
      ],
    }
    const body = { ...modelBody(ids, [1, 3]), name: 'Retention', converter }
    const made = await recruiter.post(modelsUrl(jobId), body)
    const model = { predictive_model_id: made.body.data.predictive_model_id, version: 1 }
    expect((await recruiter.post(selectUrl(jobId), model)).status).toBe(200)
    const raw = (Number(measured.points) + 3 * Number(second.points)) / 4
    const { overall, attributes } = await read(recruiter)
    expect(overall).toMatchObject({ predictive_model: 'Retention', counted: 2, measured: 2 })
    expect(overall?.score).toBeCloseTo(convertScore(raw, converter), 1)
    expect(attributes).toHaveLength(1)
  })
})

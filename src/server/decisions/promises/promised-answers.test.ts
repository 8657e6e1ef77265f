import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answerPromise } from '#server/db/schema/answer-promise.ts'
import { jobStep, jobTeam } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { tendPromises } from './tend-promises.ts'

const TITLE = 'Dock worker'
const ORIGIN = 'https://app.example.com'

const test = await openTestApp()
const { owner } = test.database

/** A requisition whose first step promises an answer within five business days, and its recruiter. */
async function promising() {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company, values: { title: TITLE } })
  await owner
    .update(jobStep)
    .set({ answerDays: 5 })
    .where(eq(jobStep.jobStepId, requisition.stepIds[0] ?? 0))
  const person = await buildStaff(test.database, { company, preset: 'Recruiter' })
  const { accountId, jobId } = requisition
  const { userId } = person
  await owner.insert(jobTeam).values({ accountId, jobId, userId, teamRole: 'recruiter' })
  return { company, requisition, person, recruiter: await test.as(person) }
}

/** An applicant of that requisition who has done everything of the first step. */
async function waiting(at: Awaited<ReturnType<typeof promising>>) {
  const candidate = await buildCandidate(test, at)
  await complete(test, { candidate, slug: 'personality' })
  await complete(test, { candidate, slug: 'competencies' })
  const { userId, refId, userSmartreqId } = candidate.application
  const isIts = eq(answerPromise.userSmartreqId, userSmartreqId)
  return {
    candidate,
    promises: () => owner.select().from(answerPromise).where(isIts),
    becomeOverdue: () => owner.update(answerPromise).set({ dueOn: '2026-01-05' }).where(isIts),
    told: async () =>
      (await candidate.client.get(`/user/v1/progress-tracker/user/${userId}/ref/${refId}/`)).body
        .data.answer,
    decide: (body: object) =>
      at.recruiter.post(`/smartreq/v1/user-smartreq/${userSmartreqId}/decision/`, {
        seen: { status: 'new', job_step_id: at.requisition.stepIds[0] },
        ...body,
      }),
  }
}

const LATE = `Your application for ${TITLE} is taking longer than expected`
const RECEIVED = `Your application for ${TITLE} was received`
const subjectsTo = async (address: string) =>
  (await test.mailTo(address)).map(({ subject }) => subject)

const tend = () => tendPromises({ ...test, ...test.clock, origin: ORIGIN })

describe('business days', () => {
  it.each([
    { since: '2026-11-23', days: 1, due: '2026-11-24', why: 'the day after a Monday' },
    { since: '2026-11-27', days: 1, due: '2026-11-30', why: 'over a weekend' },
    { since: '2026-11-28', days: 5, due: '2026-12-04', why: 'counted from a Saturday' },
    { since: '2026-11-25', days: 30, due: '2027-01-06', why: 'six weeks' },
  ])('count from Monday to Friday: $why', async ({ since, days, due }) => {
    const found = await owner.execute(
      sql`select add_working_days(${since}::date, ${days})::text as due`,
    )
    expect(found).toMatchObject({ rows: [{ due }] })
  })
})

describe('an answer that a step promises', () => {
  it('is told to the applicant once everything required is submitted', async () => {
    const at = await promising()
    const one = await waiting(at)
    const { dueOn } = only(await one.promises())
    expect(await one.told()).toEqual({ by: dueOn, is_overdue: false })
    await test.sendMail()
    const [receipt] = await test.mailTo(one.candidate.person.email)
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
    expect(receipt?.text).toContain(`Harbour Works will reply by ${date.format(new Date(dueOn))}.`)
  })

  it('is none where the step promises none', async () => {
    const at = await promising()
    await owner
      .update(jobStep)
      .set({ answerDays: null })
      .where(inArray(jobStep.jobStepId, [...at.requisition.stepIds]))
    const one = await waiting(at)
    expect([await one.promises(), await one.told()]).toEqual([[], null])
  })

  it('is kept by a decision; a decision that is undone was none', async () => {
    const at = await promising()
    const one = await waiting(at)
    const before = only(await one.promises())
    const decided = await one.decide({ action: 'advance' })
    expect(decided.status).toBe(200)
    expect(only(await one.promises()).answeredAt).not.toBeNull()
    expect(await one.told()).toBeNull()

    const batch = decided.body.data.batch_id
    const job = `/smartreq/v1/${at.requisition.jobId}`
    const undone = await at.recruiter.post(`${job}/applicants/decisions/${batch}/undo/`, {})
    expect(undone.status).toBe(200)
    expect(await one.promises()).toEqual([before])
  })

  it('is gone with the application of an applicant who withdraws', async () => {
    const one = await waiting(await promising())
    const { userId, refId } = one.candidate.application
    const path = `/user/v1/progress-tracker/user/${userId}/ref/${refId}/withdraw/`
    expect((await one.candidate.client.post(path, {})).status).toBe(200)
    expect(await one.promises()).toEqual([])
  })

  it('is counted for its requisition: kept, broken, and not yet due', async () => {
    const at = await promising()
    const [kept, late, broken] = [await waiting(at), await waiting(at), await waiting(at)]
    await waiting(at)
    await kept.decide({ action: 'advance' })
    await late.becomeOverdue()
    await late.decide({ action: 'advance' })
    await broken.becomeOverdue()
    const reply = await at.recruiter.get(`/smartreq/v1/${at.requisition.jobId}/`)
    expect(reply.body.data.answers).toEqual({ in_time: 1, total: 3 })
  })
})

describe('a promise that is overdue', () => {
  it('is written to the applicant and to who looks after the requisition, once', async () => {
    const at = await promising()
    const one = await waiting(at)
    await tend()
    await one.becomeOverdue()
    expect((await one.told()).is_overdue).toBe(true)
    await tend()
    await tend()
    await test.sendMail()
    expect((await subjectsTo(one.candidate.person.email)).toSorted()).toEqual([LATE, RECEIVED])
    expect((await subjectsTo(at.person.email)).toSorted()).toEqual([
      `A new application for ${TITLE}`,
      `An applicant for ${TITLE} is waiting for your reply`,
    ])
  })

  it('is written to no one once it was answered', async () => {
    const at = await promising()
    const one = await waiting(at)
    await one.becomeOverdue()
    await one.decide({ action: 'advance' })
    await tend()
    await test.sendMail()
    expect(await subjectsTo(one.candidate.person.email)).not.toContain(LATE)
  })
})

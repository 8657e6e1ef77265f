import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '#contract/endpoints.ts'
import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'
import { eeocAnswer } from '#server/db/schema/eeoc.ts'
import { job } from '#server/db/schema/requisition.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, type Candidate } from '#testing/candidate.ts'
import { addressOf, exampleOf } from '#testing/example-requests.ts'
import { openTestApp } from '#testing/test-app.ts'
import { buildWorld } from '#testing/world.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)

const ANSWERS: EeocAnswers = {
  gender: 'female',
  race: 'native_hawaiian_or_pacific_islander',
  veteran: 'protected_veteran',
  disability: 'decline',
}

/** What no other row of the world says. */
const SPECIAL = /native_hawaiian_or_pacific_islander|protected_veteran/

describe('equal-opportunity questions', () => {
  it('are asked where the position asks them, and nowhere else', async () => {
    const silent = await buildCandidate(test)
    expect((await read(silent)).status).toBe(404)
    expect((await trackerOf(silent)).eeoc).toBeNull()
    const { body } = await read(await askedCandidate())
    expect(body.data).toMatchObject({ answers: null, answered_at: null })
    expect(body.data.questions).toHaveLength(4)
    for (const { options } of body.data.questions)
      expect(options.at(-1)).toMatchObject({ value: 'decline' })
  })

  it('are read without an application as well, and then without answers', async () => {
    const candidate = await askedCandidate()
    await submit(candidate, { answers: ANSWERS })
    const asked = (await read(candidate)).body.data.questions
    const { body } = await candidate.client.get('/user-response/v1/eeoc-questions/')
    expect(body.data).toEqual({ questions: asked })
    expect((await test.client().get('/user-response/v1/eeoc-questions/')).status).toBe(401)
  })

  it('take the newest answers, each left empty or declined at will, and each request once', async () => {
    const candidate = await askedCandidate()
    const key = randomUUID()
    const at = minutesAgo(10)
    const first = await submit(candidate, { answers: ANSWERS, at, key })
    const again = await submit(candidate, { answers: ANSWERS, at, key })
    expect([first.status, first.body.data.is_applied]).toEqual([200, true])
    expect(again.body).toEqual(first.body)
    const changed = { ...ANSWERS, veteran: null, race: 'decline' as const }
    expect(
      (await submit(candidate, { answers: changed, at: minutesAgo(5) })).body.data,
    ).toMatchObject({
      is_applied: true,
    })
    const late = await submit(candidate, { answers: ANSWERS, at: minutesAgo(7) })
    expect(late.body.data.is_applied).toBe(false)
    expect((await read(candidate)).body.data.answers).toEqual(changed)
    expect((await trackerOf(candidate)).eeoc.answered_at).toBe(
      (await read(candidate)).body.data.answered_at,
    )
  })

  it('never outrank what is answered later by a clock that is ahead', async () => {
    const candidate = await askedCandidate()
    await submit(candidate, { answers: ANSWERS, at: minutesAgo(-600) })
    test.clock.shift(1000)
    const changed = { ...ANSWERS, gender: 'another' as const }
    await submit(candidate, { answers: changed, at: minutesAgo(-600) })
    expect((await read(candidate)).body.data.answers).toEqual(changed)
  })

  it('store nothing once the position asks no more', async () => {
    const candidate = await askedCandidate()
    const { jobId } = candidate.requisition
    await database.owner.update(job).set({ asksEeoc: false }).where(eq(job.jobId, jobId))
    const { status, body } = await submit(candidate, { answers: ANSWERS })
    expect([status, body.data.is_applied]).toEqual([200, false])
    expect(await rowsOf(candidate)).toEqual([])
  })

  it('belong to the applicant: others are told that there are none', async () => {
    const candidate = await askedCandidate()
    await submit(candidate, { answers: ANSWERS })
    const other = await askedCandidate()
    const url = urlOf(candidate.application.refId)
    expect((await other.client.get(url)).status).toBe(404)
    const { refId } = candidate.application
    expect((await submit(other, { answers: ANSWERS, refId })).status).toBe(404)
  })

  it('refuse what is no answer', async () => {
    const candidate = await askedCandidate()
    const answers = { ...ANSWERS, gender: 'asian' }
    expect((await submit(candidate, { answers })).status).toBe(400)
  })
})

describe('one person’s answers', () => {
  it('are in no reply that staff get, whatever their role', async () => {
    const world = await buildWorld(test)
    const targets = [...world.actors.map(({ own }) => own), world.foreign]
    const rows = new Map(
      targets.map(({ accountId, userSmartreqId, userId }) => [
        userSmartreqId,
        { accountId, userSmartreqId, userId, ...ANSWERS, answeredAt: new Date() },
      ]),
    )
    await database.owner.insert(eeocAnswer).values([...rows.values()])
    const ofStaff = [...ENDPOINTS].filter(
      ([name, { policy, method }]) =>
        method === 'GET' &&
        policy.level > 1 &&
        policy.scope !== 'person' &&
        name !== 'getEeocSummary',
    )
    const answered = new Set<string>()
    for (const { person, own: target } of world.actors) {
      if (person === null) continue
      const client = await test.as(person)
      for (const [name, endpoint] of ofStaff) {
        const example = await exampleOf({ name, endpoint }, { test, world, target })
        const reply = await client.send({ ...example, method: 'GET', url: addressOf(example) })
        if (reply.status < 300) answered.add(name)
        const text = `${name} ${JSON.stringify(reply.body)}`
        expect(text).not.toMatch(SPECIAL)
      }
    }
    for (const name of ['getScorecard', 'listApplicants', 'getTrail'])
      expect([...answered]).toContain(name)
    // Every GET of every role: more than a minute on a busy machine.
  }, 240_000)

  it('are seen and written in no scope of a company', async () => {
    const candidate = await askedCandidate()
    await submit(candidate, { answers: ANSWERS })
    const admin = await buildStaff(database, { company, preset: 'Account admin' })
    const scope = { kind: 'account', accountId: company.accountId, userId: admin.userId } as const
    await database.inScope(scope, async ({ db }) => {
      expect(await db.$count(eeocAnswer)).toBe(0)
      expect(await db.delete(eeocAnswer).returning()).toEqual([])
    })
    expect(await rowsOf(candidate)).toHaveLength(1)
  })

  it('are in the person’s own copy, in no company’s, and gone with the application', async () => {
    const candidate = await askedCandidate()
    await submit(candidate, { answers: ANSWERS })
    const { accountId, userSmartreqId } = candidate.application
    const { userId } = candidate.person
    const copyFor = (of: number | null) =>
      database.inScope({ kind: 'system' }, (tx) =>
        collectExport(tx, { userId, accountId: of, hasPrivateData: true }),
      )
    expect((await copyFor(null))['equal_opportunity_answers']).toMatchObject([ANSWERS])
    expect(JSON.stringify(await copyFor(accountId))).not.toContain(ANSWERS.race)
    const erasing = { accountId, userSmartreqIds: [userSmartreqId], rule: 'request' as const }
    await eraseApplications({ ...test, ...test.clock }, erasing)
    expect(await rowsOf(candidate)).toEqual([])
  })
})

describe('the numbers of a company', () => {
  it('name every choice as candidates read it', async () => {
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const { data } = (await admin.get(`/report/v1/eeoc/account/${company.accountId}/`)).body
    expect(data[1]).toMatchObject({
      text: { en: 'Race or ethnicity', es: 'Raza u origen étnico' },
      counts: expect.arrayContaining([
        expect.objectContaining({
          choice: 'asian',
          label: expect.objectContaining({ fr: 'Asiatique' }),
        }),
      ]),
    })
  })

  it('are for those who see the company’s dashboards', async () => {
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Interviewer' }))
    const url = `/report/v1/eeoc/account/${company.accountId}/`
    expect((await recruiter.get(url)).status).toBe(403)
  })
})

const askingRequisition = () => buildRequisition(database, { company, values: { asksEeoc: true } })

async function askedCandidate(): Promise<Candidate> {
  return buildCandidate(test, { requisition: await askingRequisition() })
}

function urlOf(refId: number): string {
  return `/user-response/v1/eeoc-questions/ref/${refId}/`
}

const read = ({ client, application }: Candidate) => client.get(urlOf(application.refId))

async function trackerOf({ client, person, application }: Candidate) {
  const url = `/user/v1/progress-tracker/user/${person.userId}/ref/${application.refId}/`
  return (await client.get(url)).body.data
}

function minutesAgo(minutes: number): string {
  return new Date(test.clock.now().getTime() - minutes * 60_000).toISOString()
}

type Submission = { answers: unknown; at?: string; key?: string; refId?: number }

function submit({ client, application }: Candidate, given: Submission) {
  const { answers, at = minutesAgo(0), key = randomUUID(), refId = application.refId } = given
  const body = { payload_version: 1, ref_id: refId, answers, answered_at: at }
  return client.post('/user-response/v1/submit-eeoc-answers/', body, { key })
}

function rowsOf({ application }: Candidate) {
  return database.owner
    .select()
    .from(eeocAnswer)
    .where(eq(eeocAnswer.userSmartreqId, application.userSmartreqId))
}

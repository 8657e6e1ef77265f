import { describe, expect, it } from 'vitest'

import { everyType, license } from '#contract/examples/screening-questions.ts'
import type { Comparison } from '#contract/scorecards/compare.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import type { Tx } from '#server/db/database.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import {
  buildCandidate,
  complete,
  revision,
  save,
  startAttempt,
  submit,
} from '#testing/candidate.ts'
import { apply } from '#testing/decisions.ts'
import { weighOnly } from '#testing/pass-rules.ts'
import { applyByPlan, publishQuestions, SCREENING_SLUG } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { readPeople } from './compare-service.ts'

const test = await openTestApp()
const { database } = test
const now = () => new Date()
const COMPARE = '/smartreq/v1/user-smartreq/multi-compare/'

const addressOf = (ids: readonly number[]) => `${COMPARE}?user_smartreq_ids=${ids.join(',')}`

function compare(client: Client, ids: readonly number[]) {
  return client.get(addressOf(ids))
}

/** Two applicants of one requisition, of whom the first has done the competencies. */
async function beginPair() {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  await weighOnly(test, { requisition, slug: 'customer-focus' })
  const first = await buildCandidate(test, { requisition })
  const { attemptId } = await complete(test, { candidate: first, slug: 'competencies', value: 5 })
  await scoreAttempt({ database, now }, { accountId: company.accountId, attemptId })
  const second = await buildCandidate(test, { requisition })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const ids = [first, second].map(({ application }) => application.userSmartreqId)
  return { company, requisition, recruiter, ids, first, second }
}

describe('applicants side by side', () => {
  it('stand in the order of the request, each row with a cell for every one of them', async () => {
    const { recruiter, ids, requisition } = await beginPair()
    const { status, body } = await compare(recruiter, ids.toReversed())
    const shown: Comparison = body.data
    expect(status).toBe(200)
    expect(shown.people.map((one) => one.user_smartreq_id)).toEqual(ids.toReversed())
    expect(shown.requisition?.job_id).toBe(requisition.jobId)
    expect(shown.people[0]).toMatchObject({
      identity: { first_name: 'Grace', last_name: 'Hopper' },
      can_decide: true,
      weighted_score: null,
    })
    expect(shown.people[1]?.weighted_score).toBeGreaterThan(0)
    expect(shown.steps[0]?.cells).toMatchObject([
      { state: 'not_started', score: null },
      { score: shown.people[1]?.weighted_score },
    ])
    expect(shown.steps.slice(1).flatMap(({ cells }) => cells)).toSatisfy((cells) =>
      cells.every((cell: { state: string }) => cell.state === 'not_reached'),
    )
    const [heaviest] = shown.attributes
    expect(heaviest?.weight).toBeGreaterThan(0)
    expect(heaviest?.cells).toEqual([null, { score: expect.any(Number), metric: 'pomp' }])
  })

  it('have no weights and no common requisition when they are of several', async () => {
    const { company, recruiter, ids } = await beginPair()
    const other = await buildRequisition(database, { company, values: { title: 'Pilot' } })
    const third = await apply(test, { requisition: other, values: {} })
    const { body } = await compare(recruiter, [...ids, third.userSmartreqId])
    const shown: Comparison = body.data
    expect(shown.requisition).toBeNull()
    expect(shown.people.map((one) => one.job_title)).toContain('Pilot')
    expect(new Set(shown.attributes.map(({ weight }) => weight))).toEqual(new Set([null]))
    // Steps that are called the same are one row.
    const titles = shown.steps.map(({ standard_title, title }) => standard_title ?? title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('answer the same question in one row', async () => {
    const company = await buildCompany(database)
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const requisition = await buildRequisition(database, { company })
    await publishQuestions(recruiter, { jobId: requisition.jobId, questions: everyType })
    const ids: number[] = []
    for (const value of [1, 2]) {
      const candidate = await applyByPlan(test, requisition)
      const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
      const answers = [
        revision('license', { value }),
        revision('why', { value: 'Call Grace at g@hopper.org' }),
      ]
      await save(candidate.client, { attemptId, answers })
      await submit(candidate.client, { attemptId, answers })
      ids.push(candidate.application.userSmartreqId)
    }
    const open: Comparison = (await compare(recruiter, ids)).body.data
    const row = open.questions.find(({ text }) => text.en === license.text)
    expect(row?.cells.map((cell) => cell?.chosen[0]?.text.en)).toEqual(['Yes', 'No'])
  })
})

describe('the blind comparison', () => {
  it('says nothing that names them, contacts them or tells where they live', async () => {
    const { company, requisition, recruiter } = await beginPair()
    const person = await buildPerson(database)
    const profile = {
      firstName: 'Zephyrine',
      lastName: 'Quill',
      city: 'Tunbridge',
      phoneNumber: '555',
    }
    const { userSmartreqId } = await buildApplication(database, { requisition, person, profile })
    const named = JSON.stringify((await compare(recruiter, [userSmartreqId])).body)
    const blind = JSON.stringify(
      (await recruiter.get(`${addressOf([userSmartreqId])}&is_blind=true`)).body,
    )
    for (const fact of ['Zephyrine', 'Quill', 'Tunbridge', person.email]) {
      expect(named).toContain(fact)
      expect(blind).not.toContain(fact)
    }
    expect(JSON.parse(blind).data.people[0].identity).toBeNull()
    expect(company.accountId).toBe(JSON.parse(blind).data.account_id)
  })
})

describe('who may compare', () => {
  it('is refused as if they were missing, for applicants of another company or of two', async () => {
    const { recruiter, ids } = await beginPair()
    const foreign = await beginPair()
    expect((await compare(recruiter, foreign.ids)).status).toBe(404)
    expect((await compare(recruiter, [...ids, ...foreign.ids])).status).toBe(404)
    expect((await compare(recruiter, [...ids, 999_999_999])).status).toBe(404)
  })

  it('is refused when one is of a requisition that they do not see', async () => {
    const { company, ids } = await beginPair()
    const member = await buildStaff(database, { company, preset: 'Interviewer' })
    const own = await buildRequisition(database, { company, team: [member.userId] })
    const seen = await apply(test, { requisition: own, values: {} })
    const client = await test.as(member)
    expect((await compare(client, [seen.userSmartreqId])).status).toBe(200)
    expect((await compare(client, [seen.userSmartreqId, ...ids])).status).toBe(403)
  })

  it('is told of bad lists: none, eleven, and what is no id', async () => {
    const { recruiter } = await beginPair()
    const eleven = Array.from({ length: 11 }, (_, index) => index + 1)
    for (const ids of ['', eleven.join(','), 'a', '1.5'])
      expect((await recruiter.get(`${COMPARE}?user_smartreq_ids=${ids}`)).status).toBe(400)
  })
})

it('ten applicants are read in three round trips', async () => {
  const { company, requisition } = await beginPair()
  const ids: number[] = []
  for (let count = 0; count < 10; count += 1)
    ids.push((await apply(test, { requisition, values: {} })).userSmartreqId)
  const { userId } = await buildStaff(database, { company, preset: 'Recruiter' })
  const all = () => true
  const access = {
    accountId: company.accountId,
    userId,
    has: all,
    isProvider: false,
    firstRoleHas: all,
    seesAllOf: all,
  }
  let selects = 0
  const people = await database.inScope({ kind: 'account', ...access }, (tx) => {
    const db: Tx['db'] = new Proxy(tx.db, {
      get(target, name) {
        if (name === 'select') selects += 1
        return Reflect.get(target, name)
      },
    })
    return readPeople({ ...tx, db }, { access, ids, isBlind: false })
  })
  expect(people).toHaveLength(10)
  expect(selects).toBe(3)
})

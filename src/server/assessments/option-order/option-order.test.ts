// The order of options: one for an application, the same on every device, stored with the start, and of no meaning for the
// score.
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { assessment, attributeScore, userStepActivity } from '#server/db/schema/assessment.ts'
import { optionOrder } from '#server/db/schema/option-order.ts'
import { deleteOptionOrders } from '#server/privacy/delete-option-orders.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  revision,
  save,
  startAttempt,
  startBody,
  submit,
  type Candidate,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { maths } from '../instruments/maths/maths.ts'
import { syncInstruments } from '../instruments/sync-instruments.ts'
import { verbal } from '../instruments/verbal/verbal.ts'
import { scoreAttempt } from '../score-attempt.ts'
import { chooseOrder, inOrder } from './option-order.ts'

const START = '/user-response/v1/set-start-time/'

const test = await openTestApp()
const { owner } = test.database
const company = await buildCompany(test.database)
const requisition = await buildRequisition(test.database, {
  company,
  instruments: ['maths', 'verbal', 'personality'],
})
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const CONTENT = { ...maths.content, asmt_id: 1 }

const arrive = () => buildCandidate(test, { requisition })

async function packageOf(
  { client, application }: Candidate,
  slug = 'maths',
): Promise<AssessmentPackage> {
  const { jobStepActivityId } = activityOf(requisition, slug)
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`
  const path = `/user-response/v1/job-questions/${requisition.jobId}/?${query}`
  return (await client.get(path)).body.data
}

/** The values of the options as shown, by response set. */
function orderOf({ response_sets }: Pick<AssessmentPackage, 'response_sets'>) {
  return Object.fromEntries(
    Object.entries(response_sets).map(([name, options]) => [
      name,
      options.map(({ value }) => value).join(),
    ]),
  )
}

function ordersOf({ person }: Candidate) {
  return owner.select().from(optionOrder).where(eq(optionOrder.userId, person.userId))
}

describe('a chosen order', () => {
  it('has the values of every shuffled set, and names no position of the right one', () => {
    const order = chooseOrder(CONTENT)
    expect(order).toHaveLength(24 * 4)
    const shown = inOrder(CONTENT, order)
    expect(Object.keys(shown)).toEqual(Object.keys(CONTENT))
    for (const [name, options] of Object.entries(shown.response_sets))
      expect(new Set(options)).toEqual(new Set(CONTENT.response_sets[name]))
    expect(chooseOrder(verbal.content)).toEqual([])
  })

  it('shows options as the stored values say, by what is drawn', () => {
    const last = inOrder(
      CONTENT,
      chooseOrder(CONTENT, (limit) => limit - 1),
    )
    expect(new Set(Object.values(orderOf(last)))).toEqual(new Set(['4,3,2,1']))
    const first = inOrder(
      CONTENT,
      chooseOrder(CONTENT, () => 0),
    )
    expect(orderOf(first)).toEqual(orderOf(CONTENT))
  })

  it.each([
    ['nothing stored', null],
    ['too little stored', [3, 1]],
    ['values of no option', Array.from({ length: 96 }, () => 9)],
    ['one value again and again', Array.from({ length: 96 }, () => 1)],
  ])('leaves the order of the content with %s', (_, order) => {
    expect(inOrder(CONTENT, order)).toEqual(CONTENT)
  })
})

describe('the options of a test that shuffles them', () => {
  it('come in one order on every device, which is stored when the attempt starts and not before', async () => {
    const candidate = await arrive()
    const otherDevice = { ...candidate, client: await test.as(candidate.person) }
    const shown = orderOf(await packageOf(candidate))
    expect(shown).not.toEqual(orderOf(CONTENT))
    expect(orderOf(await packageOf(otherDevice))).toEqual(shown)
    expect(await ordersOf(candidate)).toEqual([])

    await startAttempt(candidate, { slug: 'maths' })
    const row = only(await ordersOf(candidate))
    expect(orderOf(inOrder(CONTENT, row.optionValues))).toEqual(shown)
    expect(orderOf(await packageOf(otherDevice))).toEqual(shown)
    await startAttempt(otherDevice, { slug: 'maths' })
    expect(only(await ordersOf(candidate))).toEqual(row)
  })

  it('keep the order that a server of before stored with the first request for them', async () => {
    const candidate = await arrive()
    const { accountId, userSmartreqId, userId } = candidate.application
    const { jobStepActivityId, asmtId } = activityOf(requisition, 'maths')
    const { userStepActivityId } = only(
      await owner
        .select()
        .from(userStepActivity)
        .where(
          and(
            eq(userStepActivity.userSmartreqId, userSmartreqId),
            eq(userStepActivity.jobStepActivityId, jobStepActivityId),
          ),
        ),
    )
    const optionValues = chooseOrder(CONTENT, () => 0).toReversed()
    await owner
      .insert(optionOrder)
      .values({ accountId, userStepActivityId, asmtId, userId, optionValues })
    const stored = orderOf(inOrder(CONTENT, optionValues))
    expect(orderOf(await packageOf(candidate))).toEqual(stored)
    await startAttempt(candidate, { slug: 'maths' })
    expect(orderOf(await packageOf(candidate))).toEqual(stored)
    expect(await ordersOf(candidate)).toHaveLength(1)
  })

  it('come to another candidate in another order', async () => {
    const [one, other] = [await packageOf(await arrive()), await packageOf(await arrive())]
    expect(orderOf(one)).not.toEqual(orderOf(other))
  })

  it('keep the order of the content in an attempt that began without a stored one', async () => {
    const candidate = await arrive()
    await startAttempt(candidate, { slug: 'maths' })
    await owner.delete(optionOrder).where(eq(optionOrder.userId, candidate.person.userId))
    expect(orderOf(await packageOf(candidate))).toEqual(orderOf(CONTENT))
    expect(await ordersOf(candidate)).toEqual([])
  })

  it.each(['verbal', 'personality'])('are not those of %s', async (slug) => {
    const candidate = await arrive()
    const shown = orderOf(await packageOf(candidate, slug))
    await startAttempt(candidate, { slug })
    for (const values of Object.values(shown))
      expect(values).toBe(values.split(',').toSorted().join())
    expect(await ordersOf(candidate)).toEqual([])
  })
})

describe('an answer', () => {
  it('is the value of an option: where the option stood changes no score, whatever a device claims', async () => {
    const candidate = await arrive()
    const { response_sets } = await packageOf(candidate)
    const attemptId = await startAttempt(candidate, { slug: 'maths' })
    const items = maths.scoring.scales[0]?.items ?? []
    const answers = items.map(({ question_id, ...key }) => ({
      ...revision(question_id, { value: 'right' in key ? key.right : 0 }),
      position: 1,
      response_sets: { [question_id]: response_sets[question_id]?.toReversed() },
    }))
    const saved = await save(candidate.client, { attemptId, answers })
    expect(saved.status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    const { accountId } = candidate.application
    await scoreAttempt({ ...test, now: () => new Date() }, { accountId, attemptId })
    const scores = await owner
      .select()
      .from(attributeScore)
      .where(eq(attributeScore.userSmartreqId, candidate.application.userSmartreqId))
    expect(only(scores)).toMatchObject({ raw: 24, items: 24, score: 100 })
    expect(orderOf(await packageOf(candidate))).toEqual(orderOf({ response_sets }))
  })

  it('takes no order from the start of an attempt', async () => {
    const candidate = await arrive()
    const shown = orderOf(await packageOf(candidate))
    const body = { ...startBody(candidate, { slug: 'maths' }), option_values: chooseOrder(CONTENT) }
    const reply = await candidate.client.post(START, body)
    expect(reply.status).toBe(200)
    expect(orderOf(await packageOf(candidate))).toEqual(shown)
  })
})

it('is how staff read the choices of a submitted test, with the chosen ones and without the right ones', async () => {
  const candidate = await arrive()
  const content = await packageOf(candidate)
  const attemptId = await startAttempt(candidate, { slug: 'maths' })
  const [asked, unanswered] = content.questions
  const answers = [revision(asked?.question_id ?? '', { value: 2 })]
  await save(candidate.client, { attemptId, answers })
  const card = `/smartreq/v1/user-smartreq/${candidate.application.userSmartreqId}`
  const { jobStepActivityId } = activityOf(requisition, 'maths')
  const { userStepActivityId } = only(
    await owner
      .select()
      .from(userStepActivity)
      .where(
        and(
          eq(userStepActivity.userSmartreqId, candidate.application.userSmartreqId),
          eq(userStepActivity.jobStepActivityId, jobStepActivityId),
        ),
      ),
  )
  const path = `${card}/activities/${userStepActivityId}/choices/`
  expect((await recruiter.get(path)).body.data).toEqual({ questions: [] })
  await submit(candidate.client, { attemptId, answers })
  const { questions } = (await recruiter.get(path)).body.data
  expect(questions).toHaveLength(24)
  const shownOf = (question: typeof asked, chosen: number | null) =>
    content.response_sets[question?.response_set ?? '']?.map(({ label, value }) => ({
      label,
      is_chosen: value === chosen,
    }))
  expect(questions[0].options).toEqual(shownOf(asked, 2))
  expect(questions[1].options).toEqual(shownOf(unanswered, null))
  expect(JSON.stringify(questions)).not.toContain('right')
  const activities = (await recruiter.get(`${card}/scorecard/`)).body.data.activities
  const flags = activities.map((one: Record<string, unknown>) => one['has_shown_choices'])
  expect(flags.toSorted()).toEqual([false, false, true])
  expect((await candidate.client.get(path)).status).toBe(404)
})

it('is of a version: a device that stored the one before shuffling begins with the order of that', async () => {
  const { shuffled_response_sets: _, ...content } = maths.content
  await syncInstruments(owner, [{ ...maths, version: 1, content: { ...content, version: 1 } }])
  const candidate = await arrive()
  await packageOf(candidate)
  const older = only(
    await owner
      .select()
      .from(assessment)
      .where(and(eq(assessment.slug, 'maths'), eq(assessment.version, 1))),
  )
  const body = { ...startBody(candidate, { slug: 'maths' }), asmt_id: older.asmtId }
  expect((await candidate.client.post(START, body)).status).toBe(200)
  const shown = await packageOf(candidate)
  expect(shown).toMatchObject({ asmt_id: older.asmtId, version: 1 })
  expect(orderOf(shown)).toEqual(orderOf(CONTENT))
})

it('is deleted with the answers of an application, and no one else’s is', async () => {
  const [erased, other] = [await arrive(), await arrive()]
  await startAttempt(erased, { slug: 'maths' })
  await startAttempt(other, { slug: 'maths' })
  const { accountId, userSmartreqId } = erased.application
  await test.database.inScope({ kind: 'system' }, (tx) =>
    deleteOptionOrders(tx, { accountId, userSmartreqIds: [userSmartreqId] }),
  )
  expect(await ordersOf(erased)).toEqual([])
  expect(await ordersOf(other)).toHaveLength(1)
})

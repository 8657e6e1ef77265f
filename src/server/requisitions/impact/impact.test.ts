import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { disclosureBlock } from '#server/db/schema/disclosure-block.ts'
import { eeocAnswer } from '#server/db/schema/eeoc.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildStaff, type Application } from '#testing/builders.ts'
import { apply, arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('asking for the impact ratio of a bulk rejection', () => {
  it('answers with the rates of each group, compared with the highest', async () => {
    const { ask, of } = await asking({ female: 20, male: 20, none: 10 })
    const selected = [
      ...of('female').slice(0, 12),
      ...of('male').slice(0, 6),
      ...of('none').slice(0, 5),
    ]
    const { status, body } = await ask({ ref_ids: refIdsOf(selected) })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ state: 'shown', regrouped_people: 0 })
    const [gender, race] = body.data.questions
    expect(gender).toMatchObject({ question_id: 'gender', hidden_people: 0, unanswered_people: 10 })
    expect(gender.groups).toMatchObject([
      {
        choice: 'female',
        label: { en: 'Female', es: 'Mujer' },
        considered: 20,
        staying: 8,
        selection_rate: 0.4,
        is_reference: false,
        is_below_four_fifths: true,
        is_flipped_by_one: false,
      },
      { choice: 'male', considered: 20, staying: 14, selection_rate: 0.7, is_reference: true },
    ])
    expect(gender.groups[0].impact_ratio).toBeCloseTo(4 / 7, 9)
    // By exact fractions: the tables no more probable than 8 of 20 and 14 of 20.
    expect(gender.groups[0].p_value).toBeCloseTo(0.111, 3)
    expect(race).toMatchObject({ groups: [], hidden_people: null, unanswered_people: null })
  })

  it('is about those in process, by the filter of a list as well', async () => {
    const { ask, requisition, of } = await asking({ female: 20, male: 20 })
    for (let count = 0; count < 6; count += 1)
      await answered({ requisition, gender: 'female', values: { status: 'withdrawn' } })
    await setStatus([...of('female').slice(0, 10), ...of('male').slice(0, 5)], 'on_hold')
    const { data } = (await ask({ matching: { status: 'on_hold' } })).body
    expect(data.questions[0].groups).toMatchObject([
      { considered: 20, staying: 10 },
      { considered: 20, staying: 15 },
    ])
  })

  it('rejects no one, and answers the same to the same question', async () => {
    const { ask, of } = await asking({ female: 20, male: 20 })
    const selected = [...of('female').slice(0, 10), ...of('male').slice(0, 10)]
    const first = await ask({ ref_ids: refIdsOf(selected) })
    expect((await ask({ ref_ids: refIdsOf(selected) })).body).toEqual(first.body)
    const [row] = await owner
      .select()
      .from(application)
      .where(eq(application.userSmartreqId, selected[0]?.userSmartreqId ?? 0))
    expect(row?.status).toBe('active')
  })

  it('says so where the questions are not asked, or fewer than five are rejected or stay', async () => {
    const { ask, of, requisition } = await asking({ female: 8, male: 8 })
    const all = [...of('female'), ...of('male')]
    const stateOf = async (some: readonly Application[]) =>
      (await ask({ ref_ids: refIdsOf(some) })).body.data
    expect(await stateOf(all.slice(0, 4))).toEqual(nothing('too_few'))
    expect(await stateOf(all.slice(0, 12))).toEqual(nothing('too_few'))
    expect(await stateOf(all)).toEqual(nothing('too_few'))
    await owner.update(job).set({ asksEeoc: false }).where(eq(job.jobId, requisition.jobId))
    expect(await stateOf(all.slice(0, 8))).toEqual(nothing('not_asked'))
    const isOfJob = eq(disclosureBlock.jobId, requisition.jobId)
    expect(await owner.$count(disclosureBlock, isOfJob)).toBe(0)
  })

  it('takes a list or a filter, of this requisition alone, from who may reject', async () => {
    const { ask, company, url, of } = await asking({ female: 6 })
    const other = await asking({ male: 6 })
    const refIds = refIdsOf(of('female'))
    const foreign = await ask({ ref_ids: [...refIds, ...refIdsOf(other.of('male'))] })
    expect([foreign.status, foreign.body.error.details]).toEqual([
      404,
      { ref_ids: refIdsOf(other.of('male')) },
    ])
    const bodies = [{}, { ref_ids: refIds, matching: {} }, { ref_ids: [] }]
    for (const body of bodies) expect((await ask(body)).status).toBe(400)
    const interviewer = await buildStaff(test.database, { company, preset: 'Interviewer' })
    expect((await (await test.as(interviewer)).post(url, { ref_ids: refIds })).status).toBe(403)
    expect((await other.recruiter.post(url, { ref_ids: refIds })).status).toBe(404)
  })
})

describe('who asks again to learn one person’s answer', () => {
  it('sees the same figures for one person more or less', async () => {
    const { ask, of } = await asking({ female: 25, male: 25 })
    const selected = [...of('female').slice(0, 12), ...of('male').slice(0, 12)]
    const first = (await ask({ ref_ids: refIdsOf(selected) })).body.data
    const more = [...of('female').slice(12, 13), ...of('male').slice(12, 13)]
    for (const victim of more) {
      const again = (await ask({ ref_ids: refIdsOf([...selected, victim]) })).body.data
      expect(again).toEqual({ ...first, regrouped_people: 1 })
    }
    for (const victim of [selected[0], selected[23]]) {
      const rest = selected.filter((one) => one !== victim)
      const again = (await ask({ ref_ids: refIdsOf(rest) })).body.data
      expect(again).toEqual({ ...first, regrouped_people: 1 })
    }
  })

  it('is refused figures where selections overlap so that sums of them would tell', async () => {
    const { ask, of } = await asking({ female: 25, male: 25 })
    const [women, men] = [of('female'), of('male')]
    await ask({ ref_ids: refIdsOf([...women.slice(0, 10), ...men.slice(0, 10)]) })
    // Six of the first selection and fourteen others: four people and more would be cut off on both sides.
    const second = [...women.slice(7, 17), ...men.slice(9, 19)]
    expect((await ask({ ref_ids: refIdsOf(second) })).body.data).toEqual(nothing('too_close'))
  })

  it('sees no difference when one person withdraws, applies, or is erased', async () => {
    const { ask, of, requisition, company } = await asking({ female: 25, male: 25 })
    const selected = [...of('female').slice(0, 12), ...of('male').slice(0, 12)]
    const body = { ref_ids: refIdsOf(selected) }
    const first = (await ask(body)).body.data
    await setStatus(of('female').slice(20, 21), 'withdrawn')
    await answered({ requisition, gender: 'male' })
    expect((await ask(body)).body.data).toEqual({ ...first, regrouped_people: 2 })
    const { userSmartreqId } = of('female')[20] ?? { userSmartreqId: 0 }
    const erasing = { userSmartreqIds: [userSmartreqId], rule: 'request' as const }
    await eraseApplications({ ...test, ...test.clock }, { ...company, ...erasing })
    expect((await ask(body)).body.data).toEqual(nothing('too_close'))
  })

  it('gets figures about other people than before', async () => {
    const { ask, of, reject } = await asking({ female: 30, male: 30 })
    const first = [...of('female').slice(0, 10), ...of('male').slice(0, 10)]
    await ask({ ref_ids: refIdsOf(first) })
    await reject({ ref_ids: refIdsOf(first) })
    const second = [...of('female').slice(10, 20), ...of('male').slice(10, 15)]
    const { data } = (await ask({ ref_ids: refIdsOf(second) })).body
    expect(data.questions[0].groups).toMatchObject([
      { considered: 20, staying: 10 },
      { considered: 20, staying: 15 },
    ])
  })
})

type Gender = 'female' | 'male' | 'none'

/** A requisition that asks, with applicants of each gender who wait for a decision, and its recruiter. */
async function asking(genders: Partial<Record<Gender, number>>) {
  const arrived = await arrive(test, { applicants: [{ deletedAt: new Date() }] })
  const { requisition, recruiter } = arrived
  await owner.update(job).set({ asksEeoc: true }).where(eq(job.jobId, requisition.jobId))
  const applicants = new Map<string, Application[]>()
  for (const [gender, count] of Object.entries(genders)) {
    const some: Application[] = []
    for (let index = 0; index < count; index += 1)
      some.push(await answered({ requisition, gender: gender === 'none' ? null : gender }))
    applicants.set(gender, some)
  }
  const url = `/smartreq/v1/${requisition.jobId}/bulk-reject-applicants/impact-ratio/`
  return {
    ...arrived,
    url,
    of: (gender: Gender) => applicants.get(gender) ?? [],
    ask: (body: object) => recruiter.post(url, body),
  }
}

async function answered(given: {
  requisition: Parameters<typeof apply>[1]['requisition']
  gender: string | null
  values?: object
}): Promise<Application> {
  const { requisition, gender, values = WAITING } = given
  const one = await apply(test, { requisition, values })
  if (gender === null) return one
  const { accountId, userSmartreqId, userId } = one
  const key = { accountId, userSmartreqId, userId }
  await owner
    .insert(eeocAnswer)
    .values({ ...key, gender: gender === 'female' ? 'female' : 'male', answeredAt: new Date() })
  return one
}

function setStatus(some: readonly Application[], status: string) {
  return Promise.all(
    some.map((one) =>
      owner
        .update(application)
        .set({ status })
        .where(eq(application.userSmartreqId, one.userSmartreqId)),
    ),
  )
}

function refIdsOf(some: readonly Application[]): number[] {
  return some.map(({ refId }) => refId)
}

function nothing(state: string) {
  return { state, regrouped_people: 0, questions: [] }
}

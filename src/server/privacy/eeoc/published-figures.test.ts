import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'
import { eeocAnswer } from '#server/db/schema/eeoc.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import type { Application, Requisition } from '#testing/builders.ts'
import { buildRequisition, buildStaff } from '#testing/builders.ts'
import { apply, arrive } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

import { publishFigures } from './publish-figures.ts'

const test = await openTestApp()
const { owner } = test.database
const GENDERS = ['female', 'male', 'another', 'decline'] as const
type Gender = (typeof GENDERS)[number]
type Status = 'rejected' | 'hired' | 'active'

describe('a recruiter who reads every figure', () => {
  it.each(GENDERS)('sees the same before and after one applicant answers: %s', async (gender) => {
    const { requisition, views, publish } = await asking()
    await decided(requisition, { female: 8, male: 9, another: 2, status: 'rejected' })
    await publish()
    const before = await views()
    expect(before.numbers['gender']).toMatchObject({ female: 8, male: 9, another: null })
    const [victim] = await people(requisition, { count: 1, status: 'rejected' })
    await answer(victim, gender)
    expect(await views()).toEqual(before)
    await publish()
    expect(await views()).toEqual(before)
  })

  it('sees the same before and after one applicant is rejected, and after that is undone', async () => {
    const { requisition, views, publish } = await asking()
    await decided(requisition, { female: 12, male: 12, status: 'rejected' })
    await decided(requisition, { female: 6, male: 6, status: 'hired' })
    await publish()
    const before = await views()
    expect(before.impact).toHaveLength(2)
    const [victim] = await decided(requisition, { female: 1, status: 'active' })
    for (const status of ['rejected', 'active', 'rejected'] as const) {
      await setStatus([victim], status)
      await publish()
      expect(await views()).toEqual(before)
    }
  })

  it('gets the figures of all positions as the sum of what each position shows', async () => {
    const { requisition, views, publish, company, recruiter } = await asking()
    const other = await buildRequisition(test.database, { company, values: { asksEeoc: true } })
    await decided(requisition, { female: 8, male: 9, another: 4, status: 'rejected' })
    await decided(other, { female: 5, male: 7, another: 3, status: 'rejected' })
    await publish()
    const all = numbersOf((await recruiter.get(urlOf(company.accountId))).body.data)
    const [first, second] = [await views(), await views(other)]
    expect(all['gender']).toEqual({ female: 13, male: 16, another: null, decline: null })
    expect(second.numbers['gender']).toMatchObject({ female: 5, male: 7 })
    expect(first.numbers['gender']).toMatchObject({ female: 8, male: 9 })
  })

  it('cannot move people between figures by deciding about them again', async () => {
    const { requisition, views, publish } = await asking()
    const some = await decided(requisition, { female: 8, male: 8, status: 'rejected' })
    await publish()
    const before = await views()
    await setStatus(some.slice(0, 11), 'hired')
    await publish()
    expect(await views()).toEqual(before)
  })

  it('learns nothing from one erasure, and no longer reads answers once enough were erased', async () => {
    const { requisition, views, publish, company } = await asking()
    const some = await decided(requisition, { female: 12, male: 12, status: 'rejected' })
    await publish()
    const before = await views()
    const erase = (erased: readonly Application[]) =>
      eraseApplications(
        { ...test, ...test.clock },
        {
          ...company,
          userSmartreqIds: erased.map(({ userSmartreqId }) => userSmartreqId),
          rule: 'request',
        },
      )
    await erase(some.slice(0, 1))
    await publish()
    expect(await views()).toEqual(before)
    await erase([...some.slice(1, 6), ...some.slice(12, 18)])
    await publish()
    expect((await views()).numbers['gender']).toMatchObject({ female: 6, male: 6 })
  })

  it('reads when figures were published, and nothing before they are', async () => {
    const { requisition, views, publish, recruiter, company } = await asking()
    await decided(requisition, { female: 8, male: 9, status: 'rejected' })
    const url = urlOf(company.accountId, requisition)
    const unpublished = (await recruiter.get(url)).body
    expect(unpublished.meta).toEqual({ published_at: null })
    expect((await views()).numbers['gender']).toMatchObject({ female: null, male: null })
    await publish()
    expect(Date.parse((await recruiter.get(url)).body.meta.published_at)).not.toBeNaN()
  })

  it('reads selection rates where two groups have hires and rejections, for who may decide', async () => {
    const { requisition, views, publish, company, recruiter, ratios } = await asking()
    await decided(requisition, { female: 15, male: 10, status: 'rejected' })
    await decided(requisition, { female: 5, male: 10, another: 3, status: 'hired' })
    await publish()
    expect((await views()).impact).toMatchObject([
      {
        choice: 'female',
        considered: 20,
        selected: 5,
        selection_rate: 0.25,
        impact_ratio: 0.5,
        is_below_four_fifths: true,
      },
      { choice: 'male', considered: 20, selected: 10, is_reference: true },
    ])
    const interviewer = await buildStaff(test.database, { company, preset: 'Interviewer' })
    expect((await (await test.as(interviewer)).get(ratios)).status).toBe(403)
    const elsewhere = await asking()
    expect((await elsewhere.recruiter.get(ratios)).status).toBe(404)
    await owner.update(job).set({ asksEeoc: false }).where(eq(job.jobId, requisition.jobId))
    expect((await recruiter.get(ratios)).body.data).toEqual({
      is_asked: false,
      published_at: null,
      questions: [],
    })
  })
})

/** A requisition that asks, and all that its recruiter can read about answers. */
async function asking() {
  const arrived = await arrive(test, { applicants: [{ deletedAt: new Date() }] })
  const { requisition, recruiter, company } = arrived
  await owner.update(job).set({ asksEeoc: true }).where(eq(job.jobId, requisition.jobId))
  const ratiosOf = ({ jobId }: Requisition) => `/smartreq/v1/${jobId}/impact-ratios/`
  return {
    ...arrived,
    ratios: ratiosOf(requisition),
    publish: () => publishFigures({ ...test, now: test.clock.now }),
    views: async (of: Requisition = requisition) => {
      const numbers = await recruiter.get(urlOf(company.accountId, of))
      const all = await recruiter.get(urlOf(company.accountId))
      const impact = await recruiter.get(ratiosOf(of))
      return {
        numbers: numbersOf(numbers.body.data),
        all: numbersOf(all.body.data),
        impact: impact.body.data?.questions[0].groups,
      }
    },
  }
}

function urlOf(accountId: number, of?: Requisition): string {
  const query = of === undefined ? '' : `?job_id=${of.jobId}`
  return `/report/v1/eeoc/account/${accountId}/${query}`
}

type Counted = { question_id: string; counts: { choice: string; people: number | null }[] }

function numbersOf(data: readonly Counted[]): Record<string, Record<string, number | null>> {
  return Object.fromEntries(
    data.map(({ question_id: id, counts }) => [
      id,
      Object.fromEntries(counts.map(({ choice, people: count }) => [choice, count])),
    ]),
  )
}

async function people(
  requisition: Requisition,
  { count, status }: { count: number; status: Status },
): Promise<Application[]> {
  const some: Application[] = []
  for (let index = 0; index < count; index += 1)
    some.push(await apply(test, { requisition, values: { status } }))
  return some
}

async function decided(
  requisition: Requisition,
  given: Partial<Record<Gender, number>> & { status: Status },
): Promise<Application[]> {
  const { status, ...genders } = given
  const all: Application[] = []
  for (const gender of GENDERS) {
    const some = await people(requisition, { count: genders[gender] ?? 0, status })
    for (const one of some) await answer(one, gender)
    all.push(...some)
  }
  return all
}

async function answer(one: Application | undefined, gender: EeocAnswers['gender']): Promise<void> {
  if (one === undefined) throw new Error('There is no applicant.')
  const { accountId, userSmartreqId, userId } = one
  const key = { accountId, userSmartreqId, userId }
  await owner.insert(eeocAnswer).values({ ...key, gender, answeredAt: new Date() })
}

async function setStatus(
  some: readonly (Application | undefined)[],
  status: Status,
): Promise<void> {
  for (const one of some)
    await owner
      .update(application)
      .set({ status })
      .where(eq(application.userSmartreqId, one?.userSmartreqId ?? 0))
}

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { jobOutcome } from '#server/db/schema/job-outcome.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildOutcome, buildProfile, outcomeBody, type OutcomeBody } from '#testing/job-profiles.ts'
import { sharedAttributes } from '#testing/predictive-models.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const client = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const jobId = await buildProfile(database, { accountId })
  const url = `/job/v1/outcomes/${jobId}/`
  const save = (outcomes: unknown[], base?: object) =>
    client.put(
      url,
      { outcomes },
      base === undefined ? {} : { headers: { 'if-match': stateTag(base) } },
    )
  const read = async () => (await client.get(url)).body.data
  const first = await buildOutcome(database, accountId)
  const second = await buildOutcome(database, accountId)
  return { company, accountId, client, jobId, url, save, read, first, second }
}

const idsOf = (outcomes: readonly { attribute_type_id: number }[]) =>
  outcomes.map((one) => one.attribute_type_id)

describe('the outcomes of a job profile', () => {
  it('are stored in their order with their frequency and their own scale', async () => {
    const { save, read, first, second } = await open()
    expect((await read()).outcomes).toEqual([])
    const one = { ...outcomeBody(second), frequency: 'monthly' }
    const other = outcomeBody(first)
    expect((await save([one, other])).status).toBe(200)
    expect((await read()).outcomes).toMatchObject([one, other])
    await save([other, one])
    expect(idsOf((await read()).outcomes)).toEqual([first, second])
    expect(idsOf((await read()).library)).toEqual([first, second])
  })

  it('stay stored when they are removed, and are the same row when they are added again', async () => {
    const { accountId, jobId, save, read, first } = await open()
    const outcome = outcomeBody(first)
    await save([outcome])
    const [stored] = (await read()).outcomes
    await save([])
    expect((await read()).outcomes).toEqual([])
    const isTheirs = and(eq(jobOutcome.accountId, accountId), eq(jobOutcome.jobId, jobId))
    const [row] = await owner.select().from(jobOutcome).where(isTheirs)
    expect(row).toMatchObject({ jobOutcomeId: stored.job_outcome_id, points: outcome.points })
    expect(row?.removedAt).toBeInstanceOf(Date)
    await save([{ ...outcome, frequency: 'once' }])
    expect((await read()).outcomes).toMatchObject([
      { job_outcome_id: stored.job_outcome_id, frequency: 'once' },
    ])
  })

  it('are not overwritten by a user who began from an older state', async () => {
    const { save, read, first, second } = await open()
    const base = { outcomes: (await read()).outcomes }
    const replies = await Promise.all([
      save([outcomeBody(first)], base),
      save([outcomeBody(second)], base),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await read()).outcomes).toHaveLength(1)
  })

  it.each<[string, (good: OutcomeBody, attribute: number) => unknown[], string]>([
    ['an outcome twice', (good) => [good, good], 'outcomes'],
    ['an attribute', (good, id) => [{ ...good, attribute_type_id: id }], 'outcomes'],
    [
      'no outcome of any company',
      (good) => [{ ...good, attribute_type_id: 999_999_999 }],
      'outcomes',
    ],
    ['four points', (good) => [{ ...good, points: good.points.slice(1) }], 'outcomes.0.points'],
    [
      'a point without a name',
      (good) => [{ ...good, points: good.points.with(2, { name: ' ', anchor: '' }) }],
      'outcomes.0.points.2.name',
    ],
    ['another frequency', (good) => [{ ...good, frequency: 'daily' }], 'outcomes.0.frequency'],
  ])('are refused with %s', async (_, made, field) => {
    const { save, read, first } = await open()
    const [attribute = 0] = await sharedAttributes(database)
    const reply = await save(made(outcomeBody(first), attribute))
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toContain(field)
    expect((await read()).outcomes).toEqual([])
  })

  it('are of profiles, and of no other company', async () => {
    const { company, client, url, first } = await open()
    const requisition = await buildRequisition(database, { company })
    const body = { outcomes: [] }
    const ofRequisition = `/job/v1/outcomes/${requisition.jobId}/`
    const foreign = await open()
    const replies = [
      await client.get(ofRequisition),
      await client.put(ofRequisition, body),
      await foreign.client.get(url),
      await foreign.client.put(url, body),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await foreign.save([outcomeBody(first)])).status).toBe(400)
  })

  it('archive what they name instead of losing it, and stay themselves', async () => {
    const { accountId, client, jobId, save, read } = await open()
    const types = `/account/v1/${accountId}/attribute-types/`
    const name = { en: 'Sales', es: '', fr: '' }
    const content = { name, description: '', category: 'performance' }
    const body = { ...content, parent_attribute_type_id: null, usage_type: 3 }
    const { attribute_type_id: id } = (await client.post(types, body)).body.data
    const outcome = outcomeBody(id)
    await save([outcome])
    const uses = await client.get(`${types}${id}/uses/`)
    expect(uses.body.data).toMatchObject([{ kind: 'profile', id: jobId }])
    expect((await client.delete(`${types}${id}/`)).body.data.is_archived).toBe(true)
    expect((await save([{ ...outcome, frequency: 'monthly' }])).status).toBe(200)
    await save([])
    expect(idsOf((await read()).library)).not.toContain(id)
    expect((await save([outcome])).status).toBe(400)
  })

  it('are copied with the profile, and go with one that no one held', async () => {
    const { accountId, client, jobId, save, first } = await open()
    const outcome = outcomeBody(first)
    await save([outcome])
    const body = { title: 'Copy', from_job_id: jobId }
    const made = await client.post(`/job/v1/profiles/${accountId}/`, body)
    const copied = await client.get(`/job/v1/outcomes/${made.body.data.job_id}/`)
    expect(copied.body.data.outcomes).toMatchObject([outcome])
    expect((await client.delete(`/job/v1/profile/${jobId}/`)).body.data.is_archived).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'

import { userJobState } from '#contract/people/user-job-rules.ts'
import type { userJob } from '#server/db/schema/employee.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildParticipant, buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const MINUTE = 60_000
const MOVE = '/job/v1/emp-profile-move/'

async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const person = await buildStaff(database, { company, preset: 'Recruiter' })
  const client = await test.as(person)
  const [from, to] = [
    await buildProfile(database, { accountId, title: 'Deckhand' }),
    await buildProfile(database, { accountId, title: 'Boatswain' }),
  ]
  const add = (values: Partial<typeof userJob.$inferInsert> = {}) =>
    buildParticipant(database, { accountId, jobId: from, ...values })
  const move = (ids: readonly number[], body: object = {}) =>
    client.post(MOVE, {
      from_job_id: from,
      to_job_id: to,
      user_job_ids: ids,
      first_day: '2027-03-01',
      ...body,
    })
  const list = async (jobId: number, query = '') =>
    (await client.get(`/job/v1/participants/${jobId}/${query}`)).body.data
  return { company, accountId, client, from, to, add, move, list }
}

const ALL_STATES = [
  { startDate: '2099-01-05' },
  { startDate: '2020-01-06' },
  { startDate: '2018-01-06', endDate: '2018-12-31' },
  { startDate: '2017-01-06', endDate: '2017-12-31', movedTo: 1 },
]

describe('the people of a profile', () => {
  it.each(['planned', 'current', 'ended', 'moved'])(
    'are filtered as %s as the rule has it',
    async (state) => {
      const { add, list, from } = await open()
      for (const values of ALL_STATES) await add(values)
      const today = clock.now().toISOString().slice(0, 10)
      const expected = ALL_STATES.filter(({ startDate, endDate = null, ...rest }) => {
        const isMoved = 'movedTo' in rest
        return userJobState({ startDate, endDate, isMoved }, today) === state
      })
      const found = await list(from, `?state=${state}`)
      expect(found.map((one: { start_date: string }) => one.start_date)).toEqual(
        expected.map(({ startDate }) => startDate),
      )
      expect(new Set(found.map((one: { state: string }) => one.state))).toEqual(new Set([state]))
    },
  )

  it('are corrected field by field, and a refusal names the fields', async () => {
    const { add, client, from } = await open()
    const { userId } = await add({ endDate: '2021-12-31' })
    const { userJobId } = await add({ userId, startDate: '2022-01-03' })
    const url = `/job/v1/participant/${from}/${userJobId}/`
    expect((await client.patch(url, { department: 'Deck' })).body.data).toMatchObject({
      department: 'Deck',
      state: 'current',
    })
    const overlapping = await client.patch(url, { start_date: '2021-06-01' })
    expect(Object.keys(overlapping.body.error.fields)).toEqual(['start_date'])
    const reversed = await client.patch(url, { end_date: '2021-06-01' })
    expect(Object.keys(reversed.body.error.fields)).toEqual(['end_date'])
  })

  it('are removed together and come back within ten minutes', async () => {
    const { add, client, from, list } = await open()
    const ids = [(await add()).userJobId, (await add()).userJobId]
    const url = `/job/v1/participants/${from}/`
    expect((await client.post(`${url}remove/`, { user_job_ids: [...ids, 1] })).status).toBe(404)
    await client.post(`${url}remove/`, { user_job_ids: ids })
    expect(await list(from)).toEqual([])
    expect((await client.post(`${url}restore/`, { user_job_ids: ids })).status).toBe(200)
    expect(await list(from)).toHaveLength(2)
  })
})

describe('a move to another profile', () => {
  it('ends the stretch the day before, begins another one, and is undone exactly', async () => {
    const { add, client, from, to, move, list } = await open()
    const { userJobId } = await add({ endDate: '2028-12-31', department: 'Deck' })
    const before = await list(from)
    const moved = await move([userJobId])
    expect(moved.status).toBe(200)
    expect(await list(from)).toMatchObject([
      { end_date: '2027-02-28', moved_to: { job_id: to, title: 'Boatswain' }, is_separated: false },
    ])
    expect(await list(to)).toMatchObject([
      {
        start_date: '2027-03-01',
        end_date: '2028-12-31',
        job_title: 'Boatswain',
        department: 'Deck',
      },
    ])
    const undone = await client.post(`${MOVE}${from}/undo/`, { user_job_ids: [userJobId] })
    expect(undone.status).toBe(200)
    expect([await list(from), await list(to)]).toEqual([before, []])
  })

  it('is not undone after a change of the new stretch, nor after ten minutes', async () => {
    const { add, client, company, from, to, move } = await open()
    const [one, other] = [(await add()).userJobId, (await add()).userJobId]
    const [next] = (await move([one])).body.data.new_user_job_ids
    await client.patch(`/job/v1/participant/${to}/${next}/`, { department: 'Deck' })
    const undo = (id: number, by = client) =>
      by.post(`${MOVE}${from}/undo/`, { user_job_ids: [id] })
    expect((await undo(one)).body.error.code).toBe('conflict')
    await move([other])
    clock.shift(11 * MINUTE)
    const again = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect((await undo(other, again)).body.error.code).toBe('undo_expired')
  })

  it.each([
    [
      'someone who has left',
      { startDate: '2018-01-06', endDate: '2018-12-31' },
      {},
      'stretch_ended',
    ],
    ['someone who starts later', { startDate: '2027-03-01' }, {}, 'moves_too_early'],
    ['someone who has a last day before it', { endDate: '2027-01-31' }, {}, 'stretch_ended'],
  ])('is refused for %s, and names the stretch', async (_, values, body, code) => {
    const { add, move, list, to } = await open()
    const { userJobId } = await add(values)
    const fine = await add()
    expect((await move([userJobId, fine.userJobId], body)).body.error).toMatchObject({
      code,
      details: { user_job_ids: [userJobId] },
    })
    expect(await list(to)).toEqual([])
  })

  it('is refused into a profile that the person has then, that is archived, or of another company', async () => {
    const { accountId, add, move, to } = await open()
    const { userId, userJobId } = await add()
    const archived = await buildProfile(database, { accountId, archivedAt: new Date() })
    const foreign = await open()
    expect((await move([userJobId], { to_job_id: archived })).body.error.code).toBe(
      'profile_archived',
    )
    expect((await move([userJobId], { to_job_id: foreign.to })).status).toBe(404)
    await add({ userId, jobId: to, startDate: '2027-06-01' })
    expect((await move([userJobId])).body.error.code).toBe('stretches_overlap')
  })

  it('happens once where two colleagues move the same person at the same moment', async () => {
    const { add, move, to, list } = await open()
    const { userJobId } = await add()
    const replies = await Promise.all([move([userJobId]), move([userJobId])])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await list(to)).toHaveLength(1)
  })
})

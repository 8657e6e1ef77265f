import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { experienceFields } from '#contract/examples/job-experiences.ts'
import type { ExperienceFields, JobExperience } from '#contract/people/job-experiences.ts'
import { EXPERIENCE_LIMITS } from '#contract/people/people-rules.ts'
import { jobExperience } from '#server/db/schema/job-experience.ts'
import { buildPerson } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

type Person = { readonly userId: number; readonly client: Client }

describe('the work experience of a person', () => {
  it('has current positions first, then the latest, and is searched and paged', async () => {
    const person = await arrive()
    await save(person, { some: { title: 'First', start_date: '2015-01-01' } })
    await save(person, { some: { title: 'Undated', start_date: null } })
    await save(person, { some: { title: 'Second', start_date: '2019-05-01' } })
    await save(person, { some: { title: 'Today', start_date: '2010-01-01', is_current: true } })
    expect(await titlesOf(person)).toEqual(['Today', 'Second', 'First', 'Undated'])
    expect(await titlesOf(person, '?search=sec')).toEqual(['Second'])
    expect(await titlesOf(person, '?search=HARBOUR')).toHaveLength(4)
    expect(await titlesOf(person, '?search=%25')).toEqual([])
    expect(await titlesOf(person, '?page=2&page_size=3')).toEqual(['Undated'])
  })

  it('is stored once, whatever was sent how often, and read by its owner alone', async () => {
    const person = await arrive()
    const [userJobId, key] = [randomUUID(), randomUUID()]
    const body = { user_id: person.userId, user_job_id: userJobId, fields: experienceFields }
    const first = await person.client.post('/user/v1/job/', body, { key })
    const again = await person.client.post('/user/v1/job/', body, { key })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    await person.client.post('/user/v1/job/', body, { key: randomUUID() })
    expect(await titlesOf(person)).toEqual([experienceFields.title])
    expect((await person.client.get(`/user/v1/job/${userJobId}/`)).body.data).toMatchObject(
      experienceFields,
    )
    const other = await arrive()
    expect((await other.client.get(`/user/v1/job/${userJobId}/`)).status).toBe(404)
    expect((await other.client.get(`/user/v1/jobs/${person.userId}/`)).status).toBe(404)
    // The same name of an entry of their own is another entry.
    const theirs = { ...body, user_id: other.userId, fields: { ...experienceFields, title: 'X' } }
    const saved = await other.client.post('/user/v1/job/', theirs, { key: randomUUID() })
    expect(saved.status).toBe(200)
    const asOther = await other.client.post('/user/v1/job/', body, { key: randomUUID() })
    expect(asOther.status).toBe(404)
    expect(await titlesOf(person)).toEqual([experienceFields.title])
  })

  it('stands as it was saved last, by when the devices say that it was', async () => {
    const person = await arrive()
    const userJobId = randomUUID()
    const at = (minute: number) => `2026-01-01T10:0${minute}:00.000Z`
    await save(person, { some: { title: 'Later' }, userJobId, savedAt: at(5) })
    const late = await save(person, { some: { title: 'Earlier' }, userJobId, savedAt: at(4) })
    expect(late.body.data).toMatchObject({ is_applied: false, saved_at: at(4) })
    expect(await titlesOf(person)).toEqual(['Later'])
    const ahead = await save(person, {
      some: { title: 'Ahead' },
      userJobId,
      savedAt: '2999-01-01T00:00:00.000Z',
    })
    expect(ahead.body.data.saved_at < '2999').toBe(true)
    await save(person, { some: { title: 'Newest' }, userJobId })
    expect(await titlesOf(person)).toEqual(['Newest'])
  })

  it('keeps nothing of a deleted entry, which can be saved again', async () => {
    const person = await arrive()
    const userJobId = randomUUID()
    await save(person, { some: {}, userJobId })
    await save(person, { some: null, userJobId })
    expect(await titlesOf(person)).toEqual([])
    expect((await person.client.get(`/user/v1/job/${userJobId}/`)).status).toBe(404)
    expect((await change(person, { userJobId, fields: { title: 'Back' } })).status).toBe(404)
    const rows = await database.owner.select().from(jobExperience)
    const left = rows.filter((one) => one.userJobId === userJobId)
    expect(left).toMatchObject([{ companyName: null, title: null, description: '', location: '' }])
    await save(person, { some: { title: 'Back' }, userJobId })
    expect(await titlesOf(person)).toEqual(['Back'])
  })

  it('is changed in parts, and an end before the start is no mistake to refuse', async () => {
    const person = await arrive()
    const userJobId = randomUUID()
    await save(person, { some: {}, userJobId })
    const reply = await change(person, { userJobId, fields: { end_date: '2020-01-01' } })
    expect(reply.body.data).toMatchObject({ user_job_id: userJobId, is_applied: true })
    const url = `/user/v1/job/${userJobId}/`
    const { start_date, title } = experienceFields
    const changed = { start_date, title, end_date: '2020-01-01' }
    expect((await person.client.get(url)).body.data).toMatchObject(changed)
    expect((await change(person, { userJobId, fields: { is_current: true } })).status).toBe(200)
    expect((await person.client.get(url)).body.data).toMatchObject({ end_date: null })
    expect((await change(await arrive(), { userJobId, fields: { title: 'Mine' } })).status).toBe(
      404,
    )
  })

  it.each([
    ['no title', { title: ' ' }],
    ['no company', { company_name: '' }],
    ['a day that does not exist', { start_date: '2021-02-30' }],
    ['a country that is none', { country_code: 'Germany' }],
    ['a type of position that does not exist', { position_type: 'forever' }],
    ['a text that is too long', { description: 'a'.repeat(EXPERIENCE_LIMITS.description + 1) }],
  ])('is refused with %s', async (_, wrong) => {
    const person = await arrive()
    const fields = { ...experienceFields, ...wrong }
    const body = { user_id: person.userId, user_job_id: randomUUID(), fields }
    expect((await person.client.post('/user/v1/job/', body, { key: randomUUID() })).status).toBe(
      400,
    )
  })

  it('has room for a hundred entries', async () => {
    const person = await arrive()
    const { userId } = person
    const named = { companyName: 'c', title: 't', savedAt: new Date(0) }
    const rows = Array.from({ length: EXPERIENCE_LIMITS.entries }, () => ({
      userId,
      userJobId: randomUUID(),
      ...named,
    }))
    await database.owner.insert(jobExperience).values(rows)
    const { status, body } = await save(person, { some: {} })
    expect([status, body.error.fields]).toEqual([400, { user_job_id: 'At most 100 entries.' }])
    const [first] = rows
    const known = await save(person, { some: {}, userJobId: first?.userJobId ?? '' })
    expect(known.status).toBe(200)
  })
})

async function arrive(): Promise<Person> {
  const person = await buildPerson(database)
  return { userId: person.userId, client: await test.as(person) }
}

function save(
  { client, userId }: Person,
  given: { some: Partial<ExperienceFields> | null; userJobId?: string; savedAt?: string },
) {
  const { some, userJobId = randomUUID(), savedAt } = given
  const fields = some === null ? null : { ...experienceFields, ...some }
  const at = savedAt === undefined ? {} : { saved_at: savedAt }
  return client.post(
    '/user/v1/job/',
    { user_id: userId, user_job_id: userJobId, fields, ...at },
    { key: randomUUID() },
  )
}

function change(
  { client }: Person,
  { userJobId, fields }: { userJobId: string; fields: Partial<ExperienceFields> },
) {
  return client.patch(`/user/v1/job/${userJobId}/`, fields)
}

async function titlesOf({ client, userId }: Person, query = ''): Promise<string[]> {
  const { body } = await client.get(`/user/v1/jobs/${userId}/${query}`)
  return body.data.map((one: JobExperience) => one.title)
}

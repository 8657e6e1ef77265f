import { describe, expect, it } from 'vitest'

import type { MemberDetail } from '#contract/access/roles.ts'
import { userRole } from '#server/db/schema/account.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Person,
  type Requisition,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const NO_ID = 999_999_999

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const elsewhere = await buildCompany(database)
const { accountId } = company
const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
const listed = await openJob('Listed')
const unlisted = await openJob('Unlisted')
const foreign = await buildRequisition(database, { company: elsewhere })
const pathway = await buildRequisition(database, { company, values: { jobTypeId: 4, title: 'Up' } })
const profile = await buildRequisition(database, {
  company,
  values: { jobTypeId: 1, title: 'As', status: 'draft' },
})

describe('a user who is kept to some requisitions', () => {
  it('lists these and those of their teams, and no others', async () => {
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    const team = await buildRequisition(database, { company, team: [person.userId] })
    expect((await seenBy(person)).size).toBeGreaterThan(2)
    await keepTo(person, { available_smartreqs: [listed.jobId] })
    expect(await seenBy(person)).toEqual(new Set([listed.jobId, team.jobId]))
    const client = await test.as(person)
    const list = await client.get(`/smartreq/v1/account/${accountId}/`)
    expect(list.body.meta.total).toBe(2)
  })

  it('opens of them the details, applicants, counts and scorecards, and of no others', async () => {
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    await keepTo(person, { available_smartreqs: [listed.jobId] })
    expect(await statusesAt(person, listed)).toEqual(new Set([200]))
    expect(await statusesAt(person, unlisted)).toEqual(new Set([403]))
    expect(await statusesAt(person, foreign)).toEqual(new Set([404]))
    const client = await test.as(person)
    expect((await client.get(`/smartreq/v1/${NO_ID}/`)).status).toBe(404)
  })

  it('sees none but the teams’ when the list is empty, and all again without a list', async () => {
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    await keepTo(person, { available_smartreqs: [] })
    expect(await seenBy(person)).toEqual(new Set())
    expect((await keepTo(person, { available_smartreqs: null })).available_smartreqs).toBeNull()
    expect((await seenBy(person)).has(unlisted.jobId)).toBe(true)
  })

  it('is given nothing that the roles do not open', async () => {
    const person = await buildStaff(database, { company, preset: 'Limited' })
    await keepTo(person, { available_smartreqs: [listed.jobId] })
    expect(await seenBy(person)).toEqual(new Set())
    expect(await statusesAt(person, listed)).toEqual(new Set([403]))
  })

  it('keeps pathways and profiles apart from requisitions', async () => {
    const person = await buildStaff(database, { company, preset: 'Recruiter' })
    await keepTo(person, { available_pathways: [], available_profiles: [profile.jobId] })
    const client = await test.as(person)
    const statusOf = async ({ jobId }: Requisition) =>
      (await client.get(`/job/v1/access/${jobId}/`)).status
    expect([await statusOf(pathway), await statusOf(profile), await statusOf(unlisted)]).toEqual([
      403, 200, 200,
    ])
  })
})

describe('the lists of a user', () => {
  it('are read with their titles, and stay as they are when left out', async () => {
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    const kept = await keepTo(person, { available_smartreqs: [unlisted.jobId, listed.jobId] })
    expect(kept.available_smartreqs).toEqual([
      { job_id: listed.jobId, title: 'Listed' },
      { job_id: unlisted.jobId, title: 'Unlisted' },
    ])
    expect(kept.available_pathways).toBeNull()
    expect(await keepTo(person, {})).toEqual(kept)
    expect((await admin.get(memberUrl(person))).body.data).toEqual(kept)
  })

  it('take no job of another company, of another kind, or of none', async () => {
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    for (const jobId of [foreign.jobId, pathway.jobId, NO_ID]) {
      const reply = await put(person, { available_smartreqs: [jobId] })
      expect([reply.status, reply.body.error.code]).toEqual([404, 'not_found'])
    }
    expect((await admin.get(memberUrl(person))).body.data.available_smartreqs).toBeNull()
  })

  it('end with leaving the company', async () => {
    const person = await buildStaff(database, { company, preset: 'Coordinator' })
    await keepTo(person, { available_smartreqs: [] })
    expect((await admin.delete(memberUrl(person))).status).toBe(200)
    const { Coordinator: roleId } = company.roles
    await database.owner.insert(userRole).values({ accountId, userId: person.userId, roleId })
    expect((await seenBy(person)).has(unlisted.jobId)).toBe(true)
  })

  it('are no way for the user who is kept to some to open more, for others or themselves', async () => {
    const keeper = await buildStaff(database, { company, preset: 'Account admin' })
    const other = await buildStaff(database, { company, preset: 'Coordinator' })
    await keepTo(keeper, { available_smartreqs: [listed.jobId] })
    const client = await test.as(keeper)
    const statusOf = async (person: Person, wanted: Record<string, unknown>) => {
      const preset = person === keeper ? 'Account admin' : 'Coordinator'
      const body = { role_ids: [company.roles[preset]], ...wanted }
      return (await client.put(memberUrl(person), body)).status
    }
    expect(await statusOf(keeper, { available_smartreqs: null })).toBe(403)
    expect(await statusOf(keeper, { available_smartreqs: [unlisted.jobId] })).toBe(403)
    expect(await statusOf(other, { available_smartreqs: [unlisted.jobId] })).toBe(403)
    expect(await statusOf(other, { available_smartreqs: [listed.jobId] })).toBe(200)
    expect(await statusOf(other, { available_smartreqs: null })).toBe(403)
    expect(await statusOf(other, {})).toBe(200)
    expect(await jobsFor(client)).toEqual(['Listed'])
  })
})

it('the jobs to choose from are of one kind, by title, found by a part of it', async () => {
  const all = await jobsFor(admin)
  expect(all).toEqual(expect.arrayContaining(['Listed', 'Unlisted']))
  expect(all).toEqual(all.toSorted())
  expect(await jobsFor(admin, '&search=unLIS')).toEqual(['Unlisted'])
  expect(await jobsFor(admin, '&search=%25')).toEqual([])
  const base = `/account/v1/available-jobs/${accountId}/`
  const titlesOf = async (kind: string) =>
    (await admin.get(`${base}?kind=${kind}`)).body.data.map((one: { title: string }) => one.title)
  expect([await titlesOf('pathway'), await titlesOf('profile')]).toEqual([['Up'], ['As']])
})

async function openJob(title: string): Promise<Requisition> {
  return buildRequisition(database, { company, values: { title } })
}

function memberUrl({ userId }: Person): string {
  return `/account/v1/user-role/${accountId}/user/${userId}/`
}

async function put(person: Person, wanted: Record<string, unknown>) {
  const current: MemberDetail = (await admin.get(memberUrl(person))).body.data
  const roleIds = current.roles.map((role) => role.role_id)
  return admin.put(memberUrl(person), { role_ids: roleIds, ...wanted })
}

async function keepTo(person: Person, wanted: Record<string, unknown>): Promise<MemberDetail> {
  const reply = await put(person, wanted)
  expect(reply.status).toBe(200)
  return reply.body.data
}

async function seenBy(person: Person): Promise<Set<number>> {
  const client = await test.as(person)
  const reply = await client.get(`/smartreq/v1/account/${accountId}/?page_size=100`)
  return new Set(reply.body.data.map((row: { job_id: number }) => row.job_id))
}

/** What a user is answered about a requisition and about an application to it. */
async function statusesAt(person: Person, requisition: Requisition): Promise<Set<number>> {
  const candidate = await buildPerson(database)
  const application = await buildApplication(database, { requisition, person: candidate })
  const client = await test.as(person)
  const { jobId } = requisition
  const urls = [
    `/job/v1/access/${jobId}/`,
    `/smartreq/v1/${jobId}/`,
    `/smartreq/v1/${jobId}/applicants/`,
    `/smartreq/v1/${jobId}/applicants/counts/`,
    `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`,
  ]
  const replies = await Promise.all(urls.map((url) => client.get(url)))
  return new Set(replies.map(({ status }) => status))
}

async function jobsFor(client: typeof admin, query = ''): Promise<string[]> {
  const reply = await client.get(
    `/account/v1/available-jobs/${accountId}/?kind=smartreq&page_size=100${query}`,
  )
  return reply.body.data.map((one: { title: string }) => one.title)
}

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildParticipant, buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const person = await buildStaff(database, { company, preset: 'Recruiter' })
  const client = await test.as(person)
  const url = `/job/v1/profiles/${accountId}/`
  const titles = async (of = client, query = '') =>
    (await of.get(`${url}${query}`)).body.data.map((one: { title: string }) => one.title)
  return { company, accountId, client, url, titles }
}

describe('job profiles', () => {
  it('are listed with how many people hold them, will hold them, and are hired for them', async () => {
    const { accountId, client, url, titles } = await open()
    const jobId = await buildProfile(database, { accountId, title: 'Welder', department: 'Yard' })
    await buildProfile(database, { accountId, title: 'Crane operator' })
    const profile = { accountId, jobId }
    await buildParticipant(database, profile)
    await buildParticipant(database, { ...profile, startDate: '2099-01-05' })
    await buildParticipant(database, { ...profile, endDate: '2021-01-05' })
    await buildParticipant(database, { ...profile, deletedAt: new Date() })
    await buildRequisition(database, { company: profile, values: { profileJobId: jobId } })
    expect(await titles()).toEqual(['Crane operator', 'Welder'])
    expect((await client.get(`${url}?search=weld`)).body.data).toEqual([
      {
        job_id: jobId,
        title: 'Welder',
        department: 'Yard',
        holder_count: 1,
        planned_count: 1,
        requisition_count: 1,
        is_archived: false,
      },
    ])
    expect(await titles(client, '?ordering=-title')).toEqual(['Welder', 'Crane operator'])
  })

  it('are those of their teams to users whose role does not include profiles', async () => {
    const { company, accountId, client, titles } = await open()
    const manager = await buildStaff(database, { company, preset: 'Hiring manager' })
    await buildProfile(database, { accountId, title: 'Theirs', team: [manager.userId] })
    const other = await buildProfile(database, { accountId, title: 'Other' })
    const theirs = await test.as(manager)
    expect(await titles(theirs, '?profile_access=1')).toEqual(['Theirs'])
    expect(await titles(client, '?profile_access=0')).toEqual([])
    expect((await theirs.get(`/job/v1/profile/${other}/`)).status).toBe(403)
  })

  it('begin with the department, the description and the attributes of a requisition', async () => {
    const { accountId, client, url } = await open()
    const values = { department: 'Port', description: '<p>Steers.</p>' }
    const { jobId } = await buildRequisition(database, { company: { accountId }, values })
    const groups = `/job/v1/attribute-groups/${jobId}/`
    const [one] = (await client.get(groups)).body.data.library
    const attributes = [{ attribute_type_id: one.attribute_type_id, weight: 2 }]
    await client.put(groups, { attributes })
    const made = await client.post(url, { title: 'Pilot', from_job_id: jobId })
    const { job_id: profileId } = made.body.data
    const { body } = await client.get(`/job/v1/profile/${profileId}/`)
    expect(body.data.details).toEqual({ title: 'Pilot', ...values })
    const copied = await client.get(`/job/v1/attribute-groups/${profileId}/`)
    expect(copied.body.data.attributes).toEqual(attributes)
  })

  it('have titles of their own, whatever the case, also when two are created at once', async () => {
    const { client, url, titles } = await open()
    const replies = await Promise.all([
      client.post(url, { title: 'Welder' }),
      client.post(url, { title: 'WELDER' }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { job_id: jobId } = (await client.post(url, { title: 'Rigger' })).body.data
    const renamed = await client.patch(`/job/v1/profile/${jobId}/`, { title: 'welder' })
    expect(renamed.body.error).toMatchObject({
      code: 'value_taken',
      fields: { title: expect.any(String) },
    })
    expect(await titles()).toHaveLength(2)
  })

  it('stay while people hold them or are hired for them, and are archived where people did before', async () => {
    const { accountId, client, titles } = await open()
    const jobId = await buildProfile(database, { accountId, title: 'Welder' })
    const url = `/job/v1/profile/${jobId}/`
    const { userJobId } = await buildParticipant(database, { accountId, jobId })
    const company = { accountId }
    const values = { profileJobId: jobId }
    const requisition = await buildRequisition(database, { company, values })
    expect((await client.delete(url)).body.error).toMatchObject({
      code: 'profile_in_use',
      details: { holders: 1, planned: 0, requisitions: 1 },
    })
    await database.owner
      .update(job)
      .set({ status: 'closed' })
      .where(eq(job.jobId, requisition.jobId))
    await client.patch(`/job/v1/participant/${jobId}/${userJobId}/`, { end_date: '2021-01-05' })
    expect((await client.delete(url)).body.data).toEqual({ job_id: jobId, is_archived: true })
    expect([await titles(), await titles(client, '?archived=1')]).toEqual([[], ['Welder']])
    expect((await client.post(`${url}restore/`)).status).toBe(200)
    expect(await titles()).toEqual(['Welder'])
  })

  it('are removed where no one ever held them, and are no requisitions', async () => {
    const { accountId, client } = await open()
    const url = `/job/v1/profile/${await buildProfile(database, { accountId })}/`
    expect((await client.delete(url)).body.data.is_archived).toBe(false)
    expect((await client.get(url)).status).toBe(404)
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    expect((await client.delete(`/job/v1/profile/${jobId}/`)).status).toBe(404)
  })

  it('are chosen in the setup of a requisition, unless they are archived or of another company', async () => {
    const { accountId, client } = await open()
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    const foreign = await open()
    const choose = (id: number | null) =>
      client.patch(`/smartreq/v1/${jobId}/details/`, { profile_job_id: id })
    const profileId = await buildProfile(database, { accountId })
    expect((await choose(profileId)).body.data.profile_job_id).toBe(profileId)
    const unusable = [
      await buildProfile(database, { accountId, archivedAt: new Date() }),
      await buildProfile(database, { accountId: foreign.accountId }),
      jobId,
    ]
    for (const id of unusable)
      expect(Object.keys((await choose(id)).body.error.fields)).toEqual(['profile_job_id'])
    expect((await choose(null)).body.data.profile_job_id).toBeNull()
  })
})

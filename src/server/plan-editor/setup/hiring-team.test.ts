import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

import { addRole, joinTeams } from '../../access/roles/staff-invitation-repository.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('the team', () => {
  it('lets its members in, and its hiring managers change things', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const limited = await buildStaff(database, { company, preset: 'Limited' })
    const colleague = await test.as(limited)
    expect((await colleague.get(at(jobId))).status).toBe(403)
    const member = await addMember(jobId, { user_id: limited.userId, team_role: 'interviewer' })
    expect((await colleague.get(at(jobId))).status).toBe(200)
    expect((await colleague.get(at(jobId, 'screening-plan/'))).status).toBe(403)
    await addMember(jobId, { user_id: limited.userId, team_role: 'hiring_manager' })
    expect((await colleague.get(at(jobId, 'screening-plan/'))).status).toBe(200)
    const url = at(jobId, `hiring-team/${member.body.data.job_team_id}/`)
    expect((await recruiter.delete(url, { key: randomUUID() })).status).toBe(200)
    expect((await colleague.get(at(jobId))).status).toBe(403)
    expect((await recruiter.delete(url, { key: randomUUID() })).status).toBe(404)
  })

  it('takes only users of the company, whom a search finds by name or email', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const stranger = await buildPerson(database, {})
    const body = { user_id: stranger.userId, team_role: 'recruiter' }
    expect((await addMember(jobId, body)).status).toBe(404)
    const known = await buildStaff(database, { company, preset: 'Interviewer' })
    const url = at(jobId, `assignable-users/?search=${encodeURIComponent(known.email)}`)
    expect((await recruiter.get(url)).body.data).toMatchObject([{ user_id: known.userId }])
    await addMember(jobId, { user_id: known.userId, team_role: 'interviewer' })
    expect((await recruiter.get(url)).body.data).toEqual([])
  })

  it('names by email who is no user of the company, and lets them in once they join it', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const other = await buildCompany(database, { name: 'Another Company' })
    const stranger = await buildStaff(database, { company: other, preset: 'Recruiter' })
    const named = { email: stranger.email.toUpperCase(), team_role: 'interviewer' }
    const unknown = await addMember(jobId, named)
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'email_not_linked'])
    const guest = { ...named, first_name: 'Ines', last_name: 'Duarte' }
    const added = (await addMember(jobId, guest)).body.data
    // Not as the other company knows them.
    expect(added).toMatchObject({ user_id: null, first_name: 'Ines', email: stranger.email })
    await addMember(jobId, { ...guest, team_role: 'coordinator' })
    const team = async () => (await recruiter.get(at(jobId, 'hiring-team/'))).body.data
    expect(await team()).toMatchObject([{ user_id: null, team_role: 'coordinator' }])
    const client = await test.as(stranger)
    expect((await client.get(at(jobId))).status).toBe(404)
    const { accountId, roles } = company
    const { userId, email } = stranger
    await database.inScope({ kind: 'system' }, async (tx) => {
      await addRole(tx, { accountId, userId, roleId: roles.Limited })
      await joinTeams(tx, { accountId, userId, email })
    })
    expect((await client.get(at(jobId))).status).toBe(200)
    expect(await team()).toMatchObject([{ user_id: stranger.userId, last_name: 'Staff' }])
  })

  it('adds a colleague by their email', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const known = await buildStaff(database, { company, preset: 'Interviewer' })
    const reply = await addMember(jobId, { email: known.email, team_role: 'interviewer' })
    expect(reply.body.data).toMatchObject({ user_id: known.userId })
    const both = { user_id: known.userId, email: known.email, team_role: 'interviewer' }
    expect((await addMember(jobId, both)).status).toBe(400)
  })

  function addMember(jobId: number, body: { team_role: string } & Record<string, unknown>) {
    return recruiter.post(at(jobId, 'hiring-team/'), body, { key: randomUUID() })
  }
})

function at(jobId: number, rest = ''): string {
  return `/smartreq/v1/${jobId}/${rest}`
}

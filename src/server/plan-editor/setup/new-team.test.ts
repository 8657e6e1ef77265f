import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const url = `/smartreq/v1/account/${company.accountId}/`

describe('the team of a new requisition', () => {
  it('is there with the draft: a hiring manager, an interviewer by email, and the user who makes it', async () => {
    const manager = await buildStaff(database, { company, preset: 'Limited' })
    const colleague = await buildStaff(database, { company, preset: 'Interviewer' })
    const elsewhere = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    const guest = { email: elsewhere.email, first_name: 'Ines', last_name: 'Duarte' }
    const reply = await create([
      { user_id: manager.userId, team_role: 'hiring_manager' },
      { email: colleague.email.toUpperCase(), team_role: 'interviewer' },
      { ...guest, team_role: 'interviewer' },
    ])
    expect(reply.status).toBe(201)
    const team = await recruiter.get(`/smartreq/v1/${reply.body.data.job_id}/hiring-team/`)
    expect(team.body.data).toMatchObject([
      { team_role: 'recruiter' },
      { user_id: manager.userId, team_role: 'hiring_manager' },
      { user_id: colleague.userId, team_role: 'interviewer' },
      // Not as the other company knows them.
      { user_id: null, first_name: 'Ines', team_role: 'interviewer' },
    ])
  })

  it('is refused with the draft when one of them has left the company', async () => {
    const { userId } = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    const reply = await create([{ user_id: userId, team_role: 'hiring_manager' }], 'Not made')
    expect([reply.status, reply.body.error.fields]).toEqual([
      400,
      { 'team.0': 'Not a user of your company any more.' },
    ])
    expect((await recruiter.get(`${url}?search=Not made`)).body.meta.total).toBe(0)
  })

  it.each([
    { team: [{ email: 'new@example.com', team_role: 'interviewer' }], status: 404 },
    { team: [{ user_id: 1, team_role: 'captain' }], status: 400 },
    { team: [{ team_role: 'interviewer' }], status: 400 },
    {
      team: [
        { user_id: 1, team_role: 'interviewer' },
        { user_id: 1, team_role: 'recruiter' },
      ],
      status: 400,
    },
  ])('is not made of $team', async ({ team, status }) => {
    expect((await create(team)).status).toBe(status)
  })

  it('is chosen from the users of the company, by those who may make requisitions', async () => {
    const known = await buildStaff(database, { company, preset: 'Interviewer' })
    const found = `${url}assignable-users/?search=${encodeURIComponent(known.email)}`
    expect((await recruiter.get(found)).body.data).toMatchObject([{ user_id: known.userId }])
    expect((await (await test.as(known)).get(found)).status).toBe(403)
  })
})

function create(team: readonly object[], title = 'Crane operator') {
  return recruiter.post(url, { title, team }, { key: randomUUID() })
}

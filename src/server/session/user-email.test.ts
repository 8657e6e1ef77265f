import { describe, expect, it } from 'vitest'

import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const other = await buildCompany(database, { name: 'Another Company' })
const recruiter = await buildStaff(database, { company, preset: 'Limited' })
const staff = await test.as(recruiter)
const colleague = await buildStaff(database, { company, preset: 'Interviewer' })
const stranger = await buildStaff(database, { company: other, preset: 'Recruiter' })
const applied = await buildPerson(database)
const requisition = await buildRequisition(database, { company, team: [recruiter.userId] })
await buildApplication(database, { requisition, person: applied })

const UNKNOWN = {
  code: 'email_not_linked',
  message:
    'The email address is not linked to an existing user. Add their name below. Note: this person will not be notified of this action.',
}

describe('whether an email has an account', () => {
  it('is told to staff, with the name', async () => {
    const reply = await staff.get(`/user/v1/check-user-email/${colleague.email.toUpperCase()}/`)
    expect(reply.body).toEqual({
      data: { email: colleague.email, first_name: 'Interviewer', last_name: 'Staff' },
    })
  })

  it('is told in the words of the catalogue when it has none', async () => {
    const reply = await staff.get('/user/v1/check-user-email/nobody@example.com/')
    expect([reply.status, reply.body.error]).toEqual([404, UNKNOWN])
  })

  it.each([1, 2])('is told to no one who is no staff, known or not (v%i)', async (version) => {
    const candidate = await test.as(await buildPerson(database))
    for (const [client, status] of [
      [test.client(), 401],
      [candidate, 403],
    ] as const) {
      const bodies = []
      for (const email of [colleague.email, 'nobody@example.com']) {
        const reply = await client.get(`/user/v${version}/check-user-email/${email}/`)
        expect(reply.status).toBe(status)
        bodies.push(reply.body)
      }
      expect(bodies[1]).toEqual(bodies[0])
    }
  })

  it.each([
    ['looks at no more than dashboards', 'Analyst', 403],
    ['was given nothing yet', 'Limited', 403],
    ['manages the company', 'Account admin', 200],
  ] as const)('is told by what a user may do: one who %s', async (_, preset, status) => {
    const client = await test.as(await buildStaff(database, { company, preset }))
    for (const version of [1, 2]) {
      const reply = await client.get(`/user/v${version}/check-user-email/${colleague.email}/`)
      expect(reply.status).toBe(status)
    }
  })

  it('is not told in the name of a company where one has no role', async () => {
    const url = `/user/v1/check-user-email/${colleague.email}/?account_id=${other.accountId}`
    expect((await staff.get(url)).status).toBe(403)
  })
})

describe('the person of the company who has an email', () => {
  it.each([
    ['works there', colleague],
    ['applied there', applied],
  ])('is told when a user %s', async (_, person) => {
    const reply = await staff.get(`/user/v2/check-user-email/${person.email}/`)
    expect(reply.body.data).toMatchObject({ user_id: person.userId, email: person.email })
  })

  it.each([1, 2])(
    'is no one of another company, who answers like no one (v%i)',
    async (version) => {
      const ask = (email: string) => staff.get(`/user/v${version}/check-user-email/${email}/`)
      const known = await ask(stranger.email)
      const unknown = await ask('nobody@example.com')
      expect([known.status, known.body.error]).toEqual([404, UNKNOWN])
      expect(unknown.body).toEqual(known.body)
    },
  )
})

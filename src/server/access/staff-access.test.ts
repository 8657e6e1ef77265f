import { describe, expect, it } from 'vitest'

import { userRole } from '#server/db/schema/account.ts'
import { buildCompany, buildRequisition, buildStaff, type Person } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const { accountId, roles } = company
const limited = await buildStaff(database, { company, preset: 'Limited' })
const coordinator = await buildStaff(database, { company, preset: 'Coordinator' })
const requisition = await buildRequisition(database, { company, team: [limited.userId] })
const pathway = await buildRequisition(database, {
  company,
  values: { jobTypeId: 4 },
  team: [limited.userId],
})
const other = await buildRequisition(database, { company })
const otherPathway = await buildRequisition(database, { company, values: { jobTypeId: 4 } })

async function statusAt(person: Person, { jobId }: { jobId: number }): Promise<number> {
  return (await (await test.as(person)).get(`/job/v1/access/${jobId}/`)).status
}

async function listed(person: Person, query = ''): Promise<Set<number>> {
  const reply = await (await test.as(person)).get(`/smartreq/v1/account/${accountId}/${query}`)
  return new Set(reply.body.data.map((row: { job_id: number }) => row.job_id))
}

describe('the screens of a job', () => {
  it('are told apart by the type of the job', async () => {
    const client = await test.as(limited)
    const reply = await client.get(`/job/v1/access/${pathway.jobId}/`)
    expect(reply.body.data).toEqual({ job_id: pathway.jobId, job_type_id: 4 })
  })

  it('open for the user who is listed for it, and for no other user without a flag', async () => {
    expect(await statusAt(limited, requisition)).toBe(200)
    expect(await statusAt(limited, pathway)).toBe(200)
    expect(await statusAt(limited, other)).toBe(403)
    expect(await statusAt(limited, otherPathway)).toBe(403)
  })

  it('open by the flag of their kind only', async () => {
    expect(await statusAt(coordinator, other)).toBe(200)
    expect(await statusAt(coordinator, otherPathway)).toBe(403)
    const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
    expect(await statusAt(recruiter, otherPathway)).toBe(200)
    const admin = await buildStaff(database, { company, preset: 'Account admin' })
    expect(await statusAt(admin, otherPathway)).toBe(200)
  })
})

describe('the list of requisitions', () => {
  it('goes by the first role, while the screens of one go by any', async () => {
    const person = await buildStaff(database, { company, preset: 'Limited' })
    await database.owner
      .insert(userRole)
      .values({ accountId, userId: person.userId, roleId: roles.Coordinator, sortOrder: 2 })
    expect(await listed(person)).toEqual(new Set())
    expect(await statusAt(person, other)).toBe(200)
  })

  it('shows all to a first role with the flag, unless fewer are asked for', async () => {
    expect(await listed(coordinator)).toEqual(new Set([requisition.jobId, other.jobId]))
    expect(await listed(coordinator, '?smartreq_access=0')).toEqual(new Set())
    expect(await listed(limited, '?smartreq_access=1')).toEqual(new Set([requisition.jobId]))
  })
})

// The undo of an import beside what happened before and after it.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { dataImportRow } from '#server/db/schema/data-import.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { importInto } from '#testing/imports.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const HEADER =
  'Email,Employee number,First name,Last name,Profile,Start date,Last day,Phone number,Supervisor email'
const ADA = 'ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,,,'

describe('later work on a person', () => {
  it('is in the audit trail for an import as well, without what it says', async () => {
    const { open, accountId } = await company()
    await (await open([ADA])).run()
    const { importId } = await changePhone(open, '+14155550101')
    const trail = await owner
      .select({ action: auditEvent.action, after: auditEvent.after })
      .from(auditEvent)
      .where(sql`account_id = ${accountId} and entity = 'employee'`)
      .orderBy(auditEvent.auditId)
    expect(trail).toMatchObject([
      { action: 'create' },
      { action: 'update', after: { changed: ['phone_number'], import_id: importId } },
    ])
  })

  it('keeps a value that was changed, and changed again to what the import wrote', async () => {
    const { open, client, accountId } = await company()
    const one = await open([ADA])
    await one.run()
    const changed = await changePhone(open, '+14155550101')
    const [ada] = await one.people()
    const url = `/account/v1/${accountId}/people/${ada?.userId}/`
    for (const phone of ['+14155550102', '+14155550101'])
      expect((await client.patch(url, { phone_number: phone })).status).toBe(200)
    const expected = { restored: 0, kept: [{ reason: 'changed_later', rows: 1 }] }
    expect((await changed.one.get('undo/')).body.data).toMatchObject(expected)
    expect((await changed.one.undo()).undo).toMatchObject(expected)
    expect((await one.people())[0]?.phoneNumber).toBe('+14155550101')
  })

  it('by an import keeps whom an earlier one created, until it is undone as well', async () => {
    const { open } = await company()
    const one = await open([ADA])
    await one.run()
    const later = await changePhone(open, '+14155550101')
    expect((await one.get('undo/')).body.data).toMatchObject({ removed_people: 0 })
    await later.one.undo()
    expect((await one.undo()).undo).toMatchObject({ removed_jobs: 1, removed_people: 1, kept: [] })
    expect(await one.people()).toEqual([])
  })

  it('keeps a person who got another job, without the one that was imported', async () => {
    const { open, client, accountId, profileId } = await company()
    const one = await open([ADA.replace(',,,', ',2025-12-31,,')])
    await one.run()
    const [ada] = await one.people()
    const again = { job_id: profileId, start_date: '2026-02-01' }
    const added = await client.post(`/account/v1/${accountId}/people/${ada?.userId}/jobs/`, again)
    expect(added.status).toBe(201)
    expect((await one.undo()).undo).toMatchObject({ removed_jobs: 1, removed_people: 0 })
    expect(await one.people()).toHaveLength(1)
    expect(await liveJobs(accountId)).toMatchObject([{ startDate: '2026-02-01' }])
  })

  it('removes a person whose imported job was removed before', async () => {
    const { open, client, accountId } = await company()
    const one = await open([ADA])
    await one.run()
    const [ada] = await one.people()
    const [stretch] = await liveJobs(accountId)
    const url = `/account/v1/${accountId}/people/${ada?.userId}/jobs/${stretch?.userJobId}/`
    expect((await client.delete(url)).status).toBe(200)
    expect((await one.undo()).undo).toMatchObject({ removed_jobs: 0, removed_people: 1 })
    expect(await one.people()).toEqual([])
  })

  it('leaves people who were merged since', async () => {
    const { open, client, accountId } = await company()
    const one = await open([ADA, 'ada@example.org,,Ada,Moreau,Rigger,2020-01-13,2020-12-31,,'])
    await one.run()
    const [kept, merged] = await one.people()
    const url = `/account/v1/${accountId}/people/${kept?.userId}/merge/${merged?.userId}/`
    expect((await client.put(url, {})).status).toBe(200)
    const expected = { removed_jobs: 0, kept: [{ reason: 'merged', rows: 2 }] }
    expect((await one.get('undo/')).body.data).toMatchObject(expected)
    expect((await one.undo()).undo).toMatchObject(expected)
    expect(await one.people()).toHaveLength(2)
  })
})

describe('the undo of a changed job', () => {
  it('restores the last day of someone who was separated before the import', async () => {
    const { open, accountId, separate } = await company()
    await (await open([ADA])).run()
    await separate('2025-11-30')
    const changed = await open([ADA.replace(',,,', ',2025-12-31,,')])
    await changed.run()
    expect((await changed.undo()).undo).toMatchObject({ restored: 1, kept: [] })
    expect(await liveJobs(accountId)).toMatchObject([
      { endDate: '2025-11-30', separationType: 'voluntary' },
    ])
  })

  it('leaves the last day of someone who was separated after it', async () => {
    const { open, accountId, separate } = await company()
    await (await open([ADA])).run()
    const changed = await open([ADA.replace(',,,', ',2025-12-31,,')])
    await changed.run()
    await separate('2025-12-31')
    expect((await changed.undo()).undo.kept).toEqual([{ reason: 'later_work', rows: 1 }])
    expect(await liveJobs(accountId)).toMatchObject([{ endDate: '2025-12-31' }])
  })

  it('leaves a number that another employee has by now', async () => {
    const { open } = await company()
    await (await open([ADA])).run()
    const changed = await open([ADA.replace(',7,', ',17,')])
    await changed.run()
    await (await open(['zed@example.com,7,Zed,Quist,Pilot,2025-01-13,,,'])).run()
    const expected = { restored: 0, kept: [{ reason: 'taken', rows: 1 }] }
    expect((await changed.get('undo/')).body.data).toMatchObject(expected)
    expect((await changed.undo()).undo).toMatchObject(expected)
  })

  it('gives the old address of a supervisor to those who were set to report to them later', async () => {
    const { open, client, accountId } = await company()
    await (await open([ADA, 'ben@example.com,8,Ben,Okafor,Pilot,2025-02-03,,,'])).run()
    const changed = await open([ADA.replace('ada@', 'ada.moreau@')])
    await changed.run()
    const [, ben] = await liveJobs(accountId)
    const url = `/account/v1/${accountId}/people/${ben?.userId}/jobs/${ben?.userJobId}/`
    const body = { supervisor_email: 'ada.moreau@example.com' }
    expect((await client.patch(url, body)).status).toBe(200)
    await changed.undo()
    const [, after] = await liveJobs(accountId)
    expect(after?.supervisorEmail).toBe('ada@example.com')
  })

  it('previews the supervisors who report to the person by now', async () => {
    const { open, client, accountId } = await company()
    const ben = 'ben@example.com,8,Ben,Okafor,Pilot,2025-02-03,,,'
    await (await open([`${ADA}ben@example.com`, ben])).run()
    const changed = await open([`${ADA}eve@example.com`])
    await changed.run()
    const [, under] = await liveJobs(accountId)
    const url = `/account/v1/${accountId}/people/${under?.userId}/jobs/${under?.userJobId}/`
    const body = { supervisor_email: 'ada@example.com' }
    expect((await client.patch(url, body)).status).toBe(200)
    const expected = { restored: 0, kept: [{ reason: 'supervisor_cycle', rows: 1 }] }
    expect((await changed.get('undo/')).body.data).toMatchObject(expected)
    expect((await changed.undo()).undo).toMatchObject(expected)
  })

  it('says of rows from before undo existed that they stay', async () => {
    const { open } = await company()
    const one = await open([ADA, 'ben@example.com,8,Ben,Okafor,Pilot,2025-02-03,,,'])
    await one.run()
    await owner
      .update(dataImportRow)
      .set({ auditId: null })
      .where(sql`import_id = ${one.ref.importId} and row_number = 2`)
    const { body } = await one.get('rows/')
    expect(body.data[0].kept).toEqual([{ field: null, reason: 'not_recorded' }])
    expect((await one.undo()).undo).toMatchObject({
      removed_jobs: 1,
      kept: [{ reason: 'not_recorded', rows: 1 }],
    })
    expect(await one.people()).toHaveLength(1)
  })
})

type Open = Awaited<ReturnType<typeof company>>['open']

async function changePhone(open: Open, phone: string) {
  const one = await open([ADA.replace(',,,', `,,${phone},`)])
  expect(await one.run()).toEqual([['changed', null, 1]])
  return { one, importId: one.ref.importId }
}

function liveJobs(accountId: number) {
  return owner
    .select()
    .from(userJob)
    .where(sql`account_id = ${accountId} and deleted_at is null`)
    .orderBy(userJob.userJobId)
}

/** A company with the profiles Pilot and Rigger, and an admin who imports into it. */
async function company() {
  const built = await buildCompany(test.database)
  const { accountId } = built
  const profiles = ['Pilot', 'Rigger'].map((title) => ({ title, accountId, planVersion: 0 }))
  const [pilot] = await owner
    .insert(job)
    .values(profiles.map((profile) => ({ ...profile, jobTypeId: PROFILE_TYPE })))
    .returning()
  const staff = await buildStaff(test.database, { company: built, preset: 'Account admin' })
  const client = await test.as(staff)
  const open = async (rows: readonly string[]) => {
    const file = new TextEncoder().encode([HEADER, ...rows].join('\n'))
    return importInto(test, { client, accountId, file })
  }
  const separate = async (day: string) => {
    const [person] = await owner.select().from(employee).where(eq(employee.accountId, accountId))
    const [stretch] = await liveJobs(accountId)
    const body = { end_date: day, separation_type: 'voluntary', separation_reason_id: null }
    const jobs = `/account/v1/${accountId}/people/${person?.userId}/jobs/`
    const sent = await client.post(`${jobs}${stretch?.userJobId}/separation/`, body)
    expect(sent.status).toBe(200)
  }
  return { accountId, client, open, separate, profileId: pilot?.jobId }
}

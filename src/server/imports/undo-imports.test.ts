import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'
import { emptyExpiredImports, forgetImportedPerson } from '#server/imports/forget-imports.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { importInto } from '#testing/imports.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const HEADER =
  'Email,Employee number,First name,Last name,Profile,Start date,Department,Supervisor email'
const ADA = 'ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,Dock,'
const BEN = 'ben@example.com,8,Ben,Okafor,Pilot,2025-02-03,Yard,ada@example.com'
const DAY_MS = 86_400_000

describe('the undo of an import', () => {
  it('removes the jobs that it created, says so before, and lets the file be imported again', async () => {
    const { open, jobs } = await company()
    const one = await open([ADA, BEN])
    await one.run()
    expect((await one.get('undo/')).body.data).toEqual({
      rows: 2,
      removed_jobs: 2,
      removed_people: 2,
      restored: 0,
      kept: [],
    })
    expect(await jobs()).toHaveLength(2)
    expect(await one.undo()).toMatchObject({ state: 'undone', undo: { rows: 2, removed_jobs: 2 } })
    expect(await jobs()).toHaveLength(0)
    expect(await one.people()).toEqual([])
    // With another name: no one has the address any more.
    const again = await open([ADA.replace('Moreau', 'Stone'), BEN])
    expect(await again.run()).toEqual([['created', null, 2]])
    expect((await again.people()).map(({ lastName }) => lastName)).toEqual(['Stone', 'Okafor'])
    expect(await jobs()).toHaveLength(2)
  })

  it('restores old values, and the address by which others name a supervisor', async () => {
    const { open, jobs } = await company()
    await (await open([ADA, BEN])).run()
    const changed = await open(['ada.moreau@example.com,7,Adah,Moreau,Pilot,2025-01-13,Pier,'])
    await changed.run()
    await changed.undo()
    const [ada] = await changed.people()
    expect([ada?.email, ada?.firstName]).toEqual(['ada@example.com', 'Ada'])
    const [first, second] = await jobs()
    expect([first?.department, second?.supervisorEmail]).toEqual(['Dock', 'ada@example.com'])
  })

  it('leaves what was changed later, and names it', async () => {
    const { open, client, accountId, jobs } = await company()
    await (await open([ADA])).run()
    const changed = await open([
      'ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,Pier,eve@example.com',
    ])
    await changed.run()
    await owner.update(userJob).set({ department: 'Hall' }).where(eq(userJob.accountId, accountId))
    const { undo } = await changed.undo()
    expect(undo).toMatchObject({ restored: 1, kept: [{ reason: 'changed_later', rows: 1 }] })
    const [stored] = await jobs()
    expect([stored?.department, stored?.supervisorEmail]).toEqual(['Hall', null])
    const { body } = await client.get(`${changed.url}rows/?kept=true`)
    expect(body.data).toMatchObject([
      { is_undone: true, kept: [{ field: 'department', reason: 'changed_later' }] },
    ])
  })

  it('leaves created people with later work, and those who were erased', async () => {
    const { open, accountId, jobs, client } = await company()
    const one = await open([ADA, BEN])
    await one.run()
    const [ada, ben] = await one.people()
    const [stretch] = await jobs()
    const separation = {
      end_date: '2026-01-31',
      separation_type: 'voluntary',
      separation_reason_id: null,
    }
    const separated = await client.post(
      `/account/v1/${accountId}/people/${ada?.userId}/jobs/${stretch?.userJobId}/separation/`,
      separation,
    )
    expect(separated.status).toBe(200)
    await test.database.inScope({ kind: 'system' }, (tx) =>
      forgetImportedPerson(tx, { userId: ben?.userId ?? 0, email: 'ben@example.com' }),
    )
    const { undo } = await one.undo()
    expect(undo.removed_jobs).toBe(0)
    expect(undo.kept).toEqual([
      { reason: 'later_work', rows: 1 },
      { reason: 'erased', rows: 1 },
    ])
    expect(await jobs()).toHaveLength(2)
  })

  it('leaves an address that another employee has by now', async () => {
    const { open } = await company()
    await (await open([ADA])).run()
    const moved = await open(['new@example.com,7,Ada,Moreau,Pilot,2025-01-13,Dock,'])
    await moved.run()
    await (await open(['ada@example.com,9,Ada,Stone,Pilot,2025-01-13,,'])).run()
    const { undo } = await moved.undo()
    expect(undo.kept).toEqual([{ reason: 'taken', rows: 1 }])
    const [ada] = await moved.people()
    expect(ada?.email).toBe('new@example.com')
  })

  it('goes on after a crash, runs twice at once as once, and is in the trail', async () => {
    const { open, jobs, accountId } = await company()
    const rows = Array.from(
      { length: 620 },
      (_, index) => `p${index}@example.com,${index},Pat,Lee${index},Pilot,2025-01-13,,`,
    )
    const one = await open(rows)
    await one.run()
    await one.post('undo/')
    await Promise.all([one.applyUndo(), one.applyUndo()])
    expect(await jobs()).toHaveLength(0)
    expect((await one.read()).undo).toMatchObject({ rows: 620, removed_jobs: 620 })
    const trail = await owner
      .select({ action: auditEvent.action, entity: auditEvent.entity })
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, accountId), sql`action in ('undo_import', 'undone')`))
    // A job and a person for each row, and the import.
    expect(trail).toHaveLength(1241)
  })

  it('ends after 30 days, when the old values are forgotten', async () => {
    const { open } = await company()
    const one = await open([ADA])
    await one.run()
    const { expires_at: until } = await one.read()
    const at = new Date(Date.parse(until) + DAY_MS)
    await test.database.inScope({ kind: 'system' }, (tx) =>
      emptyExpiredImports(tx, { at, limit: 1000 }),
    )
    const late = await one.get('undo/')
    expect([late.status, late.body.error.code]).toEqual([409, 'undo_expired'])
    expect((await one.post('undo/')).status).toBe(409)
  })

  it('can be tried again once its job failed for good, and not while it runs', async () => {
    const { open, jobs } = await company()
    const one = await open([ADA])
    await one.run()
    await one.post('undo/')
    expect((await one.read()).can_undo).toBe(false)
    expect((await one.post('undo/')).status).toBe(409)
    const isOfImport = ({ name }: { name: string }) => name === 'undo-import'
    test.recordedJobs.splice(test.recordedJobs.findLastIndex(isOfImport), 1)
    expect(await one.read()).toMatchObject({ state: 'undoing', can_undo: true })
    expect((await one.post('undo/')).status).toBe(200)
    await one.applyUndo()
    expect((await one.read()).undo).toMatchObject({ rows: 1, removed_jobs: 1 })
    expect(await jobs()).toHaveLength(0)
  })

  it('goes on behind the day on which the file expires, and so does the import', async () => {
    const { open } = await company()
    const one = await open([ADA])
    await one.check()
    await one.post('start/')
    const expire = async () => {
      const at = new Date(Date.parse((await one.read()).expires_at) + DAY_MS)
      await test.database.inScope({ kind: 'system' }, (tx) =>
        emptyExpiredImports(tx, { at, limit: 1000 }),
      )
      return (await one.read()).state
    }
    expect(await expire()).toBe('running')
    await one.apply()
    await one.post('undo/')
    expect(await expire()).toBe('undoing')
  })

  it('is refused before the import ran, and a second time', async () => {
    const { open } = await company()
    const one = await open([ADA])
    await one.check()
    expect((await one.post('undo/')).status).toBe(409)
    await one.run()
    await one.undo()
    expect((await one.post('undo/')).status).toBe(409)
  })
})

/** A company with the profile Pilot, and an admin who imports into it. */
async function company() {
  const built = await buildCompany(test.database)
  const { accountId } = built
  await owner
    .insert(job)
    .values({ accountId, jobTypeId: PROFILE_TYPE, title: 'Pilot', planVersion: 0 })
  const staff = await buildStaff(test.database, { company: built, preset: 'Account admin' })
  const client = await test.as(staff)
  const open = async (rows: readonly string[]) => {
    const file = new TextEncoder().encode([HEADER, ...rows].join('\n'))
    return importInto(test, { client, accountId, file })
  }
  const jobs = () =>
    owner
      .select()
      .from(userJob)
      .innerJoin(employee, eq(employee.userId, userJob.userId))
      .where(and(eq(userJob.accountId, accountId), sql`${userJob.deletedAt} is null`))
      .orderBy(userJob.userJobId)
      .then((rows) => rows.map((row) => row.user_job))
  return { accountId, client, open, jobs }
}

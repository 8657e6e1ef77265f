import { and, eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'

import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { userJob } from '#server/db/schema/employee.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildPerson, buildStaff } from '#testing/builders.ts'
import { importInto, uploadImport } from '#testing/imports.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const HEADER =
  'Email,Employee number,First name,Last name,Profile,Start date,Department,Supervisor email'
const ADA = 'ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,Dock,'
const COLUMNS = {
  email: 0,
  employee_number: 1,
  first_name: 2,
  last_name: 3,
  profile: 4,
  start_date: 5,
  department: 6,
  supervisor_email: 7,
}

describe('an import of people', () => {
  it('creates people once: the same file again changes nothing', async () => {
    const { open } = await company()
    const first = await open([
      ADA,
      'ben@example.com,8,Ben,Okafor,pilot,2025-02-03,Yard,ada@example.com',
    ])
    expect(await first.check()).toEqual([['created', null, 2]])
    expect(await first.people()).toHaveLength(0)
    expect(await first.run()).toEqual([['created', null, 2]])
    expect((await first.people()).map((one) => one.lastName)).toEqual(['Moreau', 'Okafor'])
    const again = await open([ADA])
    expect(await again.check()).toEqual([['same', null, 1]])
  })

  it('shows the old and the new value of what it changes, and leaves the rest', async () => {
    const { open } = await company()
    await (await open([ADA])).run()
    const changed = await open(['ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,Yard,'])
    await changed.check()
    const { body } = await changed.get('rows/?state=changed')
    expect(body.data[0].changes).toEqual([{ field: 'department', from: 'Dock', to: 'Yard' }])
    await changed.run()
    const [stretch] = await owner
      .select()
      .from(userJob)
      .where(eq(userJob.accountId, changed.accountId))
    expect([stretch?.department, stretch?.employeeNumber]).toEqual(['Yard', '7'])
  })

  it.each([
    ['name_differs', 'ada@example.com,,Eve,Moreau,Pilot,2025-01-13,,'],
    ['unknown_profile', 'eve@example.com,,Eve,Stone,Diver,2025-01-13,,'],
    ['profile_not_held', 'ada@example.com,,Ada,Moreau,Cook,2025-01-13,,'],
    ['overlaps', 'ada@example.com,,Ada,Moreau,Pilot,2026-01-13,,'],
    ['bad_date', 'eve@example.com,,Eve,Stone,Pilot,2025-02-31,,'],
    ['bad_email', 'eve,,Eve,Stone,Pilot,2025-01-13,,'],
    ['own_supervisor', 'eve@example.com,,Eve,Stone,Pilot,2025-01-13,,EVE@example.com'],
    ['identity_conflict', 'ada@example.com,8,Ada,Moreau,Pilot,2025-01-13,,'],
  ])('refuses a row as %s', async (reason, row) => {
    const { open } = await company()
    await (await open([ADA, 'ben@example.com,8,Ben,Okafor,Pilot,2025-02-03,,'])).run()
    expect(await (await open([row])).check()).toEqual([['refused', reason, 1]])
  })

  it('refuses rows of one file that contradict each other', async () => {
    const { open } = await company()
    const rows = [
      'a@example.com,1,Ann,Lee,Pilot,2025-01-13,,b@example.com',
      'b@example.com,2,Bob,Lee,Pilot,2025-01-13,,a@example.com',
      'c@example.com,3,Cem,Lee,Pilot,2025-01-13,,',
      'C@example.com,4,Cem,Lee,Pilot,2025-01-13,,',
    ]
    expect(await (await open(rows)).check()).toEqual([
      ['refused', 'duplicate_email', 2],
      ['refused', 'supervisor_cycle', 2],
    ])
  })

  it('gives the number of a person who left to a new person', async () => {
    const { open, accountId } = await company()
    await (await open([ADA])).run()
    await owner
      .update(userJob)
      .set({ endDate: '2025-06-30' })
      .where(eq(userJob.accountId, accountId))
    const eve = await open(['eve@example.com,7,Eve,Stone,Pilot,2025-07-01,,'])
    expect(await eve.run()).toEqual([['created', null, 1]])
    expect((await eve.people()).map((one) => one.lastName)).toEqual(['Moreau', 'Stone'])
    const again = await open([',7,Eve,Stone,Pilot,2025-07-01,,'])
    expect(await again.check()).toEqual([['same', null, 1]])
  })

  it('refuses another last day for a stretch that a move has ended', async () => {
    const { open, accountId } = await company()
    await (await open([ADA])).run()
    await owner
      .update(userJob)
      .set({ endDate: '2025-06-30', movedTo: 1 })
      .where(eq(userJob.accountId, accountId))
    const { department: column, ...columns } = COLUMNS
    const one = await open(['ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,2025-07-31,'])
    await one.map({ columns: { ...columns, end_date: column } })
    expect(await one.check()).toEqual([['refused', 'overlaps', 1]])
  })

  it('refuses all rows about one person, also when they are far apart', async () => {
    const { open } = await company()
    await (await open([ADA])).run()
    const others = Array.from(
      { length: 520 },
      (_, index) => `p${index}@example.com,,Pat,Lee${index},Pilot,2025-01-13,,`,
    )
    const byEmail = 'ada@example.com,,Ada,Moreau,Pilot,2025-01-13,Yard,'
    const byNumber = ',7,Ada,Moreau,Pilot,2025-01-13,Pier,'
    expect(await (await open([byEmail, ...others, byNumber])).check()).toEqual([
      ['created', null, 520],
      ['refused', 'duplicate_person', 2],
    ])
  })

  it('audits stretches without personal data, and renames a supervisor whose address changes', async () => {
    const { open, accountId } = await company()
    const ben = 'ben@example.com,8,Ben,Okafor,Pilot,2025-02-03,Yard,ada@example.com'
    await (await open([ADA, ben])).run()
    await (await open(['ada.moreau@example.com,7,Ada,Moreau,Pilot,2025-01-13,Pier,'])).run()
    const jobs = await owner.select().from(userJob).where(eq(userJob.accountId, accountId))
    expect(jobs.map((one) => one.supervisorEmail)).toContain('ada.moreau@example.com')
    const trail = await owner
      .select({ action: auditEvent.action, after: auditEvent.after })
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.entity, 'user_job')))
      .orderBy(auditEvent.auditId)
    expect(trail.map(({ action }) => action)).toEqual(['create', 'create', 'update'])
    expect(trail[2]?.after).toEqual({
      job_title: 'Pilot',
      start_date: '2025-01-13',
      end_date: null,
      changed: ['department'],
      import_id: expect.any(Number),
    })
  })

  it('asks for the order of day and month where dates can be read in two ways', async () => {
    const { open } = await company()
    const one = await open(['ada@example.com,7,Ada,Moreau,Pilot,03/04/2025,,'])
    const refused = await one.map({ date_order: null })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['date_order']])
    await one.map({ date_order: 'day_first' })
    await one.run()
    const [stretch] = await owner.select().from(userJob).where(eq(userJob.accountId, one.accountId))
    expect(stretch?.startDate).toBe('2025-04-03')
  })

  it('gives a person with an account elsewhere an account of the company’s own', async () => {
    const stranger = await buildPerson(test.database)
    const { open } = await company()
    const one = await open([`${stranger.email},7,Ada,Moreau,Pilot,2025-01-13,,`])
    expect(await one.run()).toEqual([['created', null, 1]])
    const [record] = await one.people()
    expect(record?.userId).not.toBe(stranger.userId)
  })

  it('continues after a pause without importing a row twice, and runs twice at once as once', async () => {
    const { open } = await company()
    const rows = Array.from(
      { length: 620 },
      (_, index) => `p${index}@example.com,${index},Pat,Lee${index},Pilot,2025-01-13,,`,
    )
    const one = await open(rows)
    await one.check()
    await one.post('start/')
    await one.post('pause/')
    await one.apply()
    expect(await one.people()).toHaveLength(0)
    await one.post('resume/')
    await Promise.all([one.apply(), one.apply()])
    expect(await one.people()).toHaveLength(620)
    const { body } = await one.get('')
    expect([body.data.state, body.data.done]).toEqual(['done', 620])
  })

  it('reads a workbook, and other encodings and separators', async () => {
    const { open } = await company()
    const cells = [HEADER.split(','), ADA.split(',')]
    const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows: cells }] }))
    expect(await (await open(workbook, 'people.xlsx')).check()).toEqual([['created', null, 1]])
    const text = [HEADER, 'jose@example.com,9,José,Núñez,Pilot,2025-01-13,,'].join('\r\n')
    const latin = Buffer.from(text.replaceAll(',', ';'), 'latin1')
    const one = await open(latin, 'people.csv')
    await one.run()
    expect((await one.people()).map((person) => person.lastName)).toEqual(['Núñez'])
  })

  it('says at which row a file is broken, and takes no other kind of file', async () => {
    const { open, upload } = await company()
    const one = await open([ADA, '"ben@example.com,8,Ben'])
    const { body } = await one.get('')
    expect(body.data).toMatchObject({ state: 'failed', failure: { code: 'broken_quotes', row: 3 } })
    const image = await upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'people.csv')
    expect([image.status, image.body.error.code]).toEqual([400, 'validation_failed'])
  })

  it('is for staff with both rights, about their own company only', async () => {
    const { open, recruiter } = await company()
    const one = await open([ADA])
    const elsewhere = await company()
    const foreign = await elsewhere.client.get(
      `/integration/v1/data-imports/${elsewhere.accountId}/${one.ref.importId}/`,
    )
    expect(foreign.status).toBe(404)
    expect((await recruiter.get(one.url)).status).toBe(403)
  })
})

/** A company with the profiles Pilot and Cook, and an admin who imports into it. */
async function company() {
  const built = await buildCompany(test.database)
  const { accountId } = built
  for (const title of ['Pilot', 'Cook'])
    await owner.insert(job).values({ accountId, jobTypeId: PROFILE_TYPE, title, planVersion: 0 })
  const as = async (preset: 'Account admin' | 'Recruiter') =>
    test.as(await buildStaff(test.database, { company: built, preset }))
  const client = await as('Account admin')
  const upload = (file: Uint8Array, name: string) => uploadImport({ client, accountId, file, name })
  const open = async (rows: readonly string[] | Uint8Array, name = 'people.csv') => {
    const file =
      rows instanceof Uint8Array ? rows : new TextEncoder().encode([HEADER, ...rows].join('\n'))
    return importInto(test, { client, accountId, file, name })
  }
  return { accountId, client, recruiter: await as('Recruiter'), upload, open }
}

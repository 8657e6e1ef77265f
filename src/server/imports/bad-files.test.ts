import { and, eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'

import { IMPORT_BATCH } from '#contract/imports/import-rules.ts'
import { userJob } from '#server/db/schema/employee.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildEmployee, buildProfile } from '#testing/employees.ts'
import { importInto } from '#testing/imports.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const HEADER =
  'Email,Employee number,First name,Last name,Profile,Start date,Last day,Supervisor email'
const START = '2025-01-13'

describe('an import of people', () => {
  it('neither proposes nor takes a column whose name another column has', async () => {
    const { open } = await company()
    const one = await open(['a@example.com,,Ann,Lee,Pilot,2025-01-13,,'], {
      header: HEADER.replace('Supervisor email', 'EMAIL'),
    })
    expect(await one.proposed()).not.toContain('email')
    const columns = { email: 0, first_name: 2, last_name: 3, profile: 4, start_date: 5 }
    const refused = await one.map({ columns })
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { 'columns.email': 'Another column has the same name.' },
    ])
  })

  it('refuses a small workbook that unpacks to a huge one', async () => {
    const { open } = await company()
    const cells = Array.from({ length: 60 }, () => 'a'.repeat(1000))
    const rows = [HEADER.split(','), ...Array.from({ length: 1200 }, () => cells)]
    const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows }] }))
    expect(workbook.length).toBeLessThan(1024 * 1024)
    const { state, failure } = await (await open(workbook)).read()
    expect([state, failure?.code]).toEqual(['failed', 'too_large'])
  })

  it.each([
    ['bad_date', 'a@example.com,,Ann,Lee,Pilot,2025-02-31,,'],
    ['end_before_start', 'a@example.com,,Ann,Lee,Pilot,2025-01-13,2025-01-12,'],
    ['overlaps', 'ada@example.com,7,Ada,Okafor,Pilot,2024-12-01,2025-01-20,'],
  ])('refuses a row as %s', async (reason, row) => {
    const { open, add } = await company()
    await add({ email: 'ada@example.com', number: '7' })
    expect(await (await open([row])).check()).toEqual([['refused', reason, 1]])
  })

  it('refuses rows that swap the addresses of two people', async () => {
    const { open, add } = await company()
    await add({ email: 'ada@example.com', number: '7' })
    await add({ email: 'ben@example.com', number: '8' })
    const rows = [
      'ben@example.com,7,Ada,Okafor,Pilot,2025-01-13,,',
      'ada@example.com,8,Ada,Okafor,Pilot,2025-01-13,,',
    ]
    expect(await (await open(rows)).check()).toEqual([['refused', 'identity_conflict', 2]])
  })

  it('refuses a supervisor who works for the person through people whom the file does not name', async () => {
    const { open, add } = await company()
    await add({ email: 'ada@example.com', number: '7' })
    await add({ email: 'ben@example.com', number: '8', supervisor: 'ada@example.com' })
    await add({ email: 'cem@example.com', number: '9', supervisor: 'ben@example.com' })
    const rows = [
      'ada@example.com,7,Ada,Okafor,Pilot,2025-01-13,,cem@example.com',
      'dan@example.com,10,Dan,Okafor,Pilot,2025-01-13,,cem@example.com',
    ]
    expect(await (await open(rows)).check()).toEqual([
      ['created', null, 1],
      ['refused', 'supervisor_cycle', 1],
    ])
  })

  it('imports a file once that two admins start at the same time', async () => {
    const { open } = await company()
    const rows = [
      'a@example.com,1,Ann,Lee,Pilot,2025-01-13,,',
      'b@example.com,2,Bob,Lee,Pilot,2025-01-13,,',
    ]
    const both = [await open(rows), await open(rows)] as const
    for (const one of both) await one.check()
    for (const one of both) await one.post('start/')
    await Promise.all(both.map((one) => one.apply()))
    expect(await both[0].people()).toHaveLength(2)
    const outcomes = await Promise.all(both.map((one) => one.outcomes()))
    expect(outcomes).toHaveLength(2)
    expect(outcomes).toEqual(expect.arrayContaining([[['created', null, 2]], [['same', null, 2]]]))
  })

  it('changes a person once whose number came after the check, also in another batch', async () => {
    const { open, add, accountId } = await company()
    await add({ email: 'ada@example.com', number: null })
    const others = Array.from(
      { length: IMPORT_BATCH },
      (_, index) => `p${index}@example.com,,Pat,Lee${index},Pilot,2025-01-13,,`,
    )
    const one = await open([
      'ada@example.com,,Ada,Okafor,Pilot,2025-01-13,2031-01-31,',
      ...others,
      ',7,Ada,Okafor,Pilot,2025-01-13,2032-01-31,',
    ])
    expect(await one.check()).toEqual([
      ['changed', null, 1],
      ['created', null, IMPORT_BATCH + 1],
    ])
    await owner.update(userJob).set({ employeeNumber: '7' }).where(eq(userJob.accountId, accountId))
    await one.post('start/')
    await one.apply()
    expect(await one.outcomes()).toEqual([
      ['changed', null, 1],
      ['created', null, IMPORT_BATCH],
      ['refused', 'duplicate_person', 1],
    ])
    const [stretch] = await owner
      .select()
      .from(userJob)
      .where(and(eq(userJob.accountId, accountId), eq(userJob.employeeNumber, '7')))
    expect(stretch?.endDate).toBe('2031-01-31')
  })

  it('shows an address that is not valid as the file has it', async () => {
    const { open } = await company()
    const one = await open(['ann at example,,Ann,Lee,Pilot,2025-01-13,,'])
    await one.check()
    const { body } = await one.get('rows/?state=refused')
    expect(body.data[0]).toMatchObject({ reason: 'bad_email', email: 'ann at example' })
  })
})

/** A company with the profile Pilot, and an admin who imports into it. */
async function company() {
  const built = await buildCompany(test.database)
  const { accountId } = built
  const jobId = await buildProfile(test.database, { accountId, title: 'Pilot' })
  const person = await buildStaff(test.database, { company: built, preset: 'Account admin' })
  const client = await test.as(person)
  const open = (rows: readonly string[] | Uint8Array, { header = HEADER } = {}) => {
    const isWorkbook = rows instanceof Uint8Array
    const file = isWorkbook ? rows : new TextEncoder().encode([header, ...rows].join('\n'))
    const name = isWorkbook ? 'people.xlsx' : 'people.csv'
    return importInto(test, { client, accountId, file, name })
  }
  const add = ({ email, number, supervisor = null }: Known) =>
    buildEmployee(test.database, {
      accountId,
      person: { email },
      stretch: {
        jobId,
        startDate: START,
        jobTitle: 'Pilot',
        employeeNumber: number,
        supervisorEmail: supervisor,
      },
    })
  return { accountId, open, add }
}

type Known = { email: string; number: string | null; supervisor?: string | null }

import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'

import { removableFile } from '#server/db/schema/privacy.ts'
import { forgetImportedPerson } from '#server/imports/forget-imports.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildProfile } from '#testing/employees.ts'
import { importInto } from '#testing/imports.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const PEOPLE = [
  ['Email', 'First name', 'Last name', 'Profile', 'Start date'],
  ['ada@example.com', 'Ada', 'Moreau', 'Pilot', '2025-01-13'],
  ['ben@example.com', 'Ben', 'Okafor', 'Pilot', '2025-02-03'],
]
const NEWCOMERS = [
  ['Start date', 'Profile', 'Last name', 'First name', 'E-mail'],
  ['2025-03-03', 'Pilot', 'Diaz', 'Cem', 'cem@example.com'],
]

describe('a workbook of several sheets', () => {
  it('is read at the first sheet with rows, and another one begins the mapping again', async () => {
    const one = await open([
      { name: 'Notes', rows: [['Printed on Monday']] },
      { name: 'People', rows: PEOPLE },
      { name: 'Old', rows: PEOPLE, hidden: true },
      { name: 'Newcomers', rows: NEWCOMERS },
    ])
    const first = await one.read()
    expect([first.sheets, first.sheet, first.row_count]).toEqual([
      ['Notes', 'People', 'Newcomers'],
      1,
      2,
    ])
    expect(await one.check()).toEqual([['created', null, 2]])
    expect((await one.chooseSheet(2)).status).toBe(200)
    const second = await one.read()
    expect(second).toMatchObject({ state: 'read', sheet: 2, row_count: 1, mapping: null })
    expect(second.columns.map(({ name }) => name)).toEqual(NEWCOMERS[0])
    expect(second.proposed).toMatchObject({ email: 4, start_date: 0 })
    expect(await one.run()).toEqual([['created', null, 1]])
    expect((await one.people()).map(({ lastName }) => lastName)).toEqual(['Diaz'])
  })

  it('keeps its file until the import starts, and takes no other sheet after it', async () => {
    const one = await open([
      { name: 'People', rows: PEOPLE },
      { name: 'Newcomers', rows: NEWCOMERS },
    ])
    expect(await isRemovable(one)).toBe(false)
    await one.run()
    const late = await one.chooseSheet(1)
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    expect(await isRemovable(one)).toBe(true)
  })

  it('can be read at another sheet after an empty one', async () => {
    const one = await open([
      { name: 'People', rows: PEOPLE },
      { name: 'Empty', rows: [['Email']] },
    ])
    await one.chooseSheet(1)
    expect(await one.read()).toMatchObject({ state: 'failed', failure: { code: 'empty' } })
    await one.chooseSheet(0)
    expect(await one.read()).toMatchObject({ state: 'read', failure: null, row_count: 2 })
  })

  it('has no sheet of another number, and a workbook of one sheet has none to choose', async () => {
    const several = await open([
      { name: 'People', rows: PEOPLE },
      { name: 'Newcomers', rows: NEWCOMERS },
    ])
    const { status, body } = await several.chooseSheet(2)
    expect([status, body.error.fields]).toEqual([400, { sheet: 'The file has no such sheet.' }])
    const single = await open([{ name: 'People', rows: PEOPLE }])
    expect(await single.read()).toMatchObject({ state: 'read', sheets: null, sheet: null })
    expect((await single.chooseSheet(0)).status).toBe(409)
    expect(await isRemovable(single)).toBe(true)
  })

  it('is removed with the account of a person whom a row names', async () => {
    const one = await open([
      { name: 'People', rows: PEOPLE },
      { name: 'Newcomers', rows: NEWCOMERS },
    ])
    await one.check()
    await database.inScope({ kind: 'system' }, (tx) =>
      forgetImportedPerson(tx, { userId: 0, email: 'ben@example.com' }),
    )
    expect(await isRemovable(one)).toBe(true)
    expect((await one.chooseSheet(1)).status).toBe(409)
  })
})

type Sheet = { name: string; rows: string[][]; hidden?: boolean }
type Opened = Awaited<ReturnType<typeof open>>

async function open(sheets: Sheet[]) {
  const company = await buildCompany(database)
  const { accountId } = company
  await buildProfile(database, { accountId, title: 'Pilot' })
  const client = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const file = Buffer.from(await writeXlsx({ sheets }))
  return importInto(test, { client, accountId, file, name: 'people.xlsx' })
}

/** Whether the file is to be removed; the job that the queue would run is run at once. */
async function isRemovable(one: Opened): Promise<boolean> {
  await one.readAgain()
  const key = await one.fileKey()
  const rows = await database.owner.select({ key: removableFile.key }).from(removableFile)
  return rows.some((row) => row.key === key)
}

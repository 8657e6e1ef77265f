import { describe, expect, it } from 'vitest'

import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { importInto } from '#testing/imports.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const HEADER = 'Email,First name,Last name,Profile,Start date'
const ADA = 'ada@example.com,Ada,Moreau,Pilot,2025-01-13'

describe('a refused row of an import', () => {
  it('keeps what was typed, is corrected in its place, and is imported', async () => {
    const { one, correct } = await open(['ada@,Ada,Moreau,Pilot,2025-01-13'])
    expect(await one.check()).toEqual([['refused', 'bad_email', 1]])
    expect((await correct(2, [{ column: 0, value: 'ada@example' }])).status).toBe(200)
    const { body } = await one.get('rows/')
    expect(body.data).toMatchObject([{ row_number: 2, reason: 'bad_email', email: 'ada@example' }])
    expect(body.data[0].cells[0]).toEqual({
      field: 'email',
      column: 0,
      value: 'ada@example',
      original: 'ada@',
    })
    await correct(2, [{ column: 0, value: ' ada@example.com ' }])
    expect(await one.outcomes()).toEqual([['created', null, 1]])
    await one.post('start/')
    await one.apply()
    expect((await one.people()).map(({ email }) => email)).toEqual(['ada@example.com'])
    expect((await correct(2, [{ column: 0, value: 'x' }])).status).toBe(409)
  })

  it('frees the rows that it stood against, or stands against new ones', async () => {
    const { one, correct } = await open([
      ADA,
      'ada@example.com,Ben,Okafor,Pilot,2025-01-13',
      'eve@example.com,Eve,Stone,Pilot,2025-01-13',
    ])
    expect(await one.check()).toEqual([
      ['created', null, 1],
      ['refused', 'duplicate_email', 2],
    ])
    await correct(3, [{ column: 0, value: 'ben@example.com' }])
    expect(await one.outcomes()).toEqual([['created', null, 3]])
    await correct(3, [{ column: 0, value: 'eve@example.com' }])
    expect(await one.outcomes()).toEqual([
      ['created', null, 1],
      ['refused', 'duplicate_email', 2],
    ])
  })

  it('is corrected only where the file has the row and the column', async () => {
    const { one, correct } = await open([ADA])
    await one.check()
    expect((await correct(9, [{ column: 0, value: 'x' }])).status).toBe(404)
    expect((await correct(2, [{ column: 30, value: 'x' }])).status).toBe(400)
    expect((await correct(2, [{ column: 0, value: 'x'.repeat(1001) }])).status).toBe(400)
  })

  it('can be downloaded with its reason, and that file is imported alone', async () => {
    const { one, again } = await open([ADA, 'eve,Eve,Stone,Pilot,2025-01-13'])
    await one.check()
    const { body } = await one.get('output/?state=refused')
    const text = String(body)
    const lines = text.trim().split(/\r?\n/u)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('The email address is not valid.')
    const fixed = await again(text.replace('eve,', 'eve@example.com,'))
    expect(await fixed.check()).toEqual([['created', null, 1]])
  })
})

async function open(rows: readonly string[]) {
  const company = await buildCompany(test.database)
  const { accountId } = company
  await test.database.owner
    .insert(job)
    .values({ accountId, jobTypeId: PROFILE_TYPE, title: 'Pilot', planVersion: 0 })
  const client = await test.as(
    await buildStaff(test.database, { company, preset: 'Account admin' }),
  )
  const again = (text: string) =>
    importInto(test, { client, accountId, file: new TextEncoder().encode(text) })
  const one = await again([HEADER, ...rows].join('\n'))
  const correct = (row: number, cells: ReadonlyArray<{ column: number; value: string }>) =>
    client.patch(`${one.url}rows/${row}/`, { cells })
  return { one, again, correct }
}

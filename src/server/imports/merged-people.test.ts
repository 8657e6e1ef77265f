import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { employee } from '#server/db/schema/employee.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { importInto } from '#testing/imports.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const HEADER = 'Email,Employee number,First name,Last name,Profile,Start date,Department\n'

it('keeps the address of a person whom a row names by the one of a merged record', async () => {
  const company = await buildCompany(test.database)
  const { accountId } = company
  for (const title of ['Pilot', 'Rigger']) await buildProfile(test.database, { accountId, title })
  const client = await test.as(
    await buildStaff(test.database, { company, preset: 'Account admin' }),
  )
  const open = (rows: string) =>
    importInto(test, { client, accountId, file: Buffer.from(HEADER + rows) })
  const first = await open(
    'ada@example.com,7,Ada,Moreau,Pilot,2025-01-13,Dock\nada@example.org,,Ada,Moreau,Rigger,2020-01-13,Dock',
  )
  await first.run()
  const [kept, merged] = await first.people()
  const url = `/account/v1/${accountId}/people/${kept?.userId}/merge/${merged?.userId}/`
  expect((await client.put(url, {})).status).toBe(200)

  const next = await open('ada@example.org,7,Ada,Moreau,Pilot,2025-01-13,Yard')
  expect(await next.run()).toEqual([['changed', null, 1]])
  const people = await owner
    .select({ email: employee.email })
    .from(employee)
    .where(eq(employee.userId, kept?.userId ?? 0))
  expect(people).toEqual([{ email: 'ada@example.com' }])
})

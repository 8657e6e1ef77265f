import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { role } from '#server/db/schema/account.ts'
import { buildStaff } from '#testing/builders.ts'
import { openSeparations } from '#testing/separations.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const SECRET = 'In confidence.'
const ADA = `1,,2026-03-31,Voluntary,,${SECRET}`
const REFUSED = `9,,2026-03-31,Voluntary,,${SECRET}`
const NOTE = 5

describe('the note of a separation in a file', () => {
  it('is mapped by readers of private data alone, who alone see what the file has', async () => {
    const { open, reader } = await company()
    const one = await open([ADA, REFUSED])
    await one.run()
    for (const path of ['', 'rows/', 'output/']) {
      const [shown, hidden] = [await one.get(path), await reader.get(one.url + path)]
      expect([shown.status, hidden.status]).toEqual([200, 200])
      expect(JSON.stringify(shown.body)).toContain(SECRET)
      expect(JSON.stringify(hidden.body)).not.toContain(SECRET)
    }
    const { body } = await reader.get(one.url)
    expect(body.data.mapping.columns).not.toHaveProperty('separation_note')
    const values = `${one.url}values/?field=separation_reason&column=${NOTE}`
    expect((await reader.get(values)).status).toBe(403)
  })

  it('is neither mapped, imported, corrected nor undone by others', async () => {
    const { open, client, reader } = await company()
    const one = await open([ADA, REFUSED])
    const { proposed } = await one.read()
    expect(proposed).toHaveProperty('separation_note', NOTE)
    await one.map({})
    const { mapping } = await one.read()
    expect((await reader.put(`${one.url}mapping/`, mapping ?? {})).status).toBe(403)
    await one.check()
    const cells = { cells: [{ column: NOTE, value: 'Mine' }] }
    expect((await reader.patch(`${one.url}rows/3/`, cells)).status).toBe(403)
    expect((await reader.post(`${one.url}start/`)).status).toBe(403)
    expect((await client.post(`${one.url}start/`)).status).toBe(200)
    await one.apply()
    expect((await reader.post(`${one.url}undo/`)).status).toBe(403)
  })

  it('stays as it is where a file without notes is imported by others', async () => {
    const { open, reader, jobs } = await company()
    await (await open([ADA])).run()
    const one = await open([ADA.replace('Voluntary', 'Other')], { by: reader })
    expect(await one.proposed()).not.toContain('separation_note')
    expect(await one.run()).toEqual([['changed', null, 1]])
    expect((await jobs())[0]).toMatchObject({ separationType: 'other', separationNote: SECRET })
  })
})

/** A company with staff who import, but see no private data. */
async function company() {
  const built = await openSeparations(test)
  const { company: one } = built
  const flags = { allEmployeeAccess: true, companySettingsAccess: true, privateDataAccess: false }
  const { Analyst: roleId } = one.roles
  await test.database.owner.update(role).set(flags).where(eq(role.roleId, roleId))
  const staff = await buildStaff(test.database, { company: one, preset: 'Analyst' })
  return { ...built, reader: await test.as(staff) }
}

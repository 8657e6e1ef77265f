import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { role, userRole } from '#server/db/schema/account.ts'
import type { Scope } from '#server/db/scope.ts'
import { buildCompany, buildPerson, buildStaff, only } from '#testing/builders.ts'
import { fillCompany } from '#testing/filled-company.ts'
import { attempt } from '#testing/scoped-attempt.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { findPersonal, findPrivate } from './user-profile-repository.ts'

const database = await openTestDatabase()
const { owner } = database

const ours = await fillCompany(database, 'Harbour Works')
const theirs = await fillCompany(database, 'Another Company')
const attemptIn = (scope: Scope, given: Parameters<typeof attempt>[1]['given']) =>
  attempt(database, { scope, given })
const person = (userId: number): Scope => ({ kind: 'person', userId })

describe('the private data of a person', () => {
  const read = (scope: Scope) =>
    database.inScope(scope, async (tx) => {
      const personal = await findPersonal(tx, ours.userId)
      const hidden = await findPrivate(tx, ours.userId)
      return [personal?.city ?? null, hidden?.dob ?? null]
    })
  const inOurs = (userId: number | null): Scope => ({
    kind: 'account',
    accountId: ours.accountId,
    userId,
  })
  const memberWith = async (flags: Partial<typeof role.$inferInsert>) => {
    const { userId } = await buildPerson(database)
    const { accountId } = ours
    const values = { accountId, roleName: randomUUID(), ...flags }
    const { roleId } = only(await owner.insert(role).values(values).returning())
    await owner.insert(userRole).values({ accountId, userId, roleId })
    return userId
  }

  it('is theirs, and of the staff whose role there includes it', async () => {
    const whole = ['Saltmarsh', '1987-03-21']
    expect(await read(person(ours.userId))).toEqual(whole)
    expect(await read(inOurs(await memberWith({ privateDataAccess: true })))).toEqual(whole)
    expect(await read(inOurs(await memberWith({ fullAccess: true })))).toEqual(whole)
    const { userId } = await buildPerson(database, { isJfAdmin: true })
    expect(await read(inOurs(userId))).toEqual(whole)
  })

  it('is hidden from other staff, who see how to reach them', async () => {
    const reachable = ['Saltmarsh', null]
    const everythingElse = { smartreqAccess: true, companySettingsAccess: true }
    expect(await read(inOurs(await memberWith(everythingElse)))).toEqual(reachable)
    expect(await read(inOurs(null))).toEqual(reachable)
  })

  it('is hidden from the staff of a company where they did not apply, whatever their role', async () => {
    const elsewhere = await buildCompany(database)
    const admin = await buildStaff(database, { company: elsewhere, preset: 'Account admin' })
    const { accountId } = elsewhere
    expect(await read({ kind: 'account', accountId, userId: admin.userId })).toEqual([null, null])
    // Nor does a role of another company count here.
    expect(await read(inOurs(admin.userId))).toEqual(['Saltmarsh', null])
  })

  it('is hidden again once the company has erased them', async () => {
    const gone = await fillCompany(database, 'Gone')
    const isTheirs = sql`user_id = ${gone.userId}`
    await owner.execute(sql`update applicant set email = '' where ${isTheirs}`)
    const scope: Scope = { kind: 'account', accountId: gone.accountId, userId: null }
    expect(await database.inScope(scope, (tx) => findPersonal(tx, gone.userId))).toBeNull()
  })

  it('is written by no other user', async () => {
    const admin = inOurs(await memberWith({ fullAccess: true }))
    for (const scope of [admin, person(theirs.userId)]) {
      for (const table of ['user_profile', 'user_private']) {
        const where = sql`${sql.identifier(table)} where user_id = ${ours.userId}`
        expect(await attemptIn(scope, sql`delete from ${where} returning 1`)).toBe(0)
        const update = sql`update ${sql.identifier(table)} set user_id = user_id where user_id = ${ours.userId} returning 1`
        expect(await attemptIn(scope, update)).toBe(0)
      }
      const another = await buildPerson(database)
      const insert = sql`insert into user_private values (${another.userId}, '1990-01-01', 'Male')`
      expect(await attemptIn(scope, insert)).toBe('refused')
    }
  })
})

import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { buildCompany } from '#testing/builders.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { StartUpError } from '../http/env.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { assertOnlyRequests } from './request-role.ts'
import { account } from './schema/account.ts'
import { APP_ROLE } from './scope.ts'

type Role = { readonly name: string; readonly url: string }

const database = await openTestDatabase()
const { owner } = database

describe.runIf(database.url !== null)('requests that sign in by a role of their own', () => {
  const ownerUrl = database.url ?? ''
  const ownerName = ownerUrl === '' ? '' : new URL(ownerUrl).username
  let own: Database
  let web: Role

  beforeAll(async () => {
    web = await makeRole(`IN ROLE ${APP_ROLE}`)
    const { url } = web
    own = await openPostgres({ url, ownerUrl, poolSize: 2 })
  })
  afterAll(() => own.close())

  it('do their work, and leave that of the owner to the owner', async () => {
    await own.migrate()
    await expect(assertOnlyRequests(web.url)).resolves.toBeUndefined()
    const { accountId } = await buildCompany(database)
    await buildCompany(database)
    const login = sql<string>`session_user`
    const seen = await own.inScope({ kind: 'account', accountId, userId: null }, (tx) =>
      tx.db.select({ accountId: account.accountId, login }).from(account),
    )
    expect(seen).toEqual([{ accountId, login: web.name }])
    const [other] = await own.owner.select({ login }).from(account).limit(1)
    expect(other).toEqual({ login: ownerName })
  })

  it('see nothing without a scope, also where they leave the app’s role', async () => {
    const left = await own.inScope({ kind: 'public' }, async (tx) => {
      await tx.db.execute(sql`reset role`)
      await tx.db.execute(sql`set local app.scope = ''`)
      return tx.db.select().from(account)
    })
    expect(left).toEqual([])
  })

  it.each([
    ['change the audit trail', "update audit_event set action = 'x'"],
    ['delete from it', 'delete from audit_event'],
    ['write the content of assessments', 'update assessment set minutes = 1'],
    ['change a table', 'alter table audit_event disable row level security'],
    ['become its owner', `set role ${ownerName}`],
    ['switch policies off', 'set row_security = off; select * from account'],
  ])('cannot %s', async (_, statement) => {
    const work = own.inScope({ kind: 'system' }, async (tx) => {
      await tx.db.execute(sql`reset role`)
      await tx.db.execute(sql.raw(statement))
    })
    const refused = { message: expect.stringMatching(/permission denied|must be owner|row-level/) }
    await expect(work).rejects.toMatchObject({ cause: refused })
  })

  it('are refused by a start-up whose role is the owner, or a member of it', async () => {
    await expect(assertOnlyRequests(ownerUrl)).rejects.toThrow(StartUpError)
    await expect(assertOnlyRequests(ownerUrl)).rejects.toThrow('must not own tables')
    const member = await makeRole(`IN ROLE ${APP_ROLE}, ${ownerName}`)
    await expect(assertOnlyRequests(member.url)).rejects.toThrow('must not own tables')
  })

  it('are refused by one whose role is not the app’s', async () => {
    const stranger = await makeRole('')
    await expect(assertOnlyRequests(stranger.url)).rejects.toThrow(`has to be ${APP_ROLE}`)
  })

  /** A role with a password, for as long as this file. */
  async function makeRole(membership: string): Promise<Role> {
    const role = `web_${randomBytes(6).toString('hex')}`
    const password = randomBytes(12).toString('hex')
    await owner.execute(sql.raw(`create role ${role} login password '${password}' ${membership}`))
    afterAll(() => owner.execute(sql.raw(`drop role ${role}`)))
    const address = new URL(ownerUrl)
    address.username = role
    address.password = password
    return { name: role, url: address.href }
  }
})

import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { buildCompany } from '#testing/builders.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { inBounds } from './current-session.ts'
import type { Database, Tx } from './database.ts'
import { IdleTransactionError } from './idle-limit.ts'
import { openPostgres } from './postgres.ts'
import { account } from './schema/account.ts'
import type { Scope } from './scope.ts'

const database = await openTestDatabase()
const { owner } = database
/** Gives up what waits this long for anything but the database. */
const IMPATIENT_MS = 200
const impatient = await openTestDatabase({ idleLimitMs: IMPATIENT_MS })

const companies = [await buildCompany(database), await buildCompany(database)]
const scopeOf = (accountId: number): Scope => ({ kind: 'account', accountId, userId: null })
const accountsSeen = async (tx: Tx) =>
  (await tx.db.select().from(account)).map((row) => row.accountId)

describe('a unit of work', () => {
  it('that throws leaves nothing behind, and the connection is usable', async () => {
    const before = await owner.$count(account)
    const work = database.inScope({ kind: 'system' }, async (tx) => {
      await tx.db.insert(account).values({ name: 'Never' })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await owner.$count(account)).toBe(before)
    expect(await database.inScope({ kind: 'system' }, accountsSeen)).toHaveLength(before)
  })

  it('of a request that reads cannot write', async () => {
    const before = await owner.$count(account)
    const write = (tx: Tx) => tx.db.insert(account).values({ name: 'Never' })
    const read = (work: (tx: Tx) => Promise<unknown>) =>
      inBounds({ sessionId: null, isReadOnly: true }, () =>
        database.inScope({ kind: 'system' }, work),
      )
    await expect(read(write)).rejects.toMatchObject({ cause: { code: '25006' } })
    expect(await read(accountsSeen)).toHaveLength(before)
    // The next transaction on the same connection is free again.
    await database.inScope({ kind: 'system' }, write)
    expect(await owner.$count(account)).toBe(before + 1)
  })

  it('that throws before its first statement is rolled back like any other', async () => {
    for (let index = 0; index < 30; index += 1) {
      const work = () => {
        throw new Error('at once')
      }
      await expect(database.inScope({ kind: 'public' }, work)).rejects.toThrow('at once')
    }
    // Thirty lost connections would have emptied the pool.
    expect(await database.isReady()).toBe(true)
  })

  it('that fails in the database fails as a whole', async () => {
    const before = await owner.$count(account)
    const work = database.inScope({ kind: 'system' }, async (tx) => {
      await tx.db.insert(account).values({ name: 'Never' })
      await tx.db.execute(sql`select 1 / 0`)
    })
    await expect(work).rejects.toThrow('Failed query')
    expect(await owner.$count(account)).toBe(before)
  })

  it('refuses an id that is none before it asks the database', async () => {
    await expect(database.inScope(scopeOf(0.5), accountsSeen)).rejects.toThrow('Not an id')
  })

  it('runs a call as a transaction of its own, inside its scope and as no one afterwards', async () => {
    const { accountId = 0 } = companies[0] ?? {}
    await owner.execute(sql`
      create or replace function test_accounts(scope text, person bigint, company bigint, above bigint)
      returns setof bigint language plpgsql as $$
      begin
        perform enter_scope(scope, person, company);
        return query select account_id from account where account_id > above;
      end $$`)
    const call = { name: 'test-accounts', text: 'select test_accounts($1, $2, $3, $4) as id' }
    expect(await database.callInScope(scopeOf(accountId), call, [0])).toEqual([{ id: accountId }])
    const bare = {
      name: 'test-bare',
      text: "select account_id from account where ($1::text, $2::bigint, $3::bigint) is distinct from ('', 0, 0)",
    }
    const seenAfter = await database.callInScope({ kind: 'public' }, bare, [])
    expect(seenAfter).toEqual([])
  })

  it('sees only its own company, however many run at once', async () => {
    const works = Array.from({ length: 200 }, async (_, index) => {
      const { accountId = 0 } = companies[index % companies.length] ?? {}
      const seen = await database.inScope(scopeOf(accountId), async (tx) => {
        const first = await accountsSeen(tx)
        await tx.db.execute(sql`select pg_sleep(${(index % 7) / 1000})`)
        return [...first, ...(await accountsSeen(tx))]
      })
      expect(seen).toEqual([accountId, accountId])
    })
    await Promise.all(works)
    expect(await database.inScope({ kind: 'public' }, accountsSeen)).toEqual([])
  })
})

describe('a unit of work that hangs', () => {
  it('is given up and rolled back, and the next one has its turn', async () => {
    const before = await impatient.owner.$count(account)
    const hanging = impatient.inScope({ kind: 'system' }, async (tx) => {
      await tx.db.insert(account).values({ name: 'Never' })
      await new Promise(() => {})
    })
    await expect(hanging).rejects.toThrow(IdleTransactionError)
    expect(await impatient.inScope({ kind: 'system' }, accountsSeen)).toHaveLength(before)
  })

  it('is not one whose statement takes longer than that', async () => {
    const work = impatient.inScope({ kind: 'public' }, async (tx) => {
      await tx.db.execute(sql`select pg_sleep(${(IMPATIENT_MS * 3) / 1000})`)
      return 'done'
    })
    expect(await work).toBe('done')
  })
})

describe.runIf(database.url !== null)('a PostgreSQL server in trouble', () => {
  const url = database.url ?? ''

  it('never runs work outside its scope when the opening statement fails', async () => {
    // Statements time out at once, some of them before the transaction is open.
    const hasty = await openHasty(url)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, () => hasty.inScope({ kind: 'public' }, accountsSeen)),
    )
    const seen = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    expect(seen).toEqual([])
  })

  it('sees nothing with the app’s role when no transaction was opened', async () => {
    const [seen] = await Promise.allSettled([
      database.inScope({ kind: 'system' }, async (tx) => {
        await tx.db.execute(sql`rollback`)
        return accountsSeen(tx)
      }),
    ])
    expect(seen).toMatchObject({ status: 'fulfilled', value: [] })
  })

  it('answers again after its connections were cut', async () => {
    const pending = database.inScope({ kind: 'public' }, (tx) =>
      tx.db.execute(sql`select pg_sleep(30)`),
    )
    const outcome = Promise.allSettled([pending])
    await cutConnections(url)
    expect(await outcome).toMatchObject([{ status: 'rejected' }])
    // Each connection that was idle in the pool may be handed out once more before its end is noticed.
    const ask = () => database.inScope({ kind: 'public' }, accountsSeen).catch(() => 'cut as well')
    await expect.poll(ask, { timeout: 10_000 }).toEqual([])
  })
})

/** Its requests have a millisecond for each statement, and its start has all the time that it needs. */
async function openHasty(url: string): Promise<Database> {
  const hastyUrl = new URL(url)
  hastyUrl.searchParams.set('options', '-c statement_timeout=1')
  const hasty = await openPostgres({ url: hastyUrl.href, ownerUrl: url, poolSize: 5 })
  afterAll(() => hasty.close())
  return hasty
}

/** Ends every connection to the database but its own, once one of them sleeps. */
async function cutConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const sleeping = z.object({ n: z.number() })
  let isSleeping = false
  while (!isSleeping) {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and state = 'active'`,
    )
    isSleeping = sleeping.parse(rows[0]).n > 0
  }
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

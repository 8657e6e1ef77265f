// A GET changes nothing: it is sent again, ahead of time and by the user who follows a link, and no origin is checked for it.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { ENDPOINTS } from '#contract/endpoints.ts'
import { buildSession } from '#testing/builders.ts'
import { addressOf, exampleOf } from '#testing/example-requests.ts'
import { openTestApp } from '#testing/test-app.ts'
import { buildWorld } from '#testing/world.ts'

const TRAIL = 'public.audit_event'
const DIGEST = "md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))"

const test = await openTestApp()
const world = await buildWorld(test)
const { owner } = test.database
const tables = await namesOfTables()
const readers = await Promise.all(
  world.actors
    .filter(({ name }) => ['candidate', 'Account admin', 'provider admin'].includes(name))
    .map(async ({ name, own, person }) => ({
      name,
      own,
      client:
        person === null
          ? test.client()
          : await test.as(person, await buildSession(test.database, person)),
    })),
)
const reads = [...ENDPOINTS].filter(([, { method }]) => method === 'GET')

describe('reading', () => {
  it('is tried by a candidate, an admin of a company and one of the installation, at every GET', () => {
    expect(readers.map(({ name }) => name)).toEqual([
      'candidate',
      'Account admin',
      'provider admin',
    ])
    expect(reads.length).toBeGreaterThan(40)
    expect(tables.length).toBeGreaterThan(40)
  })

  it('would be noticed by a row that is another one', async () => {
    const before = await digestsOfTables()
    await owner.execute(sql`update app_user set first_name = 'Other' where first_name <> 'Other'`)
    expect(await digestsOfTables()).not.toEqual(before)
  })

  it.each(reads)('changes no row of any table: %s', async (name, endpoint) => {
    const isAudited = endpoint.policy.isAudited === true
    const calls = []
    // What a request is about may have rows of its own, which are there before it.
    for (const { own, client } of readers) {
      const example = await exampleOf({ name, endpoint }, { test, world, target: own })
      calls.push({ client, example })
    }
    const before = await digestsOfTables()
    for (const { client, example } of calls) {
      const { status } = await client.get(addressOf(example), { headers: example.headers })
      expect([200, 401, 403, 404, 409]).toContain(status)
    }
    const after = await digestsOfTables()
    expect(after[TRAIL] !== before[TRAIL]).toBe(isAudited)
    expect({ ...after, [TRAIL]: '' }).toEqual({ ...before, [TRAIL]: '' })
  })
})

async function namesOfTables(): Promise<string[]> {
  const rows = await ask(
    z.object({ name: z.string() }),
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function digestsOfTables(): Promise<Record<string, string>> {
  const digests = tables.map(
    (name) => `select '${name}' as name, ${DIGEST} as digest from ${name} t`,
  )
  const rows = await ask(
    z.object({ name: z.string(), digest: z.string() }),
    digests.join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

async function ask<Row extends z.ZodType>(row: Row, query: string): Promise<z.output<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await owner.execute(sql.raw(query))).rows
}

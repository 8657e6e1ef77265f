// A file is imported by a real server that is killed again and again: afterwards each row is in the database once and whole.
// `npm run faults:import -- --rows 100000 --kills 20 --seed 1` does it with more rows and kills.
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { ImportState } from '#contract/imports/import-rules.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import { createAccessTokens } from '#server/http/access-token.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { createRandom } from '#testing/faults/random.ts'
import { MATCHING } from '#testing/imports.ts'
import { openServers } from '#testing/server-process.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const ROWS = Number(process.env['IMPORT_ROWS'] ?? 2000)
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 2)
const SEED = Number(process.env['IMPORT_SEED'] ?? 1)
/** Each row is read into the ledger, checked and imported. */
const WORK = ROWS * 3
/** At most so long a kill comes after its moment, so that it falls into any part of a batch. */
const JITTER_MS = 150
const LOOK_EVERY_MS = 10
/** A job of a killed server is done again once its heartbeat is missed. */
const PATIENCE_MS = 120_000

const HEADER =
  'Email,Employee number,First name,Last name,Job profile,Start date,Department,Supervisor email'

const database = await openTestDatabase()
const { owner, url: databaseUrl } = database
const random = createRandom(SEED)
const secret = 's'.repeat(32)
const { folder, start } = openServers()

type Line = {
  readonly email: string
  readonly number: string
  readonly name: string
  readonly profile: string
  readonly start: string
  readonly department: string
  readonly supervisor: string
}

describe.runIf(databaseUrl !== null)(`an import of ${ROWS} rows, IMPORT_SEED=${SEED}`, () => {
  it(
    `has each row once and whole after ${KILLS} kills`,
    async () => {
      const lines = Array.from({ length: ROWS }, (_, index) => lineAt(index))
      const company = await buildCompany(database)
      const { accountId } = company
      const { userId } = await buildStaff(database, { company, preset: 'Account admin' })
      const server = await openKilledServer(userId)
      const began = performance.now()
      const importId = await upload(server, { accountId, lines })
      const ref = { accountId, importId }
      const killing = killAtMoments(server, ref)
      await runImport(server, ref)
      await killing.end()
      const found = await compare(lines, ref)
      const seconds = Math.round((performance.now() - began) / 1000)
      const { lost, doubled, half } = found
      process.stdout.write(
        `${ROWS} rows, ${killing.count()} kills, seed ${SEED}, ${seconds} s: lost ${lost} doubled ${doubled} half ${half}\n`,
      )
      expect({ ...found, kills: killing.count() }).toEqual({
        lost: 0,
        doubled: 0,
        half: 0,
        kills: KILLS,
      })
    },
    (KILLS + 2) * PATIENCE_MS + ROWS * 20,
  )
})

function lineAt(index: number): Line {
  const day = String(1 + (index % 28)).padStart(2, '0')
  return {
    email: `p${index}@example.com`,
    number: `N-${index}`,
    name: `Lee ${index}`,
    profile: `Profile ${index % 5}`,
    start: `2025-01-${day}`,
    department: `Dock ${index % 7}`,
    // Half of the supervisors stand later in the file.
    supervisor: index % 2 === 0 ? `p${ROWS}@example.com` : `p${index - 1}@example.com`,
  }
}

type Server = Awaited<ReturnType<typeof openKilledServer>>

/** A server with a caller who waits while it is dead. */
async function openKilledServer(userId: number) {
  const tokens = createAccessTokens({ secret })
  const session = { userId, sessionId: randomUUID(), isProviderAdmin: false }
  const begin = () =>
    start({
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: path.join(folder, 'shared'),
      SECRET: secret,
    })
  let running = begin()
  let address = await running.isRunning
  return {
    async kill() {
      running.child.kill('SIGKILL')
      await running.ended
      running = begin()
      address = await running.isRunning
    },
    async send(
      url: string,
      { method = 'GET', body }: { method?: string; body?: FormData | object },
    ) {
      const key = randomUUID()
      for (;;) {
        const bearer = await tokens.sign(session)
        const headers: Record<string, string> = {
          authorization: `Bearer ${bearer}`,
          'idempotency-key': key,
        }
        if (body !== undefined && !(body instanceof FormData))
          headers['content-type'] = 'application/json'
        const sent = body instanceof FormData || body === undefined ? body : JSON.stringify(body)
        const reply = await fetch(address + url, { method, headers, body: sent ?? null }).catch(
          () => null,
        )
        if (reply !== null && reply.status < 500) {
          const text = await reply.text()
          if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${text}`)
          return z.object({ data: z.unknown() }).parse(JSON.parse(text)).data
        }
        await setTimeout(LOOK_EVERY_MS)
      }
    },
  }
}

type Ref = { readonly accountId: number; readonly importId: number }

async function upload(
  server: Server,
  { accountId, lines }: { accountId: number; lines: readonly Line[] },
): Promise<number> {
  const rows = lines.map((line) =>
    [
      line.email,
      line.number,
      'Pat',
      line.name,
      line.profile,
      line.start,
      line.department,
      line.supervisor,
    ].join(','),
  )
  const form = new FormData()
  form.set('file', new File([[HEADER, ...rows].join('\n')], 'people.csv'))
  const url = `/account/v1/upload-for-import/${accountId}/`
  const data = await server.send(url, { method: 'POST', body: form })
  return z.object({ import_id: z.number() }).parse(data).import_id
}

async function runImport(server: Server, { accountId, importId }: Ref): Promise<void> {
  const url = `/integration/v1/data-imports/${accountId}/${importId}/`
  const until = async (state: ImportState) => {
    for (;;) {
      const data = (await server.send(url, {})) as DataImport
      if (data.state === state) return data
      if (data.state === 'failed') throw new Error(`The import failed: ${data.failure?.code}.`)
      await setTimeout(LOOK_EVERY_MS * 10)
    }
  }
  const { proposed } = await until('read')
  const body = { columns: proposed, ...MATCHING, creates_profiles: true }
  await server.send(`${url}mapping/`, { method: 'PUT', body })
  await server.send(`${url}check/`, { method: 'POST' })
  await until('checked')
  await server.send(`${url}start/`, { method: 'POST' })
  await until('done')
}

/** Kills the server whenever the import has come so far as the seed says. */
function killAtMoments(server: Server, ref: Ref) {
  const moments = Array.from({ length: KILLS }, () => random.below(WORK)).toSorted(
    (one, other) => one - other,
  )
  let kills = 0
  const ending = new AbortController()
  const run = async () => {
    for (const moment of moments) {
      while ((await workDone(ref)) < moment && !ending.signal.aborted)
        await setTimeout(LOOK_EVERY_MS)
      if (ending.signal.aborted) return
      await setTimeout(random.below(JITTER_MS))
      await server.kill()
      kills += 1
    }
  }
  const killing = run()
  return {
    count: () => kills,
    end: async () => {
      ending.abort()
      await killing
    },
  }
}

const numbersSchema = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })

async function workDone({ accountId, importId }: Ref): Promise<number> {
  const found = await owner.execute(sql`
    select count(*) + count("values") + count(applied_at) as work from data_import_row
    where account_id = ${accountId} and import_id = ${importId}`)
  return numbersSchema.parse(found).rows[0]?.['work'] ?? 0
}

/**
 * How many rows of the file have no person, how many people, jobs or audit entries there are beside one for each row, and
 * how many people have not all that their row says.
 */
async function compare(lines: readonly Line[], { accountId, importId }: Ref) {
  const file = JSON.stringify(lines)
  const found = await owner.execute(sql`
    with line as (
      select * from jsonb_to_recordset(${file}::jsonb) as x(email text, number text, name text, profile text, start date,
        department text, supervisor text)),
    person as (
      select l.*, e.user_id, count(e.user_id) over (partition by l.email) as times
      from line l left join employee e on e.account_id = ${accountId} and e.email = l.email)
    select
      (select count(*) from person where user_id is null) as lost,
      (select count(*) from employee where account_id = ${accountId}) - ${lines.length}::int
        + (select count(*) from user_job where account_id = ${accountId}) - ${lines.length}::int
        + (select count(*) from audit_event where account_id = ${accountId} and entity = 'user_job')
        - ${lines.length}::int as doubled,
      (select count(*) from person p where not exists (
        select 1 from user_job j join job r on r.account_id = j.account_id and r.job_id = j.job_id
        join employee e on e.account_id = j.account_id and e.user_id = j.user_id
        join data_import_row d on d.account_id = j.account_id and d.import_id = ${importId}
          and d.user_id = j.user_id and d.user_job_id = j.user_job_id and d.applied_at is not null
        where j.account_id = ${accountId} and j.user_id = p.user_id and e.last_name = p.name
          and j.employee_number = p.number and r.title = p.profile and j.start_date = p.start
          and j.department = p.department and j.supervisor_email = p.supervisor)) as half`)
  const [{ lost = NaN, doubled = NaN, half = NaN } = {}] = numbersSchema.parse(found).rows
  return { lost, doubled, half }
}

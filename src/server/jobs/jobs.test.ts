import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { openTestDatabase } from '#testing/test-database.ts'

import { JOB_NAMES } from './job-payloads.ts'
import { createJobs, type JobHandlers } from './jobs.ts'

const database = await openTestDatabase()
const { owner } = database
const done: string[] = []
const failures: unknown[] = []
const jobs = createJobs({ database, onError: (error, job) => void failures.push([job, error]) })
await jobs.start(handlers())
afterAll(() => jobs.stop())

describe('a job of a process that was killed', () => {
  it('is done by another one within seconds', async () => {
    const mailId = randomUUID()
    // Claimed by a process that told of itself a while ago, and never again.
    await database.inScope({ kind: 'system' }, async (tx) => {
      await jobs.send(tx, 'send-mail', { mailId })
      await tx.db.execute(sql`update pgboss.job set state = 'active', started_on = now(),
        heartbeat_on = now() - interval '11 seconds' where data ->> 'mailId' = ${mailId}`)
    })
    await vi.waitFor(() => expect(done).toContain(mailId), { timeout: 25_000, interval: 50 })
  })

  it('is noticed in queues that an earlier version made as well', async () => {
    await owner.execute(sql`update pgboss.queue set heartbeat_seconds = null`)
    const later = createJobs({ database, onError: () => {} })
    await later.start(handlers())
    await later.stop()
    const rows = await owner.execute(sql`select name from pgboss.queue
      where heartbeat_seconds = 10 and retry_limit = 12`)
    expect(z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(rows).rows).toEqual(
      expect.arrayContaining(JOB_NAMES.map((name) => ({ name }))),
    )
  })
})

it('tells which job failed, and does it again', async () => {
  const mailId = `${randomUUID().slice(0, -4)}dead`
  await database.inScope({ kind: 'system' }, (tx) => jobs.send(tx, 'send-mail', { mailId }))
  jobs.wake('send-mail')
  await vi.waitFor(() => expect(done).toContain(mailId), { timeout: 25_000, interval: 50 })
  expect(failures).toEqual([['send-mail', new Error('once')]])
})

/** Of all jobs, mail alone does something: it notes that it was done; one that ends so fails the first time. */
function handlers(): JobHandlers {
  const failed = new Set<string>()
  const none = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}]))
  return {
    ...none,
    'send-mail': async ({ mailId }: { mailId: string }) => {
      if (mailId.endsWith('dead') && !failed.has(mailId)) {
        failed.add(mailId)
        throw new Error('once')
      }
      done.push(mailId)
    },
  } as unknown as JobHandlers
}

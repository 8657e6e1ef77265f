import { setImmediate } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { openTestDatabase } from '#testing/test-database.ts'

import { openPostgres } from './postgres.ts'
import { startAlone } from './start-lock.ts'

const database = await openTestDatabase()

it('gives back what the start gives, and lets the next one through after one that failed', async () => {
  expect(await startAlone(database, async () => 'started')).toBe('started')
  const failing = startAlone(database, () => Promise.reject(new Error('no start')))
  await expect(failing).rejects.toThrow('no start')
  expect(await startAlone(database, async () => 'started')).toBe('started')
})

// The embedded database has one process, by its lock file.
it.runIf(database.url !== null)('lets one process start at a time', async () => {
  const { url } = database
  if (url === null) throw new Error('It has an address.')
  const processes = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url })))
  const order: string[] = []
  const starts = processes.map((one, index) =>
    startAlone(one, async () => {
      order.push(`begin ${index}`)
      // Long enough for another one to get in between.
      await one.owner.execute(sql`select pg_sleep(0.05)`)
      await setImmediate()
      order.push(`end ${index}`)
    }),
  )
  await Promise.all(starts)
  const pairs = order.filter((_, index) => index % 2 === 0)
  expect(order).toEqual(pairs.flatMap((begin) => [begin, begin.replace('begin', 'end')]))
  await Promise.all(processes.map((one) => one.close()))
})

// The engine of a page: on a disk that has no room any more, and beside a page that is gone.
import { expect, it } from 'vitest'

import { heldBy } from '#testing/candidate.ts'
import { arrive, openNetwork } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { api, session } from '../api/client.ts'
import type { OfflineDatabase } from './database.ts'
import { realTime } from './device-time.ts'
import { createEngineOfPage } from './engine-of-page.ts'
import { assembleEngine, type Host } from './host.ts'
import { webLocks } from './locks.ts'
import { getOwner, setOwner } from './meta.ts'
import { apiTransport } from './transport.ts'

const test = await openTestApp()
const network = openNetwork(test)

const hostOn = (db: OfflineDatabase): Host => ({
  db,
  transportFor: (ownerId) => apiTransport(api, { ownerId }),
  onReply: session.onReply,
  locks: webLocks(navigator.locks),
  time: realTime,
})

// From here on every write fails, as a browser fails it.
function fillDisk(db: OfflineDatabase): void {
  const full = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  db.use({
    stack: 'dbcore',
    name: 'full-disk',
    create: (core) => ({
      ...core,
      table: (name) => ({ ...core.table(name), mutate: full }),
    }),
  })
}

it.each([
  ['whose owner is noted', true],
  ['where another user is noted', false],
])('I1 I2 opens on a full disk %s, and sends what waits there', async (_, isNoted) => {
  const { candidate, device, questions } = await arrive(test, network)
  const { userId } = candidate.person
  const { attemptId } = await device.begin()
  await device.engine.drain()
  await device.put(questions[0] ?? '', 4)
  await setOwner(device.db, isNoted ? userId : userId + 1)
  device.crash()
  fillDisk(device.db)
  await device.db.open()

  const { store, engine } = await assembleEngine(hostOn(device.db), userId)
  await engine.drain()
  engine.stop()
  expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 4 })
  // Not noted here, and so not called safe: it is sent again when there is room.
  expect(await store.countWaiting(attemptId)).toBe(1)
  expect(await getOwner(device.db)).toBe(isNoted ? userId : userId + 1)
})

it('I17 sends what a page stored right before it was closed, by the page that stays, with no one near', async () => {
  const { candidate, device, questions } = await arrive(test, network)
  const { attemptId } = await device.begin()
  await device.engine.drain()
  const looks: (() => void)[] = []
  const time = { ...realTime, every: (_: number, run: () => void) => (looks.push(run), () => {}) }
  const page = createEngineOfPage(
    () => ({ ...hostOn(device.db), time }),
    () => () => undefined,
  )
  const { engine } = await page.open(candidate.person.userId)
  await expect.poll(() => engine.status).toBe('idle')

  await device.put(questions[0] ?? '', 4)
  expect(await heldBy(candidate.client, attemptId)).toEqual({})
  for (const look of looks) look()
  await expect.poll(() => heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 4 })
  await page.close()
})

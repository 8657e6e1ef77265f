import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { measureLink } from '../../api/link-probe.ts'
import { OfflineDatabase } from '../database.ts'
import { checkFlight, worstOf, type FlightNeeds, type Probes } from './flight-check.ts'
import { canWrite } from './local-probes.ts'

const timed: FlightNeeds = { isTimed: true, recordings: 0, needsCamera: false, needsSound: false }
const filmed: FlightNeeds = { ...timed, isTimed: false, recordings: 2, needsCamera: true }
const GIGABYTE = 1_000_000_000

const good: Probes = {
  storage: async () => ({ isPersistent: true, freeBytes: GIGABYTE }),
  disk: async () => true,
  media: async () => 'allowed',
  sound: async () => true,
  link: async () => ({ aheadMs: 400, bytesPerSecond: 1_000_000 }),
  worker: async () => true,
}

async function levels(needs: FlightNeeds, probes: Partial<Probes>) {
  const findings = await checkFlight(needs, { ...good, ...probes })
  return Object.fromEntries(findings.map(({ about, level }) => [about, level]))
}

describe('the check of a device', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('finds everything ready, and speaks of camera and speed only where something is recorded', async () => {
    expect(await levels(timed, {})).toEqual({
      disk: 'ok',
      storage: 'ok',
      clock: 'ok',
      worker: 'ok',
    })
    const findings = await checkFlight(filmed, good)
    expect(findings.map(({ about }) => about)).toEqual([
      'disk',
      'storage',
      'media',
      'clock',
      'speed',
      'worker',
    ])
    expect(worstOf(findings)).toBe('ok')
    expect(findings).toContainEqual({ about: 'speed', level: 'ok', secondsToSend: 16 })
  })

  it('speaks of sound where something is heard, and has passed where only the storage may be cleared', async () => {
    const heard: FlightNeeds = { ...timed, needsSound: true }
    expect(await levels(heard, {})).toMatchObject({ sound: 'ok' })
    const storage = async () => ({ isPersistent: false, freeBytes: GIGABYTE })
    expect(worstOf(await checkFlight(heard, { ...good, storage }))).toBe('ok')
    const silent = { ...good, storage, sound: async () => false }
    expect(worstOf(await checkFlight(heard, silent))).toBe('problem')
    expect(await levels(heard, silent)).toMatchObject({ sound: 'problem' })
    expect(worstOf(await checkFlight(heard, { ...good, link: async () => null }))).toBe('warning')
  })

  it('I10 wants twice the size of a recording free, and little for answers alone', async () => {
    // Two minutes of video and sound are 15.96 MB.
    const little = async () => ({ isPersistent: true, freeBytes: 31_900_000 })
    expect(await levels(filmed, { storage: little })).toMatchObject({ storage: 'problem' })
    expect(await levels(timed, { storage: little })).toMatchObject({ storage: 'ok' })
    const enough = async () => ({ isPersistent: true, freeBytes: 32_000_000 })
    expect(await levels(filmed, { storage: enough })).toMatchObject({ storage: 'ok' })
  })

  it('I13 is ready where a browser may clear its storage, and warns of one that says nothing', async () => {
    for (const [freeBytes, storage] of [
      [GIGABYTE, 'ok'],
      [null, 'warning'],
    ] as const)
      expect(
        await levels(timed, { storage: async () => ({ isPersistent: false, freeBytes }) }),
      ).toMatchObject({ storage })
  })

  it('tells a camera that was refused from one that was not asked for', async () => {
    expect(await levels(filmed, { media: async () => 'not-asked' })).toMatchObject({
      media: 'warning',
    })
    for (const state of ['denied', 'missing', 'unsupported'] as const)
      expect(await levels(filmed, { media: async () => state })).toMatchObject({ media: 'problem' })
  })

  it('I8 warns of a clock that is wrong in either direction, and never calls it a problem', async () => {
    for (const aheadMs of [86_400_000, -86_400_000]) {
      const findings = await checkFlight(timed, {
        ...good,
        link: async () => ({ aheadMs, bytesPerSecond: 1 }),
      })
      expect(findings).toContainEqual({ about: 'clock', level: 'warning', aheadMs })
    }
  })

  it('I14 comes to an end whatever fails or hangs, and takes nothing for good that it did not see', async () => {
    vi.useFakeTimers()
    const fails = () => Promise.reject(new Error('no'))
    const hangs = () => new Promise<never>(() => {})
    for (const probe of [fails, hangs]) {
      const found = levels(filmed, {
        storage: probe,
        disk: probe,
        media: probe,
        sound: probe,
        link: probe,
        worker: probe,
      })
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await found).toEqual({
        disk: 'problem',
        storage: 'warning',
        media: 'problem',
        clock: 'warning',
        speed: 'warning',
        worker: 'warning',
      })
    }
  })

  it('really writes and reads, and leaves nothing behind', async () => {
    const db = new OfflineDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
    expect(await canWrite(db.meta)).toBe(true)
    expect(await db.meta.count()).toBe(0)
    vi.spyOn(db.meta, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    await expect(canWrite(db.meta)).rejects.toThrow('full')
  })
})

describe('the measured way to the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const answer = (date: Date) => () =>
    Promise.resolve(new Response(new Uint8Array(20_000), { headers: { date: date.toUTCString() } }))

  it('tells by how much the clock is ahead, and how fast a download was', async () => {
    vi.stubGlobal('fetch', answer(new Date(Date.now() - 600_000)))
    const sample = await measureLink()
    expect(Math.round((sample?.aheadMs ?? 0) / 60_000)).toBe(10)
    expect(sample?.bytesPerSecond).toBeGreaterThan(0)
  })

  it('downloads no more than it must', async () => {
    const fetching = vi.fn<() => Promise<Response>>(answer(new Date()))
    vi.stubGlobal('fetch', fetching)
    await measureLink()
    expect(fetching.mock.calls.length).toBeLessThanOrEqual(6)
  })

  it('knows nothing when no one answers, or another user does', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await measureLink()).toBeNull()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('sign in', { status: 511 })))
    expect(await measureLink()).toBeNull()
  })
})

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'

import { createCodeTries, countWrongCodes } from './code-tries.ts'
import { createLease } from './lease.ts'
import { StationDatabase } from './station-database.ts'

const HOUR = 3_600_000
const SECOND = 1000
const SERVER = Date.parse('2026-03-05T10:00:00.000Z')

/** A device with clocks that a test sets, whose pages come and go. */
function openStation() {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  let wallMs = SERVER + 5 * HOUR
  let monoMs = 0
  const time = {
    now: () => wallMs,
    mono: () => monoMs,
    visibility: () => ({ isHidden: false, hides: 0 }),
  }
  const open = () => {
    const station = new StationDatabase(storage)
    return {
      station,
      lease: createLease({ station, time }),
      tries: createCodeTries({ station, time }),
    }
  }
  return {
    open,
    pass: (ms: number) => {
      wallMs += ms
      monoMs += ms
    },
    setClock: (ms: number) => {
      wallMs += ms
    },
  }
}

async function leased() {
  const device = openStation()
  const page = device.open()
  await page.lease.renew({ serverMs: SERVER, expiresMs: SERVER + 12 * HOUR })
  return { device, page }
}

describe('the lease of a station', () => {
  it('tells the server’s time whatever the device’s clock says, and ends when its hours are over', async () => {
    const { device, page } = await leased()
    device.pass(2 * HOUR)
    expect(await page.lease.serverNow()).toBe(SERVER + 2 * HOUR)
    device.pass(10 * HOUR)
    expect(await page.lease.serverNow()).toBeNull()
  })

  it('goes on over a reload by what the wall clock went forward', async () => {
    const { device } = await leased()
    device.pass(3 * HOUR)
    expect(await device.open().lease.serverNow()).toBe(SERVER + 3 * HOUR)
  })

  it('is not extended by a clock that is set back while the page lives', async () => {
    const { device, page } = await leased()
    device.pass(8 * HOUR)
    device.setClock(-8 * HOUR)
    expect(await page.lease.serverNow()).toBe(SERVER + 8 * HOUR)
    device.pass(4 * HOUR)
    expect(await page.lease.serverNow()).toBeNull()
  })

  it('begins with no one after a reload with a clock that was set back, until it is right again', async () => {
    const { device, page } = await leased()
    device.pass(8 * HOUR)
    await page.lease.serverNow()
    device.setClock(-6 * HOUR)
    const next = device.open()
    expect(await next.lease.serverNow()).toBeNull()
    device.setClock(6 * HOUR)
    expect(await next.lease.serverNow()).toBe(SERVER + 8 * HOUR)
  })

  it('is over for a station that was never given one', async () => {
    expect(await openStation().open().lease.serverNow()).toBeNull()
  })
})

describe('wrong codes without network', () => {
  it('wait longer each time, also after a reload and with a clock that is set', async () => {
    const device = openStation()
    let { station, tries } = device.open()
    const wrong = async () => {
      const isTaken = await tries.take()
      if (isTaken) await tries.noteWrong()
      return isTaken
    }
    for (let count = 0; count < 5; count += 1) expect(await wrong()).toBe(true)
    expect(await wrong()).toBe(false)
    ;({ station, tries } = device.open())
    expect(await wrong()).toBe(false)
    device.setClock(-HOUR)
    ;({ station, tries } = device.open())
    expect(await wrong()).toBe(false)
    device.setClock(2 * HOUR)
    ;({ station, tries } = device.open())
    expect(await wrong()).toBe(false)
    device.pass(15 * SECOND)
    expect(await wrong()).toBe(true)
    device.pass(15 * SECOND)
    expect(await wrong()).toBe(false)
    device.pass(15 * SECOND)
    expect(await wrong()).toBe(true)
    expect(await countWrongCodes(station)).toBe(7)
  })

  it('are forgiven by a right one, and are still told', async () => {
    const { station, tries } = openStation().open()
    for (let count = 0; count < 4; count += 1) {
      await tries.take()
      await tries.noteWrong()
    }
    expect(await tries.take()).toBe(true)
    await tries.forgive()
    for (let count = 0; count < 5; count += 1) expect(await tries.take()).toBe(true)
    expect(await countWrongCodes(station)).toBe(4)
  })
})

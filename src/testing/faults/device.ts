// One device: a browser with its pages and its worker, on one disk, with one link to the server and a clock of its own.
import { drainWithoutPage } from '#web/offline/host.ts'
import { drainRecordingsWithoutPage } from '#web/offline/media-host.ts'

import { openHost } from './browser-host.ts'
import type { Device, DeviceChanges, DeviceSetUp, Worker } from './browser.ts'
import { createDisk, type Disk } from './disk.ts'
import type { Journal } from './journal.ts'
import { beginLife, type Life } from './life.ts'
import { createLink, type Exchange } from './link.ts'
import { createLockTable } from './lock-table.ts'
import { openPage } from './page.ts'
import type { PersonActivity } from './person-pool.ts'
import type { World } from './world.ts'

export const TABS = 2

export function createDevice(
  world: World,
  given: DeviceSetUp & {
    index: number
    /** The address that its requests come from. */
    addressNow: () => string
    journal: Journal
    changes: DeviceChanges
    attemptOnServer: (activity: PersonActivity) => string | null
  },
): Device {
  const { index, journal, changes, addressNow } = given
  const name = `device-${index}`
  const disk: Disk = createDisk(name, (database) => {
    if (database === name) journal.note(index, disk.rows())
    else journal.noteTakes(index, disk.rows())
  })
  const noteExchange = (exchange: Exchange) => {
    if (isSecondDrain(exchange, journal.exchanges))
      journal.trouble({ kind: 'duplicate', what: 'I4 one attempt is drained by two at once' })
    journal.exchange(exchange)
  }
  const device: Device = {
    index,
    name,
    world,
    journal,
    changes,
    disk,
    locks: createLockTable(),
    link: createLink(world, {
      device: index,
      addressNow,
      onExchange: noteExchange,
      headersOf: changes.headers ?? ((headers) => headers),
    }),
    storesBlobs: given.storesBlobs,
    clockOffset: given.clockOffset,
    asleepUntil: 0,
    hides: 0,
    remembered: null,
    browser: beginLife(),
    pages: Array.from({ length: TABS }, () => null),
    worker: createWorker(() => device),
    page(tab) {
      const open = device.pages[tab] ?? null
      if (open !== null && !open.life.isOver) return open
      if (device.browser.isOver) device.browser = beginLife()
      const page = openPage(device)
      device.pages[tab] = page
      return page
    },
    closePage(tab) {
      device.pages[tab]?.life.end()
      device.pages[tab] = null
    },
    kill() {
      device.browser.end()
      device.pages.fill(null)
    },
    signIn(person, tab) {
      device.link.cookies = world.signIn(person.userId)
      device.link.sessionOf = person.userId
      device.remembered = person
      // Where a user is signing out there is no form to sign in with: it takes another page.
      if (device.pages[tab]?.isLeaving() === true) device.closePage(tab)
      const page = device.page(tab)
      if (page.owner !== person) page.become(person)
    },
    goOnline() {
      device.link.isOnline = true
      for (const page of device.pages) page?.wake()
      device.worker.register()
    },
    goOffline() {
      device.link.isOnline = false
      device.link.cut()
    },
    sleep(ms) {
      device.link.cut()
      device.hides += 1
      device.asleepUntil = Math.max(device.asleepUntil, world.now + ms)
      world.after(ms, () => {
        for (const page of device.pages) page?.wake()
      })
    },
    jump(ms) {
      device.clockOffset += ms
    },
    attemptOnServer: given.attemptOnServer,
    deviceId: () => disk.rows().deviceId,
  }
  return device
}

// Two tabs may read one attempt at once: what may not happen twice is sending.
function isSecondDrain(exchange: Exchange, earlier: readonly Exchange[]): boolean {
  if (exchange.method === 'GET') return false
  return earlier.some(
    (one) =>
      one.isAwaited &&
      one.method !== 'GET' &&
      one.attemptId !== null &&
      one.attemptId === exchange.attemptId &&
      one.device === exchange.device &&
      one.life !== exchange.life,
  )
}

/** Time until the browser fires a sync event that a page asked for. */
const SYNC_AFTER_MS = 1000

// Drains as the service worker does, which the browser starts for it and may stop at any time.
function createWorker(deviceOf: () => Device): Worker {
  let life: Life | null = null
  let isAsked = false

  function start(): void {
    const device = deviceOf()
    if (device.browser.isOver) device.browser = beginLife()
    const mine = beginLife(device.browser)
    life = mine
    const { host, mediaHost, session } = openHost(device, mine)
    void drainWithoutPage(host, session.actFor)
      .then(() => drainRecordingsWithoutPage(mediaHost))
      .catch(() => undefined)
      .finally(() => {
        mine.end()
        if (life === mine) life = null
      })
  }

  const worker: Worker = {
    register() {
      if (isAsked || !deviceOf().link.isOnline) return
      isAsked = true
      deviceOf().world.after(SYNC_AFTER_MS, () => {
        isAsked = false
        if (deviceOf().link.isOnline) worker.sync()
      })
    },
    sync() {
      if (life === null || life.isOver) start()
    },
    endAt(count) {
      if (count === 0) life?.end()
      else life?.endAt(count)
    },
  }
  return worker
}

// A phone in the hands of the schedules: its browser, tabs, clock, disk and network.
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

import { openDevice, type Device } from '../fixtures/browser.ts'

export type Browser = {
  readonly device: Device
  /** A tab's page; opened at `address` when it is not. */
  tab(index: 0 | 1, address: string): Promise<Page>
  hasTab(index: 0 | 1): boolean
  closeTab(index: 0 | 1): Promise<void>
  /** Kills the browser, and opens it again at an address. */
  kill(address: string): Promise<void>
  setOffline(isOffline: boolean): Promise<void>
  /** The browser gives up what it stored of the app: its files, or its databases. */
  clear(what: 'cache_storage' | 'indexeddb'): Promise<void>
  /** Sets the clock off by more `minutes`. */
  jump(minutes: number): Promise<void>
  /** From the next opening of the browser on when it is full; at once when it is not any more. */
  setDiskFull(isFull: boolean): Promise<void>
}

const STEP_MS = 15_000
/** Less than any write takes. */
const FULL = 1

export async function openBrowser(given: {
  template: string
  origin: string
  onDeath?: (profile: string) => Promise<void>
}): Promise<Browser> {
  const { template, origin, onDeath } = given
  let offset = 0
  let isDiskFull = false
  let disk: CDPSession | null = null
  const device = await openDevice({
    template,
    withoutFlags: ['--disable-back-forward-cache'],
    ...(onDeath === undefined ? {} : { onDeath }),
    onLaunch: async (context) => {
      context.setDefaultTimeout(STEP_MS)
      await bendTime(context, () => offset)
      disk = null
      if (!isDiskFull) return
      // Before the first write: the browser asks for its room now and then only, and writes on until it asks again.
      disk = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()))
      await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: FULL })
    },
  })

  return {
    device,
    hasTab: (index) => device.context().pages()[index] !== undefined,
    async tab(index, address) {
      const open = device.context().pages()[index]
      if (open !== undefined) return open
      const page = await device.context().newPage()
      // Asked whether to leave with something unsaved, this person leaves.
      page.on('dialog', (dialog) => void dialog.accept())
      await visit(page, origin + address)
      return page
    },
    async closeTab(index) {
      await device.context().pages()[index]?.close()
    },
    async kill(address) {
      // A page that does not open is one that the person opens again.
      await device.killAndReopen(origin + address).catch(() => undefined)
    },
    setOffline: (isOffline) => device.context().setOffline(isOffline),
    async clear(storageTypes) {
      const [page] = device.context().pages()
      if (page === undefined) return
      const session = await device.context().newCDPSession(page)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
      await session.detach()
    },
    async jump(minutes) {
      offset += minutes * 60_000
      const context = device.context()
      await Promise.all([
        ...context.pages().map((page) => page.evaluate(setOffset, offset)),
        ...context.serviceWorkers().map((worker) => worker.evaluate(setOffset, offset)),
      ])
      await context.addInitScript(setOffset, offset)
    },
    async setDiskFull(isFull) {
      isDiskFull = isFull
      if (!isFull) await disk?.send('Storage.overrideQuotaForOrigin', { origin })
    },
  }
}

/** Opens an address as a person does: what does not load is an error page, and no reason to stop. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' }).catch(() => undefined)
}

// The wall clock of pages and worker alone is bent, as by a user who sets the clock: timers and the monotonic clock run
// on. Neither playwright's clock nor virtual time reaches a service worker, and a page that disagrees with its worker
// about the time is a device that does not exist. A worker has its clock from the moment that it shows up.
async function bendTime(context: BrowserContext, offset: () => number): Promise<void> {
  if (offset() !== 0) await context.addInitScript(setOffset, offset())
  context.on('serviceworker', (worker) => {
    if (offset() !== 0) worker.evaluate(setOffset, offset()).catch(() => undefined)
  })
}

// Runs in a page or a worker.
function setOffset(ms: number): void {
  const scope: typeof globalThis & { clockOffset?: { ms: number } } = globalThis
  if (scope.clockOffset !== undefined) {
    scope.clockOffset.ms = ms
    return
  }
  const offset = { ms }
  scope.clockOffset = offset
  const RealDate = Date
  const now = () => RealDate.now() + offset.ms
  scope.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

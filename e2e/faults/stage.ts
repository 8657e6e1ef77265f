// Where schedules run, one after the other: one server process on one data folder, which dies and comes back as they
// want, one proxy before it, and a browser profile that has the app. Each schedule has people and a device of its own.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../../.scripts/command.mjs'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { startServer, type AppServer } from '../fixtures/server.ts'
import { makeDataFolder, readLedger, type Ledger, type Person } from './data-folder.ts'
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'

export type Stage = {
  readonly proxy: FaultProxy
  /** A profile of a user who opened the app once, and is not signed in. */
  readonly profile: string
  /** The people of the next schedule: the owner of the device, and a guest. */
  takePeople(): { owner: Person; guest: Person }
  whenServerUp(): Promise<void>
  /** Stops the server, and reads what it holds. It is started again for the user who waits for it. */
  readLedger(): Promise<Ledger>
  close(): Promise<void>
}

/** @throws {Error} when there is no build or no browser */
export async function openStage(schedules: number): Promise<Stage> {
  // A server without a page serves all the same, and the browser would wait for its worker for ever.
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('There is no build: run npm run build first.')
  const { folder, people } = await makeDataFolder(2 * schedules)
  let server: AppServer | null = null
  let coming: Promise<void> | null = Promise.resolve()
  let isDying = false
  const proxy = await openFaultProxy(() => {
    if (isDying) return
    isDying = true
    coming = rebirth()
  })
  const rebirth = async () => {
    await server?.kill()
    await server?.restart()
    isDying = false
  }
  server = await startServer({ template: folder, env: { PUBLIC_URL: proxy.url, DEMO: '0' } })
  proxy.target = server.port
  const running = server
  await rm(folder, { recursive: true, force: true })
  const device = await openDevice()
  await keepApp(device, proxy.url)
  let taken = 0

  return {
    proxy,
    profile: device.profile,
    takePeople() {
      const [owner, guest] = people.slice(taken, taken + 2)
      if (owner === undefined || guest === undefined) throw new Error('There is no one left.')
      taken += 2
      proxy.address = `10.0.${taken >> 8}.${taken & 255}`
      return { owner, guest }
    },
    whenServerUp: () => (coming ??= running.restart()),
    async readLedger() {
      await coming
      await running.stop()
      coming = null
      return readLedger(running.dataDir)
    },
    async close() {
      await coming?.catch(() => undefined)
      await running.remove()
      await proxy.close()
      await device.remove()
    },
  }
}

// The profile is copied while no browser has it open.
async function keepApp(device: Device, url: string): Promise<void> {
  const page = device.page()
  await page.goto(url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await device.context().close()
}

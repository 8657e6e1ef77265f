// What a browser gives to a page or to the worker: storage, locks, time and a way to the server, all of which end with
// the life that they were given to.
import { IDBKeyRange } from 'fake-indexeddb'

import { createApi } from '#web/api/client.ts'
import { SessionFetch } from '#web/api/session-fetch.ts'
import { OfflineDatabase } from '#web/offline/database.ts'
import type { DeviceTime } from '#web/offline/device-time.ts'
import type { Host } from '#web/offline/host.ts'
import { webLocks } from '#web/offline/locks.ts'
import { MediaDatabase } from '#web/offline/media-database.ts'
import type { MediaHost } from '#web/offline/media-host.ts'
import { apiMediaTransport } from '#web/offline/media-transport.ts'
import { apiTransport } from '#web/offline/transport.ts'

import type { BrowserHost, Device } from './browser.ts'
import { mediaNameOf } from './disk.ts'
import type { Life } from './life.ts'

/** Opens one on a device. */
export function openHost(device: Device, life: Life): BrowserHost {
  const { world, changes } = device
  const loginPage = device.disk.open(life)
  const options = { name: device.name, indexedDB: loginPage.factory, IDBKeyRange }
  const db = new OfflineDatabase(options)
  const media = new MediaDatabase({ ...options, name: mediaNameOf(device.name) })
  // They serve the screens' live queries, of which there are none here.
  for (const name of ['Cache', 'ObservabilityMiddleware'])
    for (const one of [db, media]) one.unuse({ stack: 'dbcore', name })
  const manager = device.locks.managerFor(life)
  const plainTime = deviceTime(device, life)
  const time = changes.time?.(plainTime) ?? plainTime
  const send = async (request: Request) => {
    const response = await device.link.send(life, request)
    return changes.reply?.(response, world.now) ?? response
  }
  const session = new SessionFetch(send, {
    locks: manager,
    after: (ms, run) => time.after(ms, run),
  })
  const api = createApi(session)
  const shared = { locks: webLocks(manager), time, random: () => world.random.next() }
  const plain: Host = {
    db,
    transportFor: (ownerId) => apiTransport(api, { ownerId, time }),
    onReply: session.onReply,
    ...shared,
  }
  const host = changes.host?.(plain) ?? plain
  const plainMedia: MediaHost = {
    db: media,
    offline: host.db,
    transportFor: (ownerId) => apiMediaTransport({ api, session }, { ownerId, time }),
    ...shared,
    locks: host.locks,
    asBlobs: device.storesBlobs,
  }
  life.onEnd(() => {
    db.close()
    media.close()
  })
  return {
    life,
    door: loginPage,
    session,
    api,
    host,
    mediaHost: changes.media?.(plainMedia) ?? plainMedia,
  }
}

function deviceTime(device: Device, life: Life): DeviceTime {
  const { world } = device
  const openedAt = world.now
  const fire = (run: () => void) => {
    const asleep = device.asleepUntil - world.now
    if (asleep > 0) world.after(asleep, () => fire(run))
    else if (life.step()) run()
  }
  const after = (ms: number, run: () => void) => {
    let isOff = false
    const cancel = world.after(ms, () => fire(() => isOff || run()))
    return () => {
      isOff = true
      cancel()
    }
  }
  return {
    now: () => world.now + device.clockOffset,
    mono: () => world.now - openedAt,
    visibility: () => ({ isHidden: false, hides: device.hides }),
    after,
    every(ms, run) {
      let cancel = after(ms, tick)
      function tick() {
        cancel = after(ms, tick)
        run()
      }
      return () => cancel()
    },
  }
}

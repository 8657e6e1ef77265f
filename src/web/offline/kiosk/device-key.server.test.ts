// The key of a device and the server that knows it: a station whose cookie is gone gets another one.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'

import { isDeviceKey, isSignedBy } from '#server/kiosk/device-key.ts'

import { makeDeviceKey, signCredentialRequest } from './device-key.ts'
import { DEVICE_KEY, forgetStation, StationDatabase } from './station-database.ts'

const AT = '2026-03-05T10:00:00.000Z'
const disk = { indexedDB: new IDBFactory(), IDBKeyRange }

it('signs what the server takes, also after the device forgot which station it was', async () => {
  const db = new StationDatabase(disk)
  expect(await signCredentialRequest(db, AT)).toBeNull()
  const key = await makeDeviceKey(db)
  expect(isDeviceKey(key)).toBe(true)
  await forgetStation(db)
  const signed = await signCredentialRequest(db, AT)
  expect(signed?.device_key).toBe(key)
  expect(isSignedBy(key, signed ?? { at: AT, signature: '' })).toBe(true)
  expect(isSignedBy(key, { at: AT, signature: 'A'.repeat(86) })).toBe(false)
  expect(isSignedBy('none', { at: AT, signature: signed?.signature ?? '' })).toBe(false)
  db.close()
})

it('cannot be read out of the browser', async () => {
  const db = new StationDatabase({ ...disk, indexedDB: new IDBFactory() })
  await makeDeviceKey(db)
  const value: unknown = (await db.facts.get(DEVICE_KEY))?.value
  expect(value).toMatchObject({ privateKey: { type: 'private', extractable: false } })
  db.close()
})

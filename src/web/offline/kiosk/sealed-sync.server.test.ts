import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'

import { realTime } from '../device-time.ts'
import { webLocks } from '../locks.ts'
import { sealedWork, type SealedHost } from './sealed-sync.ts'
import { keepStation, StationDatabase } from './station-database.ts'

const SESSION = '0199a1b2-0000-4000-8000-000000000001'

async function openStation({
  stationId,
  nowStationId,
}: Record<'stationId' | 'nowStationId', number>) {
  const station = new StationDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })
  await keepStation(station, {
    heardAt: 0,
    station: {
      station_id: nowStationId,
      name: 'Lobby',
      place: '',
      company_name: 'Harbour Works',
      company_logo_url: null,
      is_revoked: false,
      is_list_shown: false,
    },
  })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  await station.sessions.put({
    sessionId: SESSION,
    userId: 1,
    stationId,
    refId: 1,
    locale: 'en',
    startedAt: 0,
    state: 'ended',
    endedAt: 1,
    endedBy: 'hand_over',
    sealed: { key, iv: new Uint8Array(12), bytes: new ArrayBuffer(8) },
    isWiped: true,
  })
  const host: SealedHost = {
    station,
    locks: webLocks(),
    time: realTime,
    register: () => Promise.resolve('ok'),
    reportEnd: () => Promise.resolve('unknown'),
    sessionApi: () => {
      throw new Error('Nothing is sent of a session that the server does not know.')
    },
  }
  return { station, work: sealedWork(host) }
}

it('I2 stores what a former station has not sent, though the server does not know it at this one', async () => {
  const { station, work } = await openStation({ stationId: 1, nowStationId: 2 })
  expect(await work.drain(SESSION)).toBe('parked')
  expect((await station.sessions.get(SESSION))?.sealed).not.toBeNull()
})

it('deletes what this station has of an application that was erased', async () => {
  const { station, work } = await openStation({ stationId: 2, nowStationId: 2 })
  expect(await work.drain(SESSION)).toBe('done')
  expect(await station.sessions.get(SESSION)).toBeUndefined()
})

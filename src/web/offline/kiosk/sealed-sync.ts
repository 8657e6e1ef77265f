// Sends what candidates left sealed on a kiosk station, under the station's credential: by the engine of everyone, on
// databases in memory, so that nothing of it is ever readable on the disk again. It is deleted when the server has all of
// it; until then a crash changes nothing, since the server does each thing once (I3).
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

import type { DrainResult } from '../drain-step.ts'
import type { Work } from '../engine.ts'
import { drainWithoutPage, type Host } from '../host.ts'
import { drainRecordingsWithoutPage, type MediaHost } from '../media-host.ts'
import { openPerson } from './hand-over.ts'
import { isAnyRefused, isAnythingWaiting, unsealWork } from './seal.ts'
import {
  findStationId,
  type SealedWork,
  type SessionRow,
  type StationDatabase,
} from './station-database.ts'

export type EndReport = Pick<SessionRow, 'sessionId' | 'endedBy' | 'endedAt'> & {
  readonly isAllSent: boolean
}

export type SealedHost = Pick<Host, 'locks' | 'time'> & {
  readonly station: StationDatabase
  /** Requests in the name of a session. */
  readonly sessionApi: (session: Pick<SessionRow, 'sessionId' | 'userId'>) => {
    readonly transportFor: Host['transportFor']
    readonly mediaTransportFor: MediaHost['transportFor']
    readonly onReply: Host['onReply']
  }
  /** Tells the server of a session that began without network. `refused`: it will not have it, today or tomorrow. */
  readonly register: (session: SessionRow) => Promise<'ok' | 'unknown' | 'refused' | 'unreachable'>
  /** Says that a session is over. `unknown`: the server knows of no such session at this station. */
  readonly reportEnd: (report: EndReport) => Promise<'ok' | 'unknown' | 'unreachable'>
}

/** What the engine of a station drains: one session at a time, the oldest first. */
export function sealedWork(host: SealedHost): Work {
  return {
    list: async () => {
      const ended = await host.station.sessions.where({ state: 'ended' }).sortBy('startedAt')
      return ended.filter(({ isWiped }) => isWiped).map(({ sessionId }) => sessionId)
    },
    drain: async (sessionId) => {
      const name = `fairlead-sealed-${sessionId}`
      return host.locks.tryExclusive(name, () => drainSession(host, sessionId))
    },
  }
}

async function drainSession(host: SealedHost, sessionId: string): Promise<DrainResult | 'polling'> {
  const { station } = host
  const session = await station.sessions.get(sessionId)
  if (session === undefined) return 'done'
  const { endedBy, endedAt, sealed } = session
  const end = { sessionId, endedBy, endedAt }
  const known = await register(host, session)
  if (known === 'refused') return 'parked'
  const told = known === 'ok' ? await host.reportEnd({ ...end, isAllSent: sealed === null }) : known
  if (told === 'unreachable') return 'unreachable'
  // Erased, where this is still that station; otherwise the work waits until the device is what it was.
  if (told === 'unknown' && !(await isOfThisStation(station, session))) return 'parked'
  if (told === 'ok' && sealed !== null) {
    const result = await send(host, { session, sealed })
    if (result !== 'done') return result
    if ((await host.reportEnd({ ...end, isAllSent: true })) === 'unreachable') return 'unreachable'
  }
  await station.transaction('rw', [station.sessions, station.chunks], async () => {
    await station.chunks.where({ sessionId }).delete()
    await station.sessions.delete(sessionId)
  })
  return 'done'
}

async function isOfThisStation(
  station: StationDatabase,
  { stationId }: SessionRow,
): Promise<boolean> {
  return (stationId ?? null) === null || stationId === (await findStationId(station))
}

async function register({ station, register: tell }: SealedHost, session: SessionRow) {
  if ((session.offline ?? null) === null) return 'ok'
  const told = await tell(session)
  if (told === 'ok') await station.sessions.update(session.sessionId, { offline: null })
  return told
}

// Thrown when the server is out of reach: the engine tries again by itself.
async function send(
  host: SealedHost,
  { session, sealed }: { session: SessionRow; sealed: SealedWork },
): Promise<DrainResult | 'polling'> {
  const { station, locks, time } = host
  const person = openPerson(session.sessionId, { indexedDB: new IDBFactory(), IDBKeyRange })
  const api = host.sessionApi(session)
  try {
    await unsealWork(station, { sealed, session, person })
    const { db, media } = person
    const { transportFor, mediaTransportFor, onReply } = api
    await drainWithoutPage({ db, transportFor, onReply, locks, time }, () => undefined)
    const recording = { db: media, offline: db, transportFor: mediaTransportFor, locks, time }
    await drainRecordingsWithoutPage(recording)
    if (!(await isAnythingWaiting(person, session))) return 'done'
    return (await isAnyRefused(person)) ? 'parked' : 'polling'
  } finally {
    person.db.close()
    person.media.close()
  }
}

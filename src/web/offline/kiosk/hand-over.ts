// The airlock of a kiosk station: ends a session so that nothing of the candidate can be read any more, and nothing of
// theirs is lost. Each step is on disk before the next, and may be done again: a crash in between is finished at the next
// start, before anyone sees a screen.
import { Dexie } from 'dexie'

import type { SessionEnd } from '#contract/kiosk/kiosk-rules.ts'

import { DATABASE_NAME, MEDIA_DATABASE_NAME } from '../database-name.ts'
import { OfflineDatabase } from '../database.ts'
import { MediaDatabase } from '../media-database.ts'
import { sealWork, type PersonDatabases } from './seal.ts'
import type { SessionRow, StationDatabase } from './station-database.ts'

/** Where the databases of the people are; the browser's, or a test's. */
export type Storage = { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange }

const OF_A_PERSON = /^(fairlead|media)-[0-9a-f]{8}-[0-9a-f-]{27}$/

type Ending = {
  readonly storage?: Storage
  readonly session: SessionRow
  readonly endedBy: SessionEnd
  readonly at: number
}

/** The databases of one session's person. */
export function openPerson(sessionId: string, storage: Storage = {}): PersonDatabases {
  return {
    db: new OfflineDatabase({ ...storage, name: `${DATABASE_NAME}-${sessionId}` }),
    media: new MediaDatabase({ ...storage, name: `${MEDIA_DATABASE_NAME}-${sessionId}` }),
  }
}

/** Seals what a session has not sent, and deletes everything else of it. */
export async function endSession(station: StationDatabase, ending: Ending): Promise<void> {
  const { session, storage, endedBy, at } = ending
  const { sessionId } = session
  if (session.state !== 'ended') {
    const person = openPerson(sessionId, storage)
    try {
      const sealed = await sealWork(station, { person, session })
      await station.sessions.update(sessionId, { state: 'ended', endedAt: at, endedBy, sealed })
    } finally {
      person.db.close()
      person.media.close()
    }
  }
  await wipe(station, { sessionId, storage })
}

/** Ends what a page left open that is gone, and finishes what was ended in part. */
export async function endAll(
  station: StationDatabase,
  { storage, at }: { storage?: Storage; at: number },
): Promise<void> {
  const sessions = await station.sessions.filter(({ isWiped }) => !isWiped).toArray()
  for (const session of sessions)
    await endSession(station, {
      session,
      endedBy: 'restart',
      at,
      ...(storage === undefined ? {} : { storage }),
    })
  await dropLeftovers(storage)
}

// A page that died in the middle of being wiped may have opened its database again.
async function dropLeftovers(storage: Storage = {}): Promise<void> {
  const found = await (storage.indexedDB ?? indexedDB).databases()
  const ofPeople = found.flatMap(({ name = '' }) => (OF_A_PERSON.test(name) ? [name] : []))
  await Promise.all(ofPeople.map((name) => new Dexie(name, storage).delete()))
}

async function wipe(
  station: StationDatabase,
  { sessionId, storage }: { sessionId: string; storage: Storage | undefined },
): Promise<void> {
  const { db, media } = openPerson(sessionId, storage)
  await Promise.all([db.delete(), media.delete()])
  await station.sessions.update(sessionId, { isWiped: true })
}

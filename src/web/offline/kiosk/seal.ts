// Seals what a candidate left on a kiosk station, and opens it again in memory to be sent. What is sealed cannot be read
// without this browser's key, which cannot be exported. Knows nothing of sending.
import { bytesOf } from '../chunk-bytes.ts'
import type {
  AnswerRow,
  AttemptRow,
  CommandRow,
  JournalRow,
  MetaRow,
  OfflineDatabase,
  TimerRow,
} from '../database.ts'
import { holdsWork, type MediaDatabase, type TakeRow } from '../media-database.ts'
import type { SealedChunkRow, SealedWork, SessionRow, StationDatabase } from './station-database.ts'

/** All rows of a person that sending goes by; what screens show (packages, trackers) is left behind. */
type Work = {
  attempts: AttemptRow[]
  answers: AnswerRow[]
  outbox: CommandRow[]
  timers: TimerRow[]
  journal: JournalRow[]
  meta: MetaRow[]
  recordings: TakeRow[]
}
export type PersonDatabases = { readonly db: OfflineDatabase; readonly media: MediaDatabase }
type Session = Pick<SessionRow, 'sessionId' | 'userId'>

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12
/** Of the meta table: what names this device to the server, and its clock. The rest is about who was here. */
const META = ['device-id', 'clock-offset', 'has-recordings']

/**
 * Encrypts a person's work under a new key, recordings first: they lie beside it, in the station's database. Null when
 * the server has everything. Done again, after a crash in the middle, it begins from the start.
 */
export async function sealWork(
  station: StationDatabase,
  { person, session }: { person: PersonDatabases; session: Session },
): Promise<SealedWork | null> {
  const work = await readWork(person, session)
  if (!hasUnsent(work)) return null
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  for (const { recordingId } of work.recordings)
    await sealChunks(station, { media: person.media, key, session, recordingId })
  const content = new TextEncoder().encode(JSON.stringify(work))
  return { key, ...(await encrypt(key, content)) }
}

/** Puts sealed work into databases, which are to be in memory. */
export async function unsealWork(
  station: StationDatabase,
  given: { sealed: SealedWork; session: Session; person: PersonDatabases },
): Promise<void> {
  const { sealed, session, person } = given
  const { db, media } = person
  const bytes = await decrypt(sealed.key, sealed)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed by this app, and authenticated by its key
  const work = JSON.parse(new TextDecoder().decode(bytes)) as Work
  await db.transaction('rw', workTables(db), async () => {
    await db.attempts.bulkPut(work.attempts.map(withoutRefusal))
    await db.answers.bulkPut(work.answers)
    await db.outbox.bulkPut(work.outbox.map(withoutCommandRefusal))
    await db.timers.bulkPut(work.timers)
    await db.journal.bulkPut(work.journal)
    await db.meta.bulkPut(work.meta)
    await db.meta.put({ key: 'owner', value: { ownerId: session.userId } })
  })
  if (work.recordings.length === 0) return
  await media.recordings.bulkPut(work.recordings.map(withoutRefusal))
  const chunks = await station.chunks.where({ sessionId: session.sessionId }).toArray()
  for (const { recordingId, index, ...chunk } of chunks) {
    const ownerId = session.userId
    await media.chunks.put({ recordingId, index, ownerId, bytes: await decrypt(sealed.key, chunk) })
  }
}

/** True while something in these databases is not with the server. */
export async function isAnythingWaiting(
  person: PersonDatabases,
  session: Session,
): Promise<boolean> {
  return hasUnsent(await readWork(person, session))
}

/** True when the server refused something in these databases: no other try of today changes that. */
export async function isAnyRefused({ db, media }: PersonDatabases): Promise<boolean> {
  const isRefused = (row: { refusal?: unknown }) => (row.refusal ?? null) !== null
  const counts = await Promise.all([
    db.attempts.filter(isRefused).count(),
    db.outbox.filter((row) => 'refusal' in row && isRefused(row)).count(),
    media.recordings.filter(isRefused).count(),
  ])
  return counts.some((count) => count > 0)
}

function workTables(db: OfflineDatabase) {
  return [db.attempts, db.answers, db.outbox, db.timers, db.journal, db.meta]
}

async function readWork({ db, media }: PersonDatabases, { userId }: Session): Promise<Work> {
  const of = { ownerId: userId }
  const rows = await db.transaction('r', workTables(db), async () => ({
    attempts: await db.attempts.where(of).toArray(),
    answers: await db.answers.where(of).toArray(),
    outbox: await db.outbox.where(of).toArray(),
    timers: await db.timers.where(of).toArray(),
    journal: await db.journal.where(of).toArray(),
    meta: (await db.meta.bulkGet(META)).filter((row) => row !== undefined),
  }))
  const isRecorded = rows.meta.some(({ key }) => key === 'has-recordings')
  const waiting = { '[ownerId+isWaiting]': [userId, 1] }
  const takes = isRecorded ? await media.recordings.where(waiting).toArray() : []
  return { ...rows, recordings: takes.filter(holdsWork) }
}

function hasUnsent({ answers, outbox, journal, recordings }: Work): boolean {
  const isWaiting = (row: { isWaiting: 0 | 1 }) => row.isWaiting === 1
  return (
    outbox.length > 0 || recordings.length > 0 || answers.some(isWaiting) || journal.some(isWaiting)
  )
}

async function sealChunks(
  station: StationDatabase,
  given: { media: MediaDatabase; key: CryptoKey; session: Session; recordingId: string },
): Promise<void> {
  const { media, key, session, recordingId } = given
  const { sessionId } = session
  const ids = await media.chunks.where({ recordingId }).primaryKeys()
  // One at a time: a recording is larger than what a page should hold.
  for (const id of ids) {
    const chunk = await media.chunks.get(id)
    if (chunk === undefined) continue
    const sealed = await encrypt(key, await bytesOf(chunk.bytes))
    const row: SealedChunkRow = { sessionId, recordingId, index: chunk.index, ...sealed }
    await station.chunks.put(row)
  }
}

async function encrypt(key: CryptoKey, content: Uint8Array<ArrayBuffer>) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, content) }
}

function decrypt(
  key: CryptoKey,
  { iv, bytes }: Pick<SealedWork, 'iv' | 'bytes'>,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes)
}

// No one is there to ask again: each opening of the station does.
function withoutRefusal<Row extends { refusal: unknown }>(row: Row): Row {
  return { ...row, refusal: null }
}

function withoutCommandRefusal(row: CommandRow): CommandRow {
  return 'refusal' in row ? { ...row, refusal: null } : row
}

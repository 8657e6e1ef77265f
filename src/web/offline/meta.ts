// Small facts about this device: its id, the clock's offset, and each owner's epoch.
import type { JournalRow, OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import { uuidv7 } from './uuid.ts'

const DEVICE_ID = 'device-id'
const CLOCK_OFFSET = 'clock-offset'

/** This installation's id, made once. */
export async function getDeviceId(
  db: OfflineDatabase,
  time: Pick<DeviceTime, 'now'>,
): Promise<string> {
  // Nearly always there: only the first start has to keep other tabs from making one as well.
  return (await findDeviceId(db)) ?? makeDeviceId(db, time)
}

function makeDeviceId(db: OfflineDatabase, time: Pick<DeviceTime, 'now'>): Promise<string> {
  return db.transaction('rw', db.meta, async () => {
    const known = await findDeviceId(db)
    if (known !== null) return known
    const value = uuidv7(time.now())
    await db.meta.put({ key: DEVICE_ID, value })
    return value
  })
}

async function findDeviceId(db: OfflineDatabase): Promise<string | null> {
  const row = await db.meta.get(DEVICE_ID)
  return typeof row?.value === 'string' ? row.value : null
}

/**
 * Counts the wipes of an owner's rows. A drain notes it at its start and applies nothing once it moved, so that rows
 * that were wiped in between do not come back.
 */
export async function getEpoch(db: OfflineDatabase, ownerId: number): Promise<number> {
  const row = await db.meta.get(epochKey(ownerId))
  return typeof row?.value === 'number' ? row.value : 0
}

/**
 * Fetches something of an owner's, and says whether their rows were wiped meanwhile: then it must not be stored (I11).
 * `isWiped` is asked inside the transaction that stores it, on `meta` too.
 */
export async function fetchUnlessWiped<T>(
  { db, ownerId }: { db: OfflineDatabase; ownerId: number },
  fetch: () => Promise<T>,
): Promise<{ value: T; isWiped: () => Promise<boolean> }> {
  // Read beside the request: it is read before whatever wipes later.
  const [epoch, value] = await Promise.all([getEpoch(db, ownerId), fetch()])
  return { value, isWiped: async () => (await getEpoch(db, ownerId)) !== epoch }
}

/** Moves the epoch on; inside a transaction on `meta`. */
export async function bumpEpoch(db: OfflineDatabase, ownerId: number): Promise<void> {
  await db.meta.put({ key: epochKey(ownerId), value: (await getEpoch(db, ownerId)) + 1 })
}

/**
 * The highest revision of an owner's rows that were wiped. Revisions go on from there: the server knows a revision by
 * this device and its number, and must never meet two under one.
 */
export async function getWipedRev(db: OfflineDatabase, ownerId: number): Promise<number> {
  const row = await db.meta.get(wipedRevKey(ownerId))
  return typeof row?.value === 'number' ? row.value : 0
}

/** Notes revisions that are about to be wiped; inside a transaction on `meta`. */
export async function noteWipedRevs(
  db: OfflineDatabase,
  { ownerId, revs }: { ownerId: number; revs: readonly number[] },
): Promise<void> {
  const value = Math.max(await getWipedRev(db, ownerId), ...revs)
  if (value > 0) await db.meta.put({ key: wipedRevKey(ownerId), value })
}

type Chain = { readonly ownerId: number; readonly attemptId: string }
type Place = JournalRow['place']

/** The last place in an attempt's chain of evidence that was wiped from this device: the chain goes on from there. */
export async function getWipedPlace(db: OfflineDatabase, of: Chain): Promise<Place> {
  const value = (await db.meta.get(wipedPlaceKey(of)))?.value
  return isPlace(value) ? value : null
}

function isPlace(value: unknown): value is NonNullable<Place> {
  return typeof value === 'object' && value !== null && 'seq' in value && 'hash' in value
}

/** Notes the last place of a chain that is about to be wiped; inside a transaction on `meta`. */
export async function noteWipedPlace(
  db: OfflineDatabase,
  { place, ...of }: Chain & { place: Place },
): Promise<void> {
  if (place !== null) await db.meta.put({ key: wipedPlaceKey(of), value: place })
}

export async function readClockOffset(db: OfflineDatabase): Promise<number> {
  const value = (await db.meta.get(CLOCK_OFFSET))?.value
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

export async function writeClockOffset(db: OfflineDatabase, offset: number): Promise<void> {
  await db.meta.put({ key: CLOCK_OFFSET, value: offset })
}

function epochKey(ownerId: number): string {
  return `generation:${ownerId}`
}

function wipedPlaceKey({ ownerId, attemptId }: Chain): string {
  return `wiped-place:${ownerId}:${attemptId}`
}

function wipedRevKey(ownerId: number): string {
  return `wiped-rev:${ownerId}`
}

const OWNER = 'owner'

/** Whose work the worker may send while no page is open; null for no one's. */
export async function setOwner(db: OfflineDatabase, ownerId: number | null): Promise<void> {
  await (ownerId === null ? db.meta.delete(OWNER) : db.meta.put({ key: OWNER, value: { ownerId } }))
}

/** The owner that a page recorded last; null when no one is signed in on this device. */
export async function getOwner(db: OfflineDatabase): Promise<number | null> {
  const value = (await db.meta.get(OWNER))?.value
  if (typeof value !== 'object' || value === null || !('ownerId' in value)) return null
  return typeof value.ownerId === 'number' ? value.ownerId : null
}

const RECORDINGS = 'has-recordings'

/** Notes that this device made recordings; written before the first of them, so that every start looks for them. */
export async function noteRecordings(db: OfflineDatabase): Promise<void> {
  await db.meta.put({ key: RECORDINGS, value: true })
}

/** True when a user recorded something on this device: others need neither that database nor its code. */
export async function hasRecordings(db: OfflineDatabase): Promise<boolean> {
  return (await db.meta.get(RECORDINGS))?.value === true
}

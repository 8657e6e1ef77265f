// A kiosk station's own database: what the station is, whose session is open, and sealed work of those who left. Each
// candidate's answers are in a database of that person's own, which is deleted when they leave.
import { Dexie, type Table } from 'dexie'

import type { StartPackage } from '#contract/kiosk/kiosk-offline.ts'
import type { SessionEnd } from '#contract/kiosk/kiosk-rules.ts'
import type { Station } from '#contract/kiosk/kiosk.ts'

/** Encrypted with the key of one session, which cannot be exported from this browser. */
export type SealedWork = {
  readonly key: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

export type SessionRow = {
  sessionId: string
  userId: number
  /** Which station this device was when the session began; absent in rows of older builds. */
  stationId?: number | null
  refId: number
  /** The language that was chosen at Welcome. */
  locale: string
  startedAt: number
  /**
   * `starting`: the candidate's own page is about to open. `open`: it is open, or was when the browser died. `ended`:
   * nothing of it can be read any more, and what was not sent is sealed.
   */
  state: 'starting' | 'open' | 'ended'
  endedAt: number | null
  endedBy: SessionEnd | null
  /** What the server does not have; null when it has everything. */
  sealed: SealedWork | null
  /** Of a session that began without network, until the server knows of it; absent in rows of older builds. */
  offline?: { readonly codeId: string; readonly grant: string; readonly isScanned?: boolean } | null
  /** False from the end until the person's databases are deleted. */
  isWiped: boolean
}

/** A chunk of a recording, sealed with the key of its session. */
export type SealedChunkRow = {
  sessionId: string
  recordingId: string
  index: number
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** What someone who is expected needs to begin without network; nothing of it can be read without their code. */
export type ExpectedRow = StartPackage & {
  readonly version: string
  /** When the code ends, ms since the epoch by the server's clock. */
  readonly expiresAt: number
}

/** What the server said of this station last, and when that was, by the device's clock. */
export type StationFacts = { readonly station: Station; readonly heardAt: number }

type FactRow = { key: string; value: unknown }

export class StationDatabase extends Dexie {
  declare facts: Table<FactRow, string>
  declare sessions: Table<SessionRow, string>
  declare expected: Table<ExpectedRow, string>
  declare chunks: Table<SealedChunkRow, [string, string, number]>

  constructor(
    options: { name?: string; indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {},
  ) {
    const { name = 'fairlead-station', ...engine } = options
    super(name, { ...engine, chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      facts: 'key',
      sessions: 'sessionId, state',
      chunks: '[sessionId+recordingId+index], sessionId',
    })
    this.version(2).stores({ expected: 'code_id, locator' })
  }
}

const STATION = 'station'
/** Of the device, whichever station it is: `device-key.ts`. */
export const DEVICE_KEY = 'device-key'

export async function keepStation(db: StationDatabase, facts: StationFacts | null): Promise<void> {
  if (facts !== null) await db.facts.put({ key: STATION, value: facts })
  else await forgetStation(db)
}

/** Forgets what this device was, and who was expected here. What is to be sent stays. */
export async function forgetStation(db: StationDatabase): Promise<void> {
  await db.transaction('rw', [db.facts, db.expected], async () => {
    await db.facts.where('key').notEqual(DEVICE_KEY).delete()
    await db.expected.clear()
  })
}

/** Null on a device that is no station. */
export async function findStation(db: StationDatabase): Promise<StationFacts | null> {
  const value = (await db.facts.get(STATION))?.value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keepStation` wrote it, and nothing else does
  return value === undefined ? null : (value as StationFacts)
}

/** Which station this device is; null on a device that is none. */
export async function findStationId(db: StationDatabase): Promise<number | null> {
  return (await findStation(db))?.station.station_id ?? null
}

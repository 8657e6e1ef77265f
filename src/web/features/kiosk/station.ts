// What this browser is as a kiosk station, and its calls to the server. Sends nothing of candidates; that is sender.ts.
import { plainCode } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskSession, Station } from '#contract/kiosk/kiosk.ts'
import { isSignedOut } from '#web/api/api-error.ts'
import { api, settle, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { markStation } from '#web/offline/browser-storage.ts'
import { KEPT_USER } from '#web/offline/database-name.ts'
import { countWrongCodes } from '#web/offline/kiosk/code-tries.ts'
import { makeDeviceKey } from '#web/offline/kiosk/device-key.ts'
import { openPerson } from '#web/offline/kiosk/hand-over.ts'
import { countQueue } from '#web/offline/kiosk/queue.ts'
import {
  findStation,
  findStationId,
  forgetStation,
  keepStation,
  type StationFacts,
} from '#web/offline/kiosk/station-database.ts'

import { asStation, renewCredential } from './credential.ts'
import { isWithoutServer, startOffline } from './offline-start.ts'
import { stationDatabase } from './station-of-page.ts'

/** Where a candidate's own document opens. */
export const SESSION_PATH = '/kiosk/session'
export const WELCOME_PATH = '/kiosk'

const REPORT_MS = 8000
const BEGIN_MS = 10_000
const headers = SKIP_RETRY_HEADERS

/** Opens Welcome in a document of its own. */
export function toWelcome(): Promise<never> {
  globalThis.location.replace(WELCOME_PATH)
  return new Promise(() => undefined)
}

/** Makes this browser the station of a code that staff were shown. */
export async function enrol(code: string): Promise<Station> {
  const device_key = await makeDeviceKey(stationDatabase())
  const body = { code: plainCode(code), device_key }
  const station = (await unwrap(api.POST('/kiosk/v1/enrol/', { body, headers }))).data
  await forgetStation(stationDatabase())
  await keepStation(stationDatabase(), { station, heardAt: Date.now() })
  markStation(true)
  return station
}

/**
 * Tells the server how it stands here, and hears what this station is. Without network, what was heard last; null for a
 * browser that is no station.
 */
export async function report({ isHelpWanted = false } = {}): Promise<StationFacts | null> {
  const db = stationDatabase()
  try {
    const body = {
      queue_count: await countQueue(db),
      is_help_wanted: isHelpWanted,
      offline_wrong_codes: await countWrongCodes(db),
    }
    const signal = AbortSignal.timeout(REPORT_MS)
    const call = api.POST('/kiosk/v1/report/', { body, headers, signal })
    return await remain((await unwrap(call)).data)
  } catch (error) {
    return isSignedOut(error) ? await becomeAgain() : await findStation(db)
  }
}

// The server knows of no cookie of this device; its key proves which station it is.
async function becomeAgain(): Promise<StationFacts | null> {
  const db = stationDatabase()
  const renewal = await renewCredential()
  if (renewal === 'unreachable') return findStation(db)
  if (renewal !== 'unknown') return remain(renewal)
  await keepStation(db, null)
  markStation(false)
  return null
}

async function remain(station: Station): Promise<StationFacts> {
  const facts = { station, heardAt: Date.now() }
  await keepStation(stationDatabase(), facts)
  markStation(true)
  return facts
}

/** A code that was typed, or scanned as a QR code, and the language to begin in. */
export type Beginning = {
  readonly code: string
  readonly isScanned: boolean
  readonly locale: string
}

/**
 * Asks for the session of a code, and makes the person's own database ready. Where the server does not answer, the code
 * opens what was brought here for its person. @throws ApiError
 */
export async function begin({ code, isScanned, locale }: Beginning): Promise<void> {
  const body = { code: plainCode(code), is_scanned: isScanned }
  const ask = () => {
    const signal = AbortSignal.timeout(BEGIN_MS)
    return unwrap(api.POST('/kiosk/v1/sessions/', { body, headers, signal }))
  }
  try {
    const begun = await asStation(ask)
    await prepare(begun.data, locale)
  } catch (error) {
    if (!isWithoutServer(error)) throw error
    await startOffline({ code, isScanned, locale })
  }
}

/** Makes the database of the person whose session began, for the document that opens next. */
export async function prepare({ session_id, ref_id, user }: KioskSession, locale: string) {
  // First: whatever is made of the person from here on is known to be deleted, should this page die.
  await stationDatabase().sessions.put({
    sessionId: session_id,
    userId: user.user_id,
    stationId: await findStationId(stationDatabase()),
    refId: ref_id,
    locale,
    startedAt: Date.now(),
    state: 'starting',
    endedAt: null,
    endedBy: null,
    sealed: null,
    isWiped: false,
  })
  const { db, media } = openPerson(session_id)
  try {
    await db.meta.put({ key: KEPT_USER, value: user })
  } finally {
    db.close()
    media.close()
  }
}

/** Ends kiosk mode. @throws ApiError `code_incorrect` for a wrong PIN. */
export async function exit(pin: string): Promise<void> {
  await asStation(() => settle(api.POST('/kiosk/v1/exit/', { body: { pin }, headers })))
  await keepStation(stationDatabase(), null)
  markStation(false)
}

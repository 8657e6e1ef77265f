// A station's own part of beginning without network: who is expected is asked for, a code is tried here, and the server is
// told of the session.
import { isNetworkError, isOutOfReach, isSignedOut, ApiError } from '#web/api/api-error.ts'
import { SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { createStationClient } from '#web/api/kiosk-client.ts'
import { realTime } from '#web/offline/device-time.ts'
import { beginOffline, type OfflineStart } from '#web/offline/kiosk/begin-offline.ts'
import { createCodeTries } from '#web/offline/kiosk/code-tries.ts'
import { createLease } from '#web/offline/kiosk/lease.ts'
import { bringExpected } from '#web/offline/kiosk/start-packages.ts'
import type { SessionRow } from '#web/offline/kiosk/station-database.ts'

import { asStation } from './credential.ts'
import { stationDatabase } from './station-of-page.ts'

const headers = SKIP_RETRY_HEADERS
const api = createStationClient()
const REQUEST_MS = 20_000

/** What the person is told; see `kiosk-error.ts`. */
const CODES: Readonly<Record<Exclude<OfflineStart, 'begun'>, string>> = {
  over: 'station_offline_too_long',
  wait: 'rate_limited',
  unknown: 'code_unknown_offline',
}

let own: ReturnType<typeof open> | null = null
let bringing: Promise<void> | null = null

function open() {
  const parts = { station: stationDatabase(), time: realTime }
  return { ...parts, lease: createLease(parts), tries: createCodeTries(parts) }
}

function stationOfPage() {
  own ??= open()
  return own
}

/** Counts the time of the lease, so that a reload finds how much of it has passed. */
export async function countLease(): Promise<void> {
  await stationOfPage().lease.serverNow()
}

/** Brings here who is expected, once at a time; what fails is tried again with the next report. */
export function prefetchExpected(): Promise<void> {
  bringing ??= bringExpected(stationOfPage(), { list, get })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
    .finally(() => {
      bringing = null
    })
  return bringing
}

/** Begins by a code without asking the server. @throws ApiError that says why not. */
export async function startOffline(given: {
  code: string
  isScanned: boolean
  locale: string
}): Promise<void> {
  const outcome = await beginOffline(stationOfPage(), given)
  if (outcome !== 'begun')
    throw new ApiError({ code: CODES[outcome], status: 0, message: 'Not begun without network' })
}

/** Tells the server of a session that began here without network. */
export async function registerSession({
  sessionId,
  startedAt,
  offline,
}: SessionRow): Promise<'ok' | 'unknown' | 'refused' | 'unreachable'> {
  if (offline === undefined || offline === null) return 'ok'
  const { codeId, grant, isScanned = false } = offline
  const started_at = new Date(startedAt).toISOString()
  const body = { session_id: sessionId, code_id: codeId, grant, started_at, is_scanned: isScanned }
  try {
    await asStation(() => {
      const signal = AbortSignal.timeout(REQUEST_MS)
      return unwrap(api.POST('/kiosk/v1/offline-sessions/', { body, headers, signal }))
    })
    return 'ok'
  } catch (error) {
    // The key of the device got no other credential for the cookie that is lost: the next report tries again.
    if (isOutOfReach(error) || isSignedOut(error)) return 'unreachable'
    return error instanceof ApiError && error.code === 'not_found' ? 'unknown' : 'refused'
  }
}

async function list() {
  const ask = () => {
    const signal = AbortSignal.timeout(REQUEST_MS)
    return unwrap(api.POST('/kiosk/v1/lease/', { headers, signal }))
  }
  return (await asStation(ask)).data
}

async function get(codeId: string) {
  const params = { path: { code_id: codeId } }
  const signal = AbortSignal.timeout(REQUEST_MS)
  try {
    const call = api.GET('/kiosk/v1/expected/{code_id}/', { params, headers, signal })
    return (await unwrap(call)).data
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** True when the server cannot be asked about a code at all. */
export function isWithoutServer(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof ApiError && error.status >= 500)
}

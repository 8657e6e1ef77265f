// The credential of this station: a cookie, which its key gets another one of when the server knows none. Whatever is sent in
// the station's name goes through here, so that a lost cookie costs one more request and no one's time.
import type { Station } from '#contract/kiosk/kiosk.ts'
import { isSignedOut } from '#web/api/api-error.ts'
import { SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { openStationSession } from '#web/api/kiosk-client.ts'
import { signCredentialRequest } from '#web/offline/kiosk/device-key.ts'

import { stationDatabase } from './station-of-page.ts'

/** `unknown`: the server knows of no station with the key of this device. */
export type Renewal = Station | 'unknown' | 'unreachable'

const RENEWAL_MS = 8000
/** Requests that were sent before a renewal hear its result; a 401 after that time is not about the cookie. */
const SETTLES_MS = 20_000
/** The server takes a request for a credential that is a few minutes old; a clock that is off by more is corrected. */
const CLOCK_MS = 60_000

let latest: { readonly renewal: Promise<Renewal>; readonly at: number } | null = null

/** Runs a call in the name of the station, and once more with a new credential where the server knows of none. */
export async function asStation<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isSignedOut(error) || !(await isRenewed())) throw error
    return call()
  }
}

/** Gets another credential; false when there is none to have now. */
export async function isRenewed(): Promise<boolean> {
  return typeof (await renewCredential()) !== 'string'
}

/** However many requests meet a 401 at once, one renewal answers for all of them. */
export function renewCredential(): Promise<Renewal> {
  if (latest === null || Date.now() - latest.at > SETTLES_MS) {
    const renewal = renew()
    latest = { renewal, at: Date.now() }
    void forgetUnlessRenewed(renewal)
  }
  return latest.renewal
}

async function forgetUnlessRenewed(renewal: Promise<Renewal>): Promise<void> {
  const result = await renewal
  if (typeof result === 'string' && latest?.renewal === renewal) latest = null
}

async function renew(): Promise<Renewal> {
  const { api, session } = openStationSession()
  let serverMs = Date.now()
  const stopHearing = session.onReply(() => (ms) => {
    serverMs = ms
  })
  const ask = async () => {
    const body = await signCredentialRequest(stationDatabase(), new Date(serverMs).toISOString())
    if (body === null) return 'unknown'
    const signal = AbortSignal.timeout(RENEWAL_MS)
    const headers = SKIP_RETRY_HEADERS
    return (await unwrap(api.POST('/kiosk/v1/credential/', { body, headers, signal }))).data
  }
  try {
    return await ask()
  } catch (error) {
    if (!isSignedOut(error)) return 'unreachable'
    if (Math.abs(serverMs - Date.now()) < CLOCK_MS) return 'unknown'
    return await ask().catch((again: unknown) => (isSignedOut(again) ? 'unknown' : 'unreachable'))
  } finally {
    stopHearing()
  }
}

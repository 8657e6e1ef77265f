// Decides, before anything of the app is loaded, whose page this is at a kiosk station: Welcome, or the own document of
// the candidate who just began. Every other page, and every way back, leads to Welcome.
import type { CurrentUser } from '#contract/session/session.ts'
import { networkError } from '#web/api/api-error.ts'
import { session } from '#web/api/client.ts'
import { openKioskMessages } from '#web/i18n/kiosk-catalog.ts'
import { forgetWithPage, remember } from '#web/offline/browser-storage.ts'
import { giveOwnDatabases } from '#web/offline/database-name.ts'
import { findKeptUser } from '#web/offline/kept.ts'
import { endAll } from '#web/offline/kiosk/hand-over.ts'
import { findStation, type SessionRow } from '#web/offline/kiosk/station-database.ts'

import { setStationFrame } from '../shell/station-frame.ts'
import { isRenewed } from './credential.ts'
import { kioskFrameOf } from './kiosk-frame.tsx'
import { registerSession } from './offline-start.ts'
import { stationDatabase } from './station-of-page.ts'
import { SESSION_PATH, toWelcome, WELCOME_PATH } from './station.ts'

/** One page at a time is the station's; the one before it may take a moment to go. */
const LOCK = 'fairlead-kiosk'
const LOCK_MS = 5000

let isElsewhere = false

/** True when another window of this browser is the station. */
export function isStationElsewhere(): boolean {
  return isElsewhere
}

/** The candidate whose document this is; undefined at Welcome. Never returns where another page is to be opened. */
export async function openStationPage(): Promise<CurrentUser | undefined> {
  forgetWithPage()
  // A page that comes back as it was left would show what was on it.
  globalThis.addEventListener('pageshow', (event: PageTransitionEvent) => {
    if (event.persisted) void toWelcome()
  })
  const { pathname } = globalThis.location
  isElsewhere = !(await claimStation())
  if (isElsewhere) return pathname === WELCOME_PATH ? undefined : toWelcome()
  if (pathname === SESSION_PATH) {
    const row = await takeStarting()
    if (row !== undefined) return enter(row)
  }
  if (pathname !== WELCOME_PATH) return toWelcome()
  await endAll(stationDatabase(), { at: Date.now() })
  return undefined
}

// Until this page is gone.
function claimStation(): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LOCK_MS)
    navigator.locks
      .request(LOCK, { signal }, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}

// Once: a reload, or the way back, finds it taken.
function takeStarting(): Promise<SessionRow | undefined> {
  const { sessions } = stationDatabase()
  return stationDatabase().transaction('rw', sessions, async () => {
    const row = await sessions.where({ state: 'starting' }).last()
    if (row !== undefined) await sessions.update(row.sessionId, { state: 'open' })
    return row
  })
}

async function enter(row: SessionRow): Promise<CurrentUser> {
  giveOwnDatabases(row.sessionId)
  remember('locale', row.locale)
  session.actAt(row.sessionId, { beforeSending: createRegistration(row), renew: isRenewed })
  session.actFor(row.userId)
  const [user, facts] = await Promise.all([
    findKeptUser(),
    findStation(stationDatabase()),
    openKioskMessages(),
  ])
  if (!isUser(user)) return toWelcome()
  setStationFrame(kioskFrameOf({ session: row, station: facts?.station ?? null }))
  globalThis.history.replaceState(null, '', trackerOf(row))
  return user
}

// Before the first request that goes through; then never again.
function createRegistration(row: SessionRow): () => Promise<void> {
  let isDue = (row.offline ?? null) !== null
  return async () => {
    if (!isDue) return
    const told = await registerSession(row)
    if (told === 'unreachable') throw networkError(new Error('This session is not registered.'))
    isDue = false
    if (told === 'ok') await stationDatabase().sessions.update(row.sessionId, { offline: null })
  }
}

// The one screen that a candidate comes back to.
function trackerOf({ refId }: Pick<SessionRow, 'refId'>): string {
  return `/user/progress-tracker?ref=${refId}`
}

function isUser(value: unknown): value is CurrentUser {
  return typeof value === 'object' && value !== null && 'user_id' in value
}

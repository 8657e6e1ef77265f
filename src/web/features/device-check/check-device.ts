// What the device check finds out about this browser without asking its user for anything. Stores nothing.
import { RECORDING_TYPES } from '#contract/assessments/recording-rules.ts'
import { measureClock } from '#web/api/measure-clock.ts'
import {
  judgeClock,
  judgeStorage,
  type Finding,
  type FlightNeeds,
  type Level,
} from '#web/offline/flight-check/flight-check.ts'
import { opensOffline } from '#web/offline/flight-check/local-probes.ts'
import { tryStorage } from '#web/offline/flight-check/storage-trial.ts'
import { readStorage } from '#web/offline/persist-storage.ts'

/** The most that an activity asks for: an answer on video. */
export const MOST_NEEDS: FlightNeeds = {
  isTimed: false,
  recordings: 1,
  needsCamera: true,
  needsSound: true,
}

/** `old`: parts of the app do not work in this browser. */
export type BrowserReport = {
  level: Level
  state: 'current' | 'old' | 'no-recording'
  app: Finding
}

/** Writes something and reads it again; where that works, says how much room there is. */
export async function checkStorage(): Promise<Finding[]> {
  if (!(await tryStorage())) return [{ about: 'disk', level: 'problem' }]
  return [{ about: 'disk', level: 'ok' }, judgeStorage(await readStorage(), MOST_NEEDS)]
}

/** Compares the clock with the server's. */
export async function checkClock(): Promise<Finding[]> {
  // Out of reach, the clock is unknown: that is what the finding says.
  return [judgeClock(await measureClock().catch(() => null))]
}

/** Looks for what the app and its recordings are built on. */
export async function checkBrowser(): Promise<BrowserReport> {
  const hasWorker = await opensOffline().catch(() => false)
  const app: Finding = { about: 'worker', level: hasWorker ? 'ok' : 'warning' }
  if (!hasModernParts()) return { level: 'problem', state: 'old', app }
  if (!canRecord()) return { level: 'warning', state: 'no-recording', app }
  return { level: app.level, state: 'current', app }
}

function hasModernParts(): boolean {
  const { navigator } = globalThis
  return (
    'indexedDB' in globalThis &&
    'serviceWorker' in navigator &&
    'locks' in navigator &&
    'any' in AbortSignal &&
    'withResolvers' in Promise
  )
}

function canRecord(): boolean {
  if (!('MediaRecorder' in globalThis)) return false
  return RECORDING_TYPES.some(
    (type) => type.startsWith('video') && MediaRecorder.isTypeSupported(type),
  )
}

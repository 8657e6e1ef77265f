// The browser's offer to install the app, kept until a fitting moment; a refusal is remembered for a month.
import { findRemembered, remember } from './browser-storage.ts'

/** `browser`: a button can install it. `by-hand`: iOS, where the user does it from the Share menu. */
export type InstallOffer = 'none' | 'browser' | 'by-hand'

type InstallEvent = Event & {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const QUIET_MS = 30 * 86_400_000

let pending: InstallEvent | null = null
let isRefused = false
const listeners = new Set<() => void>()

/** For useSyncExternalStore. */
export const installOffers = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): InstallOffer => {
    if (isRefused || isInstalled()) return 'none'
    if (pending !== null) return 'browser'
    return isIos() ? 'by-hand' : 'none'
  },
}

/** Catches the browser's offer, which comes once and early; call it at start. */
export function catchInstallOffer(): void {
  isRefused = Date.now() - Number(findRemembered('install-prompt') ?? 0) < QUIET_MS
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    // Otherwise the browser shows its own, at whatever moment this is.
    event.preventDefault()
    setPending(event)
  })
  globalThis.addEventListener('appinstalled', () => setPending(null))
}

/** Shows the browser's question; its offer is used up by that. */
export async function install(): Promise<void> {
  const event = pending
  if (event === null) return
  setPending(null)
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'dismissed') refuseInstall()
}

/** Not now: asks again in a month at the earliest. */
export function refuseInstall(): void {
  isRefused = true
  remember('install-prompt', String(Date.now()))
  for (const listener of listeners) listener()
}

function setPending(event: InstallEvent | null): void {
  pending = event
  for (const listener of listeners) listener()
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  return globalThis.matchMedia('(display-mode: standalone)').matches
}

// An iPad calls itself a Mac; its touch screen gives it away.
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = globalThis.navigator
  return (
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  )
}

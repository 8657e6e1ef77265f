// Registers the service worker, and brings a new version in at a moment when no one loses anything (I12). It is loaded
// after the first screen.
import { messageSW, Workbox } from 'workbox-window'

import { tabStorage } from './browser-storage.ts'
import { isUpdateBlocked, onAttemptEnd, watchTyping } from './update-gate.ts'
import { setUpdateState } from './update-state.ts'
import { isMessage, MAY_UPDATE, SKIP_WAITING, type ActivationReply } from './worker-messages.ts'

const SCRIPT = '/service-worker.js'
const MINUTE_MS = 60_000
const CHECK_EVERY_MS = 60 * MINUTE_MS
const IDLE_AFTER_MS = 10 * MINUTE_MS
/** Two servers with different builds behind one address would update a page for ever. */
const LEAST_BETWEEN_RELOADS_MS = 30_000
const LAST_RELOAD = 'fairlead.update-reload'

let registration: ServiceWorkerRegistration | undefined
let isAsking = false
let isReloading = false
let activeAt = 0

/** Registers the worker once the page is loaded. Call it once; a browser without workers goes on without. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const known = await serviceWorker.getRegistration()
  answerWorker(serviceWorker)
  reloadAtActivation(serviceWorker, { isFirstVisit: (known?.active ?? null) === null })
  watchTyping()
  registration = await new Workbox(SCRIPT, { updateViaCache: 'none' }).register()
  if (registration === undefined) return
  noticeUpdates(registration)
  watchForQuiet()
}

/** The user wants the new version now. True: it is activated, and the page reloads. False: the state is `held-up`. */
export async function applyUpdate(): Promise<boolean> {
  if ((registration?.waiting ?? null) === null) {
    // Another tab was quicker: nothing is to be activated any more, and this page is the old one.
    globalThis.location.reload()
    return true
  }
  isAsking = true
  try {
    const isActivated = (await askToActivate()) === 'taking-over'
    if (!isActivated) setUpdateState('held-up')
    return isActivated
  } finally {
    isAsking = false
  }
}

// The answer to the waiting worker, which asks every tab.
function answerWorker(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener('message', (event) => {
    if (!isMessage(event.data, MAY_UPDATE)) return
    event.ports[0]?.postMessage(!isUpdateBlocked({ isAsked: isAsking }))
  })
}

function reloadAtActivation(
  serviceWorker: ServiceWorkerContainer,
  { isFirstVisit }: { isFirstVisit: boolean },
): void {
  // The first worker takes the page over as it is; every later one brings another build.
  let isFirst = isFirstVisit
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else reload()
  })
}

function reload(): void {
  if (isReloading || Date.now() - lastReload() < LEAST_BETWEEN_RELOADS_MS) return
  if (isUpdateBlocked({ isAsked: true })) {
    onAttemptEnd(reload)
    return
  }
  isReloading = true
  noteReload()
  globalThis.location.reload()
}

// Of this tab alone: each tab of an update has to load the new build.
function lastReload(): number {
  try {
    return Number(tabStorage().getItem(LAST_RELOAD) ?? 0)
  } catch {
    // Blocked storage: nothing is known of a reload before.
    return 0
  }
}

function noteReload(): void {
  try {
    tabStorage().setItem(LAST_RELOAD, String(Date.now()))
  } catch {
    // Without storage there is no guard against two builds behind one address.
  }
}

// Not by the events of workbox-window: they tell of the first update that a page meets, and of no later one.
function noticeUpdates(from: ServiceWorkerRegistration): void {
  const noteWaiting = () => {
    if (from.waiting === null || from.active === null) return
    setUpdateState('ready')
    void activateQuietly()
  }
  noteWaiting()
  from.addEventListener('updatefound', () =>
    from.installing?.addEventListener('statechange', noteWaiting),
  )
  // Without network there is nothing to find; the next look is the cure.
  setInterval(() => void from.update().catch(() => undefined), CHECK_EVERY_MS)
}

function watchForQuiet(): void {
  const noteActivity = () => {
    activeAt = Date.now()
  }
  noteActivity()
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, noteActivity, { passive: true })
  document.addEventListener('visibilitychange', () => void activateQuietly())
  onAttemptEnd(() => void activateQuietly())
  setInterval(() => void activateQuietly(), MINUTE_MS)
}

// No one is looking, or no one has touched anything for a while.
async function activateQuietly(): Promise<void> {
  const isUnused = document.visibilityState === 'hidden' || Date.now() - activeAt > IDLE_AFTER_MS
  if (!isUnused || isUpdateBlocked({ isAsked: false })) return
  await askToActivate()
}

async function askToActivate(): Promise<ActivationReply> {
  const waiting = registration?.waiting ?? null
  // Another tab was quicker.
  if (waiting === null) return 'taking-over'
  const reply: unknown = await messageSW(waiting, SKIP_WAITING)
  return reply === 'taking-over' ? 'taking-over' : 'held-up'
}

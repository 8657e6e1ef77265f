// Signing out of this browser. Unsent work stays for its owner's next sign-in; everything else of theirs goes (I11).
import type { QueryClient } from '@tanstack/react-query'

import { countUnwritten } from '#web/offline/answer-writers.ts'
import { forgetSignOn, remember } from '#web/offline/browser-storage.ts'
import { countUnsent, leaveDevice, type Unsent } from '#web/offline/leaving.ts'
import type { NamedFile } from '#web/offline/media-store.ts'
import { hasRecordings } from '#web/offline/meta.ts'
import { closeOffline, openOffline, type Offline } from '#web/offline/offline.ts'
import { dropQueries } from '#web/offline/query-persistence.ts'

import { endServerSession, setCurrentUser } from './session-queries.ts'
import { currentLoginPage } from './sign-on-login-page.ts'

/** What of a person's work the server does not have yet. */
export type UnsentWork = Unsent & { recordings: number }

/** How long a sign-out sends by itself before it asks. */
const SEND_WITHIN_MS = 3000
/** Before it looks again whether another tab, which sends the same, is done. */
const LOOK_AGAIN_MS = 300

/**
 * What of a person the server does not have yet. Where there is a network, it is sent first, for a moment: who signs out
 * right after an answer is asked nothing.
 */
export async function findUnsent(userId: number): Promise<UnsentWork> {
  const offline = await openOffline(userId)
  const found = await countAll(offline)
  if (isNothing(found) || !navigator.onLine) return found
  const deadline = performance.now() + SEND_WITHIN_MS
  const late = after(SEND_WITHIN_MS).then(() => countAll(offline))
  return Promise.race([sendUntil(offline, deadline), late])
}

// Until all is sent, the network is gone, or it is time to ask.
async function sendUntil(offline: Offline, deadline: number): Promise<UnsentWork> {
  for (;;) {
    const left = await sendNow(offline.ownerId).catch(() => countAll(offline))
    const mayBeElsewhere = offline.engine.status === 'idle' && performance.now() < deadline
    if (isNothing(left) || !mayBeElsewhere) return left
    await after(LOOK_AGAIN_MS)
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** True when the server has all of a person's work. */
export function isNothing({ attempts, recordings, ...others }: UnsentWork): boolean {
  const isOwn = others.hasProfile || others.hasExperience || others.hasConsents
  const isElse = isOwn || others.hasFeedback || others.hasEeoc
  return attempts + recordings === 0 && !isElse
}

/** Sends what can be sent now, and tells what is left. */
export async function sendNow(userId: number): Promise<UnsentWork> {
  const offline = await openOffline(userId)
  await offline.engine.drain()
  const recordings = await recordingsOf(offline)
  await recordings?.send()
  return countAll(offline)
}

/** The recordings that only this device has, as files with a name for each. */
export async function copyRecordings(userId: number): Promise<NamedFile[]> {
  const recordings = await recordingsOf(await openOffline(userId))
  return recordings === null ? [] : recordings.copy()
}

async function countAll(offline: Offline): Promise<UnsentWork> {
  const recordings = await recordingsOf(offline)
  const unwritten = await countUnwritten(offline.ownerId)
  const unsent = await countUnsent(offline.db, offline.ownerId)
  return {
    ...unsent,
    attempts: unsent.attempts + unwritten.attempts,
    answers: unsent.answers + unwritten.answers,
    recordings: recordings === null ? 0 : await recordings.count(),
  }
}

// Who never recorded anything here needs none of its code.
async function recordingsOf(offline: Offline) {
  if (!(await hasRecordings(offline.db))) return null
  const { recordingsToLeave } = await import('#web/offline/media-of-page.ts')
  return recordingsToLeave(offline)
}

/** Ends the session here and on the server; where the server cannot be told now, the next start of the app tells it. */
export async function signOut(queryClient: QueryClient, userId: number | null): Promise<void> {
  if (userId !== null) {
    const offline = await openOffline(userId)
    // First: a recording must know its attempt, which may leave with its answers.
    await (await recordingsOf(offline))?.leave()
    await leaveDevice(offline.db, userId)
    await closeOffline()
    remember('email-test-data', null)
    dropQueries(userId)
  }
  remember('unfinished-sign-out', '1')
  await endServerSession().catch(() => undefined)
  const isSignOn = currentLoginPage() !== null
  queryClient.clear()
  await setCurrentUser(queryClient, null)
  // Once more, now that nothing is kept any more: the server may have taken its time.
  if (userId !== null) dropQueries(userId)
  if (isSignOn) forgetSignOn()
}

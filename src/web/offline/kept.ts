// What the server said last, on disk: a browser may forget its local storage when it is killed, and the query cache
// with it, but a candidate must still find the way to their questions.
import type { CurrentUser } from '#contract/session/session.ts'

import { isOutOfReach, isSignedOut } from '../api/api-error.ts'
import { KEPT_USER } from './database-name.ts'
import { deviceDatabase } from './database.ts'
import { fetchUnlessWiped } from './meta.ts'

/** The key of the texts that have to be agreed to, as a kiosk station was told before it lost its network. */
export const DUE_TEXTS = 'consent-due'

/** How long a screen waits for the server where there is a stored answer: a connection may hang for minutes (I16). */
const PATIENCE_MS = 1000

type Question<T> = {
  readonly ownerId: number
  readonly key: string
  readonly ask: () => Promise<T>
  /** Hears the server's answer that came after the stored one was returned. */
  readonly onLate?: (value: T) => void
}

/**
 * Asks the server and stores its answer. The answer that was stored before stands in when the server takes its time,
 * without network, and until its owner has signed in again: a browser that dies may lose its cookies, and the questions
 * must open all the same.
 * @throws ApiError when there is none.
 */
export async function askOrFindStored<T>(question: Question<T>): Promise<T> {
  const asking = askAndStore(question)
  const stored = findStored(question)
  try {
    const value = await Promise.race([asking, lateFor(stored)])
    if (value !== LATE) return value
    asking.then(question.onLate, () => undefined)
  } catch (error) {
    const canUseStored = isOutOfReach(error) || isSignedOut(error)
    if (!canUseStored || (await stored) === undefined) throw error
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same question wrote it under this key
  return (await stored)?.value as T
}

const LATE = Symbol('late')

/** Resolves when it is time for the stored answer; never where there is none. */
async function lateFor(stored: Promise<unknown>): Promise<typeof LATE> {
  await new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  if ((await stored) !== undefined) return LATE
  return new Promise(() => undefined)
}

// Storage that fails has nothing; what is asked online must work there all the same (I14).
async function findStored({ ownerId, key }: { ownerId: number; key: string }) {
  try {
    return await deviceDatabase().kept.get([ownerId, key])
  } catch {
    return undefined
  }
}

async function askAndStore<T>({ ownerId, key, ask }: Question<T>): Promise<T> {
  const asking = ask()
  await store({ ownerId, key, asking })
  return asking
}

/**
 * Stores what an act of the owner's own made of an answer that was stored before: without network, what the server said
 * then would be shown as the truth.
 */
export function storeChanged(changed: {
  ownerId: number
  key: string
  value: unknown
}): Promise<void> {
  const { ownerId, key, value } = changed
  return store({ ownerId, key, asking: Promise.resolve(value) })
}

function store(given: { ownerId: number; key: string; asking: Promise<unknown> }): Promise<void> {
  const { ownerId, key, asking } = given
  const db = deviceDatabase()
  return keepQuietly(async () => {
    const { value, isWiped } = await fetchUnlessWiped({ db, ownerId }, () => asking)
    await db.transaction('rw', [db.kept, db.meta], async () => {
      if (!(await isWiped())) await db.kept.put({ ownerId, key, value })
    })
  })
}

/** Keeps who is signed in on this device; null forgets it. */
export async function keepUser(user: CurrentUser | null): Promise<void> {
  const { meta } = deviceDatabase()
  const forget = () => meta.delete(KEPT_USER)
  if (user === null) return keepQuietly(forget)
  try {
    await meta.put({ key: KEPT_USER, value: user })
  } catch {
    // Better no one than the user who was here before.
    await keepQuietly(forget)
  }
}

/** Who was signed in on this device last. */
export async function findKeptUser(): Promise<unknown> {
  return (await deviceDatabase().meta.get(KEPT_USER))?.value ?? null
}

// A browser without room or without storage keeps nothing; what is asked online must work there all the same (I14).
async function keepQuietly<T>(write: () => PromiseLike<T>): Promise<void> {
  try {
    await write()
  } catch {
    // Nothing is lost by it: the server has it.
  }
}

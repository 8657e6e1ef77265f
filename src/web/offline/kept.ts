// What the server said last, on disk: a browser may forget its local storage when it is killed, and the query cache
// with it, but a candidate must still find the way to their questions.
import type { CurrentUser } from '#contract/session.ts'

import { isOutOfReach, isSignedOut } from '../api/api-error.ts'
import { KEPT_USER } from './database-name.ts'
import { deviceDatabase } from './database.ts'

/**
 * Asks the server and keeps its answer. Without network, or until its owner has signed in again, the answer that was
 * kept: a browser that dies may lose its cookies, and the questions must open all the same.
 * @throws ApiError when there is none.
 */
export async function askOrRecall<T>(given: {
  ownerId: number
  key: string
  ask: () => Promise<T>
}): Promise<T> {
  const { ownerId, key, ask } = given
  try {
    const value = await ask()
    await keepQuietly(() => deviceDatabase().kept.put({ ownerId, key, value }))
    return value
  } catch (error) {
    if (!isOutOfReach(error) && !isSignedOut(error)) throw error
    const row = await deviceDatabase().kept.get([ownerId, key])
    if (row === undefined) throw error
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same question wrote it under this key
    return row.value as T
  }
}

/** Keeps who is signed in on this device; null forgets it. */
export async function keepUser(user: CurrentUser | null): Promise<void> {
  const { meta } = deviceDatabase()
  const forget = () => meta.delete(KEPT_USER)
  if (user === null) return keepQuietly(forget)
  try {
    await meta.put({ key: KEPT_USER, value: user })
  } catch {
    // Better nobody than whoever was here before.
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

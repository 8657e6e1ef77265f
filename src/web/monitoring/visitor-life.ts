// The visitor follows who is signed in: no one is one who did not allow it, and no one after signing out.
import type { Analytics } from './ports.ts'

/** As much of a user as decides. */
type Person = { readonly user_id: number; readonly track_user_with_pendo: boolean }

/** Asks the server as whom a user's visits are counted; null when they are not. */
type FindVisitor = (userId: number) => Promise<{ id: string; analytics: Analytics } | null>

export type VisitorLife = {
  userChanged(person: Person | null): Promise<void>
  screenShown(pattern: string): void
}

export function createVisitorLife(given: { none: Analytics; find: FindVisitor }): VisitorLife {
  let analytics = given.none
  let visiting: number | null = null
  let pattern: string | null = null

  return {
    async userChanged(person) {
      const userId = person?.track_user_with_pendo === true ? person.user_id : null
      if (userId === visiting) return
      visiting = userId
      analytics.reset()
      analytics = given.none
      if (userId === null) return
      const found = await given.find(userId)
      // Another user may have signed in meanwhile.
      if (found === null || visiting !== userId) return
      analytics = found.analytics
      analytics.identify(found)
      if (pattern !== null) analytics.screenShown(pattern)
    },
    screenShown(shown) {
      pattern = shown
      analytics.screenShown(shown)
    },
  }
}

// Follows the applicants of a requisition, or of all that a user lists, for a while, as events. Each look asks again what the caller may see, in a
// transaction of its own: a follower whose rights or session end hears nothing more.
import { setTimeout } from 'node:timers/promises'

import type { ApplicantsChanged } from '#contract/applicants/applicant-follow.ts'
import { FOLLOW_LIMITS } from '#contract/applicants/applicants-rules.ts'

import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import type { StaffScopes } from '../../access/staff-access.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { listRecentChanges, type RecentChange } from './follow-repository.ts'
import { createRecentChanges, LOOK_BACK_SECONDS } from './recent-changes.ts'

/** Between two looks at the database. */
const LOOK_EVERY_MS = 2000
/** `null`: nothing changed. It is told as well, since a proxy ends a connection on which nothing comes. */
type Told = 'ready' | ApplicantsChanged | null

export type Followed = { readonly jobId: number } | { readonly accountId: number }

type Following = {
  readonly of: Followed
  readonly seconds: number
  /** Ends it before its time. */
  readonly signal: AbortSignal
}

export function createFollowService({ scopes }: { scopes: StaffScopes }) {
  const open = countPerUser()

  function look(caller: Caller, of: Followed): Promise<RecentChange[]> {
    const lastSeconds = LOOK_BACK_SECONDS
    if ('jobId' in of) {
      return scopes.atJob({ caller, ...of }, (tx, { accountId, jobId }) =>
        listRecentChanges(tx, { accountId, jobIds: [jobId], lastSeconds }),
      )
    }
    return scopes.inAccount({ caller, ...of }, async (tx, access) => {
      const { accountId } = access
      const only = seenRequisitions(access, { isMine: false })
      const jobIds = await listSeenIds(tx, { accountId, only })
      return listRecentChanges(tx, { accountId, jobIds, lastSeconds })
    })
  }

  return {
    /**
     * Looks once, then gives a function that follows on and tells what changed until it ends; it has to be called.
     * @throws AppError `not_found` or `forbidden` as for their list; `rate_limited` where too many requests
     * of the user follow already.
     */
    async open(caller: Caller, following: Following) {
      const leave = open.enter(caller.userId)
      const lookNow = () => look(caller, following.of)
      const first = await lookNow().catch((error: unknown) => {
        leave()
        throw error
      })
      return async (onTold: (told: Told) => void) => {
        const tell = createRecentChanges(caller)
        tell(first)
        onTold('ready')
        try {
          for await (const recent of looks(lookNow, following)) onTold(tell(recent))
        } finally {
          leave()
        }
      }
    },
  }
}

/** What each look found, until the time is over or it is ended. */
async function* looks(look: () => Promise<RecentChange[]>, { seconds, signal }: Following) {
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (!(await waited(LOOK_EVERY_MS, signal))) return
    yield look()
  }
}

function countPerUser() {
  const counts = new Map<number, number>()
  return {
    /** Counts one more until the result is called. @throws AppError `rate_limited` at the limit. */
    enter(userId: number): () => void {
      const count = counts.get(userId) ?? 0
      if (count >= FOLLOW_LIMITS.perUser) throw new AppError('rate_limited')
      counts.set(userId, count + 1)
      return () => {
        const left = (counts.get(userId) ?? 1) - 1
        if (left > 0) counts.set(userId, left)
        else counts.delete(userId)
      }
    },
  }
}

async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await setTimeout(ms, undefined, { signal })
    return true
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}

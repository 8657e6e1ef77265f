// What others changed, taken into what a user reads without moving it: the rest waits until they ask for it.
import { type QueryKey, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { ApplicantsChanged } from '#contract/applicants/applicant-follow.ts'

import type { Followed } from './follow-applicants.ts'
import { useFollow } from './use-follow.ts'

type FollowedQuery<T> = {
  readonly of: Followed
  /** Of what is on screen. */
  readonly queryKey: QueryKey
  /** Asks the server for the same as it is now. */
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** What can be shown at once, of what is on screen and what the server says now. */
  readonly takeIn: (shown: T, fresh: T) => T
  /** Whether a change is of what is shown. */
  readonly concerns?: (changed: ApplicantsChanged) => boolean
  /** Whenever the server is asked again: for what else may have changed. */
  readonly onLook?: () => void
}

/** A screen that loaded its data so recently has nothing to ask again when following begins. */
const FRESH_MS = 5000

/** `show` puts what waits on the screen; null where nothing does. */
export function useFollowedQuery<T extends object>(followed: FollowedQuery<T>) {
  const { of, queryKey, ask, takeIn, concerns, onLook } = followed
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<{ beside: T; fresh: T } | null>(null)
  const beginLook = useLooks()

  const look = async (isOwn: boolean) => {
    const signal = beginLook()
    onLook?.()
    // A look that fails leaves the screen as it is; the next change is another chance.
    const fresh = await ask(signal).catch(() => undefined)
    const shown = queries.getQueryData<T>(queryKey)
    if (fresh === undefined || shown === undefined || signal.aborted) return
    const beside = replaceEqualDeep(shown, isOwn ? fresh : takeIn(shown, fresh))
    queries.setQueryData<T>(queryKey, beside)
    setWaiting(replaceEqualDeep(beside, fresh) === beside ? null : { beside, fresh })
  }

  useFollow(of, (changed) => {
    if (changed === null && isFresh(queries.getQueryState(queryKey))) return
    if (changed !== null && !changed.is_more && concerns?.(changed) === false) return
    void look(changed?.is_own ?? false)
  })

  // What was loaded again since has it already.
  if (waiting === null || queries.getQueryData(queryKey) !== waiting.beside) return null
  return {
    show: () => {
      queries.setQueryData<T>(queryKey, waiting.fresh)
      setWaiting(null)
    },
  }
}

/** Also while it is loaded for the first time. */
function isFresh(query: { readonly dataUpdatedAt: number } | undefined): boolean {
  const loadedAt = query?.dataUpdatedAt ?? 0
  return loadedAt === 0 || Date.now() - loadedAt < FRESH_MS
}

/** Begins a look: the one before it ends, and the last one with the screen. */
function useLooks(): () => AbortSignal {
  const last = useRef(new AbortController())
  useEffect(() => () => last.current.abort(), [])
  return () => {
    last.current.abort()
    last.current = new AbortController()
    return last.current.signal
  }
}

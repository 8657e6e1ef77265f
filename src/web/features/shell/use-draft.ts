// Keeps what was typed into a form and not saved, so that going elsewhere, a reload or a crash takes none of it.
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { keepDraft, readDraft, type DraftKey } from '#web/offline/draft-store.ts'
import type { Offline } from '#web/offline/offline.ts'

/** Typing is one write. */
const QUIET_MS = 300

/**
 * What was typed at an earlier opening and not saved; read again at each. Use it once it `isFetchedAfterMount`: the user who
 * comes back at once would find what an earlier opening read, which is from before they typed.
 */
export function draftQuery(offline: Offline, key: DraftKey) {
  return queryOptions({
    queryKey: ['drafts', offline.ownerId, key],
    queryFn: () => readDraft(offline, key),
    networkMode: 'always',
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

type Given = {
  key: DraftKey
  /** The owner's when the form was opened: after a sign-out nothing is kept any more. */
  epoch: number
  /** What can be stored as JSON; null when nothing is typed. */
  value: unknown
}

/** Stores the value as it is typed, and at once when the form or the page goes. */
export function useDraft(offline: Offline, { key, epoch, value }: Given): void {
  const text = JSON.stringify(value)
  const latest = useRef({ text, keptText: text })
  useEffect(() => {
    latest.current.text = text
    const given = { key, epoch, latest: latest.current }
    const timer = setTimeout(() => keep(offline, given), QUIET_MS)
    return () => clearTimeout(timer)
  }, [offline, key, epoch, text])

  useEffect(() => {
    const given = { key, epoch, latest: latest.current }
    const keepNow = () => keep(offline, given)
    globalThis.addEventListener('pagehide', keepNow)
    return () => {
      globalThis.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [offline, key, epoch])
}

type Keeping = { key: DraftKey; epoch: number; latest: { text: string; keptText: string } }

function keep(offline: Offline, { key, epoch, latest }: Keeping): void {
  if (latest.keptText === latest.text) return
  latest.keptText = latest.text
  const value: unknown = JSON.parse(latest.text)
  // Where the device keeps nothing, it stays in the fields as long as the page does.
  keepDraft(offline, { key, epoch, value }).catch(() => undefined)
}

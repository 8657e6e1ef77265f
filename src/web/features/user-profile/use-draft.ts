// Keeps what was typed and not saved, so that going elsewhere, a reload or a crash takes none of it.
import { useEffect, useRef } from 'react'

import type { Offline } from '#web/offline/offline.ts'
import { keepProfileDraft } from '#web/offline/profile-store.ts'

import type { Edits } from './profile-values.ts'

/** What an earlier opening left, and the owner's generation then: after a sign-out nothing is kept any more. */
export type Draft = { readonly edits: Edits; readonly generation: number }

/** Typing is one write. */
const QUIET_MS = 300

/** `edits`: null when there are none. */
export function useDraft(
  offline: Offline,
  { generation, edits }: { generation: number; edits: Edits | null },
): void {
  const text = JSON.stringify(edits)
  const latest = useRef({ text, keptText: text })
  useEffect(() => {
    latest.current.text = text
    const timer = setTimeout(() => keep(offline, { generation, latest: latest.current }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [offline, generation, text])

  useEffect(() => {
    const given = { generation, latest: latest.current }
    const keepNow = () => keep(offline, given)
    globalThis.addEventListener('pagehide', keepNow)
    return () => {
      globalThis.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [offline, generation])
}

function keep(
  { db, ownerId }: Offline,
  { generation, latest }: { generation: number; latest: { text: string; keptText: string } },
): void {
  if (latest.keptText === latest.text) return
  latest.keptText = latest.text
  const draft: unknown = JSON.parse(latest.text)
  // Where the device keeps nothing, it stays in the fields as long as the page does.
  keepProfileDraft({ db, ownerId, generation }, draft).catch(() => undefined)
}

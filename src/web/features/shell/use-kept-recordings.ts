// The recordings on this device, followed while the screen is open.
import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

import type { Media } from '#web/offline/media-host.ts'
import type { KeptRecording } from '#web/offline/media-kept.ts'
import { hasRecordings } from '#web/offline/meta.ts'
import type { Offline } from '#web/offline/offline.ts'

export type KeptMedia = { readonly media: Media; readonly recordings: readonly KeptRecording[] }

/** Null where no one recorded anything: who did not needs none of its code. */
export function useKeptRecordings(offline: Offline): KeptMedia | null {
  const [kept, setKept] = useState<KeptMedia | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void follow(offline, { signal: leaving.signal, onChange: setKept })
    return () => leaving.abort()
  }, [offline])
  return kept
}

async function follow(
  offline: Offline,
  given: { signal: AbortSignal; onChange: (kept: KeptMedia) => void },
): Promise<void> {
  const { signal, onChange } = given
  if (!(await hasRecordings(offline.db))) return
  const [{ openMedia }, { listKeptRecordings }] = await Promise.all([
    import('#web/offline/media-of-page.ts'),
    import('#web/offline/media-kept.ts'),
  ])
  if (signal.aborted) return
  const media = openMedia(offline)
  const of = { db: media.db, offline: offline.db, ownerId: offline.ownerId }
  const following = liveQuery(() => listKeptRecordings(of)).subscribe((recordings) =>
    onChange({ media, recordings }),
  )
  signal.addEventListener('abort', () => following.unsubscribe())
}

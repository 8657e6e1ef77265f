// A take whose page was killed in the middle: what came to disk is kept, and may be the answer.
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { webLocks } from '#web/offline/locks.ts'
import { holdsWork, takeLock, type TakeRow } from '#web/offline/media-database.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import type { RecordingSession } from './recording-session.ts'

const SECOND_MS = 1000

type KeptProps = {
  /** The newest take, unless it is the answer. */
  take: TakeRow | null
  session: RecordingSession
  onUse: (recordingId: string) => Promise<void>
}

/** Nothing while the take is being recorded, here or in another tab, or holds nothing to play. */
export function RecordingKept({ take, session, onUse }: KeptProps) {
  const { phase } = useSyncExternalStore(session.subscribe, session.current)
  const isBusyHere = phase === 'recording' || phase === 'keeping'
  const isLeft = useIsLeft({ recordingId: take?.recordingId ?? null, isBusyHere })
  const using = useMutation({ mutationFn: onUse })
  if (take === null || !isLeft || isBusyHere || !holdsWork(take)) return null
  const seconds = Math.max(1, Math.round(take.durationMs / SECOND_MS))
  return (
    <Banner
      tone="info"
      isLive
      title={<Trans>A recording was interrupted</Trans>}
      action={
        <Button
          size="small"
          isBusy={using.isPending}
          onClick={() => using.mutate(take.recordingId)}
        >
          <Trans>Use it as my answer</Trans>
        </Button>
      }
    >
      <Plural
        value={seconds}
        one="# second of it is safe on this device."
        other="# seconds of it are safe on this device."
      />
    </Banner>
  )
}

// The user who records a take holds its lock; a killed tab has let go.
function useIsLeft(of: { recordingId: string | null; isBusyHere: boolean }): boolean {
  const { recordingId, isBusyHere } = of
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    if (recordingId === null || isBusyHere) return
    let isGone = false
    const look = async () => {
      const held = await webLocks().tryExclusive(takeLock(recordingId), async () => 'free' as const)
      if (!isGone && held === 'free') setLeft(recordingId)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [recordingId, isBusyHere])
  return left !== null && left === recordingId
}

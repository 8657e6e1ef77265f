// The clocks of limited parts that run while their questions are not on screen. What counts is loaded only for them.
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'

const AttemptClock = lazy(() =>
  import('./attempt-clock.tsx').then((module) => ({ default: module.AttemptClock })),
)

type RunningClocksProps = { offline: Offline; attempts: readonly AttemptRow[] }

export function RunningClocks({ offline, attempts }: RunningClocksProps) {
  return attempts
    .filter((attempt) => attempt.handedInAt === null)
    .map((attempt) => <Clocks key={attempt.attemptId} offline={offline} attempt={attempt} />)
}

function Clocks({ offline, attempt }: { offline: Offline; attempt: AttemptRow }) {
  const { refId, jobStepActivityId } = attempt
  const hasBegun = useLiveQuery(
    async () => {
      const rows = await offline.timers.list({ refId, jobStepActivityId })
      return rows.some((row) => row.endedAt === null)
    },
    [offline, refId, jobStepActivityId],
    false,
  )
  if (!hasBegun) return null
  return (
    <Suspense>
      <AttemptClock offline={offline} attempt={attempt} />
    </Suspense>
  )
}

// The clocks of limited parts that began on another device, by the server's clock: this device counts none of them itself.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent, useState } from 'react'

import type { RunningPart, TrackerActivity } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { Offline } from '#web/offline/offline.ts'
import { TimeRing } from '#web/ui/feedback/time-ring.tsx'

import styles from './progress.module.css'

const SECOND_MS = 1000

type ClocksProps = { activity: TrackerActivity; parts: readonly RunningPart[]; offline: Offline }

/** Nothing of a part that this device knows: its own clock is shown. */
export function ElsewhereClocks({ activity, parts, offline }: ClocksProps) {
  const { ref_id: refId, job_step_activity_id: jobStepActivityId } = activity
  const here = useLiveQuery(async () => {
    const rows = await offline.timers.list({ refId, jobStepActivityId })
    return new Set(rows.map(({ timer }) => timer))
  }, [offline, refId, jobStepActivityId])
  // Until the disk is read, nothing is said that it may deny.
  if (here === undefined) return null
  return parts
    .filter(({ timer }) => !here.has(timer))
    .map((part) => <ElsewhereClock key={part.timer} part={part} offline={offline} />)
}

function ElsewhereClock({ part, offline }: { part: RunningPart; offline: Offline }) {
  const name = usePartTitle(part)
  const left = useSecondsLeft(part, offline)
  if (left === 0)
    return (
      <p className={styles.clock}>
        <Trans>The time for {name} is up.</Trans>
      </p>
    )
  return (
    <div className={styles.clock}>
      <TimeRing secondsLeft={left} totalSeconds={part.seconds} size={48} />
      <span>
        <Trans>left for {name}. The clock runs on another device.</Trans>
      </span>
    </div>
  )
}

function usePartTitle({ title: titles, question_number: number }: RunningPart): string {
  const { t } = useLingui()
  const title = titles?.[currentLocale()]
  if (title !== undefined) return t`“${title}”`
  return number === null ? t`the whole activity` : t`question ${number}`
}

/** Counted by the server's clock as this device knows it, once a second. */
function useSecondsLeft({ started_at: startedAt, seconds }: RunningPart, offline: Offline): number {
  const { store, time } = offline
  const read = () => {
    const passedMs = store.now() - Date.parse(startedAt)
    return Math.max(0, Math.min(seconds, Math.ceil(seconds - passedMs / SECOND_MS)))
  }
  const [left, setLeft] = useState(read)
  const tick = useEffectEvent(() => setLeft(read()))
  useEffect(() => time.every(SECOND_MS, () => tick()), [time])
  return left
}

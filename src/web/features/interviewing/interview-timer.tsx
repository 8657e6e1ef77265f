import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { clockText } from '#web/ui/feedback/time-left.ts'

import styles from './interviewing.module.css'

const TICK_MS = 1000

/** How long the interview runs already, from when its interviewer says so. Told to no one, and stored nowhere. */
export function InterviewTimer({ minutes }: { minutes: number }) {
  const { t } = useLingui()
  const [run, setRun] = useState<{ since: number | null; before: number }>({
    since: null,
    before: 0,
  })
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (run.since === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [run.since])
  const elapsed = run.before + (run.since === null ? 0 : Math.max(0, now - run.since))
  const isOver = elapsed > minutes * 60_000
  const toggle = () => {
    const at = Date.now()
    setNow(at)
    setRun(run.since === null ? { ...run, since: at } : { since: null, before: elapsed })
  }
  return (
    <div className={styles.timer}>
      <span className={isOver ? styles.over : undefined} role="timer" aria-label={t`Time so far`}>
        {clockText(Math.floor(elapsed / 1000))}
      </span>
      <Button
        size="small"
        variant="quiet"
        icon={run.since === null ? <Play size={16} /> : <Pause size={16} />}
        onClick={toggle}
      >
        {run.since === null ? <Trans>Start timer</Trans> : <Trans>Stop timer</Trans>}
      </Button>
    </div>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Ring } from './ring.tsx'
import { clockText, isTimeShort, minuteToSpeak } from './time-left.ts'

type TimeRingProps = {
  secondsLeft: number
  totalSeconds: number
  /** Nothing is left to be done in this time: it neither turns amber nor is spoken. */
  isCalm?: boolean
  /** Diameter in px. */
  size?: number
}

/** The time left as a quiet ring; amber in the last tenth; spoken at 10, 5 and 1 minutes. The caller owns the clock. */
export function TimeRing({ secondsLeft, totalSeconds, isCalm = false, size = 72 }: TimeRingProps) {
  const { t } = useLingui()
  const [previous, setPrevious] = useState(secondsLeft)
  const [spokenMinute, setSpokenMinute] = useState<number | null>(null)
  if (previous !== secondsLeft) {
    const minute = minuteToSpeak(previous, secondsLeft)
    setPrevious(secondsLeft)
    if (minute !== null) setSpokenMinute(minute)
  }

  const clock = clockText(secondsLeft)
  const isShort = !isCalm && isTimeShort(secondsLeft, totalSeconds)
  return (
    <>
      <Ring
        role="timer"
        aria-label={t`Time left: ${clock}`}
        fraction={totalSeconds > 0 ? secondsLeft / totalSeconds : 0}
        tone={isShort ? 'amber' : 'quiet'}
        size={size}
      >
        {/* Hours make the clock half as long again. */}
        <span style={{ fontSize: clock.length > 5 ? '0.76em' : undefined }}>{clock}</span>
      </Ring>
      <VisuallyHidden role="status">
        {spokenMinute !== null && !isCalm && (
          <Plural value={spokenMinute} one="# minute left" other="# minutes left" />
        )}
      </VisuallyHidden>
    </>
  )
}

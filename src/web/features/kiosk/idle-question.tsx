// Asks whether the candidate is still there, once nothing was touched for a while, and clears the station when no one
// answers.
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { IDLE_AFTER_MS, IDLE_QUESTION_SECONDS } from '#contract/kiosk/kiosk-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { useUntouched } from './use-untouched.ts'

import styles from './kiosk.module.css'

const SECOND_MS = 1000

/** `onIdle` is called once when the time to answer is over. */
export function IdleQuestion({ onIdle }: { onIdle: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  useUntouched({ ms: IDLE_AFTER_MS, isPaused: isAsking }, () => setIsAsking(true))
  if (!isAsking) return null
  return <Countdown onAnswer={() => setIsAsking(false)} onIdle={onIdle} />
}

function Countdown({ onAnswer, onIdle }: { onAnswer: () => void; onIdle: () => void }) {
  const [left, setLeft] = useState(IDLE_QUESTION_SECONDS)
  useEffect(() => {
    if (left === 0) onIdle()
    const timer = left === 0 ? undefined : setTimeout(setLeft, SECOND_MS, left - 1)
    return () => clearTimeout(timer)
  }, [left, onIdle])
  return (
    <Dialog
      isOpen
      onClose={onAnswer}
      title={<Trans>Are you still there?</Trans>}
      width="wide"
      actions={
        <Button variant="primary" size="large" onClick={onAnswer} data-first-focus>
          <Trans>I am still here</Trans>
        </Button>
      }
    >
      <p className={styles.left} role="timer">
        <Plural value={left} one="# second left" other="# seconds left" />
      </p>
      <p>
        <Trans>
          If no one answers, this station is cleared for the next person. Everything you answered
          stays stored, and you can continue with your code.
        </Trans>
      </p>
    </Dialog>
  )
}

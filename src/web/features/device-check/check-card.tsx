// One thing that is checked: what it is about, its result, and the button that checks it.
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'

import type { Level } from '#web/offline/flight-check/flight-check.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { LevelPill } from '../shell/level-pill.tsx'

import styles from './device-check.module.css'

type CheckCardProps = {
  title: ReactNode
  about: ReactNode
  /** Null without a result. */
  level: Level | null
  /** The result in plain language, and what to do; spoken when it changes. */
  result: ReactNode
  isRunning: boolean
  onStart: () => void
  /** Another button, beside the one that starts. */
  action?: ReactNode
  children?: ReactNode
}

export function CheckCard(props: CheckCardProps) {
  const { title, about, level, result, isRunning, onStart, action, children } = props
  const id = useId()
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <CardTitle level={2} id={id}>
        {title}
      </CardTitle>
      <p className={styles.about}>{about}</p>
      <div role="status" className={styles.result}>
        {isRunning ? (
          <Trans>Checking…</Trans>
        ) : (
          <>
            {level !== null && <LevelPill level={level} />}
            {result}
          </>
        )}
      </div>
      {children}
      <div className={styles.actions}>
        <Button
          id={`${id}-start`}
          isBusy={isRunning}
          onClick={onStart}
          aria-labelledby={`${id}-start ${id}`}
        >
          {level === null ? <Trans>Start</Trans> : <Trans>Check again</Trans>}
        </Button>
        {action}
      </div>
    </Card>
  )
}

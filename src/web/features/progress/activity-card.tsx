// One activity of a tracker: what it is, how it stands on the server and on this device, and the way into it.
import { Plural, Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense } from 'react'

import { isBlank } from '#contract/assessments/blank-answer.ts'
import type { TrackerActivity } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { RefusalBanner } from '../shell/refusal-banner.tsx'
import { RunningClocks } from '../shell/running-clocks.tsx'
import { activityState, type ActivityState } from './activity-state.ts'
import { EnterActivity } from './enter-activity.tsx'

import styles from './progress.module.css'

// Only of what is under way, and after this device's storage was read.
const MissingParts = lazy(async () => ({
  default: (await import('./missing-parts.tsx')).MissingParts,
}))

// Most people use one device.
const ElsewhereClocks = lazy(async () => ({
  default: (await import('./elsewhere-clocks.tsx')).ElsewhereClocks,
}))

type ActivityCardProps = { activity: TrackerActivity; attempt: AttemptRow | null; offline: Offline }

export function ActivityCard({ activity, attempt, offline }: ActivityCardProps) {
  const state = activityState(activity, attempt)
  const duration = useFormatter().minutes(activity.minutes)
  const attemptId = attempt?.attemptId ?? ''
  const waiting = useLiveQuery(() => offline.store.countWaiting(attemptId), [attemptId], 0)
  return (
    <Card className={styles.activity} padding="compact">
      <div className={styles.words}>
        <CardTitle level={3}>{activity.title[currentLocale()]}</CardTitle>
        <CardFacts>
          <StatePill state={state} />
          <span>
            {state === 'in-progress' ? (
              <Answered activity={activity} attemptId={attemptId} offline={offline} />
            ) : (
              <Plural value={activity.question_count} one="# question" other="# questions" />
            )}
          </span>
          <span>
            <Trans>about {duration}</Trans>
          </span>
          {!activity.is_required && (
            <span>
              <Trans>Optional</Trans>
            </span>
          )}
          {waiting > 0 && (
            <span>
              <Plural
                value={waiting}
                one="# answer only on this device"
                other="# answers only on this device"
              />
            </span>
          )}
        </CardFacts>
        {state === 'in-progress' && (
          <Suspense>
            <MissingParts {...{ activity, attempt, offline }} />
          </Suspense>
        )}
        {state === 'in-progress' && activity.running_parts !== undefined && (
          <Suspense>
            <ElsewhereClocks {...{ activity, offline }} parts={activity.running_parts} />
          </Suspense>
        )}
        {attempt !== null && <RunningClocks offline={offline} attempts={[attempt]} />}
      </div>
      <EnterActivity activity={activity} state={state} />
      {attempt !== null && <RefusalBanner attempt={attempt} offline={offline} />}
    </Card>
  )
}

// As far as this device and the server know: one may be ahead of the other.
function Answered(props: { activity: TrackerActivity; attemptId: string; offline: Offline }) {
  const { activity, attemptId, offline } = props
  const format = useFormatter()
  const here = useLiveQuery(() => offline.store.listAnswers(attemptId), [offline, attemptId], [])
  // What was taken back here counts on neither side, though the server has a row of it.
  const blank = here.filter((row) => isBlank(row.value)).length
  const count = activity.question_count
  // The device also stores how often a recording was played.
  const known = Math.max(here.length, activity.answered_count) - blank
  const answered = format.number(Math.min(Math.max(known, 0), count))
  const total = format.number(count)
  return (
    <Trans>
      {answered} of {total} answered
    </Trans>
  )
}

function StatePill({ state }: { state: ActivityState }) {
  switch (state) {
    case 'locked':
      return (
        <StatusPill>
          <Trans>Later</Trans>
        </StatusPill>
      )
    case 'available':
      return (
        <StatusPill tone="accent">
          <Trans>Ready to start</Trans>
        </StatusPill>
      )
    case 'in-progress':
      return (
        <StatusPill tone="blue">
          <Trans>In progress</Trans>
        </StatusPill>
      )
    case 'waiting':
      return (
        <StatusPill tone="amber">
          <Trans>Waiting to be sent</Trans>
        </StatusPill>
      )
    case 'awaiting-recordings':
      return (
        <StatusPill tone="amber">
          <Trans>Waiting for recordings</Trans>
        </StatusPill>
      )
    case 'done':
      return (
        <StatusPill tone="green">
          <Trans>Submitted</Trans>
        </StatusPill>
      )
    case 'expired':
      return (
        <StatusPill tone="neutral">
          <Trans context="activity status">Expired</Trans>
        </StatusPill>
      )
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import {
  activityStatusTones,
  activityStatusLabels,
  noScoresLabels,
} from '#web/features/staff-shell/activity-status-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { ApplicantAnswers } from './applicant-answers.tsx'
import { ApplicantRecordings } from './applicant-recordings.tsx'
import { LanguageNote } from './language-note.tsx'
import { PaceNote } from './pace-note.tsx'
import { ShownChoices } from './shown-choices.tsx'
import { SpeedNote } from './speed-note.tsx'
import { SuggestScore } from './suggest-score.tsx'
import { timeParts, timeTaken } from './time-taken.ts'
import { TimingNote } from './timing-note.tsx'
import { TypingNote } from './typing-note.tsx'

import styles from './scorecards.module.css'

type Activity = Scorecard['activities'][number]

/** One assessment: how it went, and what the applicant answered. */
export function ActivityCard({
  activity,
  userSmartreqId,
  trailHref,
  canSuggest = false,
}: {
  activity: Activity
  userSmartreqId: number
  /** What the devices sent for it; left out on paper. */
  trailHref?: string
  /** Whether a language model can be asked to suggest scores of written answers. */
  canSuggest?: boolean
}) {
  const { i18n } = useLingui()
  const { locale } = useFormatter()
  const stepTitle = useStepTitle()
  const { status, scores, questions, recordings } = activity
  const isForPeople = recordings.length + questions.length > 0 || activity.speed !== null
  return (
    <Card as="section" className={styles.activity}>
      <header className={styles.activityHead}>
        <div>
          <h2 className={styles.cardTitle}>{activity.title[locale]}</h2>
          <p className={styles.small}>
            {stepTitle(activity.step_title, activity.step_standard_title)}
          </p>
        </div>
        <StatusPill tone={activityStatusTones[status]}>
          {i18n._(activityStatusLabels[status])}
        </StatusPill>
      </header>
      <Times activity={activity} />
      {activity.timing !== null && <TimingNote timing={activity.timing} />}
      {activity.pace !== null && <PaceNote pace={activity.pace} />}
      {activity.typing !== null && <TypingNote typing={activity.typing} />}
      {activity.speed !== null && <SpeedNote speed={activity.speed} />}
      {activity.language !== null && <LanguageNote language={activity.language} />}
      {recordings.length > 0 && (
        <ApplicantRecordings recordings={recordings} userSmartreqId={userSmartreqId} />
      )}
      {questions.length > 0 && (
        <ApplicantAnswers
          {...{ questions, userSmartreqId }}
          renderBelow={
            canSuggest
              ? (question) => <SuggestScore {...{ activity, question, userSmartreqId }} />
              : undefined
          }
        />
      )}
      {activity.has_shown_choices && (
        <ShownChoices {...{ userSmartreqId, userStepActivityId: activity.user_step_activity_id }} />
      )}
      {scores.length === 0 && !(status === 'submitted' && isForPeople) && (
        <p className={styles.explanation}>{i18n._(noScoresLabels[status])}</p>
      )}
      {activity.started_at !== null && trailHref !== undefined && (
        <AppLink className={styles.trail} href={trailHref}>
          <History size={16} aria-hidden="true" />
          <Trans>What the devices sent</Trans>
        </AppLink>
      )}
    </Card>
  )
}

function Times({ activity }: { activity: Activity }) {
  const format = useFormatter()
  const taken = timeTaken(activity)
  const inUnit = (value: number, unit: string) =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'long' })
  const times = [
    { id: 'started', term: <Trans>Started</Trans>, at: activity.started_at },
    { id: 'submitted', term: <Trans>Submitted</Trans>, at: activity.submitted_at },
    { id: 'scored', term: <Trans>Scored</Trans>, at: activity.scored_at },
  ].flatMap(({ at, ...time }) => (at === null ? [] : [{ ...time, value: format.dateTime(at) }]))
  if (taken !== null) {
    const value = timeParts(taken)
      .map((part) => inUnit(part.value, part.unit))
      .join(' ')
    times.splice(2, 0, { id: 'taken', term: <Trans>Time taken</Trans>, value })
  }
  if (times.length === 0) return null
  return (
    <dl className={styles.times}>
      {times.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

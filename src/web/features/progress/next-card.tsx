// What a candidate does next in an application, as one card with one button; or, once nothing required is open, what
// happens now and by when.
import { Plural, Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'

import type { CandidateStatus, TrackerDetail } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Offline } from '#web/offline/offline.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { EnterActivity } from './enter-activity.tsx'
import { isOpen, nextOf, type Part } from './next-part.ts'
import { useParts } from './use-parts.ts'

import styles from './progress.module.css'

/** Statuses of an application in which the candidate waits for the company. */
const WAITING: readonly CandidateStatus[] = ['submitted', 'in_review', 'interview']

type NextCardProps = { tracker: TrackerDetail; offline: Offline }

/** Nothing for an application that has ended, and while work is only on its way. */
export function NextCard({ tracker, offline }: NextCardProps) {
  const parts = useParts(tracker, offline)
  if (hasEnded(tracker)) return null
  // Room for what comes, so that nothing below it moves under a finger.
  if (parts === undefined) return <Skeleton shape="block" height="10rem" />
  const next = nextOf(tracker, parts)
  switch (next.kind) {
    case 'activity':
      return <NextActivity part={next.part} parts={parts} tracker={tracker} />
    case 'interview':
      return (
        <NextSection title={<Trans>Next: choose a time</Trans>}>
          <CardFacts>{next.interview.title[currentLocale()]}</CardFacts>
          <AppLink
            className={linkButton({ variant: 'primary' })}
            href={`/schedule-interview/${next.interview.link_uuid}`}
          >
            <Trans>Book a time</Trans>
          </AppLink>
        </NextSection>
      )
    case 'none':
      return WAITING.includes(tracker.status) ? (
        <Waiting tracker={tracker} optional={next.optional} />
      ) : null
  }
}

function NextSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card as="section" isRaised className={styles.next} aria-labelledby={titleId}>
      <CardTitle level={2} id={titleId}>
        {title}
      </CardTitle>
      {children}
    </Card>
  )
}

function hasEnded({ status }: TrackerDetail): boolean {
  return status === 'withdrawn' || status === 'not_selected' || status === 'hired'
}

type NextActivityProps = { part: Part; parts: readonly Part[]; tracker: TrackerDetail }

function NextActivity({ part, parts, tracker }: NextActivityProps) {
  const { activity, state, minutesLeft } = part
  const title = activity.title[currentLocale()]
  const left = parts.filter((one) => isOpen(one) && one.activity.is_required)
  const total = left.reduce((sum, one) => sum + one.minutesLeft, 0)
  const days = tracker.steps.find(({ is_current: isCurrent }) => isCurrent)?.answer_days ?? null
  const company = tracker.account_name
  return (
    <NextSection title={<Trans>Next: {title}</Trans>}>
      <CardFacts>
        <span>
          <Trans>about {minutesLeft} min left</Trans>
        </span>
        {left.length > 1 && (
          <span>
            <Plural
              value={left.length}
              one="# required part open"
              other={`# required parts open, about ${total} min in all`}
            />
          </span>
        )}
      </CardFacts>
      <EnterActivity activity={activity} state={state} isMain />
      {days !== null && (
        <p className={styles.kind}>
          <Plural
            value={days}
            one={`Once everything required is submitted, ${company} answers within # working day.`}
            other={`Once everything required is submitted, ${company} answers within # working days.`}
          />
        </p>
      )}
    </NextSection>
  )
}

function Waiting({ tracker, optional }: { tracker: TrackerDetail; optional: readonly Part[] }) {
  return (
    <NextSection title={<Trans>Everything required is submitted</Trans>}>
      <p>
        <Answer tracker={tracker} />
      </p>
      {optional.length > 0 && (
        <>
          <p className={styles.kind}>
            <Trans>You can still do, if you like:</Trans>
          </p>
          <ul role="list" className={styles.optional}>
            {optional.map(({ activity, state }) => (
              <li key={activity.job_step_activity_id}>
                <span>{activity.title[currentLocale()]}</span>
                <EnterActivity activity={activity} state={state} />
              </li>
            ))}
          </ul>
        </>
      )}
    </NextSection>
  )
}

function Answer({ tracker: { account_name: company, answer } }: { tracker: TrackerDetail }) {
  const format = useFormatter()
  if (!answer) return <Trans>{company} takes the next step and writes to you.</Trans>
  const day = format.date(answer.by, 'long')
  if (answer.is_overdue)
    return (
      <Trans>
        {company} wanted to answer by {day}, and was reminded. Your application is still open.
      </Trans>
    )
  return (
    <Trans>
      {company} answers by {day}.
    </Trans>
  )
}

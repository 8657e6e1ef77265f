// What a candidate does next in an application, as one card with one button; or, once nothing required is open, what
// happens now and by when.
import { Plural, Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

import type { CandidateStatus, TrackerDetail } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'

import { EnterActivity } from './enter-activity.tsx'
import { hasEnded, isOpen, nextOf, type Part } from './next-part.ts'
import { NextSection } from './next-section.tsx'
import { useParts } from './use-parts.ts'

// What is about the time after the questions is not loaded before them.
const after = () => import('./after-parts.tsx')
const BookTime = lazy(async () => ({ default: (await after()).BookTime }))
const PromisedAnswer = lazy(async () => ({ default: (await after()).PromisedAnswer }))
const ContactLine = lazy(async () => ({
  default: (await import('./contact-link.tsx')).ContactLine,
}))
const Waiting = lazy(async () => ({ default: (await after()).Waiting }))

const room = <Skeleton shape="block" height="10rem" />

/** Statuses of an application in which the candidate waits for the company. */
const WAITING: readonly CandidateStatus[] = ['submitted', 'in_review', 'interview']

type NextCardProps = { tracker: TrackerDetail; offline: Offline }

/** Nothing for an application that has ended; the contact alone where work is on its way, or an offer. */
export function NextCard({ tracker, offline }: NextCardProps) {
  const parts = useParts(tracker, offline)
  if (hasEnded(tracker)) return null
  // Room for what comes, so that nothing below it moves under a finger.
  if (parts === undefined) return room
  return <Suspense fallback={room}>{cardOf(tracker, parts)}</Suspense>
}

function cardOf(tracker: TrackerDetail, parts: readonly Part[]) {
  const next = nextOf(tracker, parts)
  switch (next.kind) {
    case 'activity':
      return <NextActivity {...{ ...next, parts, tracker }} />
    case 'interview':
      return <BookTime {...{ ...next, tracker }} />
    case 'none':
      return WAITING.includes(tracker.status) ? (
        <Waiting {...{ ...next, tracker }} />
      ) : (
        <ContactLine tracker={tracker} />
      )
  }
}

type NextActivityProps = { part: Part; parts: readonly Part[]; tracker: TrackerDetail }

function NextActivity({ part, parts, tracker }: NextActivityProps) {
  const { activity, state, minutesLeft } = part
  const title = activity.title[currentLocale()]
  const left = parts.filter((one) => isOpen(one) && one.activity.is_required)
  const format = useFormatter()
  const duration = format.minutes(minutesLeft)
  const total = format.minutes(left.reduce((sum, one) => sum + one.minutesLeft, 0))
  return (
    <NextSection title={<Trans>Next: {title}</Trans>}>
      <CardFacts>
        <span>
          <Trans>about {duration} left</Trans>
        </span>
        <span>
          <Plural
            value={left.length}
            one="# required part open"
            other={`# required parts open, about ${total} in all`}
          />
        </span>
      </CardFacts>
      <EnterActivity activity={activity} state={state} isMain />
      <Suspense>
        <PromisedAnswer tracker={tracker} />
      </Suspense>
    </NextSection>
  )
}

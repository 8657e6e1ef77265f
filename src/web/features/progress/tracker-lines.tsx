// What few trackers have: interviews, offers, and the word that the application was moved. In one file, which is loaded when one is.
import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'

import type {
  Tracker,
  TrackerDetail,
  TrackerInterview,
  TrackerOffer,
} from '#contract/progress/progress.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, ownZone } from '#web/i18n/zoned-time.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './progress.module.css'

/** One interview: when it is, or what comes next. */
export function InterviewLine({ interview }: { interview: TrackerInterview }) {
  const { locale } = useFormatter()
  const { state, link_uuid: link } = interview
  return (
    <Card className={styles.activity}>
      <div className={styles.words}>
        <CardTitle level={3}>{interview.title[locale]}</CardTitle>
        <CardFacts>
          <What interview={interview} />
        </CardFacts>
      </div>
      {link !== null && (
        <AppLink
          className={linkButton({ variant: state === 'to_book' ? 'primary' : 'secondary' })}
          href={`/schedule-interview/${link}`}
        >
          {state === 'to_book' ? <Trans>Book a time</Trans> : <Trans>See the interview</Trans>}
        </AppLink>
      )}
    </Card>
  )
}

function What({ interview }: { interview: TrackerInterview }) {
  const { locale } = useFormatter()
  const { state, starts_at: startsAt } = interview
  if (state === 'scheduled' && startsAt !== null) {
    const when = fullDateTime(startsAt, { zone: ownZone(), locale })
    return <Trans>{when} (your time)</Trans>
  }
  if (state === 'to_book') return <Trans>Choose a time that suits you</Trans>
  if (state === 'over') return <Trans>Took place</Trans>
  return <Trans>The company will contact you</Trans>
}

type OfferLineProps = {
  tracker: TrackerDetail
  offer: TrackerOffer
  /** What the candidate knows of the offer, online; left out where offers are not shown. */
  OfferFacts: ComponentType<{ tracker: TrackerDetail; fallback: ReactNode }> | undefined
}

/** The offer of a step: what became of it, or that the company writes. */
export function OfferLine({ tracker, offer, OfferFacts }: OfferLineProps) {
  const { locale } = useFormatter()
  const { state, title } = offer
  const fallback =
    state === 'accepted' ? (
      <Trans>You accepted the offer</Trans>
    ) : (
      <Trans>The company will contact you</Trans>
    )
  return (
    <Card className={styles.activity}>
      <div className={styles.words}>
        <CardTitle level={3}>{title[locale]}</CardTitle>
        <CardFacts>
          {state === 'to_come' || OfferFacts === undefined ? (
            fallback
          ) : (
            <OfferFacts {...{ tracker, fallback }} />
          )}
        </CardFacts>
      </div>
    </Card>
  )
}

type MovedLineProps = { tracker: Pick<Tracker, 'account_name'>; from: string }

/** Says why the position is another one than they applied for. */
export function MovedLine({ tracker, from }: MovedLineProps) {
  const company = tracker.account_name
  return (
    <CardFacts>
      <Trans>
        You applied for {from}. {company} moved your application to this position.
      </Trans>
    </CardFacts>
  )
}

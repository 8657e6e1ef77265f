// What is at no attempt and only on this device: changes to the profile, and what was agreed to; with what the server says
// where it refuses them.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { retryConsents } from '#web/offline/consent-store.ts'
import type { StandaloneRow } from '#web/offline/database.ts'
import { retryEeoc } from '#web/offline/eeoc-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { useRefusalText } from '../shell/error-messages.ts'

import styles from './device.module.css'

export function KeptCommandCard({ row, offline }: { row: StandaloneRow; offline: Offline }) {
  const format = useFormatter()
  return (
    <Card as="li" className={styles.work}>
      <CardTitle level={2}>
        <WayThere row={row} />
      </CardTitle>
      <CardFacts>
        {row.refusal === null ? (
          <StatusPill tone="amber">
            <Trans>Waiting to be sent</Trans>
          </StatusPill>
        ) : (
          <StatusPill tone="red">
            <Trans>Not taken by the server</Trans>
          </StatusPill>
        )}
        <span>{format.dateTime(madeAt(row))}</span>
      </CardFacts>
      <Refusal row={row} offline={offline} />
    </Card>
  )
}

function WayThere({ row }: { row: StandaloneRow }) {
  switch (row.kind) {
    case 'save-profile':
      return (
        <Link to="/user/personal-profile">
          <Trans>My Profile</Trans>
        </Link>
      )
    case 'save-experience':
      return (
        <Link to="/user/job-experiences">
          <Trans>My Experience</Trans>
        </Link>
      )
    case 'give-consent':
      return (
        <Link to="/user/privacy">
          <Trans>What you agreed to</Trans>
        </Link>
      )
    case 'save-feedback':
      return (
        <Link to="/interview/{-$id}" params={{ id: row.body.interviewUuid }}>
          <Trans>Interview feedback</Trans>
        </Link>
      )
    case 'submit-eeoc':
      return (
        <Link to="/user/equal-opportunity" search={{ ref: row.body.refId }}>
          <Trans>Equal-opportunity questions</Trans>
        </Link>
      )
  }
}

function madeAt(row: StandaloneRow): string {
  switch (row.kind) {
    case 'save-profile':
    case 'save-experience':
      return row.body.savedAt
    case 'give-consent':
      return row.body.agreedAt
    case 'submit-eeoc':
      return row.body.answeredAt
    case 'save-feedback':
      return (
        lastOf(Object.values(row.body.entries).map(({ at }) => at)) ?? row.body.submittedAt ?? ''
      )
  }
}

function lastOf(instants: readonly string[]): string | undefined {
  return instants.toSorted().at(-1)
}

// A profile and a feedback are corrected on their own screens, where the fields are; the others have nothing to correct.
function Refusal({ row, offline }: { row: StandaloneRow; offline: Offline }) {
  const refusalText = useRefusalText()
  if (row.refusal === null) return null
  const retry = RETRIES[row.kind]
  if (retry === null) return <p className={styles.note}>{refusalText(row.refusal)}</p>
  return (
    <Banner tone="warning" isLive action={<Retry offline={offline} retry={retry} />}>
      {refusalText(row.refusal)}
    </Banner>
  )
}

const RETRIES: Readonly<
  Record<StandaloneRow['kind'], ((offline: Offline) => Promise<void>) | null>
> = {
  'save-profile': null,
  'save-experience': null,
  'give-consent': retryConsents,
  'save-feedback': null,
  'submit-eeoc': retryEeoc,
}

type RetryProps = { offline: Offline; retry: (offline: Offline) => Promise<void> }

function Retry({ offline, retry }: RetryProps) {
  return (
    <Button size="small" onClick={() => void retry(offline).then(() => offline.engine.wake())}>
      <Trans>Try again</Trans>
    </Button>
  )
}

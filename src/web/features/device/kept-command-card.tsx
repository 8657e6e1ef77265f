// What is at no attempt and only on this device: changes to the profile, and what was agreed to; with what the server says
// where it refuses them.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { retryConsents } from '#web/offline/consent-store.ts'
import type { ApartRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { StatusPill } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/card.tsx'

import { useRefusalText } from '../shell/error-words.ts'

import styles from './device.module.css'

export function KeptCommandCard({ row, offline }: { row: ApartRow; offline: Offline }) {
  const format = useFormatter()
  const refusalText = useRefusalText()
  const at = row.kind === 'save-profile' ? row.body.savedAt : row.body.agreedAt
  return (
    <Card as="li" className={styles.work}>
      <CardTitle level={2}>
        {row.kind === 'save-profile' ? (
          <Link to="/user/personal-profile">
            <Trans>My Profile</Trans>
          </Link>
        ) : (
          <Link to="/user/privacy">
            <Trans>What you agreed to</Trans>
          </Link>
        )}
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
        <span>{format.dateTime(at)}</span>
      </CardFacts>
      {row.refusal !== null && row.kind === 'save-profile' && (
        <p className={styles.note}>{refusalText(row.refusal)}</p>
      )}
      {row.refusal !== null && row.kind === 'give-consent' && (
        <Banner tone="warning" isLive action={<RetryConsents offline={offline} />}>
          {refusalText(row.refusal)}
        </Banner>
      )}
    </Card>
  )
}

// A refused profile is mended where its fields are; there is nothing to mend here.
function RetryConsents({ offline }: { offline: Offline }) {
  const retry = () => void retryConsents(offline).then(() => offline.engine.wake())
  return (
    <Button size="small" onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

// Changes to the profile that are only on this device, and what the server says where it refuses them.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { ProfileRow } from '#web/offline/database.ts'
import { StatusPill } from '#web/ui/badge.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/card.tsx'

import { useRefusalText } from '../shell/error-words.ts'

import styles from './device.module.css'

export function KeptProfileCard({ row }: { row: ProfileRow }) {
  const format = useFormatter()
  const refusalText = useRefusalText()
  return (
    <Card as="li" className={styles.work}>
      <CardTitle level={2}>
        <Link to="/user/personal-profile">
          <Trans>My Profile</Trans>
        </Link>
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
        <span>{format.dateTime(row.body.savedAt)}</span>
      </CardFacts>
      {row.refusal !== null && <p className={styles.note}>{refusalText(row.refusal)}</p>}
    </Card>
  )
}

// The way from a tracker to its voluntary equal-opportunity questions.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import { findUnsentEeoc } from '#web/offline/eeoc-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './progress.module.css'

export function EeocCard({ tracker, offline }: { tracker: TrackerDetail; offline: Offline }) {
  const { ref_id: ref, eeoc } = tracker
  const isWaiting = useLiveQuery(
    async () => (await findUnsentEeoc(offline)).some(({ body }) => body.refId === ref),
    [offline, ref],
    false,
  )
  const isAnswered = isWaiting || (eeoc?.answered_at ?? null) !== null
  return (
    <Card className={classNames(styles.activity, styles.voluntary)}>
      <div className={styles.words}>
        <CardTitle level={2}>
          <Trans>Equal-opportunity questions</Trans>
        </CardTitle>
        <CardFacts>
          {isAnswered && (
            <StatusPill tone={isWaiting ? 'amber' : 'green'}>
              {isWaiting ? <Trans>Saved on this device</Trans> : <Trans>Answered</Trans>}
            </StatusPill>
          )}
          <span>
            <Trans>Voluntary, and not part of your application</Trans>
          </span>
        </CardFacts>
      </div>
      <Link className={linkButton()} to="/user/equal-opportunity" search={{ ref }}>
        {isAnswered ? <Trans>Change</Trans> : <Trans>Open</Trans>}
      </Link>
    </Card>
  )
}

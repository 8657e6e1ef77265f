import { Trans } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import styles from './decisions.module.css'

/** Where the application came from or goes on, for users who see that requisition. */
export function MoveLine({ scorecard }: { scorecard: Scorecard }) {
  const { moved_from: from, moved_to: to } = scorecard
  return (
    <>
      {from !== null && (
        <p className={styles.hint}>
          <Trans>
            Moved here from <AppLink href={hrefOf(from)}>{from.title}</AppLink>
          </Trans>
        </p>
      )}
      {to !== null && (
        <p className={styles.hint}>
          <Trans>
            Moved to <AppLink href={hrefOf(to)}>{to.title}</AppLink>
          </Trans>
        </p>
      )}
    </>
  )
}

function hrefOf({ user_smartreq_id: id }: { user_smartreq_id: number }): string {
  return `/smartreq-detail-applicant/${id}`
}

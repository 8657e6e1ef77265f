// What happened to an application that was withdrawn, in place of what would be next.
import { Trans } from '@lingui/react/macro'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { useRetakeWait } from './use-retake-wait.ts'

import styles from './progress.module.css'

export function WithdrawnNotice({ tracker }: { tracker: TrackerDetail }) {
  const { account_name: company } = tracker
  const wait = useRetakeWait()(tracker)
  return (
    <div className={styles.notice}>
      <Banner tone="info">
        <p>
          <Trans>You withdrew this application. {company} does not consider it any more.</Trans>
        </p>
        {wait !== null && <p>{wait}</p>}
      </Banner>
    </div>
  )
}

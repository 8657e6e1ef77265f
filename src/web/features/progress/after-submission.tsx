// Under a part that was submitted: what comes next in the application, and the way to the part's report.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'

import type { AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import { isAtStation } from '../shell/station-frame.ts'
import { NextCard } from './next-card.tsx'
import { trackerQuery } from './progress-queries.ts'
import { useNewsOfSubmissions } from './use-news-of-submissions.ts'

import styles from './progress.module.css'

type AfterProps = {
  offline: Offline
  attempt: Pick<AttemptRow, 'attemptId' | 'refId'>
  /** The address of the part's report; null for a kind without one. */
  reportHref: string | null
}

/** Nothing until the part is submitted. */
export function AfterSubmission({ offline, attempt, reportHref }: AfterProps) {
  const { attemptId, refId } = attempt
  const tracker = useQuery(trackerQuery(offline.ownerId, refId))
  const attempts = useLiveQuery(() => offline.store.listAttempts(refId), [offline, refId], [])
  useNewsOfSubmissions({ ownerId: offline.ownerId, attempts })
  const row = attempts.find((one) => one.attemptId === attemptId)
  if (!row?.handedInAt || tracker.data === undefined) return null
  const hasReport = row.submittedAt !== null && !isAtStation()
  return (
    <>
      <NextCard tracker={tracker.data} offline={offline} />
      {hasReport && reportHref !== null && (
        <p className={styles.report}>
          <AppLink href={reportHref}>
            <Trans>See your report</Trans>
          </AppLink>
        </p>
      )}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { RetentionDays, RetentionPreview } from '#contract/privacy/retention.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import { dueHref } from '../settings-paths.ts'
import { previewQuery } from './retention-queries.ts'
import { triedSearch } from './retention-rules.ts'

import styles from './privacy.module.css'

type RetentionPreviewCardProps = {
  accountId: number
  /** Null while something is typed that is no rule. */
  days: RetentionDays | null
}

/** What rules would do if they were saved now. */
export function RetentionPreviewCard({ accountId, days }: RetentionPreviewCardProps) {
  const wanted = days ?? { ended_applications_days: null, hired_applications_days: null }
  const preview = useQuery({ ...previewQuery(accountId, wanted), enabled: days !== null })
  const isOld = days === null || preview.isPlaceholderData
  return (
    <section className={styles.preview} aria-busy={isOld && days !== null ? true : undefined}>
      <h2 className={styles.previewTitle}>
        <Trans>What these rules do</Trans>
      </h2>
      {preview.data === undefined && preview.isError && (
        <LoadProblem
          error={preview.error}
          title={<Trans>The applications could not be counted</Trans>}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      )}
      {preview.data === undefined && preview.isFetching && (
        <SkeletonGroup>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {preview.data !== undefined && (
        <div className={isOld ? styles.old : undefined} role="status">
          <Numbers preview={preview.data} />
        </div>
      )}
      {!isOld && preview.data !== undefined && isAny(preview.data) && (
        <AppLink className={linkButton({ size: 'small' })} href={dueHref(triedSearch(wanted))}>
          <Trans>See which applications</Trans>
        </AppLink>
      )}
    </section>
  )
}

function isAny({ next_30_days: soon, held }: RetentionPreview): boolean {
  return soon + held > 0
}

function Numbers({ preview }: { preview: RetentionPreview }) {
  const format = useFormatter()
  const { next_run_at: at } = preview
  if (at === null) {
    return (
      <p>
        <Trans>Nothing is anonymised: applications are stored without an end.</Trans>
      </p>
    )
  }
  const run = format.dateTime(at)
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>
          <Trans>Anonymised by the first run, {run}</Trans>
        </dt>
        <dd>{format.number(preview.next_run)}</dd>
      </div>
      <div>
        <dt>
          <Trans>In the next 30 days, all together</Trans>
        </dt>
        <dd>{format.number(preview.next_30_days)}</dd>
      </div>
      <div>
        <dt>
          <Trans>On legal hold</Trans>
        </dt>
        <dd>{format.number(preview.held)}</dd>
      </div>
    </dl>
  )
}

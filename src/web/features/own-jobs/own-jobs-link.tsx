import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { ownJobsQuery } from './own-job-queries.ts'

import styles from './own-jobs.module.css'

/** The way to the jobs of a person who has any; nothing for others, and until it is known. */
export function OwnJobsLink({ userId }: { userId: number }) {
  const { data = [] } = useQuery(ownJobsQuery(userId))
  if (data.length === 0) return null
  return (
    <p className={styles.link}>
      <AppLink className={linkButton()} href="/user/job-profile">
        <Trans>See what your job asks</Trans>
      </AppLink>
    </p>
  )
}

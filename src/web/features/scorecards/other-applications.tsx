import { Trans } from '@lingui/react/macro'

import type { OtherApplication } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import type { ApplicationParts } from './application-parts.ts'

import styles from './scorecards.module.css'

type OtherApplicationsProps = Pick<ApplicationParts, 'StatusPill'> & {
  applications: readonly OtherApplication[]
}

/** What else the same person applied to in the company; nothing where that is all. */
export function OtherApplications({ applications, StatusPill }: OtherApplicationsProps) {
  const format = useFormatter()
  if (applications.length === 0) return null
  return (
    <div className={styles.private}>
      <h3 className={styles.smallTitle}>
        <Trans>Other applications</Trans>
      </h3>
      <ul role="list" className={styles.otherApplications}>
        {applications.map((one) => (
          <li key={one.user_smartreq_id}>
            <AppLink
              className={styles.mail}
              href={`/smartreq-detail-applicant/${one.user_smartreq_id}?job=${one.job_id}`}
            >
              {one.title}
            </AppLink>
            <span className={styles.otherFacts}>
              <StatusPill status={one.status} />
              <span className={styles.small}>{format.date(one.application_date)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

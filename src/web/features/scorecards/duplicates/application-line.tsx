import type { DuplicateApplication } from '#contract/applicants/duplicates.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import type { ApplicationParts } from '../application-parts.ts'

import scorecards from '../scorecards.module.css'
import styles from './duplicates.module.css'

type ApplicationLineProps = Pick<ApplicationParts, 'StatusPill'> & {
  application: DuplicateApplication
}

/** Whose application it is, to what, and where it stands; leads to its scorecard. */
export function ApplicationLine({ application, StatusPill }: ApplicationLineProps) {
  const { first_name: first, last_name: last, title, status } = application
  return (
    <div className={styles.line}>
      <AppLink href={scorecardHref(application)}>{`${first} ${last}`}</AppLink>
      <StatusPill status={status} />
      <span className={scorecards.small}>
        {title}
        {' · '}
        <RelativeTime at={application.application_date} />
      </span>
    </div>
  )
}

export function scorecardHref({ user_smartreq_id: id }: { user_smartreq_id: number }): string {
  return `/smartreq-detail-applicant/${id}`
}

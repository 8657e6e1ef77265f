// All interviews that the user may see, as a week or as a list.
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'

import { CompanyFilters } from './company-filters.tsx'
import { CompanyList } from './company-list.tsx'
import { CompanyWeek } from './company-week.tsx'
import type { CompanyProps } from './use-company-interviews.ts'

import styles from './company.module.css'

export function CompanyInterviewsScreen(props: CompanyProps) {
  return (
    <div className={styles.screen}>
      <CompanyFilters {...props} />
      <DataBoundary
        asked={JSON.stringify(props.view)}
        flag="smartreq_access"
        homeHref="/interviews"
        headingLevel={2}
      >
        {props.view.view === 'list' ? <CompanyList {...props} /> : <CompanyWeek {...props} />}
      </DataBoundary>
    </div>
  )
}

// The open requisitions of the user's teams, a line each.
import { Plural, Trans } from '@lingui/react/macro'

import { useData } from '#web/api/use-data.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './tasks.module.css'

const SHOWN = 10

/** Nothing for a user who is on no team of an open requisition. */
export function MyRequisitions({ accountId }: { accountId: number }) {
  const { data, meta } = useData('/smartreq/v1/account/{account_id}/', {
    path: { account_id: accountId },
    query: { smartreq_access: '0', status: 'open', page_size: SHOWN },
  })
  if (data.length === 0) return null
  const { total } = meta
  return (
    <Card as="section" padding="compact" className={styles.tasks}>
      <CardTitle level={2} className={styles.title}>
        <Trans>My open requisitions</Trans>
      </CardTitle>
      <ul role="list" className={styles.rows}>
        {data.map((one) => (
          <li key={one.job_id} className={styles.row}>
            <AppLink href={`/smartreq-detail/applicants?job=${one.job_id}`} className={styles.name}>
              {one.title}
            </AppLink>
            <span className={styles.about}>
              <Plural value={one.applicant_count} one="# applicant" other="# applicants" />
            </span>
            <span className={styles.when}>
              <Plural value={one.new_count} one="# new" other="# new" />
            </span>
          </li>
        ))}
      </ul>
      {total > data.length && (
        <AppLink href="/hire?scope=mine&status=open" className={styles.all}>
          <Plural value={total} one="Show # in the list" other="Show all # in the list" />
        </AppLink>
      )}
    </Card>
  )
}

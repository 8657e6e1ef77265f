// Whom a rule would match now, in numbers, and by name for the user who asks.
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AutomationWhat } from '#contract/automation/automation.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import { dryRunQuery } from './automation-queries.ts'

import styles from '../setup.module.css'

export function DryRunFacts({ jobId, what }: { jobId: number; what: AutomationWhat }) {
  const [page, setPage] = useState(1)
  const errorText = useErrorText()
  const found = useQuery(dryRunQuery({ jobId, what, page }))
  if (found.error !== null)
    return (
      <Banner tone="danger" isLive>
        {errorText(found.error)}
      </Banner>
    )
  if (found.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    )
  const { looked_at: lookedAt, matching, rejects_all: rejectsAll, applicants } = found.data
  return (
    <div className={styles.stack}>
      {rejectsAll && (
        <Banner tone="danger" isLive>
          <Plural
            value={matching}
            one="This rule would reject the only applicant that it looks at."
            other="This rule would reject everyone: all # applicants that it looks at."
          />
        </Banner>
      )}
      <p className={styles.facts}>
        <Trans>
          Of <Plural value={lookedAt} one="# applicant" other="# applicants" /> that it could be
          about, {matching} would match today.
        </Trans>
      </p>
      {matching > 0 && (
        <Disclosure summary={<Trans>Who they are</Trans>}>
          <ul className={styles.members} role="list">
            {applicants.map((one) => (
              <li key={one.user_smartreq_id}>{one.full_name}</li>
            ))}
          </ul>
          <Pagination page={page} pageSize={25} total={matching} onPage={setPage} />
        </Disclosure>
      )}
    </div>
  )
}

// How long applications are kept: the rules with what they would do, and what the daily runs have done.
import { Trans } from '@lingui/react/macro'

import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { RetentionForm } from './retention-form.tsx'
import { useRetention } from './retention-queries.ts'
import { RetentionRuns } from './retention-runs.tsx'
import type { RetentionSearch } from './retention-search.ts'

type RetentionScreenProps = {
  accountId: number
  view: RetentionSearch
  onView: ChangeView<RetentionSearch>
}

export function RetentionScreen({ accountId, view, onView }: RetentionScreenProps) {
  const saved = useRetention(accountId)
  return (
    <>
      <PageHeader
        title={<Trans>Retention</Trans>}
        description={
          <Trans>
            How long you keep applications that have ended. After that everything that names the
            person goes: profile, answers and recordings. Position, state and scores stay for your
            statistics.
          </Trans>
        }
      />
      <RetentionForm key={JSON.stringify(saved)} {...{ accountId, saved, view, onView }} />
      <RetentionRuns
        accountId={accountId}
        page={view.page ?? 1}
        onPage={(page) => onView({ ...view, page })}
      />
    </>
  )
}

// How long applications are kept: the rules with what they would do, and what the daily runs have done.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { NotLoaded } from '../not-loaded.tsx'
import { RetentionForm } from './retention-form.tsx'
import { retentionQuery } from './retention-queries.ts'
import { RetentionRuns } from './retention-runs.tsx'
import type { RetentionSearch } from './retention-search.ts'

type RetentionScreenProps = {
  accountId: number
  view: RetentionSearch
  onView: ChangeView<RetentionSearch>
}

export function RetentionScreen({ accountId, view, onView }: RetentionScreenProps) {
  const saved = useQuery(retentionQuery(accountId))
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
      {saved.data === undefined && (
        <NotLoaded
          query={saved}
          title={<Trans>The rules could not be loaded</Trans>}
          skeleton={
            <SkeletonGroup>
              <Skeleton shape="block" height="20rem" />
            </SkeletonGroup>
          }
        />
      )}
      {saved.data !== undefined && (
        <>
          <RetentionForm
            key={JSON.stringify(saved.data)}
            {...{ accountId, view, onView }}
            saved={saved.data}
          />
          <RetentionRuns
            accountId={accountId}
            page={view.page ?? 1}
            onPage={(page) => onView({ ...view, page })}
          />
        </>
      )}
    </>
  )
}

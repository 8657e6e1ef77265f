import { createFileRoute } from '@tanstack/react-router'

import { hasFlag } from '#contract/access/screen-access.ts'
import { queryOf } from '#web/api/list-search.ts'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { RequisitionListScreen } from '#web/features/requisitions/requisition-list-screen.tsx'
import { requisitionListQuery } from '#web/features/requisitions/requisition-queries.ts'
import { requisitionSearch } from '#web/features/requisitions/requisition-search.ts'
import { useRequisitionViews } from '#web/features/requisitions/use-requisition-views.ts'
import { SavedViewMenu } from '#web/features/saved-views/saved-view-menu.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'

import { useChangeView, useChooseView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/hire/')({
  validateSearch: requisitionSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows the list it has, or the place of it, meanwhile.
  loader: ({ context, deps }) => {
    const accountId = accountIdOf(context.user)
    if (accountId !== null)
      void context.queryClient.prefetchQuery(requisitionListQuery(accountId, deps))
  },
  component: Screen,
})

function Screen() {
  const { user } = Route.useRouteContext()
  const accountId = accountIdOf(user)
  const view = Route.useSearch()
  const onView = useChangeView(requisitionSearch)
  const onChoose = useChooseView(requisitionSearch)
  const builtIn = useRequisitionViews()
  if (accountId === null) return <NoCompanyScreen />
  return (
    <RequisitionListScreen
      {...{ accountId, view, onView }}
      views={
        <SavedViewMenu
          {...{ accountId, onChoose }}
          list="requisitions"
          query={queryOf(view)}
          builtIn={builtIn}
        />
      }
      canCreate={hasFlag(user, 'smartreq_access')}
    />
  )
}

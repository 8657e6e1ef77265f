import { createFileRoute } from '@tanstack/react-router'

import { RecommendationText } from '#web/features/interviewing/recommendation-text.tsx'
import { calibrationQuery } from '#web/features/interviews/calibration/calibration-queries.ts'
import { calibrationSearch } from '#web/features/interviews/calibration/calibration-search.ts'
import { MyCalibrationScreen } from '#web/features/interviews/calibration/my-calibration-screen.tsx'
import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'
import { openInterviewingMessages } from '#web/i18n/interviewing-catalog.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/interviews/my-calibration')({
  validateSearch: calibrationSearch,
  loaderDeps: ({ search }) => search,
  // The numbers are not awaited: the screen shows its skeleton meanwhile.
  loader: async ({ context, deps }) => {
    const accountId = accountIdOf(context.user)
    if (accountId !== null)
      void context.queryClient.prefetchQuery(calibrationQuery(accountId, deps))
    await openInterviewingMessages()
  },
  component: Screen,
})

function Screen() {
  const accountId = accountIdOf(Route.useRouteContext().user)
  const view = Route.useSearch()
  const onView = useChangeView(calibrationSearch)
  if (accountId === null) return <NoCompanyScreen />
  return (
    <MyCalibrationScreen {...{ accountId, view, onView }} Recommendation={RecommendationText} />
  )
}

import { createFileRoute } from '@tanstack/react-router'

import { OnboardingFormsScreen } from '#web/features/plan-editor/onboarding/onboarding-forms-screen.tsx'
import { onboardingFormsSearch } from '#web/features/plan-editor/onboarding/onboarding-forms-search.ts'

import { useChangeView } from '../-use-change-view.ts'

export const Route = createFileRoute('/_staff/settings/onboarding-forms/')({
  validateSearch: onboardingFormsSearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const shown = { view: Route.useSearch(), onView: useChangeView(onboardingFormsSearch) }
  return <OnboardingFormsScreen {...{ accountId, ...shown }} />
}

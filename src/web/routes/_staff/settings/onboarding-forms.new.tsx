import { createFileRoute } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { PreviewActivity } from '#web/features/assessments/preview/preview-activity.tsx'
import { NewOnboardingFormScreen } from '#web/features/plan-editor/onboarding/onboarding-form-screen.tsx'

export const Route = createFileRoute('/_staff/settings/onboarding-forms/new')({
  // A copy begins from another form.
  validateSearch: ({ from }: Record<string, unknown>): { from?: number } => ({ from: idOf(from) }),
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { from } = Route.useSearch()
  return <NewOnboardingFormScreen key={from} {...{ accountId, from }} Player={PreviewActivity} />
}

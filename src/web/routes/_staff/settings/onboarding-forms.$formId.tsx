import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { PreviewActivity } from '#web/features/assessments/preview/preview-activity.tsx'
import { OnboardingFormScreen } from '#web/features/plan-editor/onboarding/onboarding-form-screen.tsx'

export const Route = createFileRoute('/_staff/settings/onboarding-forms/$formId')({
  loader: ({ params }) => {
    const formId = idOf(params.formId)
    if (formId === undefined) throw notFound()
    return { formId }
  },
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { formId } = Route.useLoaderData()
  return <OnboardingFormScreen key={formId} {...{ accountId, formId }} Player={PreviewActivity} />
}

import { createFileRoute } from '@tanstack/react-router'

import { CareerPageScreen } from '#web/features/settings/careers/career-page-screen.tsx'

export const Route = createFileRoute('/_staff/settings/job-board')({
  component: Screen,
})

function Screen() {
  return <CareerPageScreen accountId={Route.useRouteContext().accountId} />
}

import { createFileRoute, redirect } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { ApplicantInterviewsScreen } from '#web/features/interviews/start/applicant-interviews-screen.tsx'

const CHOOSE = '/start-interview/select-applicant'

export const Route = createFileRoute('/_staff/start-interview/applicant/interview-list')({
  validateSearch: ({ applicantId }: Record<string, unknown>): { applicantId?: number } => ({
    applicantId: idOf(applicantId),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { applicantId: userSmartreqId } }) => {
    if (userSmartreqId === undefined) throw redirect({ to: CHOOSE, replace: true })
    return { userSmartreqId }
  },
  component: Screen,
})

function Screen() {
  const { userSmartreqId } = Route.useLoaderData()
  const { user } = Route.useRouteContext()
  return (
    <ApplicantInterviewsScreen
      userSmartreqId={userSmartreqId}
      userId={user.user_id}
      backHref={CHOOSE}
      scorecardHref={`/smartreq-detail-applicant/${userSmartreqId}`}
    />
  )
}

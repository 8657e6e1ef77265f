import { createFileRoute, redirect } from '@tanstack/react-router'

import { idOf } from '#web/api/list-search.ts'
import { ApplicantInterviewsScreen } from '#web/features/interviews/start/applicant-interviews-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'

const CHOOSE = '/start-interview/select-applicant'

export const Route = createFileRoute('/_staff/start-interview/applicant/interview-list')({
  validateSearch: anySearch,
  loaderDeps: ({ search }) => ({ applicantId: search['applicantId'] }),
  loader: ({ deps }) => {
    const userSmartreqId = idOf(deps.applicantId)
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

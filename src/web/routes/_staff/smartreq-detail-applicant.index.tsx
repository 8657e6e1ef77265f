import { createFileRoute, redirect } from '@tanstack/react-router'

import { openScorecardLink } from '#web/features/scorecards/open-scorecard-link.ts'
import { ScorecardLinkScreen } from '#web/features/scorecards/scorecard-link-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'

export const Route = createFileRoute('/_staff/smartreq-detail-applicant/')({
  validateSearch: anySearch,
  loaderDeps: ({ search }) => ({ sc: search.sc }),
  loader: async ({ context, deps }) => {
    const link = typeof deps.sc === 'string' ? deps.sc : ''
    const found = link === '' ? null : await openScorecardLink(context.queryClient, link)
    if (found === null) return
    throw redirect({
      to: '/smartreq-detail-applicant/$id',
      params: { id: String(found.userSmartreqId) },
      search: found.jobId === null ? {} : { job: found.jobId },
      replace: true,
    })
  },
  component: ScorecardLinkScreen,
})

import { createFileRoute, redirect } from '@tanstack/react-router'

import { openScorecardLink } from '#web/features/scorecards/open-scorecard-link.ts'
import { ScorecardLinkScreen } from '#web/features/scorecards/scorecard-link-screen.tsx'

export const Route = createFileRoute('/_staff/smartreq-detail-applicant/')({
  validateSearch: ({ sc }: Record<string, unknown>): { sc?: string } =>
    typeof sc === 'string' ? { sc } : {},
  loaderDeps: ({ search }) => ({ sc: search.sc }),
  loader: async ({ context, deps }) => {
    const found = deps.sc ? await openScorecardLink(context.queryClient, deps.sc) : null
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

// What the lists of applicants show, asked for while the code of their screens still loads: the address says enough for that.
import type { QueryClient } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session/session.ts'
import { allApplicantsQuery } from '#web/features/applicants/all-applicants/all-applicants-queries.ts'
import { allApplicantsSearch } from '#web/features/applicants/all-applicants/all-applicants-search.ts'
import { applicantSearch } from '#web/features/applicants/applicant-search.ts'
import { layoutQuery } from '#web/features/applicants/columns/layout-queries.ts'
import {
  applicantListQuery,
  requisitionQuery,
} from '#web/features/requisitions/requisition-queries.ts'
import { jobSearch } from '#web/features/requisitions/requisition-search.ts'
import { accountIdOf } from '#web/features/session/guards.ts'

type Opening = {
  readonly queryClient: QueryClient
  readonly user: CurrentUser
  readonly location: {
    readonly pathname: string
    readonly search: Readonly<Record<string, unknown>>
  }
}

/** Nothing for other addresses, whose loaders ask by themselves. */
export function readEarly({ queryClient, user, location }: Opening): void {
  const accountId = accountIdOf(user)
  if (accountId === null) return
  const { pathname, search } = location
  if (pathname === '/applicants') {
    void queryClient.prefetchQuery(allApplicantsQuery(accountId, allApplicantsSearch(search)))
    void queryClient.prefetchQuery(layoutQuery({ accountId, list: 'all_applicants' }))
  }
  const { job } = jobSearch(search)
  if (pathname === '/smartreq-detail/applicants' && job !== 0) {
    void queryClient.prefetchQuery(applicantListQuery(job, applicantSearch(search)))
    void queryClient.prefetchQuery(requisitionQuery(job))
    void queryClient.prefetchQuery(layoutQuery({ accountId, list: 'applicants' }))
  }
}

// Where the link of an invitation to interviews leads: staff to the applicant's interviews, applicants to their own steps.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

import type { CurrentUser } from '#contract/session/session.ts'

import { openInvitation } from '../shell/open-invitation.ts'

type Context = { readonly queryClient: QueryClient; readonly user: CurrentUser }

/** Leads on; returns for a link that opens nothing. @throws redirect, or when the server could not be asked. */
export async function followInterviewLink(
  { queryClient, user }: Context,
  link: unknown,
): Promise<void> {
  if (typeof link !== 'string' || link === '') return
  const found = await openInvitation(queryClient, link)
  if (found === null || found.user_smartreq_id === null) return
  const isStaff = user.is_jf_admin || user.roles.length > 0
  if (!isStaff) {
    // From a server before the last update, no tracker is named.
    if (!found.ref_id) throw redirect({ to: '/user/progress', replace: true })
    throw redirect({ to: '/user/progress-tracker', search: { ref: found.ref_id }, replace: true })
  }
  throw redirect({
    to: '/start-interview/applicant/interview-list',
    search: { applicantId: found.user_smartreq_id },
    replace: true,
  })
}

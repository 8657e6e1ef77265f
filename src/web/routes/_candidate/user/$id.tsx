import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

import { activityScreenOf } from '#web/features/assessments/activity-screens.ts'
import { activitySearch } from '#web/features/assessments/activity-search.ts'

/** Addresses that lead elsewhere: the screens of single kinds of activity, and one's own profile by one's id. */
export const Route = createFileRoute('/_candidate/user/$id')({
  validateSearch: activitySearch,
  beforeLoad: ({ params, search, context }) => {
    const to = activityScreenOf(params.id)
    if (to !== null) throw redirect({ to, search, replace: true })
    // No one reads another one's profile.
    if (params.id !== String(context.user.user_id)) throw notFound()
    throw redirect({ to: '/user/personal-profile', replace: true })
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'

import { findApplicationForm } from '#web/features/assessments/find-application-form.ts'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { openOffline } from '#web/offline/offline.ts'

/** The application form of an application, `ref`; its tracker where it has none that is open. */
export const Route = createFileRoute('/_candidate/jobapplication')({
  validateSearch: (search: Record<string, unknown>): { ref: number } => ({
    ref: Number(search['ref']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { ref } }) => {
    if (!Number.isInteger(ref) || ref <= 0) throw redirect({ to: '/user/progress', replace: true })
    const offline = await openOffline(context.user.user_id)
    const tracker = await context.queryClient.ensureQueryData(trackerQuery(offline.ownerId, ref))
    const activity = await findApplicationForm(offline, tracker)
    if (activity === null)
      throw redirect({ to: '/user/progress-tracker', search: { ref }, replace: true })
    const search = { ref, activity }
    throw redirect({ to: '/user/assessment-questions', search, replace: true })
  },
})

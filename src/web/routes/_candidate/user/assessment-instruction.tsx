import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'

import { ActivityFailed } from '#web/features/assessments/activity-failed.tsx'
import { activitySearch } from '#web/features/assessments/activity-search.ts'
import { InstructionScreen } from '#web/features/assessments/instruction-screen.tsx'
import { openActivity } from '#web/features/assessments/open-activity.ts'
import { AskConsent } from '#web/features/legal/ask-consent.tsx'
import {
  AccommodationsNote,
  isLanguageOffered,
  LanguageNote,
} from '#web/features/progress/before-start.tsx'
import { trackerQuery } from '#web/features/progress/progress-queries.ts'
import { useShell } from '#web/features/shell/use-shell.ts'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/assessment-instruction')({
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (deps.ref === 0) throw redirect({ to: '/user/progress' })
    const offline = await openOffline(context.user.user_id)
    const tracker = await context.queryClient.ensureQueryData(
      trackerQuery(offline.ownerId, deps.ref),
    )
    const open = await openActivity(offline, { tracker, jobStepActivityId: deps.activity })
    if (open === null || open.attempt !== null) {
      throw redirect({ to: '/user/progress-tracker', search: { ref: deps.ref } })
    }
    return { open, tracker }
  },
  gcTime: 0,
  errorComponent: ActivityFailed,
  component: Instruction,
})

function Instruction() {
  const { open, tracker: loaded } = Route.useLoaderData()
  const { locale } = useShell()
  // What was loaded may be a copy from before, and the company may say something else by now.
  const { data: tracker = loaded } = useQuery(
    trackerQuery(open.offline.ownerId, open.activity.refId),
  )
  return (
    <>
      <InstructionScreen
        open={open}
        notes={<AccommodationsNote tracker={tracker} />}
        instead={isLanguageOffered(tracker, locale) ? null : <LanguageNote tracker={tracker} />}
      />
      <AskConsent
        offline={open.offline}
        backHref={`/user/progress-tracker?ref=${open.activity.refId}`}
      />
    </>
  )
}

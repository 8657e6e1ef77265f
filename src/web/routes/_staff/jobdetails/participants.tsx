import { createFileRoute } from '@tanstack/react-router'

import { ParticipantsScreen } from '#web/features/job-profiles/participants-screen.tsx'
import { participantListQuery } from '#web/features/job-profiles/profile-queries.ts'
import { profileParticipantSearch } from '#web/features/job-profiles/profile-search.ts'

export const Route = createFileRoute('/_staff/jobdetails/participants')({
  validateSearch: profileParticipantSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows what it has meanwhile.
  loader: ({ context, deps: { job, ...view } }) => {
    void context.queryClient.prefetchQuery(participantListQuery(job, view))
  },
  component: Screen,
})

function Screen() {
  const { job, ...view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ParticipantsScreen
      jobId={job}
      view={view}
      onView={(change, how) =>
        void navigate({
          search: (before) => profileParticipantSearch({ ...before, ...change }),
          replace: how?.isTyping,
          resetScroll: false,
        })
      }
    />
  )
}

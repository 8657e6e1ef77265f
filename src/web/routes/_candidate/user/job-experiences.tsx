import { createFileRoute } from '@tanstack/react-router'

import { jobExperiencesQuery } from '#web/features/job-experiences/job-experience-queries.ts'
import { JobExperiencesScreen } from '#web/features/job-experiences/job-experiences-screen.tsx'
import { useProfilePlace } from '#web/features/user-profile/use-profile-place.ts'
import { openJobExperiencesMessages } from '#web/i18n/job-experiences-catalog.ts'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/job-experiences')({
  loader: async ({ context: { queryClient, user } }) => {
    // Not awaited: the screen shows the place of what comes meanwhile.
    void queryClient.prefetchQuery(jobExperiencesQuery(user.user_id))
    const [offline] = await Promise.all([openOffline(user.user_id), openJobExperiencesMessages()])
    return { offline }
  },
  component: JobExperiences,
})

function JobExperiences() {
  const { offline } = Route.useLoaderData()
  return <JobExperiencesScreen offline={offline} place={useProfilePlace(offline)} />
}

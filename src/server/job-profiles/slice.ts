import { getProfilePage as pageEndpoint } from '#contract/job-profiles/profile-page.ts'

import { staffEndpoints } from '../access/staff-endpoints.ts'
import { route } from '../http/route.ts'
import type { Slice } from '../slice.ts'
import { serveOutcomes } from './outcomes.ts'
import { serveParticipantResults } from './participant-results.ts'
import { serveParticipants } from './participants.ts'
import { serveProfileMoves } from './profile-moves.ts'
import { getProfilePage } from './profile-page.ts'
import { serveProfiles } from './profiles.ts'

export const jobProfilesSlice: Slice = {
  name: 'job-profiles',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveProfiles(endpoints, deps)
    serveOutcomes(endpoints, deps)
    serveParticipants(endpoints, deps)
    serveParticipantResults(endpoints)
    serveProfileMoves(endpoints, { ...deps, app })
    const { authenticate, database } = deps
    route({ app, authenticate, endpoint: pageEndpoint }, async ({ params }) => ({
      data: await getProfilePage(database, params.job_uuid),
    }))
  },
}

import { jobProfileExamples } from '../examples/job-profiles.ts'
import type { Slice } from '../slice.ts'
import * as jobOutcomes from './job-outcomes.ts'
import * as jobProfiles from './job-profiles.ts'
import * as participantResults from './participant-results.ts'
import * as participants from './participants.ts'
import * as profileLibrary from './profile-library.ts'
import * as profileMoves from './profile-moves.ts'
import * as profilePage from './profile-page.ts'

export const jobProfilesSlice: Slice = {
  name: 'job-profiles',
  modules: [
    jobProfiles,
    jobOutcomes,
    participants,
    participantResults,
    profileLibrary,
    profileMoves,
    profilePage,
  ],
  examples: [jobProfileExamples],
}

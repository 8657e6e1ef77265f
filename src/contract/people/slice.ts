import { jobExperienceExamples } from '../examples/job-experiences.ts'
import { ownJobExamples } from '../examples/own-jobs.ts'
import { peopleExportExamples } from '../examples/people-exports.ts'
import { peopleExamples } from '../examples/people.ts'
import { personMergeExamples } from '../examples/person-merges.ts'
import { resumeExamples } from '../examples/resumes.ts'
import { userProfileExamples } from '../examples/user-profile.ts'
import type { Slice } from '../slice.ts'
import * as jobExperiences from './job-experiences.ts'
import * as ownJobs from './own-jobs.ts'
import * as peopleChoices from './people-choices.ts'
import * as peopleExports from './people-exports.ts'
import * as people from './people.ts'
import * as personMerges from './person-merges.ts'
import * as resumes from './resumes.ts'
import * as userJobs from './user-jobs.ts'
import * as userProfile from './user-profile.ts'

export const peopleSlice: Slice = {
  name: 'people',
  modules: [
    jobExperiences,
    ownJobs,
    people,
    peopleChoices,
    peopleExports,
    personMerges,
    resumes,
    userJobs,
    userProfile,
  ],
  examples: [
    jobExperienceExamples,
    ownJobExamples,
    peopleExamples,
    peopleExportExamples,
    personMergeExamples,
    resumeExamples,
    userProfileExamples,
  ],
}

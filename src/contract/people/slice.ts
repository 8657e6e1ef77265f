import { jobExperienceExamples } from '../examples/job-experiences.ts'
import { resumeExamples } from '../examples/resumes.ts'
import { userProfileExamples } from '../examples/user-profile.ts'
import type { Slice } from '../slice.ts'
import * as jobExperiences from './job-experiences.ts'
import * as resumes from './resumes.ts'
import * as userProfile from './user-profile.ts'

export const peopleSlice: Slice = {
  name: 'people',
  modules: [jobExperiences, resumes, userProfile],
  examples: [jobExperienceExamples, resumeExamples, userProfileExamples],
}

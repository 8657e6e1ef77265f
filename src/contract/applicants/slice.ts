import { addedApplicantExamples } from '../examples/added-applicants.ts'
import { answerColumnExamples } from '../examples/answer-columns.ts'
import { applicantChangeExamples } from '../examples/applicant-changes.ts'
import { applicantExportExamples } from '../examples/applicant-exports.ts'
import { applicantInvitationExamples } from '../examples/applicant-invitations.ts'
import { duplicateExamples } from '../examples/duplicates.ts'
import type { Slice } from '../slice.ts'
import * as accountApplicants from './account-applicants.ts'
import * as addedApplicants from './added-applicants.ts'
import * as answerColumns from './answer-columns.ts'
import * as applicantChanges from './applicant-changes.ts'
import * as applicantExports from './applicant-exports.ts'
import * as applicantFollow from './applicant-follow.ts'
import * as applicantInvitations from './applicant-invitations.ts'
import * as duplicates from './duplicates.ts'
import * as userMerges from './user-merges.ts'

export const applicantsSlice: Slice = {
  name: 'applicants',
  modules: [
    accountApplicants,
    addedApplicants,
    answerColumns,
    applicantChanges,
    applicantExports,
    applicantFollow,
    applicantInvitations,
    duplicates,
    userMerges,
  ],
  examples: [
    addedApplicantExamples,
    answerColumnExamples,
    applicantChangeExamples,
    applicantExportExamples,
    applicantInvitationExamples,
    duplicateExamples,
  ],
}

// Every slice of the contract: what the API's document, the sweeps and the tests of screens go through comes from this list.
import { accessSlice } from './access/slice.ts'
import { applicantDocumentsSlice } from './applicant-documents/slice.ts'
import { applicantsSlice } from './applicants/slice.ts'
import { assessmentsSlice } from './assessments/slice.ts'
import { automationSlice } from './automation/slice.ts'
import { careersSlice } from './careers/slice.ts'
import { decisionsSlice } from './decisions/slice.ts'
import { importsSlice } from './imports/slice.ts'
import { interviewsSlice } from './interviews/slice.ts'
import { jobProfilesSlice } from './job-profiles/slice.ts'
import { kioskSlice } from './kiosk/slice.ts'
import { lookupsSlice } from './lookups/slice.ts'
import { messagesSlice } from './messages/slice.ts'
import { monitoringSlice } from './monitoring/slice.ts'
import { offersSlice } from './offers/slice.ts'
import { peopleSlice } from './people/slice.ts'
import { planEditorSlice } from './plan-editor/slice.ts'
import { privacySlice } from './privacy/slice.ts'
import { progressSlice } from './progress/slice.ts'
import { reportsSlice } from './reports/slice.ts'
import { requisitionsSlice } from './requisitions/slice.ts'
import { scorecardsSlice } from './scorecards/slice.ts'
import { sessionSlice } from './session/slice.ts'
import { settingsSlice } from './settings/slice.ts'
import type { Slice } from './slice.ts'
import { tasksSlice } from './tasks/slice.ts'

/**
 * In the order in which the sweeps call their endpoints in one company: what deletes applications, or changes roles, stands
 * after what needs them.
 */
export const SLICES: readonly Slice[] = [
  sessionSlice,
  peopleSlice,
  jobProfilesSlice,
  importsSlice,
  interviewsSlice,
  lookupsSlice,
  tasksSlice,
  monitoringSlice,
  progressSlice,
  assessmentsSlice,
  privacySlice,
  requisitionsSlice,
  planEditorSlice,
  settingsSlice,
  offersSlice,
  careersSlice,
  automationSlice,
  scorecardsSlice,
  reportsSlice,
  kioskSlice,
  messagesSlice,
  applicantDocumentsSlice,
  applicantsSlice,
  decisionsSlice,
  accessSlice,
]

/** What the files of the slices export, with its name. */
export const EXPORTS: readonly (readonly [string, unknown])[] = SLICES.flatMap(({ modules }) =>
  modules.flatMap((module) => Object.entries(module)),
)

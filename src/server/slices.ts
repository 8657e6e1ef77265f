// Every slice of the server, in the order in which its routes are registered: the app and the queue are put together from
// this list.
import { accessSlice } from './access/slice.ts'
import { applicantDocumentsSlice } from './applicant-documents/slice.ts'
import { applicantsSlice } from './applicants/slice.ts'
import { assessmentsSlice } from './assessments/slice.ts'
import { automationSlice } from './automation/slice.ts'
import { careersSlice } from './careers/slice.ts'
import { decisionsSlice } from './decisions/slice.ts'
import { importsSlice } from './imports/slice.ts'
import { integrationsSlice } from './integrations/slice.ts'
import { interviewsSlice } from './interviews/slice.ts'
import { jobProfilesSlice } from './job-profiles/slice.ts'
import { kioskSlice } from './kiosk/slice.ts'
import { lookupsSlice } from './lookups/slice.ts'
import { mailSlice } from './mail/slice.ts'
import { messagesSlice } from './messages/slice.ts'
import { monitoringSlice } from './monitoring/slice.ts'
import { offersSlice } from './offers/slice.ts'
import { peopleSlice } from './people/slice.ts'
import { planEditorSlice } from './plan-editor/slice.ts'
import { privacySlice } from './privacy/slice.ts'
import { progressSlice } from './progress/slice.ts'
import { requisitionsSlice } from './requisitions/slice.ts'
import { scorecardsSlice } from './scorecards/slice.ts'
import { sessionSlice } from './session/slice.ts'
import { settingsSlice } from './settings/slice.ts'
import type { Slice } from './slice.ts'
import { tasksSlice } from './tasks/slice.ts'

export const SLICES: readonly Slice[] = [
  sessionSlice,
  accessSlice,
  peopleSlice,
  jobProfilesSlice,
  importsSlice,
  progressSlice,
  assessmentsSlice,
  requisitionsSlice,
  planEditorSlice,
  applicantsSlice,
  automationSlice,
  decisionsSlice,
  messagesSlice,
  interviewsSlice,
  scorecardsSlice,
  applicantDocumentsSlice,
  careersSlice,
  privacySlice,
  kioskSlice,
  settingsSlice,
  offersSlice,
  mailSlice,
  integrationsSlice,
  lookupsSlice,
  tasksSlice,
  monitoringSlice,
]

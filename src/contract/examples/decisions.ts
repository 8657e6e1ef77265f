// Example replies of `../decisions.ts`.
import {
  decideOnAccountApplicants,
  rejectAccountApplicants,
  undoAccountDecisions,
} from '../decisions/account-decisions.ts'
import {
  bulkRejectApplicants,
  decideOnApplicant,
  decideOnApplicants,
  hireApplicant,
  listRejectionReasons,
  undoDecisions,
  updateHire,
  type BatchResult,
  type Decision,
  type RejectionReason,
} from '../decisions/decisions.ts'
import { example } from './example.ts'

const BATCH_ID = '0197a3f2-6b1c-4d42-8e55-3f9a1c2b7400'
const UNDO_UNTIL = '2026-03-06T10:10:00.000Z'

const reasons: RejectionReason[] = [
  {
    rejection_reason_id: 61,
    reason_type: 'by_company',
    label: 'Requirements not met',
    standard_reason: 'requirements_not_met',
  },
  {
    rejection_reason_id: 62,
    reason_type: 'by_candidate',
    label: 'Pay expectations',
    standard_reason: 'pay_expectations',
  },
  { rejection_reason_id: 63, reason_type: 'other', label: 'No license', standard_reason: null },
]

/** One was done, and one could not be. */
export const batchResult: BatchResult = {
  batch_id: BATCH_ID,
  undo_until: UNDO_UNTIL,
  done: [801],
  skipped: [
    {
      ref_id: 802,
      user_smartreq_id: 902,
      status: 'withdrawn',
      step_status: 'not_started',
      job_step_id: 52,
      reason: 'not_allowed',
    },
  ],
}

export const decision: Decision = {
  user_smartreq_id: 901,
  status: 'active',
  step_status: 'not_started',
  job_step_id: 52,
  batch_id: BATCH_ID,
  undo_until: UNDO_UNTIL,
}

export const decisionExamples = [
  example(listRejectionReasons, { data: reasons }),
  example(decideOnApplicants, { data: batchResult }),
  example(bulkRejectApplicants, { data: batchResult }),
  example(undoDecisions, { data: { done: [801], skipped: [] } }),
  example(decideOnAccountApplicants, { data: batchResult }),
  example(rejectAccountApplicants, { data: batchResult }),
  example(undoAccountDecisions, { data: { done: [801], skipped: [] } }),
  example(decideOnApplicant, { data: decision }),
  example(updateHire, { data: { user_smartreq_id: 901, start_date: '2027-01-11' } }),
  example(hireApplicant, {
    data: { ...decision, status: 'hired', step_status: 'passed', undo_until: null },
  }),
]

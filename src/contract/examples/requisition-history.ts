// Example reply of the history of a requisition: `../requisition-history.ts`.
import { listRequisitionHistory, type HistoryEntry } from '../requisitions/requisition-history.ts'
import { example } from './example.ts'

const base: HistoryEntry = {
  audit_id: 9001,
  at: '2026-03-04T10:00:00.000Z',
  actor_id: 21,
  actor_name: 'Grace Hopper',
  kind: 'application',
  action: 'reject',
  from_state: 'active',
  to_state: 'rejected',
  reason: 'No license for reach trucks',
  rule_result: null,
  automation: null,
  applicant: { user_smartreq_id: 901, full_name: 'Ines Duarte' },
}

/** Newest first: an applicant, a posting, and the plan. */
export const history: readonly HistoryEntry[] = [
  base,
  {
    ...base,
    audit_id: 9000,
    at: '2026-03-03T10:00:00.000Z',
    kind: 'job_posting',
    action: 'publish',
    reason: null,
    applicant: null,
  },
  {
    ...base,
    audit_id: 8999,
    at: '2026-03-02T10:00:00.000Z',
    actor_id: null,
    actor_name: null,
    kind: 'requisition',
    action: 'scores_recalculated',
    reason: null,
    applicant: null,
  },
]

export const requisitionHistoryExamples = [
  example(listRequisitionHistory, {
    data: [...history],
    meta: { page: 1, page_size: 25, total: history.length },
  }),
]

// Example replies of `../automation.ts` and `../automation-runs.ts`.
import {
  dryRunAutomation,
  listAutomationRuns,
  undoAutomationRun,
} from '../automation/automation-runs.ts'
import {
  type AutomationRule,
  createAutomation,
  deleteAutomation,
  getAutomation,
  listAutomations,
  orderAutomations,
  restoreAutomation,
  saveAutomation,
} from '../automation/automation.ts'
import { example } from './example.ts'

const noNames = { tags: [], users: [], hiring_classes: [], requisitions: [] }

export const rejectLow: AutomationRule = {
  automation_rule_id: 61,
  slug: 'reject-low-scores-1a2b3c4d',
  name: 'Reject low scores',
  is_on: false,
  version: 1,
  trigger: { kind: 'submitted' },
  conditions: [{ kind: 'score', op: 'below', score: 40 }],
  actions: [{ kind: 'reject', rejection_reason_id: 11, reason_note: '' }],
  delay_hours: 48,
  names: noNames,
  problem: null,
  switched_on_by: null,
  last_run_at: null,
  done: 0,
  skipped: 0,
  waiting: 0,
}

export const advanceHigh: AutomationRule = {
  automation_rule_id: 62,
  slug: 'advance-high-scores-5e6f7a8b',
  name: 'Advance high scores',
  is_on: true,
  version: 2,
  trigger: { kind: 'score', op: 'at_least', score: 80 },
  conditions: [],
  actions: [{ kind: 'advance' }],
  delay_hours: 0,
  names: noNames,
  problem: null,
  switched_on_by: 'Rita Recruiter',
  last_run_at: '2026-11-14T09:00:00.000Z',
  done: 12,
  skipped: 1,
  waiting: 2,
}

export const dryRun = {
  looked_at: 84,
  matching: 9,
  rejects_all: false,
  applicants: [
    { user_smartreq_id: 801, full_name: 'Ana Ruiz', status: 'new' as const, score: 31.5 },
  ],
}

const run = {
  run_id: 91,
  user_smartreq_id: 801,
  full_name: 'Ana Ruiz',
  state: 'done' as const,
  at: '2026-11-14T09:00:00.000Z',
  undo_until: '2026-11-21T09:00:00.000Z',
}

export const automationExamples = [
  example(listAutomations, { data: [rejectLow, advanceHigh] }),
  example(createAutomation, { data: rejectLow }),
  example(getAutomation, { data: rejectLow }),
  example(saveAutomation, { data: { ...rejectLow, version: 2 } }),
  example(deleteAutomation, { data: { slug: rejectLow.slug } }),
  example(restoreAutomation, { data: rejectLow }),
  example(orderAutomations, { data: { slugs: [advanceHigh.slug, rejectLow.slug] } }),
  example(dryRunAutomation, { data: dryRun }),
  example(listAutomationRuns, { data: [run], meta: { page: 1, page_size: 25, total: 1 } }),
  example(undoAutomationRun, { data: { is_undone: true } }),
]

// What kinds of tasks are called, and where all of a kind are listed.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TaskKind } from '#contract/tasks/my-tasks.ts'

export const TASK_LABELS: Readonly<Record<TaskKind, MessageDescriptor>> = {
  promises_due: msg`Promised answers due`,
  to_decide: msg`To decide`,
  interviews: msg`Upcoming interviews`,
  feedback: msg`Feedback to give`,
  approvals: msg`Approvals`,
  offer_approvals: msg`Offers to approve`,
  declined_offers: msg`Declined offers`,
  mentions: msg`Mentions`,
}

/** Null where the page names the only list there is. */
export const ALL_TASKS_HREF: Readonly<Record<TaskKind, string | null>> = {
  promises_due: '/applicants?scope=mine&step_status=awaiting_decision',
  to_decide: '/applicants?scope=mine&step_status=awaiting_decision',
  interviews: '/interviews/my-interviews',
  feedback: '/interviews/my-interviews?when=to_score',
  approvals: '/hire?status=pending_approval',
  offer_approvals: null,
  declined_offers: null,
  mentions: null,
}

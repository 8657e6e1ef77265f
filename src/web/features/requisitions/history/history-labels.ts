// What happened, by the names of the audit trail.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { HistoryKind } from '#contract/requisitions/requisitions-rules.ts'
import { applicationHistoryLabel } from '#web/features/requisitions/history/application-history-labels.ts'

export const HISTORY_KIND_LABELS: Readonly<Record<HistoryKind, MessageDescriptor>> = {
  requisition: msg`Requisition`,
  job_posting: msg`Job postings`,
  application: msg`Applicants`,
}

/** What happens to an application has its labels beside those of its scorecard. */
type OwnKind = Exclude<HistoryKind, 'application'>
type Labels = Readonly<Record<string, MessageDescriptor>>

const LABELS: Readonly<Record<OwnKind, Labels>> = {
  requisition: {
    create: msg`Made the requisition`,
    update: msg`Changed the details`,
    record_fields: msg`Changed the job fields`,
    request_approval: msg`Asked for approval`,
    approve: msg`Approved and opened the requisition`,
    send_back: msg`Sent the requisition back`,
    withdraw_request: msg`Took the request for approval back`,
    open: msg`Opened the requisition`,
    hold: msg`Put the requisition on hold`,
    close: msg`Closed the requisition`,
    cancel: msg`Cancelled the requisition`,
    reopen: msg`Reopened the requisition`,
    save_plan: msg`Changed the screening plan`,
    publish_plan: msg`Published the screening plan`,
    discard_plan: msg`Discarded the changes of the screening plan`,
    save_activity_notification: msg`Changed who is notified about an activity`,
    save_weights: msg`Changed the weights of attributes`,
    create_model: msg`Made a predictive model`,
    save_model: msg`Changed a predictive model`,
    delete_model: msg`Deleted a predictive model`,
    use_model: msg`Started to use a predictive model`,
    stop_model: msg`Went back to the weights of attributes`,
    create_automation: msg`Made a rule`,
    save_automation: msg`Changed a rule`,
    start_automation: msg`Switched a rule on`,
    stop_automation: msg`Switched a rule off`,
    delete_automation: msg`Deleted a rule`,
    restore_automation: msg`Brought a deleted rule back`,
    order_automations: msg`Changed the order of the rules`,
    create_class: msg`Made a hiring class`,
    save_class: msg`Changed a hiring class`,
    delete_class: msg`Deleted a hiring class`,
    add_team_member: msg`Added a user to the team`,
    change_team_member: msg`Changed whom of the team is emailed`,
    remove_team_member: msg`Removed a user from the team`,
    ask_for_calendar: msg`Asked a user to connect a calendar`,
    add_source_link: msg`Made a tracked link`,
    invite_applicant: msg`Invited a person to apply`,
    save_invite_message: msg`Changed the invitation to apply`,
    cancel_emails: msg`Stopped messages that had not been sent`,
    recalculate_scores: msg`Started to recalculate the scores`,
    scores_recalculated: msg`Recalculated the scores`,
  },
  job_posting: {
    create: msg`Made a posting`,
    delete: msg`Deleted a draft of a posting`,
    update: msg`Changed a posting`,
    publish: msg`Published a posting`,
    unpublish: msg`Took a posting off the career page`,
  },
}

const OTHERS: Readonly<Record<OwnKind, MessageDescriptor>> = {
  requisition: msg`Changed the requisition`,
  job_posting: msg`Changed a posting`,
}

/** The label of an action; that of its kind for one that is not known here. */
export function historyLabel(kind: HistoryKind, action: string): MessageDescriptor {
  if (kind === 'application') return applicationHistoryLabel(action)
  return LABELS[kind][action] ?? OTHERS[kind]
}

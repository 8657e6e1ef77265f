// What happened, by the names of the audit trail.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { HistoryKind } from '#contract/requisition-history-lists.ts'

export const HISTORY_KIND_LABELS: Readonly<Record<HistoryKind, MessageDescriptor>> = {
  requisition: msg`Requisition`,
  job_posting: msg`Job postings`,
  application: msg`Applicants`,
}

type Labels = Readonly<Record<string, MessageDescriptor>>

const LABELS: Readonly<Record<HistoryKind, Labels>> = {
  requisition: {
    create: msg`Made the requisition`,
    update: msg`Changed the details`,
    open: msg`Opened the requisition`,
    hold: msg`Put the requisition on hold`,
    close: msg`Closed the requisition`,
    cancel: msg`Cancelled the requisition`,
    reopen: msg`Reopened the requisition`,
    save_plan: msg`Changed the screening plan`,
    publish_plan: msg`Published the screening plan`,
    discard_plan: msg`Discarded the changes of the screening plan`,
    save_weights: msg`Changed the weights of attributes`,
    create_model: msg`Made a predictive model`,
    save_model: msg`Changed a predictive model`,
    delete_model: msg`Deleted a predictive model`,
    use_model: msg`Started to use a predictive model`,
    stop_model: msg`Went back to the weights of attributes`,
    create_class: msg`Made a hiring class`,
    save_class: msg`Changed a hiring class`,
    delete_class: msg`Deleted a hiring class`,
    add_team_member: msg`Added a user to the team`,
    remove_team_member: msg`Removed a user from the team`,
    add_source_link: msg`Made a tracked link`,
    cancel_emails: msg`Stopped emails that had not been sent`,
    recalculate_scores: msg`Started to recalculate the scores`,
    scores_recalculated: msg`Recalculated the scores`,
  },
  job_posting: {
    create: msg`Made a posting`,
    update: msg`Changed a posting`,
    publish: msg`Published a posting`,
    unpublish: msg`Took a posting off the career page`,
  },
  application: {
    apply: msg`Started the application`,
    submit: msg`Submitted the application`,
    review: msg`Reviewed the application`,
    advance: msg`Advanced to the next step`,
    mark_as_new: msg`Marked as new`,
    hold: msg`Put on hold`,
    resume: msg`Took off hold`,
    unhold: msg`Took off hold`,
    reject: msg`Rejected the application`,
    withdraw: msg`Withdrew the application`,
    email: msg`Wrote an email`,
    hire: msg`Hired the applicant`,
    recover: msg`Recovered the application`,
    pass_rule: msg`Judged the step by its rule`,
    undo: msg`Took the decision back`,
    recalculate_scores: msg`Recalculated the scores`,
    comment: msg`Wrote a comment`,
    edit_comment: msg`Changed a comment`,
    delete_comment: msg`Deleted a comment`,
    restore_comment: msg`Put a comment back`,
    assign: msg`Assigned to a user`,
    unassign: msg`Assigned to no one`,
    tag: msg`Changed the tags`,
    delete: msg`Deleted from the requisition`,
    restore: msg`Put back into the requisition`,
    assign_class: msg`Assigned to a hiring class`,
    leave_class: msg`Taken out of a hiring class`,
  },
}

const OTHERS: Readonly<Record<HistoryKind, MessageDescriptor>> = {
  requisition: msg`Changed the requisition`,
  job_posting: msg`Changed a posting`,
  application: msg`Changed the application`,
}

/** The words of an action; those of its kind for one that is not known here. */
export function historyLabel(kind: HistoryKind, action: string): MessageDescriptor {
  return LABELS[kind][action] ?? OTHERS[kind]
}

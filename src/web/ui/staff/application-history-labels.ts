// What happened to an application, by the actions of the audit trail: for its scorecard and for its requisition.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  apply: msg`Started the application`,
  submit: msg`Submitted the application`,
  review: msg`Reviewed the application`,
  advance: msg`Advanced to the next step`,
  mark_as_new: msg`Marked as new`,
  hold: msg`Put on hold`,
  unhold: msg`Took off hold`,
  resume: msg`Took off hold`,
  reject: msg`Rejected the application`,
  withdraw: msg`Withdrew the application`,
  offer_sent: msg`Sent an offer`,
  offer_declined: msg`The offer was declined`,
  offer_expired: msg`The offer expired`,
  offer_rescinded: msg`Rescinded the offer`,
  email: msg`Wrote an email`,
  hire: msg`Hired the applicant`,
  change_start_date: msg`Changed the first day of work`,
  recover: msg`Recovered the application`,
  recalculate_scores: msg`Recalculated the scores`,
  pass_rule: msg`Judged the step by its rule`,
  assign_class: msg`Assigned to a hiring class`,
  leave_class: msg`Taken out of a hiring class`,
  comment: msg`Wrote a comment`,
  edit_comment: msg`Changed a comment`,
  delete_comment: msg`Deleted a comment`,
  restore_comment: msg`Put a comment back`,
  assign: msg`Assigned to a user`,
  unassign: msg`Assigned to no one`,
  tag: msg`Changed the tags`,
  delete: msg`Deleted from the requisition`,
  restore: msg`Put back into the requisition`,
  invite_to_interview: msg`Invited to an interview`,
  schedule_interview: msg`Set the time of an interview`,
  reschedule_interview: msg`Moved an interview`,
  start_interview: msg`Started an interview`,
  cancel_interview: msg`Cancelled an interview`,
  interview_no_show: msg`Noted that the applicant did not come to the interview`,
  candidate_booked: msg`Booked an interview`,
  candidate_moved_interview: msg`Moved the interview`,
  candidate_declined_interview: msg`Declined the interview`,
  candidate_asked_for_times: msg`Asked for other times`,
  submit_interview_feedback: msg`Submitted interview feedback`,
  unlock_interview_feedback: msg`Unlocked interview feedback`,
  undo: msg`Took the decision back`,
  move: msg`Moved to another requisition`,
  move_here: msg`Moved here from another requisition`,
}

/** The label of an action; one that is not known here is told by the status that it led to. */
export function applicationHistoryLabel(action: string): MessageDescriptor {
  return LABELS[action] ?? msg`Changed the application`
}

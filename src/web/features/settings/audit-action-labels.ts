// What was done, by the names of the audit trail: of each kind of thing in its own words, then in those that all share.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AuditEntity } from '#contract/access/audit-entities.ts'
import type { ImportAction } from '#contract/imports/import-rules.ts'
import type { OfferAction } from '#contract/offers/offer-states.ts'

import { applicationHistoryLabel } from '../requisitions/history/application-history-labels.ts'
import { historyLabel } from '../requisitions/history/history-labels.ts'

type Labels = Readonly<Record<string, MessageDescriptor>>

const OFFER_LABELS: Readonly<Record<`${OfferAction}_offer`, MessageDescriptor>> = {
  edit_offer: msg`Changed an offer`,
  revise_offer: msg`Wrote a new version of an offer`,
  request_approval_offer: msg`Requested approval of an offer`,
  approve_offer: msg`Offer approved by all approvers`,
  reject_approval_offer: msg`Offer sent back by an approver`,
  send_offer: msg`Sent an offer`,
  resend_offer: msg`Sent an offer again`,
  remind_offer: msg`Reminded signers of an offer`,
  open_offer: msg`Opened an offer`,
  sign_offer: msg`Signed an offer`,
  accept_offer: msg`Accepted an offer`,
  decline_offer: msg`Declined an offer`,
  expire_offer: msg`Offer expired`,
  cancel_offer: msg`Cancelled an offer`,
  rescind_offer: msg`Rescinded the offer`,
  renege_offer: msg`Withdrew from an accepted offer`,
  record_acceptance_offer: msg`Recorded that an offer was accepted`,
  record_decline_offer: msg`Recorded that an offer was declined`,
}

const IMPORT_LABELS: Readonly<Record<ImportAction | 'create' | 'undone', MessageDescriptor>> = {
  create: msg`Uploaded a file`,
  sheet: msg`Chose a sheet of the workbook`,
  map: msg`Matched the columns`,
  check: msg`Checked the rows`,
  correct: msg`Corrected a row`,
  start: msg`Started the import`,
  pause: msg`Paused the import`,
  resume: msg`Resumed the import`,
  cancel: msg`Cancelled the import`,
  undo: msg`Started to undo the import`,
  undone: msg`The import was undone`,
}

const MERGE_LABELS: Labels = {
  merge: msg`Merged another person into this one`,
  merged_away: msg`Merged into another person`,
  undo_merge: msg`Took a merged person out again`,
  undo_merged_away: msg`Merge into another person undone`,
  undo_import: msg`Undone with the import`,
}

const LABELS: Readonly<Partial<Record<AuditEntity, Labels>>> = {
  data_import: IMPORT_LABELS,
  employee: {
    ...MERGE_LABELS,
    dismiss_duplicate: msg`Marked as not a duplicate`,
    undo_dismiss_duplicate: msg`Marked as a possible duplicate again`,
    link_account: msg`Signed in for the first time`,
    record_fields: msg`Changed the personal fields`,
  },
  user_job: {
    ...MERGE_LABELS,
    merge: msg`Moved to another person by a merge`,
    undo_merge: msg`Moved back by the undo of a merge`,
    separate: msg`Recorded a separation`,
    separate_undo: msg`Took a separation back`,
    move: msg`Moved to another job profile`,
    undo_move: msg`Moved back to the job profile before`,
  },
  job_profile: {
    save_measurement: msg`Changed the measurement plan`,
    save_outcomes: msg`Changed the outcomes`,
    save_attributes: msg`Changed the attributes`,
    record_fields: msg`Changed the job fields`,
  },
  kiosk_station: {
    enrol: msg`Set up a device`,
    exit: msg`Left the kiosk mode`,
    clear_warnings: msg`Cleared the warnings`,
    renew_enrolment: msg`Made a new code for setting up`,
    renew_credential: msg`Renewed the key of the device`,
  },
  member: {
    save_availability: msg`Changed their hours for interviews`,
  },
  e_signature_settings: {
    update_provider: msg`Changed the provider`,
    renew_webhook_secret: msg`Renewed the secret of the webhook`,
  },
}

const ACTION_LABELS: Labels = {
  ...OFFER_LABELS,
  create_offer: msg`Created an offer`,
  add_offer_document: msg`Added a document to an offer`,
  replace_offer_document: msg`Replaced a document of an offer`,
  rename_offer_document: msg`Renamed a document of an offer`,
  delete_offer_document: msg`Deleted a document of an offer`,
  remind_signers: msg`Reminded signers of an offer`,
  retry_signing: msg`Tried the signing of an offer again`,
  remind_of_feedback: msg`Reminded interviewers of their feedback`,
  ask_for_slots: msg`Asked for interview times`,
  create: msg`Created`,
  update: msg`Changed`,
  delete: msg`Deleted`,
  rename: msg`Renamed`,
  replace: msg`Replaced`,
  remove: msg`Removed from the company`,
  apply: msg`Applied`,
  begin_profile: msg`Began their job profile`,
  decide_offer: msg`Decided on the approval of an offer`,
  decide_offer_in_place: msg`Decided on the approval of an offer in place of the approver`,
  add: msg`Added by hand`,
  submit: msg`Completed an activity`,
  advance: msg`Moved on`,
  review: msg`Looked at`,
  hold: msg`Put on hold`,
  resume: msg`Taken off hold`,
  mark_as_new: msg`Marked as new`,
  recover: msg`Recovered`,
  ask_for_human_review: msg`Review by a person asked for`,
  keep_reviewed_decision: msg`Decision kept after a review`,
  reopen_human_review: msg`Review opened again`,
  overturn_reviewed_decision: msg`Decision of a rule overturned`,
  undo: msg`Decision taken back`,
  offer_sent: msg`Offer sent`,
  offer_declined: msg`Offer declined`,
  hire: msg`Hired`,
  reject: msg`Rejected`,
  withdraw: msg`Withdrawn`,
  invite: msg`Invited`,
  resend: msg`Invited again`,
  set_extra_time: msg`Set`,
  share: msg`Shared`,
  end_share: msg`Sharing ended`,
  open_share: msg`Opened by a recipient`,
  revoke: msg`Invitation withdrawn`,
  join: msg`Joined the company`,
  enter: msg`Entered the company as a provider admin`,
  export: msg`Exported`,
  download: msg`Downloaded`,
  erase: msg`Erased`,
  place: msg`Placed`,
  lift: msg`Lifted`,
  reset: msg`Reset`,
  sign_out: msg`Signed out of the company`,
  sign_out_everywhere: msg`Signed out everywhere`,
  reassign_credentials: msg`Sign-in given to another email address`,
  leave: msg`Left the company`,
  publish: msg`Published`,
  unpublish: msg`Taken off the career page`,
  archive: msg`Archived`,
  move: msg`Put in another place`,
  request_approval: msg`Approval asked for`,
  approve: msg`Approved`,
  send_back: msg`Sent back`,
  withdraw_request: msg`Request taken back`,
  restore: msg`Restored`,
  add_document: msg`Document added`,
  edit_document: msg`Document changed`,
  delete_document: msg`Document deleted`,
  restore_document: msg`Document put back`,
  add_source_link: msg`Tracked link made`,
  recalculate_scores: msg`Scores recalculated`,
  rescore: msg`Applicant scored again`,
  scores_recalculated: msg`Scores recalculated: done`,
}

/** What was done, in words: those of the history where it is shown as well. */
export function actionLabel({
  entity,
  action,
}: {
  entity: AuditEntity
  action: string
}): MessageDescriptor {
  const own = LABELS[entity]?.[action] ?? ACTION_LABELS[action]
  if (own !== undefined) return own
  if (entity === 'application') return applicationHistoryLabel(action)
  if (entity === 'requisition' || entity === 'job_posting') return historyLabel(entity, action)
  return msg`Changed`
}

// What refusals say that only staff meet: their screens bring these words along, and phones of candidates do not.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ApiErrorCode } from '#web/api/api-error.ts'

export const STAFF_ERROR_WORDS: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  plan_changed: msg`Somebody else changed this plan. Load it again.`,
  requisition_needs_approval: msg`This requisition has to be approved before it opens.`,
  plan_has_problems: msg`The plan has problems. Solve them before you publish it.`,
  application_changed: msg`This applicant has changed meanwhile.`,
  action_not_allowed: msg`The status of this applicant does not allow that.`,
  last_step: msg`This is the last step of the plan.`,
  no_opening_left: msg`All openings of this requisition are filled.`,
  applied_again: msg`This person has another application to the same requisition under way.`,
  applied_there: msg`This person has already applied to that requisition.`,
  invited_already: msg`This person has been invited to this requisition already.`,
  emails_stopped: msg`This person asked your company for no more emails.`,
  live_interview: msg`An interview of this applicant is still to come. Cancel it first.`,
  too_many_applicants: msg`Choose at most 5,000 applicants at a time.`,
  too_many_exported: msg`An export has at most 50,000 applicants. Narrow the list first.`,
  exports_running: msg`Three of your exports are being made. Wait for one of them.`,
  not_own_export: msg`Only the user who asked for an export can download it.`,
  not_own_comment: msg`Only its author can change a comment.`,
  too_many_tags: msg`A company can have 500 tags.`,
  undo_expired: msg`This can no longer be undone.`,
  requisition_was_open: msg`Only a draft that was never open can be deleted.`,
  model_name_taken: msg`There is a model of that name already.`,
  model_in_use: msg`This model scores the applicants. Stop using it first.`,
  too_many_models: msg`A requisition can have 20 models. Delete one first.`,
  class_name_taken: msg`There is a class of that name already.`,
  class_seats_taken: msg`More seats than that are taken.`,
  class_not_empty: msg`Applicants are assigned to this class. Take them out first.`,
  class_not_open: msg`This class is not open.`,
  class_full: msg`This class does not have enough seats left.`,
  interviewer_busy: msg`An interviewer has another interview at that time.`,
  view_name_taken: msg`You have a view of that name already.`,
  view_of_another: msg`Only the user who saved this view may change it.`,
  too_many_views: msg`You have as many views of this list as there can be. Delete one first.`,
  posting_was_public: msg`Only a draft that was never public can be deleted.`,
  posting_expired: msg`The last day of this posting is over. Set a later one first.`,
  recording_not_ready: msg`This recording is not ready to be played yet.`,
  payload_too_large: msg`That is too large.`,
}

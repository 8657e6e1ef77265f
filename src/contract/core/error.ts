// The closed list of error codes, their status and their specified text. The client's catalogs translate by code.
import { z } from 'zod'

/** Every code that the API can answer with: HTTP status, and the English text of the reply. */
export const ERRORS = {
  validation_failed: [400, 'Some of what was sent is not valid. See the fields.'],
  malformed_json: [400, 'The request body is not valid JSON.'],
  idempotency_key_required: [400, 'This call needs an Idempotency-Key header holding a UUID.'],
  current_password_incorrect: [400, 'The current password you provided is incorrect.'],
  password_guessable: [
    400,
    'That password is one of those that are guessed first. Choose another one.',
  ],
  unauthenticated: [401, 'Sign in to continue.'],
  session_expired: [401, 'Your session has ended. Sign in again.'],
  /** A 401, so that a device asks for no more and keeps what it has: see `outcomeOfError` in the transport. */
  account_erased: [401, 'This account was erased, as its owner asked.'],
  other_user: [401, 'Another user is signed in on this browser.'],
  incorrect_credentials: [401, 'Incorrect Email or Password'],
  second_factor_due: [
    401,
    'This account asks for a second step at sign-in. Close the app everywhere and open it again, then sign in.',
  ],
  sign_in_expired: [401, 'This sign-in took too long. Start again with your password.'],
  code_incorrect: [400, 'That code is not right, or was used already.'],
  proof_incorrect: [400, 'That does not match what is known of this person.'],
  passkey_failed: [400, 'That passkey does not fit. Try again.'],
  sso_failed: [
    401,
    'An error occurred while trying to authenticate with SSO. Please contact your admin or log out and try again.',
  ],
  sso_email_unverified: [403, 'The identity provider has not verified this email address.'],
  sso_domain_refused: [403, 'Email addresses of this domain may not sign in to this company.'],
  /** With the password, `login-sso` connects it. */
  sso_link_due: [
    403,
    'You have an account here with a password. Enter it once to connect it with your company’s sign-on.',
  ],
  sso_user_refused: [403, 'This email address belongs to someone outside of this company.'],
  forbidden: [403, 'You do not have permission to do this.'],
  sign_in_again: [403, 'Sign in again first, so that we know that it is you.'],
  second_factor_required: [
    403,
    'Your company asks for a second step at sign-in. Set one up to go on.',
  ],
  own_sessions: [403, 'These are your own sessions. End them on the page that lists them.'],
  /** The details name the `path` of the company's login page, where there is one for the user who is refused. */
  sign_on_required: [403, 'Your company asks you to sign in through its own sign-on.'],
  /** By an admin of the company; a new sign-in opens it again. */
  signed_out_of_company: [403, 'This company signed you out. Sign in again to go on.'],
  foreign_origin: [403, 'This call may only come from the app itself.'],
  station_revoked: [403, 'This kiosk station was revoked. It takes no new candidates.'],
  not_found: [404, 'Not found.'],
  user_not_found: [404, 'User not found'],
  email_not_linked: [
    404,
    'The email address is not linked to an existing user. Add their name below. Note: this person will not be notified of this action.',
  ],
  method_not_allowed: [405, 'This address does not take that method.'],
  conflict: [409, 'Someone changed this meanwhile. Load it again.'],
  /** By another user, after what the caller goes by was read. */
  library_changed: [409, 'Another user changed this meanwhile. Load it again.'],
  plan_changed: [409, 'Another user changed this plan. Load it again.'],
  requisition_ended: [409, 'This requisition is closed. Reopen it first.'],
  requisition_needs_approval: [409, 'This requisition has to be approved before it opens.'],
  plan_has_problems: [409, 'The plan has problems. Solve them before you publish it.'],
  /** The details of these say where the application stands now. */
  application_changed: [409, 'This applicant has changed meanwhile.'],
  action_not_allowed: [409, 'The status of this applicant does not allow that.'],
  last_step: [409, 'This is the last step of the plan.'],
  no_opening_left: [409, 'All openings of this requisition are filled.'],
  station_unsent: [
    409,
    'The device of this station still has answers to send. Add another station for another device.',
  ],
  applied_again: [409, 'This person has another application to the same requisition under way.'],
  applied_there: [409, 'This person has already applied to that requisition.'],
  ai_unavailable: [409, 'There is no writing help here.'],
  ai_token_expired: [409, 'The writing help was open for too long. Try again.'],
  invited_already: [409, 'This person has been invited to this requisition already.'],
  /** A test of an email goes only where the user proved that it reaches them. */
  email_unconfirmed: [409, 'Confirm your own email address first.'],
  emails_stopped: [409, 'This person asked your company for no more emails.'],
  application_merged: [409, 'This application was merged into another one. Undo the merge first.'],
  live_interview: [409, 'An interview of this applicant is still to come. Cancel it first.'],
  too_many_applicants: [409, 'Choose at most 5,000 applicants at a time.'],
  too_many_exported: [409, 'An export has at most 50,000 applicants. Narrow the list first.'],
  too_many_people_exported: [409, 'An export has at most 100,000 people. Narrow the list first.'],
  exports_running: [409, 'Three of your exports are still running. Wait until one is ready.'],
  not_own_export: [409, 'Only the user who asked for an export can download it.'],
  not_own_comment: [409, 'Only its author can change a comment.'],
  not_an_interviewer: [409, 'Only the interviewers of this interview can do that.'],
  feedback_submitted: [409, 'This feedback is submitted. Unlock it to change it.'],
  feedback_not_submitted: [409, 'This feedback is not submitted.'],
  interview_not_open: [409, 'This interview takes no feedback.'],
  too_many_tags: [409, 'A company can have 500 tags.'],
  undo_expired: [409, 'This can no longer be undone.'],
  requisition_was_open: [409, 'Only a draft that was never open can be deleted.'],
  model_name_taken: [409, 'There is a model of that name already.'],
  model_in_use: [409, 'This model is in use. Stop using it first.'],
  too_many_models: [409, 'There are 20 models, which is the most. Delete one first.'],
  class_name_taken: [409, 'There is a class of that name already.'],
  class_seats_taken: [409, 'More seats than that are taken.'],
  class_not_empty: [409, 'Applicants are assigned to this class. Take them out first.'],
  class_not_open: [409, 'This class is not open.'],
  class_full: [409, 'This class has not enough seats left.'],
  /** The details name the class: `hiring_class`. */
  seat_taken: [409, 'The seat in the hiring class is taken by now. Free one there first.'],
  slot_taken: [409, 'This time is not free any more. Choose another one.'],
  /** The details name them: `interviewers`, by user id. */
  interviewer_busy: [409, 'An interviewer is busy at that time.'],
  calendar_added: [409, 'You have added this calendar already.'],
  not_own_calendar: [409, 'Only the user who added a calendar can change it.'],
  too_many_calendars: [409, 'You can add five calendars. Remove one first.'],
  interview_changed: [409, 'The status of this interview does not allow that.'],
  position_closed: [409, 'This position is not accepting new applications at this time'],
  retake_too_early: [409, 'You must wait before you can re-apply.'],
  activity_locked: [409, 'This activity is not open.'],
  answers_differ: [409, 'The server holds other answers than these. Send the ones named first.'],
  /** The fields name each part by its `section_id`. */
  parts_missing: [
    409,
    'Not every part of this test is complete. Answer what is missing, then submit.',
  ],
  upload_offset_differs: [409, 'The server holds more or less of this recording than that.'],
  recording_incomplete: [409, 'The server does not have all of this recording yet.'],
  recording_closed: [409, 'This recording is complete already.'],
  recording_not_ready: [409, 'This recording is not ready to be played yet.'],
  too_many_recordings: [409, 'There are too many recordings for this question.'],
  /** Said before a recording begins. The details name whose share it is: `question`, `person`, `requisition`, `account`. */
  storage_full: [409, 'There is no room for another recording.'],
  journal_full: [409, 'The device reported more about the timing than this assessment can need.'],
  role_name_taken: [409, 'There is a role of that name already.'],
  view_name_taken: [409, 'You have a view of that name already.'],
  view_of_another: [409, 'Only the user who saved this view may change it.'],
  too_many_views: [409, 'You have as many views of this list as there can be. Delete one first.'],
  role_in_use: [409, 'People hold this role. Say which one they get instead.'],
  last_admin: [409, 'The company needs a user who may change its settings.'],
  /** In a company's list; the fields name which value. */
  value_taken: [409, 'This name is already used.'],
  /** The details say how often: `count`. */
  row_in_use: [409, 'This is used. Say what takes its place.'],
  /** Of an offer letter as a whole: said in `non_field_errors` as well. */
  letter_name_taken: [409, 'A letter with this name exists in this language already.'],
  letter_unsigned: [400, 'Add a signature block for the candidate.'],
  /** The details say how often it is used now: `count`. */
  uses_changed: [409, 'It is used differently by now. Look at what uses it again.'],
  last_row: [409, 'The company needs one of these at least.'],
  /** The details say how many: `holders`, `planned` and `requisitions`. */
  profile_in_use: [409, 'People hold this profile or will hold it, or requisitions hire for it.'],
  /** Of the other profile of a move, or of the profile of a requisition. */
  profile_archived: [409, 'This profile is archived. Restore it, or choose another one.'],
  /** Of a link for employees. */
  profile_not_in_use: [409, 'This job profile is no longer in use.'],
  not_in_profile: [
    403,
    'This page is for people who have this job now, or will soon. Sign in with the account that you use at this company, or ask the person who sent you the link.',
  ],
  /** The details name the stretches: `user_job_ids`. */
  stretch_ended: [409, 'Someone here has left, or is leaving. Take them out of the selection.'],
  stretches_overlap: [409, 'Someone here has that profile at that time already.'],
  moves_too_early: [409, 'Someone here starts on that day or later. Choose a later first day.'],
  field_in_use: [
    409,
    'Something is recorded in this field. Its kind and the recorded choices cannot change: archive it, and add another one.',
  ],
  /** The details name the `limit`. */
  list_full: [409, 'The company has as many of these as it can have. Delete one first.'],
  /** The details of these say where the offer stands now: its `state`. */
  offer_action_not_allowed: [409, 'The state of this offer does not allow that.'],
  offer_changed: [409, 'This offer has changed meanwhile. Load it again.'],
  /** An application has one at a time. */
  offer_exists: [409, 'This applicant has an offer already.'],
  too_many_offers: [409, 'This applicant has had as many offers as there can be.'],
  /** The fields name what is missing. */
  offer_incomplete: [409, 'Something is missing in this offer.'],
  offer_needs_approval: [409, 'This offer has to be approved before it is sent.'],
  /** Also where there is no such offer: an approver knows of no others. */
  offer_not_waiting: [409, 'This offer is not waiting for your approval.'],
  offer_limit_reached: [409, 'Your company has sent as many offers this month as it can.'],
  offer_deadline_over: [409, 'The last day to answer is over. Choose a later one.'],
  requisition_not_open: [409, 'This requisition is not open.'],
  reminded_today: [409, 'Everyone whose turn it is was reminded within the last 24 hours.'],
  offer_documents_unsent: [
    409,
    'Documenso gets the letter alone, without the documents of this offer.',
  ],
  /** The details name the `signers` whose block is missing. */
  signature_block_missing: [
    409,
    'A signer has no signature block in the letter. Documenso needs one for each signer.',
  ],
  signature_provider_in_use: [
    409,
    'Offers are still being signed at the present address. Change it once they have ended.',
  ],
  /** Sealing would fail: nothing goes out. The details name the `reason`. */
  seal_unavailable: [409, 'Documents can’t be sealed at the moment. Nothing was sent.'],
  /** The details name the `link_state`. */
  link_not_ready: [409, 'This link can’t be used for that now.'],
  document_changed: [409, 'Another version of this document is out. Read it again.'],
  consent_outdated: [409, 'The consent text has changed. Read it again.'],
  /** Of a person, in one job profile. The fields name `start_date`. */
  user_job_overlaps: [409, 'This person already has this job at that time.'],
  /** A move ends a job by itself. */
  person_merged: [409, 'This record was merged into another one. Undo the merge first.'],
  person_erased: [409, 'The data of this person was erased.'],
  /** Of one of the two people in a merge. */
  person_on_hold: [409, 'An application of this person is on legal hold. Remove the hold first.'],
  person_supervises: [
    409,
    'One of the two supervises the other, directly or through others. Change the supervisor first.',
  ],
  later_merge: [409, 'Another merge came after this one. Undo that merge first.'],
  user_job_moved: [409, 'This job ended with a move to another job profile.'],
  source_name_taken: [409, 'There is a source of that name already.'],
  slug_taken: [409, 'Another career page has this address already.'],
  posting_was_public: [409, 'Only a draft that was never public can be deleted.'],
  posting_expired: [409, 'The last day of this posting is over. Set a later one first.'],
  export_running: [409, 'A copy is being made already.'],
  link_not_valid: [409, 'This link was used already, or is too old. Ask for a new one.'],
  enrolment_expired: [409, 'This took too long. Start again.'],
  passkey_taken: [409, 'This device has a passkey for the account already.'],
  too_many_passkeys: [409, 'The account has as many passkeys as it can have.'],
  second_factor_missing: [409, 'The account has no second factor.'],
  last_second_factor: [409, 'Your company asks for a second factor: the last one stays.'],
  email_taken: [409, 'An account with this email exists already.'],
  sign_in_link_sent: [409, 'This email has an account. Open the link that was sent to it.'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used for a different request.'],
  payload_too_large: [413, 'That is larger than this call takes.'],
  unsupported_media_type: [415, 'Send JSON.'],
  unsupported_recording_type: [415, 'Only MP4, WebM, and Ogg video formats are supported.'],
  unsupported_image: [415, 'Only PNG, JPEG, GIF and WebP images are supported.'],
  media_full: [409, 'The company has no room for more images and videos.'],
  documents_full: [409, 'This application has as many documents as it can have.'],
  unsupported_upload_protocol: [412, 'Send chunks by version 1.0.0 of the tus protocol.'],
  range_not_satisfiable: [416, 'The recording has no such range.'],
  checksum_differs: [
    460,
    'The chunk arrived with other bytes than its checksum says. Send it again.',
  ],
  payload_version_unsupported: [
    400,
    'This version of the app is too old or too new for the server. Close the app everywhere, and open it again.',
  ],
  rate_limited: [429, 'Too many tries. Wait a little and try again.'],
  internal: [500, 'An error occurred please try again'],
  ai_failed: [503, 'The writing help did not answer. Your text is as it was. Try again.'],
  /** By the language model: no answer, or one that is no score with a reason. */
  suggestion_failed: [503, 'The language model suggested no score. Try again later.'],
  /** Of the server, not of the device. */
  disk_full: [
    503,
    'The disk of the server is full, so nothing new can be stored. Everything stored before is still there.',
  ],
  unavailable: [503, 'The service is starting or stopping. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof ERRORS

/** The HTTP status of a code. */
export function errorStatus(code: ErrorCode): number {
  return ERRORS[code][0]
}

/** The reply's English text of a code, word for word where the specification gives one. */
export function errorText(code: ErrorCode): string {
  return ERRORS[code][1]
}

/** Body of every 4xx and 5xx reply. */
export const errorReplySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** What the caller needs to correct the request, by code (for `answers_differ`: the question ids). */
    details: z.record(z.string(), z.unknown()).optional(),
  }),
  non_field_errors: z.array(z.string()).optional(),
})

export type ErrorReply = z.infer<typeof errorReplySchema>

// The audit trail's names of things, acts and fields, in words.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AuditEntity } from '#contract/audit-entities.ts'

import { NOTIFICATION_WORDS, ROLE_FLAG_WORDS } from './role-flags.ts'

export const AUDIT_ENTITY_WORDS: Readonly<Record<AuditEntity, MessageDescriptor>> = {
  application: msg`Application`,
  interview: msg`Interview`,
  requisition: msg`Requisition`,
  question: msg`Question of the library`,
  custom_field: msg`Custom field`,
  job_posting: msg`Job posting`,
  email_template: msg`Email template`,
  career_page: msg`Career page`,
  source: msg`Source`,
  candidate_data: msg`Data of a candidate`,
  legal_hold: msg`Legal hold`,
  saved_view: msg`Saved view`,
  retention_policy: msg`Retention rules`,
  role: msg`Role`,
  member: msg`User`,
  staff_invitation: msg`Invitation`,
  scorecard_share: msg`Shared scorecard`,
  kiosk_station: msg`Kiosk station`,
  sign_in_policy: msg`Sign-in rules`,
  sign_on_provider: msg`Single sign-on`,
  second_factors: msg`Second step at sign-in`,
  consent_text: msg`Privacy text`,
  audit_trail: msg`Audit trail`,
  applicant_list: msg`List of applicants`,
}

type Words = Readonly<Record<string, MessageDescriptor>>

const ACTION_WORDS: Words = {
  create: msg`Created`,
  update: msg`Changed`,
  delete: msg`Deleted`,
  remove: msg`Removed from the company`,
  apply: msg`Applied`,
  submit: msg`Completed an activity`,
  advance: msg`Moved on`,
  review: msg`Looked at`,
  hold: msg`Put on hold`,
  resume: msg`Taken off hold`,
  mark_as_new: msg`Marked as new`,
  recover: msg`Recovered`,
  undo: msg`Decision taken back`,
  offer_sent: msg`Offer sent`,
  offer_declined: msg`Offer declined`,
  hire: msg`Hired`,
  reject: msg`Rejected`,
  withdraw: msg`Withdrawn`,
  invite: msg`Invited`,
  resend: msg`Invited again`,
  share: msg`Shared`,
  end_share: msg`Sharing ended`,
  open_share: msg`Opened by a recipient`,
  revoke: msg`Invitation withdrawn`,
  join: msg`Joined the company`,
  export: msg`Exported`,
  download: msg`Downloaded`,
  erase: msg`Erased`,
  place: msg`Placed`,
  lift: msg`Lifted`,
  reset: msg`Reset`,
  sign_out: msg`Signed out of the company`,
  sign_out_everywhere: msg`Signed out everywhere`,
  leave: msg`Left the company`,
  publish: msg`Published`,
  unpublish: msg`Taken off the career page`,
  archive: msg`Archived`,
  restore: msg`Restored`,
  add_source_link: msg`Tracked link made`,
  recalculate_scores: msg`Scores recalculated`,
  scores_recalculated: msg`Scores recalculated: done`,
}

const FIELD_WORDS: Words = {
  role_name: msg`Name`,
  notifications: msg`Emails`,
  flags: msg`Opens`,
  roles: msg`Roles`,
  role: msg`Role`,
  email: msg`Email`,
  replaced_by: msg`Replaced by role`,
  available_smartreqs: msg`Requisitions`,
  available_profiles: msg`Job profiles`,
  available_pathways: msg`Pathways`,
  session_idle_minutes: msg`Unused sessions end after (minutes)`,
  session_hours: msg`Sessions end after (hours)`,
  is_second_factor_required: msg`Second step required`,
  is_sign_on_required: msg`Single sign-on required`,
  fit: msg`Fit`,
  scores: msg`Scores`,
  scored: msg`Scored again`,
  kept: msg`Kept their scores`,
  factors: msg`Second steps`,
  sessions: msg`Sessions`,
  provider_name: msg`Name of the provider`,
  provider_slug: msg`Short name in the address`,
  issuer: msg`Issuer`,
  client_id: msg`Client ID`,
  allowed_domains: msg`Email domains`,
  first_name_claim: msg`Claim of the first name`,
  last_name_claim: msg`Claim of the last name`,
  default_role_id: msg`Role of somebody new`,
  is_enabled: msg`Switched on`,
  ended_applications_days: msg`Ended applications are kept for (days)`,
  hired_applications_days: msg`Applications of hired people are kept for (days)`,
  kind: msg`Text`,
  version: msg`Version`,
  asks_again: msg`Asks everybody again`,
  step_status: msg`Step status`,
  rejection_reason: msg`Reason`,
  start_date: msg`First day of work`,
}

const VALUE_WORDS: Words = {
  ...Object.fromEntries(Object.entries(ROLE_FLAG_WORDS).map(([flag, { name }]) => [flag, name])),
  ...Object.fromEntries(Object.entries(NOTIFICATION_WORDS).map(([kind, { name }]) => [kind, name])),
  incomplete: msg`Incomplete`,
  new: msg`New`,
  active: msg`Active`,
  on_hold: msg`On hold`,
  offer: msg`Offer`,
  hired: msg`Hired`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
  transferred: msg`Transferred`,
  not_started: msg`Not started`,
  in_progress: msg`In progress`,
  awaiting_decision: msg`Awaiting decision`,
  passed: msg`Passed`,
  failed: msg`Failed`,
  skipped: msg`Skipped`,
  privacy: msg`Privacy notice`,
  application: msg`Consent to apply`,
  true: msg`Yes`,
  false: msg`No`,
}

/** The words for a name of the trail; the name itself for one that this version does not know. */
function wordsOf(words: Words, name: string): MessageDescriptor | string {
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? name
}

export const actionWords = (name: string) => wordsOf(ACTION_WORDS, name)
export const fieldWords = (name: string) => wordsOf(FIELD_WORDS, name)
export const valueWords = (name: string) => wordsOf(VALUE_WORDS, name)

/** What can be changed. Add the new one here when something else leaves a trace. */
export const AUDIT_ENTITIES = [
  'application',
  'interview',
  'interview_question',
  'interview_guide',
  'requisition',
  'requisition_template',
  'question',
  'custom_field',
  'company_details',
  'hiring_settings',
  'job_posting',
  'career_page',
  'source',
  'role',
  'member',
  'staff_invitation',
  'sign_in_policy',
  'sign_on_provider',
  'candidate_data',
  'legal_hold',
  'retention_policy',
  'second_factors',
  'consent_text',
  'saved_view',
  /** How a user arranged the columns of a list; by the user's id. */
  'list_layout',
  'email_template',
  'rejection_reason',
  'tag',
  'company_media',
  'scorecard_share',
  'kiosk_station',
  /** Of an application. The trail says that it was set, and not to what: it is private. */
  'extra_time',
  /** The trail itself: who took a copy of it. */
  'audit_trail',
  /** The applicants of a requisition, or with the company's id all of them: who took a copy. */
  'applicant_list',
  'text_template',
  'separation_reason',
  'phone_number',
  'scoring_criterion',
  /** What a company measures: an attribute of applicants, or an outcome of employees. */
  'attribute',
  'screening_set',
] as const
export type AuditEntity = (typeof AUDIT_ENTITIES)[number]

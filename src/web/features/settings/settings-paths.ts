// The addresses of the settings' screens.
import type { CompanyKind } from '#contract/privacy/consents.ts'
import { MEASUREMENT, USAGE, type UsageType } from '#contract/settings/settings-rules.ts'

/** What a company says in its own words, in the order that the screen has them. */
export const COMPANY_KINDS: readonly CompanyKind[] = ['privacy', 'application']

export const USERS_HREF = '/settings/users'
export const INVITATIONS_HREF = '/settings/users/invitations'
export const ROLES_HREF = '/settings/security'
export const HOLDS_HREF = '/settings/privacy/legal-holds'
const RETENTION_HREF = '/settings/privacy'
export const TEXTS_HREF = '/settings/privacy/texts'
/** The requisitions that wait for an approver. */
export const WAITING_REQUISITIONS_HREF = '/hire?status=pending_approval'
const NEW_ROLE_HREF = '/settings/security/roles/new'

export const OFFER_LETTERS_HREF = '/settings/offers/offer-letter-templates'
export const NEW_OFFER_LETTER_HREF = `${OFFER_LETTERS_HREF}/new`
export const OFFER_DETAILS_HREF = '/settings/offers/offer-letter-details-templates'
export const NEW_OFFER_DETAILS_HREF = `${OFFER_DETAILS_HREF}/new`

export function offerLetterHref(letterId: number): string {
  return `${OFFER_LETTERS_HREF}/${letterId}`
}

export function offerDetailsHref(templateId: number): string {
  return `${OFFER_DETAILS_HREF}/${templateId}`
}

export const INTERVIEW_QUESTIONS_HREF = '/settings/templates/interview-question'
export const NEW_INTERVIEW_QUESTION_HREF = '/settings/templates/interview-question/new'
export const INTERVIEW_GUIDES_HREF = '/settings/templates/interview-question/guides'
export const NEW_INTERVIEW_GUIDE_HREF = '/settings/templates/interview-question/guides/new'

export function interviewQuestionHref(questionId: number): string {
  return `${INTERVIEW_QUESTIONS_HREF}/${questionId}`
}

/** A new question that begins as a copy of another one. */
export function newInterviewQuestionHref(from: number): string {
  return `${NEW_INTERVIEW_QUESTION_HREF}?from=${from}`
}

export function interviewGuideHref(guideId: number): string {
  return `${INTERVIEW_GUIDES_HREF}/${guideId}`
}

/** A new guide that begins as a copy of another one. */
export function newInterviewGuideHref(from: number): string {
  return `${NEW_INTERVIEW_GUIDE_HREF}?from=${from}`
}

/** Where the next version of a kind is written. */
export function nextTextHref(kind: CompanyKind): string {
  return `${TEXTS_HREF}/${kind}`
}

export function userHref(userId: number): string {
  return `${USERS_HREF}/${userId}`
}

export function roleHref(roleId: number): string {
  return `${ROLES_HREF}/roles/${roleId}`
}

/** A new role, begun with a preset of that name or as a copy of the role with that id. */
export function newRoleHref(from: string): string {
  return `${NEW_ROLE_HREF}?from=${encodeURIComponent(from)}`
}

export function usersOfRoleHref(roleId: number): string {
  return `${USERS_HREF}?role_id=${roleId}`
}

type Tried = Readonly<Record<string, string | number>>

/** The rules of retention, with some that are being tried. */
export function retentionHref(tried: Tried): string {
  return RETENTION_HREF + queryOf(tried)
}

/** What rules would anonymise. */
export function dueHref(tried: Tried): string {
  return `${RETENTION_HREF}/due${queryOf(tried)}`
}

/** A new hold, on an application of the user who the text finds. */
export function newHoldHref(search?: string): string {
  return `${HOLDS_HREF}/new${queryOf(search === undefined ? {} : { search })}`
}

function queryOf(values: Tried): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? '' : `?${query}`
}

export const REQUISITION_TEMPLATES_HREF = '/hire/templates'

/** The weights of a requisition. */
export function requisitionAttributesHref(jobId: number): string {
  return `/smartreq-detail/setup/attributes?job=${jobId}`
}

/** Where a job profile names an attribute or an outcome. */
export function profileSetupHref(usageType: UsageType, jobId: number): string {
  const part = usageType === USAGE.outcome ? 'outcomes' : 'attributes'
  return `/jobdetails/setup/${part}?job=${jobId}`
}

/** The questions of the library that measure an attribute. */
export function questionsOfAttributeHref(attributeTypeId: number): string {
  return `${measurementHref(MEASUREMENT.pre_screen_questions)}?attribute_type_id=${attributeTypeId}`
}

/** The attributes or outcomes that a text finds. */
export function searchedAttributesHref(usageType: UsageType, search: string): string {
  return `/settings/${usageType === USAGE.outcome ? 'outcome' : 'attributes'}${queryOf({ search })}`
}

/** The screening plan of a requisition. */
export function requisitionPlanHref(jobId: number): string {
  return `/smartreq-detail/setup/screening-plan?job=${jobId}`
}

/** The measurement plan of a job profile. */
export function measurementPlanHref(jobId: number): string {
  return `/jobdetails/setup/measurement-plans?job=${jobId}`
}

/** The question sets that a text finds. */
export function searchedSetsHref(search: string): string {
  return `/settings/templates/screening-question${queryOf({ search })}`
}

/** The plan of a requisition as candidates see it. */
export function planPreviewHref(jobId: number): string {
  return `/smartreq-screening-plan-preview?job_id=${jobId}`
}

const MEASUREMENT_NAMES = {
  1: 'personal-assessments',
  2: 'employee-questions',
  3: 'pre-screen-questions',
  5: 'employee-performance',
  7: 'job-assessments',
  8: 'typing-test',
} as const

/** What measures, by its type. */
export function measurementHref(type: keyof typeof MEASUREMENT_NAMES): string {
  return `/settings/measurement/${MEASUREMENT_NAMES[type]}`
}

// The onboarding forms of a company, of which an activity of a plan takes one. An activity takes a copy: a change here
// changes no plan until staff choose the form again.
import { z } from 'zod'

import { assessmentPackageSchema } from '../assessments/assessments.ts'
import { onboardingFormSchema } from '../assessments/onboarding-form.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'
import { ONBOARDING_FORM_LIST } from './settings-rules.ts'

const TAG = 'Onboarding forms'

const accountOnboardingFormSchema = onboardingFormSchema.omit({ kind: true })
export type AccountOnboardingForm = z.infer<typeof accountOnboardingFormSchema>

export const listAccountOnboardingForms = endpoint({
  method: 'GET',
  url: '/account/v1/account-onboarding-form/job/:job_id/',
  tag: TAG,
  summary: 'The onboarding forms of the company, by name, for who writes the plan of a requisition',
  policy: { level: 2, scope: 'job', isForManagers: true },
  params: z.object({ job_id: idSchema }),
  query: pageQuerySchema,
  responses: { 200: pageOf(accountOnboardingFormSchema) },
})

const settings = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const command = { ...settings, isIdempotent: true } as const
const listUrl = '/account/v1/:account_id/account-onboarding-form/'
const url = `${listUrl}:account_onboarding_form_id/` as const
const accountParamsSchema = z.object({ account_id: idSchema })
const paramsSchema = accountParamsSchema.extend({ account_onboarding_form_id: idSchema })

/** What a company writes of a form. */
const contentSchema = accountOnboardingFormSchema.omit({ account_onboarding_form_id: true })
export type OnboardingFormContent = z.infer<typeof contentSchema>

const companyFormSchema = accountOnboardingFormSchema.extend({
  is_archived: z.boolean(),
  /** The requisitions whose published plan asks it. */
  requisition_count: z.number().int(),
  /** Whether new hires get it; at most one form of a company that is not archived. */
  is_for_hires: z.boolean(),
})
export type CompanyOnboardingForm = z.infer<typeof companyFormSchema>

export const listCompanyOnboardingForms = endpoint({
  method: 'GET',
  url: listUrl,
  tag: TAG,
  summary:
    'The onboarding forms of a company by name: those that plans can take, or the archived ones',
  policy: settings,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({ state: z.enum(ONBOARDING_FORM_LIST.filters.state).optional() }),
  responses: { 200: pageOf(companyFormSchema) },
})

export const getCompanyOnboardingForm = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'An onboarding form of a company, archived or not',
  policy: settings,
  params: paramsSchema,
  responses: { 200: dataOf(companyFormSchema) },
})

export const createOnboardingForm = endpoint({
  method: 'POST',
  url: listUrl,
  tag: TAG,
  summary: 'Add an onboarding form to a company',
  policy: command,
  params: accountParamsSchema,
  body: contentSchema,
  responses: { 201: dataOf(companyFormSchema) },
})

export const updateOnboardingForm = endpoint({
  method: 'PATCH',
  url,
  tag: TAG,
  summary:
    'Change an onboarding form for the plans that take it from now on; with `If-Match`, refused with `conflict` when another user changed it meanwhile',
  policy: command,
  params: paramsSchema,
  body: contentSchema,
  responses: { 200: dataOf(companyFormSchema) },
})

export const setHireForm = endpoint({
  method: 'POST',
  url: `${url}hires/`,
  tag: TAG,
  summary:
    'Choose the onboarding form that new hires get in place of another one, or choose none; those who were hired before keep theirs',
  policy: command,
  params: paramsSchema,
  body: z.object({ is_for_hires: z.boolean() }),
  responses: { 200: dataOf(companyFormSchema) },
})

export const archiveOnboardingForm = endpoint({
  method: 'DELETE',
  url,
  tag: TAG,
  summary: 'Archive an onboarding form: plans that have it keep it, and so do the answers to it',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(companyFormSchema) },
})

export const restoreOnboardingForm = endpoint({
  method: 'POST',
  url: `${url}restore/`,
  tag: TAG,
  summary: 'Offer an archived onboarding form again',
  policy: command,
  params: paramsSchema,
  body: z.object({}),
  responses: { 200: dataOf(companyFormSchema) },
})

export const previewOnboardingForm = endpoint({
  method: 'POST',
  url: `${listUrl}preview/`,
  tag: TAG,
  summary: 'A form, stored or not, as the package that candidates get of it; stores nothing',
  policy: settings,
  params: accountParamsSchema,
  body: contentSchema,
  responses: { 200: dataOf(assessmentPackageSchema) },
  isRead: true,
})

// The onboarding forms of a company, of which an activity of a plan takes one. An activity takes a copy: a change here
// changes no plan until staff choose the form again.
import { z } from 'zod'

import { onboardingFormSchema } from '../assessments/onboarding-form.ts'
import { endpoint } from '../core/endpoint.ts'
import { idSchema, pageOf, pageQuerySchema } from '../core/shape.ts'

const accountOnboardingFormSchema = onboardingFormSchema.omit({ kind: true })
export type AccountOnboardingForm = z.infer<typeof accountOnboardingFormSchema>

export const listAccountOnboardingForms = endpoint({
  method: 'GET',
  url: '/account/v1/account-onboarding-form/job/:job_id/',
  tag: 'Onboarding forms',
  summary: 'The onboarding forms of the company, by name, for who writes the plan of a requisition',
  policy: { level: 2, scope: 'job', isForManagers: true },
  params: z.object({ job_id: idSchema }),
  query: pageQuerySchema,
  responses: { 200: pageOf(accountOnboardingFormSchema) },
})

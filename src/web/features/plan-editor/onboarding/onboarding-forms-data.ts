// The addresses of a company's onboarding forms: of the screens, and of the requests.
import { queryOptions } from '@tanstack/react-query'

import type { OnboardingFormContent } from '#contract/settings/account-onboarding-forms.ts'
import { api, unwrap } from '#web/api/client.ts'

export const ONBOARDING_FORMS_HREF = '/settings/onboarding-forms'
export const NEW_ONBOARDING_FORM_HREF = `${ONBOARDING_FORMS_HREF}/new`

export function onboardingFormHref(formId: number): string {
  return `${ONBOARDING_FORMS_HREF}/${formId}`
}

/** A new form that begins as a copy of this one. */
export function copyOfFormHref(formId: number): string {
  return `${NEW_ONBOARDING_FORM_HREF}?from=${formId}`
}

export const COMPANY_FORMS = '/account/v1/{account_id}/account-onboarding-form/'
export const COMPANY_FORM = `${COMPANY_FORMS}{account_onboarding_form_id}/` as const

export function formPath(accountId: number, formId: number) {
  return { path: { account_id: accountId, account_onboarding_form_id: formId } }
}

/** A form as candidates would get it. */
export function formPreviewQuery(accountId: number, body: OnboardingFormContent) {
  const params = { path: { account_id: accountId } }
  return queryOptions({
    queryKey: ['onboarding-form-preview', accountId, body],
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST(`${COMPANY_FORMS}preview/`, { params, body, signal }))).data,
    retry: false,
    gcTime: 0,
  })
}

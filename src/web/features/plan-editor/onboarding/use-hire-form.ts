import { useLingui } from '@lingui/react/macro'

import type { CompanyOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import { COMPANY_FORM, formPath } from './onboarding-forms-data.ts'

/** Choosing the form that new hires get, or none. */
export function useHireForm(accountId: number) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const setting = useEndpoint({ method: 'post', path: `${COMPANY_FORM}hires/` })
  return {
    set: (form: CompanyOnboardingForm, isForHires: boolean) => {
      const { name } = form
      const onSuccess = () =>
        notifyDone(isForHires ? t`New hires get “${name}”.` : t`New hires get no form.`)
      const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
      const path = formPath(accountId, form.account_onboarding_form_id)
      setting.mutate({ ...path, body: { is_for_hires: isForHires } }, { onSuccess, onError })
    },
    isBusy: setting.isPending,
  }
}

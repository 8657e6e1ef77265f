import { useLingui } from '@lingui/react/macro'

import type { CompanyOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { COMPANY_FORM, formPath } from './onboarding-forms-data.ts'

/** Archiving an onboarding form, with the way back, and offering an archived one again. */
export function useArchivingForm(accountId: number) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const archiving = useEndpoint({ method: 'delete', path: COMPANY_FORM })
  const restoring = useEndpoint({ method: 'post', path: `${COMPANY_FORM}restore/` })
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const pathOf = (form: CompanyOnboardingForm) =>
    formPath(accountId, form.account_onboarding_form_id)
  const back = (form: CompanyOnboardingForm) => ({ ...pathOf(form), body: {} })
  return {
    archive: (form: CompanyOnboardingForm) => {
      const { name } = form
      const onSuccess = () =>
        notifyUndoable(t`“${name}” is archived.`, () => restoring.mutateAsync(back(form)))
      archiving.mutate(pathOf(form), { onSuccess, onError })
    },
    restore: (form: CompanyOnboardingForm) => {
      const onSuccess = () => notifyDone(t`Plans can take the form again.`)
      restoring.mutate(back(form), { onSuccess, onError })
    },
    isBusy: archiving.isPending || restoring.isPending,
  }
}

import { Trans } from '@lingui/react/macro'

import type { CompanyOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

import { useHireForm } from './use-hire-form.ts'

type HireFormChoiceProps = { accountId: number; form: CompanyOnboardingForm }

/** Whether new hires get a form; it is stored at once. */
export function HireFormChoice({ accountId, form }: HireFormChoiceProps) {
  const { set, isBusy } = useHireForm(accountId)
  return (
    <Checkbox
      label={<Trans>New hires get this form</Trans>}
      hint={
        <Trans>
          It is in their progress as soon as they are hired, in place of any other form chosen here.
          You read the answers on their scorecards.
        </Trans>
      }
      checked={form.is_for_hires}
      disabled={isBusy}
      onChange={(event) => set(form, event.target.checked)}
    />
  )
}

// In the editor of the plan: which of the company's onboarding forms an activity asks. It takes the fields as they are when
// the form is chosen; a later change of the form is offered, and never made unasked.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { OnboardingForm } from '#contract/assessments/onboarding-form.ts'
import type { AccountOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { useData } from '#web/api/use-data.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { fieldText } from '../form/field-text.ts'
import { factsOf } from '../form/form-draft.ts'
import type { DraftActivity } from '../plan-draft.ts'
import { SetupBoundary } from '../setup-boundary.tsx'
import { jobPath } from '../setup-data.ts'
import { formFieldId } from './form-field-id.ts'

import styles from '../setup.module.css'

const FORMS = '/account/v1/account-onboarding-form/job/{job_id}/'
/** More than a company has: a form is chosen from the whole list. */
const ALL = 100

type ActivityOnboardingFormProps = {
  jobId: number
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => void
}

export function ActivityOnboardingForm(props: ActivityOnboardingFormProps) {
  const { jobId, activity, onChange } = props
  const chosen = activity.settings?.kind === 'onboarding-form' ? activity.settings : null
  const choose = (form: AccountOnboardingForm) =>
    onChange({ settings: { kind: 'onboarding-form', ...form }, ...factsOf(form.sections) })
  return (
    <div className={styles.questions}>
      <SetupBoundary title={<Trans>The onboarding forms could not be loaded</Trans>} height="3rem">
        <Choice fieldId={formFieldId(activity)} {...{ jobId, chosen }} onChoose={choose} />
      </SetupBoundary>
      {chosen !== null && <ChosenFields form={chosen} />}
    </div>
  )
}

type ChoiceProps = {
  fieldId: string
  jobId: number
  chosen: OnboardingForm | null
  onChoose: (form: AccountOnboardingForm) => void
}

function Choice({ fieldId, jobId, chosen, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const { data: forms } = useData(FORMS, { ...jobPath(jobId), query: { page_size: ALL } })
  if (forms.length === 0 && chosen === null)
    return (
      <p className={styles.faint}>
        <Trans>
          Your company has no onboarding form yet. Add one before you use this activity.
        </Trans>
      </p>
    )
  const newest = forms.find((one) => isSameForm(one, chosen))
  // An archived form stays where it was chosen.
  const listed = chosen === null || newest !== undefined ? forms : [chosen, ...forms]
  return (
    <>
      <SelectField
        id={fieldId}
        label={t`Form`}
        placeholder={chosen === null ? t`Choose a form` : undefined}
        options={listed.map((one) => ({
          value: String(one.account_onboarding_form_id),
          label: one.name,
        }))}
        value={chosen === null ? '' : String(chosen.account_onboarding_form_id)}
        onChange={({ target }) => {
          const form = forms.find((one) => String(one.account_onboarding_form_id) === target.value)
          if (form !== undefined) onChoose(form)
        }}
      />
      {newest !== undefined && hasChanged(newest, chosen) && (
        <Banner tone="warning">
          <p>
            <Trans>This form was changed after you chose it.</Trans>
          </p>
          <Button size="small" onClick={() => onChoose(newest)}>
            <Trans>Use the form as it is now</Trans>
          </Button>
        </Banner>
      )}
    </>
  )
}

function ChosenFields({ form: { sections } }: { form: OnboardingForm }) {
  const fields = sections.flatMap((section) => section.fields)
  return (
    <Disclosure summary={<Plural value={fields.length} one="# field" other="# fields" />}>
      <ul>
        {fields.map((field) => (
          <li key={fieldText(field)}>{fieldText(field)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

function isSameForm(one: AccountOnboardingForm, chosen: OnboardingForm | null): boolean {
  return one.account_onboarding_form_id === chosen?.account_onboarding_form_id
}

function hasChanged({ name, sections }: AccountOnboardingForm, chosen: OnboardingForm | null) {
  const before = chosen === null ? null : { name: chosen.name, sections: chosen.sections }
  return JSON.stringify({ name, sections }) !== JSON.stringify(before)
}

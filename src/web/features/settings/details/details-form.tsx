import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { CompanyDetails, EditableDetails } from '#contract/settings/company-details.ts'
import { COMPANY_NAME_MAX, COMPANY_SIZES } from '#contract/settings/settings-rules.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { knownZones } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { COMPANY_SIZE_LABELS } from './details-labels.ts'
import { LanguageFields } from './language-fields.tsx'
import { STORED_FIELDS } from './stored-fields.ts'

import styles from '../settings.module.css'

export const DETAILS = '/account/v1/{account_id}/'

type DetailsFormProps = {
  details: CompanyDetails
  /** Begins again from what is stored. */
  onLoad: () => void
}

export function DetailsForm({ details, onLoad }: DetailsFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [base, setBase] = useState(() => editableOf(details))
  const [draft, setDraft] = useState(base)
  const change = (part: Partial<EditableDetails>) => setDraft((now) => ({ ...now, ...part }))
  const saving = useEndpoint(
    { method: 'patch', path: DETAILS },
    {
      // The frame shows the company’s name.
      invalidates: ['company'],
      onDone: ({ data }) => {
        setBase(editableOf(data))
        setDraft(editableOf(data))
        notifyDone(t`The company details are saved.`)
      },
    },
  )
  const { form, problemOf } = useFieldProblems(saving.error)
  const isMarked = Object.keys(draft).some((name) => problemOf(name) !== undefined)
  const save = (from: object) =>
    saving.mutate({ path: { account_id: details.account_id }, body: draft, base: from })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  return (
    <Card className={styles.formCard}>
      <UnsavedChanges isChanged={JSON.stringify(draft) !== JSON.stringify(base)} />
      <form {...form} className={styles.form} onSubmit={submit}>
        <SaveProblem
          error={saving.error}
          isSaidElsewhere={isMarked}
          onOverwrite={save}
          fields={STORED_FIELDS}
          {...{ errorText, onLoad }}
        />
        <CompanyFields {...{ draft, problemOf }} onChange={change} />
        <LanguageFields {...{ draft, problemOf }} onChange={change} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

type CompanyFieldsProps = {
  draft: EditableDetails
  problemOf: (name: string, words?: string) => string | undefined
  onChange: (part: Partial<EditableDetails>) => void
}

function CompanyFields({ draft, problemOf, onChange }: CompanyFieldsProps) {
  const { t, i18n } = useLingui()
  const sizes = COMPANY_SIZES.map(({ id }) => ({
    value: String(id),
    label: i18n._(COMPANY_SIZE_LABELS[id]),
  }))
  const zones = knownZones(draft.time_zone).map((one) => ({
    value: one,
    label: one.replaceAll('_', ' '),
  }))
  return (
    <>
      <TextField
        name="name"
        label={t`Company name`}
        hint={t`Candidates and your colleagues see it.`}
        required
        maxLength={COMPANY_NAME_MAX}
        value={draft.name}
        error={problemOf('name', t`Enter the name of the company.`)}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        name="company_size"
        label={t`Size`}
        isOptional
        placeholder={t`Not given`}
        options={sizes}
        value={draft.company_size === null ? '' : String(draft.company_size)}
        error={problemOf('company_size')}
        onChange={({ target }) => onChange({ company_size: sizeOf(target.value) })}
      />
      <SelectField
        name="time_zone"
        label={t`Time zone`}
        hint={t`Used for interview times in emails, when the reader has not set a time zone.`}
        options={zones}
        value={draft.time_zone}
        error={problemOf('time_zone')}
        onChange={({ target }) => onChange({ time_zone: target.value })}
      />
    </>
  )
}

function sizeOf(value: string): EditableDetails['company_size'] {
  return COMPANY_SIZES.find(({ id }) => String(id) === value)?.id ?? null
}

/** The fields of the form: also the state that a change begins from. */
function editableOf(details: EditableDetails): EditableDetails {
  const { name, company_size, time_zone, languages, default_language } = details
  return { name, company_size, time_zone, languages, default_language }
}

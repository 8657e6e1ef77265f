import { useLingui } from '@lingui/react/macro'

import type { CompanyDetails, EditableDetails } from '#contract/settings/company-details.ts'
import { COMPANY_NAME_MAX, COMPANY_SIZES } from '#contract/settings/settings-rules.ts'
import { knownZones } from '#web/i18n/zoned-time.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { CompanyForm, type CompanyFields } from './company-form.tsx'
import { COMPANY_SIZE_LABELS } from './details-labels.ts'
import { LanguageFields } from './language-fields.tsx'
import { STORED_FIELDS } from './stored-fields.ts'

type DetailsFormProps = {
  details: CompanyDetails
  /** Begins again from what is stored. */
  onLoad: () => void
}

export function DetailsForm(props: DetailsFormProps) {
  const { t } = useLingui()
  return (
    <CompanyForm
      {...props}
      partOf={editableOf}
      storedFields={STORED_FIELDS}
      saved={t`The company details are saved.`}
    >
      {(fields) => (
        <>
          <NameSizeAndZone {...fields} />
          <LanguageFields {...fields} />
        </>
      )}
    </CompanyForm>
  )
}

function NameSizeAndZone({ draft, problemOf, onChange }: CompanyFields<EditableDetails>) {
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

function editableOf(details: EditableDetails): EditableDetails {
  const { name, company_size, time_zone, languages, default_language } = details
  return { name, company_size, time_zone, languages, default_language }
}

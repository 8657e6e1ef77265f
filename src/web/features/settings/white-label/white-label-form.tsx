import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { CompanyDetails, WhiteLabel } from '#contract/settings/company-details.ts'
import type { NamedField } from '#web/features/staff-shell/save-problem.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { CompanyForm, type CompanyFields } from '../details/company-form.tsx'
import { BarPreview } from './bar-preview.tsx'
import { ImageField } from './image-field.tsx'

import colorStyles from './white-label.module.css'

type WhiteLabelFormProps = {
  details: CompanyDetails
  /** Begins again from what is stored. */
  onLoad: () => void
}

/** The values that a colleague stored meanwhile, for display; without pictures. */
const STORED_FIELDS: readonly NamedField[] = [
  { name: 'use_custom_header', label: msg`Show a header of your own` },
  { name: 'accent_color', label: msg`Color` },
]
/** The product’s color, which the choice begins with. */
const FIRST_COLOR = '#0e626d'

export function WhiteLabelForm(props: WhiteLabelFormProps) {
  const { t } = useLingui()
  return (
    <CompanyForm
      {...props}
      partOf={whiteLabelOf}
      storedFields={STORED_FIELDS}
      saved={t`The white label is saved.`}
    >
      {(fields) => (
        <>
          <Fields {...fields} />
          <BarPreview look={fields.draft} companyName={props.details.name} />
        </>
      )}
    </CompanyForm>
  )
}

function Fields({ draft, problemOf, onChange }: CompanyFields<WhiteLabel>) {
  const { t } = useLingui()
  const color = draft.accent_color
  return (
    <>
      <ImageField
        name="logo_url"
        label={t`Logo`}
        isOptional
        src={draft.logo_url}
        error={problemOf('logo_url')}
        onChange={(logo) => onChange({ logo_url: logo })}
      />
      <Checkbox
        name="use_custom_header"
        label={t`Show a header of your own`}
        hint={t`A wide image in place of your logo and the name of your company.`}
        checked={draft.use_custom_header}
        onChange={({ target }) => onChange({ use_custom_header: target.checked })}
      />
      {draft.use_custom_header && (
        <ImageField
          name="custom_header_file"
          label={t`Header`}
          src={draft.custom_header_file}
          error={problemOf('custom_header_file', t`Choose an image.`)}
          onChange={(file) => onChange({ custom_header_file: file })}
        />
      )}
      <Checkbox
        label={t`Use a color of your own`}
        hint={t`For buttons and marks on the screens of your staff.`}
        checked={color !== null}
        onChange={({ target }) => onChange({ accent_color: target.checked ? FIRST_COLOR : null })}
      />
      {color !== null && (
        <TextField
          type="color"
          className={colorStyles.color}
          name="accent_color"
          label={t`Color`}
          hint={t`Where it is hard to read, a darker or lighter shade is used.`}
          value={color}
          error={problemOf('accent_color')}
          onChange={({ target }) => onChange({ accent_color: target.value })}
        />
      )}
    </>
  )
}

function whiteLabelOf(details: WhiteLabel): WhiteLabel {
  const { logo_url, use_custom_header, custom_header_file, accent_color } = details
  return { logo_url, use_custom_header, custom_header_file, accent_color }
}

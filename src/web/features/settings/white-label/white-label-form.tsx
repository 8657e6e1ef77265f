import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { CompanyDetails, WhiteLabel } from '#contract/settings/company-details.ts'
import { type NamedField, SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { DETAILS } from '../details/details-form.tsx'
import { useSettingsErrorText } from '../settings-error-text.ts'
import { BarPreview } from './bar-preview.tsx'
import { ImageField } from './image-field.tsx'

import styles from '../settings.module.css'
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

export function WhiteLabelForm({ details, onLoad }: WhiteLabelFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [base, setBase] = useState(() => whiteLabelOf(details))
  const [draft, setDraft] = useState(base)
  const change = (part: Partial<WhiteLabel>) => setDraft((now) => ({ ...now, ...part }))
  const saving = useEndpoint(
    { method: 'patch', path: DETAILS },
    {
      // The frame shows them.
      invalidates: ['company'],
      onDone: ({ data }) => {
        setBase(whiteLabelOf(data))
        setDraft(whiteLabelOf(data))
        notifyDone(t`The white label is saved.`)
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
          fields={STORED_FIELDS}
          onOverwrite={save}
          {...{ errorText, onLoad }}
        />
        <Fields {...{ draft, problemOf }} onChange={change} />
        <BarPreview look={draft} companyName={details.name} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

type FieldsProps = {
  draft: WhiteLabel
  problemOf: (name: string, words?: string) => string | undefined
  onChange: (part: Partial<WhiteLabel>) => void
}

function Fields({ draft, problemOf, onChange }: FieldsProps) {
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

/** The fields of the form: also the state that a change begins from. */
function whiteLabelOf(details: WhiteLabel): WhiteLabel {
  const { logo_url, use_custom_header, custom_header_file, accent_color } = details
  return { logo_url, use_custom_header, custom_header_file, accent_color }
}

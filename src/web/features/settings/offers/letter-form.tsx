// An offer letter while it is written, beside its preview.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { LOCALES, type Locale } from '#contract/core/shape.ts'
import { OFFER_LETTER_LIMITS, PAGE_SIZES } from '#contract/offers/offer-letter-rules.ts'
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'
import { type NamedField, SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { localeNames } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { LetterBody } from './letter-body.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { useLetterProblem } from './use-letter-problem.ts'
import { useOwnFields } from './use-own-fields.ts'

import settings from '../settings.module.css'
import styles from './offers.module.css'

const STORED_FIELDS: readonly NamedField[] = [
  { name: 'name', label: msg`Name` },
  { name: 'header', label: msg`Header` },
  { name: 'footer', label: msg`Footer` },
]

type LetterFormProps = {
  accountId: number
  initial: OfferLetterContent
  saving: { error: Error | null; isPending: boolean }
  onSave: (content: OfferLetterContent) => void
  /** Saves over what a colleague stored meanwhile. */
  onOverwrite?: (content: OfferLetterContent, stored: object) => void
  /** Begins again from what a colleague stored. */
  onLoad?: () => void
}

type Change = (change: Partial<OfferLetterContent>) => void

/** Cancelled, it begins again: the editor owns its text. */
export function LetterForm(props: LetterFormProps) {
  const [edition, setEdition] = useState(0)
  return <Form key={edition} {...props} onCancel={() => setEdition(edition + 1)} />
}

function Form({
  accountId,
  initial,
  saving,
  ...props
}: LetterFormProps & { onCancel: () => void }) {
  const { onSave, onOverwrite, onLoad, onCancel } = props
  const errorText = useSettingsErrorText()
  const [draft, setDraft] = useState(initial)
  const own = useOwnFields(accountId)
  const problemIn = useLetterProblem(own)
  const { form, problemOf } = useFieldProblems(saving.error)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
  const change: Change = (next) => setDraft((now) => ({ ...now, ...next }))
  const said = {
    name: problemOf('name'),
    header: problemIn('header', draft) ?? problemOf('header'),
    body_html: problemIn('body_html', draft) ?? problemOf('body_html'),
    footer: problemIn('footer', draft) ?? problemOf('footer'),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(draft)
  }
  return (
    <div className={styles.editor}>
      <UnsavedChanges isChanged={isChanged} />
      <form {...form} className={styles.form} onSubmit={submit}>
        <SaveProblem
          error={saving.error}
          errorText={errorText}
          fields={STORED_FIELDS}
          onOverwrite={(stored) => onOverwrite?.(draft, stored)}
          {...(onLoad === undefined ? {} : { onLoad })}
        />
        <LetterFields draft={draft} said={said} onChange={change} />
        <LetterBody
          html={initial.body_html}
          own={own}
          error={said.body_html}
          onChange={(body_html) => change({ body_html })}
        />
        <LineField name="footer" draft={draft} said={said} onChange={change} />
        <div className={settings.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending} disabled={!isChanged}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" disabled={!isChanged || saving.isPending} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      <LetterPreview accountId={accountId} draft={draft} />
    </div>
  )
}

type FieldsProps = {
  draft: OfferLetterContent
  /** What is wrong with each field. */
  said: Readonly<Record<'name' | 'header' | 'footer', string | undefined>>
  onChange: Change
}

function LetterFields({ draft, said, onChange }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <LimitedTextField
        name="name"
        label={t`Name`}
        hint={t`Your colleagues choose the letter by this name. Candidates do not see it.`}
        required
        autoComplete="off"
        maxLength={OFFER_LETTER_LIMITS.name}
        value={draft.name}
        error={said.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className={settings.pair}>
        <SelectField
          name="language"
          label={t`Language of the letter`}
          options={LOCALES.map((value) => ({ value, label: localeNames[value] }))}
          value={draft.language}
          onChange={({ target }) => {
            const language = LOCALES.find((one): one is Locale => one === target.value)
            if (language !== undefined) onChange({ language })
          }}
        />
        <SelectField
          name="page_size"
          label={t`Page size`}
          options={PAGE_SIZES.map((value) => ({
            value,
            label: value === 'A4' ? 'A4' : t`US Letter`,
          }))}
          value={draft.page_size}
          onChange={({ target }) =>
            onChange({ page_size: target.value === 'A4' ? 'A4' : 'Letter' })
          }
        />
      </div>
      <LineField name="header" draft={draft} said={said} onChange={onChange} />
    </>
  )
}

/** The line at the top or at the bottom of each page. */
function LineField({ name, draft, said, onChange }: FieldsProps & { name: 'header' | 'footer' }) {
  const { t } = useLingui()
  return (
    <LimitedTextField
      name={name}
      label={name === 'header' ? t`Header` : t`Footer`}
      hint={
        name === 'header' ? t`One line at the top of each page. Variables work here.` : undefined
      }
      isOptional
      autoComplete="off"
      maxLength={OFFER_LETTER_LIMITS.line}
      value={draft[name]}
      error={said[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'

import type { AttributeContent, AttributeType } from '#contract/settings/attribute-types.ts'
import { ATTRIBUTE_LIMITS, MEASURED_CATEGORIES } from '#contract/settings/settings-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { currentLocale, type Locale, localeNames, locales } from '#web/i18n/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import type { Choice } from '#web/ui/staff/form/choice/combobox.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { DETAILS } from '../details/company-form.tsx'
import { useSettingsErrorText } from '../settings-error-text.ts'
import type { AttributeList } from './attribute-data.ts'
import { ATTRIBUTE_LIST_LABELS, CATEGORY_LABELS } from './attribute-labels.ts'
import { ParentField } from './parent-field.tsx'

import styles from '../settings.module.css'

/** Shown of one that another user changed meanwhile. */
const STORED = [
  { name: 'name', label: msg`Name` },
  { name: 'description', label: msg`Description` },
  { name: 'category', label: msg`Category`, options: CATEGORY_LABELS },
]

type AttributeFormProps = {
  list: AttributeList
  /** Null for a new one. */
  row: AttributeType | null
  saving: { readonly error: Error | null; readonly isPending: boolean }
  onSubmit: (content: AttributeContent) => void
  /** What is stored now, over which the user saves what the form says. */
  onOverwrite?: (stored: object) => void
  onClose: () => void
}

/** The dialog of an attribute or an outcome. */
export function AttributeForm(props: AttributeFormProps) {
  const { list, row, saving, onSubmit, onOverwrite, onClose } = props
  const { i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const formRef = useRef<HTMLFormElement>(null)
  const { form, problemOf } = useFieldProblems(saving.error)
  const [initialParent] = useState(() => (row === null ? null : parentOf(row)))
  const [parent, setParent] = useState(initialParent)
  const labels = ATTRIBUTE_LIST_LABELS[list.usageType]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog is inside of the page's tree: its submission is no one else's.
    event.stopPropagation()
    const parentId = parent === null ? null : Number(parent.id)
    onSubmit(contentIn(new FormData(event.currentTarget), { list, parentId }))
  }
  return (
    <FormDialog
      {...form}
      ref={formRef}
      className={styles.form}
      title={i18n._(row === null ? labels.add : labels.edit)}
      isBusy={saving.isPending}
      isChanged={parent?.id !== initialParent?.id}
      onSubmit={submit}
      onClose={onClose}
    >
      <SaveProblem
        error={saving.error}
        errorText={errorText}
        isSaidElsewhere={saving.error instanceof ApiError && saving.error.code === 'value_taken'}
        fields={STORED}
        onOverwrite={(stored) => {
          onOverwrite?.(stored)
          formRef.current?.requestSubmit()
        }}
      />
      <NameFields {...{ list, row, problemOf }} />
      <DetailFields {...{ list, row, problemOf }} />
      <ParentField
        {...{ list, row }}
        chosen={parent}
        error={problemOf('parent_attribute_type_id')}
        onChange={setParent}
      />
    </FormDialog>
  )
}

type FieldsProps = Pick<AttributeFormProps, 'list' | 'row'> & {
  problemOf: (name: string, text?: string) => string | undefined
}

// The name in the company's language comes first, and stands for those that are left out.
function NameFields({ list: { accountId }, row, problemOf }: FieldsProps) {
  const { t } = useLingui()
  const details = useOptionalData(DETAILS, { path: { account_id: accountId } })
  const own: Locale = details?.data.default_language ?? 'en'
  const { [own]: language } = localeNames
  const others = locales.filter((one) => one !== own)
  const written = (locale: Locale) =>
    row === null || (locale !== own && row.name[locale] === row.name[own]) ? '' : row.name[locale]
  return [own, ...others].map((locale) => {
    const { [locale]: called } = localeNames
    return (
      <TextField
        key={`${own}-${locale}`}
        label={t`Name (${called})`}
        name={`name.${locale}`}
        lang={locale}
        required={locale === own}
        isOptional={locale !== own}
        {...(locale === own ? { 'data-first-focus': true } : {})}
        hint={locale === own ? undefined : t`Leave it empty to use the name in ${language}.`}
        maxLength={ATTRIBUTE_LIMITS.name}
        defaultValue={written(locale)}
        error={problemOf(`name.${locale}`, t`Enter a name that is not used yet.`)}
      />
    )
  })
}

function DetailFields({ list, row, problemOf }: FieldsProps) {
  const { i18n, t } = useLingui()
  return (
    <>
      <SelectField
        label={t`Category`}
        name="category"
        required
        placeholder={t`Choose a category`}
        options={MEASURED_CATEGORIES[list.usageType].map((value) => ({
          value,
          label: i18n._(CATEGORY_LABELS[value]),
        }))}
        defaultValue={row?.category ?? ''}
        error={problemOf('category')}
      />
      <TextArea
        label={t`Description`}
        name="description"
        isOptional
        rows={2}
        maxLength={ATTRIBUTE_LIMITS.description}
        defaultValue={row?.description ?? ''}
        error={problemOf('description')}
      />
    </>
  )
}

function parentOf(row: AttributeType): Choice | null {
  const { parent_attribute_type_id: id, parent_name: name } = row
  return id === null ? null : { id: String(id), label: name?.[currentLocale()] ?? '' }
}

type Chosen = { readonly list: AttributeList; readonly parentId: number | null }

function contentIn(data: FormData, { list, parentId }: Chosen): AttributeContent {
  const categories = MEASURED_CATEGORIES[list.usageType]
  const [first] = categories
  return {
    name: {
      en: textOf(data, 'name.en'),
      es: textOf(data, 'name.es'),
      fr: textOf(data, 'name.fr'),
    },
    description: textOf(data, 'description'),
    category: categories.find((one) => one === textOf(data, 'category')) ?? first,
    parent_attribute_type_id: parentId,
  }
}

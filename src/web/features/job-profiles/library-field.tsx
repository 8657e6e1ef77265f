import { useLingui } from '@lingui/react/macro'

import type { LibraryEntry } from '#contract/job-profiles/profile-library.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

type LibraryFieldProps = {
  accountId: number
  /** Null for a blank profile. */
  chosen: LibraryEntry | null
  onChoose: (entry: LibraryEntry | null) => void
}

/** Lets a new profile begin with one of the library; says what that one brings along. */
export function LibraryField({ accountId, chosen, onChoose }: LibraryFieldProps) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const asked = { path: { account_id: accountId }, query: { language: locale } }
  const entries = useOptionalData('/job/v1/profile-library/{account_id}/', asked)?.data ?? []
  const weighed = chosen?.attributes.map(({ name, weight }) => `${name} ×${weight}`).join(', ')
  return (
    <SelectField
      label={t`Start from`}
      name="from_library"
      placeholder={t`A blank profile`}
      hint={chosen === null ? undefined : `${chosen.description} ${t`Attributes: ${weighed}.`}`}
      options={entries
        .toSorted((one, other) => one.department.localeCompare(other.department, locale))
        .map(({ slug, title, department }) => ({ value: slug, label: title, group: department }))}
      value={chosen?.slug ?? ''}
      onChange={({ target }) => onChoose(entries.find(({ slug }) => slug === target.value) ?? null)}
    />
  )
}

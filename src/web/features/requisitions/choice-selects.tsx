import { useLingui } from '@lingui/react/macro'

import { idOf } from '#web/api/list-search.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { FilterChips } from '#web/ui/staff/filter-chips.tsx'
import { SearchField } from '#web/ui/staff/search-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { MoreFilters, type MoreFiltersProps } from './filters/more-filters.tsx'
import type { ApplicantChoices } from './use-applicant-choices.ts'

import styles from './requisitions.module.css'

type ChoiceSelectsProps = MoreFiltersProps & { choices: ApplicantChoices }

/** Filters by what staff add to applications, who looks after them and their tags, by what resumes say, and by what waits for an answer. */
export function ChoiceSelects({ choices, view, onView }: ChoiceSelectsProps) {
  const { t } = useLingui()
  return (
    <>
      <SearchField
        label={t`Search in resumes`}
        value={view.resume ?? ''}
        onSearch={(resume) =>
          onView(
            { resume: resume === '' ? undefined : resume, page: undefined },
            { isTyping: true },
          )
        }
      />
      <IdSelect
        label={t`Assigned to`}
        placeholder={t`Assigned to anyone`}
        options={choices.users?.map(({ user_id: id, full_name }) => ({ id, label: full_name }))}
        value={view.assigned_to}
        onChange={(assigned_to) => onView({ assigned_to, page: undefined })}
      />
      <IdSelect
        label={t`Tag`}
        placeholder={t`All tags`}
        options={choices.tags?.map(({ tag_id: id, name }) => ({ id, label: name }))}
        value={view.tag}
        onChange={(tag) => onView({ tag, page: undefined })}
      />
      <FilterChips
        label={t`Review by a person`}
        isSingle
        chips={[{ id: 'open', label: t`Review asked for` }]}
        activeIds={view.human_review === undefined ? [] : [view.human_review]}
        onChange={(ids) =>
          onView({ human_review: ids.has('open') ? 'open' : undefined, page: undefined })
        }
      />
      <MoreFilters view={view} onView={onView} />
    </>
  )
}

type IdSelectProps = {
  label: string
  /** The choice that leaves no one out. */
  placeholder: string
  /** Undefined until they are loaded: what is chosen may be among them. */
  options: ReadonlyArray<{ id: number; label: string }> | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** A filter by something of the company's own; without any of it, there is nothing to choose. */
export function IdSelect({ label, placeholder, options, value, onChange }: IdSelectProps) {
  const { t } = useLingui()
  if (options === undefined) return null
  // A link or a saved view may name what was deleted since: the list is narrowed, and the user sees by what.
  const isUnknown = value !== undefined && options.every(({ id }) => id !== value)
  if (options.length === 0 && !isUnknown) return null
  const chosen = isUnknown ? [{ id: value, label: t`Deleted or unavailable` }] : []
  return (
    <SelectField
      className={styles.select}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={placeholder}
      options={[...chosen, ...options].map((one) => ({ value: String(one.id), label: one.label }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(idOf(target.value))}
    />
  )
}

import { useLingui } from '@lingui/react/macro'

import { KNOCK_OUT_FILTER } from '#contract/applicants/applicant-filters.ts'
import type { ApplicantsOf } from '#web/features/staff-shell/choices/choice-queries.ts'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { MoreFilters, type MoreFiltersProps } from '../applicants/filters/more-filters.tsx'
import { ChoiceCombobox } from './choice-combobox.tsx'

type ChoiceSelectsProps = MoreFiltersProps & { of: ApplicantsOf }

/** Filters by hiring class, by what staff add to applications, who looks after them and their tags, by what resumes say, and by what waits for an answer. */
export function ChoiceSelects(props: ChoiceSelectsProps) {
  const { view, onView } = props
  const { t } = useLingui()
  return (
    <>
      <ChoiceFilter
        {...props}
        field="hiring_class"
        label={t`Hiring class`}
        placeholder={t`All classes`}
      />
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
      <ChoiceFilter
        {...props}
        field="assigned_to"
        label={t`Assigned to`}
        placeholder={t`Any assignee`}
      />
      <ChoiceFilter {...props} field="tag" label={t`Tag`} placeholder={t`All tags`} />
      <FilterChips
        label={t`Review by a person`}
        isSingle
        chips={[{ id: 'open', label: t`Review asked for` }]}
        activeIds={view.human_review === undefined ? [] : [view.human_review]}
        onChange={(ids) =>
          onView({ human_review: ids.has('open') ? 'open' : undefined, page: undefined })
        }
      />
      <FilterChips
        label={t`Knock-out answers`}
        isSingle
        chips={[
          { id: 'with', label: t`Knock-out answer` },
          { id: 'without', label: t`No knock-out answer` },
        ]}
        activeIds={view.knock_out === undefined ? [] : [view.knock_out]}
        onChange={(ids) =>
          onView({
            knock_out: KNOCK_OUT_FILTER.find((one) => ids.has(one)),
            page: undefined,
          })
        }
      />
      <MoreFilters view={view} onView={onView} />
    </>
  )
}

/** What is chosen from, by the field of the address that names it. */
const KINDS = { hiring_class: 'hiring_classes', assigned_to: 'assigned', tag: 'tags' } as const

type ChoiceFilterProps = ChoiceSelectsProps & {
  field: keyof typeof KINDS
  label: string
  placeholder: string
}

function ChoiceFilter({ field, view, onView, ...choice }: ChoiceFilterProps) {
  return (
    <ChoiceCombobox
      {...choice}
      kind={KINDS[field]}
      value={view[field]}
      onChange={(id) => onView({ [field]: id, page: undefined })}
    />
  )
}

import { useLingui } from '@lingui/react/macro'

import { FilterChips } from '#web/ui/staff/filter-chips.tsx'
import { SearchField } from '#web/ui/staff/search-field.tsx'

import { ChoiceCombobox } from './choice-combobox.tsx'
import type { ApplicantsOf } from './choice-queries.ts'
import { MoreFilters, type MoreFiltersProps } from './filters/more-filters.tsx'

type ChoiceSelectsProps = MoreFiltersProps & { of: ApplicantsOf }

/** Filters by hiring class, by what staff add to applications, who looks after them and their tags, by what resumes say, and by what waits for an answer. */
export function ChoiceSelects({ of, view, onView }: ChoiceSelectsProps) {
  const { t } = useLingui()
  return (
    <>
      <ChoiceCombobox
        of={of}
        kind="hiring_classes"
        label={t`Hiring class`}
        placeholder={t`All classes`}
        value={view.hiring_class}
        onChange={(hiring_class) => onView({ hiring_class, page: undefined })}
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
      <ChoiceCombobox
        of={of}
        kind="assigned"
        label={t`Assigned to`}
        placeholder={t`Any assignee`}
        value={view.assigned_to}
        onChange={(assigned_to) => onView({ assigned_to, page: undefined })}
      />
      <ChoiceCombobox
        of={of}
        kind="tags"
        label={t`Tag`}
        placeholder={t`All tags`}
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

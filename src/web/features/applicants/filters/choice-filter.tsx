// Filters by a company's own classes, tags, assignees and requisitions: there can be hundreds.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { ReversibleFilter } from '#contract/applicants/applicant-filters.ts'
import { ChoiceEditor } from '#web/features/staff-shell/choices/choice-editor.tsx'
import {
  type ApplicantsOf,
  type ChoiceKind,
  choicesQuery,
} from '#web/features/staff-shell/choices/choice-queries.ts'
import { useNamedChoice } from '#web/features/staff-shell/choices/use-named-choice.ts'
import type { Filter } from '#web/ui/staff/filters/filter.ts'

import { Reversal, useChoiceWords } from './reversal.tsx'
import { type AccountView, excludeWith, type FilterProps } from './view-filter.ts'

type ChoiceFilter = {
  kind: ChoiceKind
  /** The field of the address that names it. */
  field: 'hiring_class' | 'assigned_to' | 'tag'
  name: string
  reversedBy: ReversibleFilter
}

/** Without any of the kind there is nothing to choose, and no filter. */
export function useChoiceFilter(
  props: FilterProps & { of: ApplicantsOf },
  { kind, field, name, reversedBy }: ChoiceFilter,
): Filter[] {
  const { view, onView, of } = props
  const id = view[field]
  const words = useChoiceWords(view)
  const all = useQuery(choicesQuery(of, { kind, search: '' }))
  const value = useNamedChoice(of, { kind, id })
  if (id === undefined && (all.data ?? []).length === 0) return []
  const kept = excludeWith(view, { name: reversedBy, isReversed: false })
  return [
    {
      id: field,
      name,
      value: words(value, reversedBy),
      onClear: () => onView({ [field]: undefined, ...kept, page: undefined }),
      editor: () => (
        <>
          <ChoiceEditor
            {...{ of, kind, name, id }}
            onChange={(chosen) => onView({ [field]: chosen, page: undefined })}
          />
          <Reversal {...props} name={reversedBy} />
        </>
      ),
    },
  ]
}

/** By one requisition; a step or a class that is chosen is of that one, and goes with it. */
export function useRequisitionFilter(
  props: FilterProps<AccountView> & { accountId: number },
): Filter {
  const { t } = useLingui()
  const { view, onView, accountId } = props
  const of = { accountId }
  const kind = 'all_requisitions'
  const id = view.requisition
  const choose = (requisition: number | undefined) => {
    const { exclude } = excludeWith(view, { name: 'job_step_id', isReversed: false })
    const kept = excludeWith({ exclude }, { name: 'hiring_class_id', isReversed: false })
    const none = { step: undefined, steps: undefined, hiring_class: undefined, page: undefined }
    onView({ requisition, ...none, ...kept })
  }
  return {
    id: 'requisition',
    name: t`Requisition`,
    value: useNamedChoice(of, { kind, id }),
    onClear: () => choose(undefined),
    editor: () => <ChoiceEditor {...{ of, kind, id }} name={t`Requisition`} onChange={choose} />,
  }
}

import { useLingui } from '@lingui/react/macro'

import type { ApplicantCounts, RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { idOf } from '#web/api/page-search.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import type { Filter } from '#web/ui/staff/filters/filter.ts'
import { OptionList } from '#web/ui/staff/filters/option-list.tsx'

import { Reversal, useChoiceWords } from './reversal.tsx'
import { excludeWith, type FilterProps } from './view-filter.ts'

type Steps = {
  /** Undefined until they are loaded, as the counts are. */
  steps: RequisitionDetail['steps'] | undefined
  counts?: ApplicantCounts['step'] | undefined
}

/** By a step of one plan. A plan without steps has no such filter. */
export function useStepFilter(props: FilterProps, { steps = [], counts }: Steps): Filter[] {
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const { view, onView } = props
  const words = useChoiceWords(view)
  const options = steps.map(({ job_step_id: id, title, standard_title: standard }) => ({
    id: String(id),
    label: stepTitle(title, standard),
    count: counts?.steps.find((step) => step.job_step_id === id)?.count,
  }))
  if (options.length === 0 && view.step === undefined) return []
  const chosen = options.find(({ id }) => id === String(view.step))
  // A link may name a step that the plan has no more: the list is narrowed, and the user sees by what.
  const value = view.step === undefined ? undefined : (chosen?.label ?? t`Deleted or unavailable`)
  const kept = excludeWith(view, { name: 'job_step_id', isReversed: false })
  return [
    {
      id: 'step',
      name: t`Step`,
      value: words(value, 'job_step_id'),
      onClear: () => onView({ step: undefined, ...kept, page: undefined }),
      editor: () => (
        <>
          <OptionList
            label={t`Step`}
            isSingle
            options={options}
            chosenIds={view.step === undefined ? [] : [String(view.step)]}
            onChange={([id]) => onView({ step: idOf(id), page: undefined })}
          />
          <Reversal {...props} name="job_step_id" />
        </>
      ),
    },
  ]
}

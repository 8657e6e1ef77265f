import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import type { PlanDifference } from './plan-difference.ts'

import styles from '../setup.module.css'

type DifferenceListProps = { title: string; differences: readonly PlanDifference[] }

/** What was changed of a plan, one line for each change. */
export function DifferenceList({ title, differences }: DifferenceListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {differences.length === 0 ? (
        <p className={styles.facts}>
          <Trans>Nothing that candidates would notice.</Trans>
        </p>
      ) : (
        <ul className={styles.problems}>
          {differences.map((one) => (
            <li key={`${one.kind} ${one.step?.key} ${one.activity?.key}`}>
              <Difference difference={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Difference({ difference: { kind, step, activity } }: { difference: PlanDifference }) {
  const stepTitle = useStepTitle()
  const title = step === undefined ? '' : stepTitle(step.title, step.standard_title)
  const name = activity?.title[currentLocale()] ?? ''
  switch (kind) {
    case 'step_added':
      return <Trans>Step “{title}” was added.</Trans>
    case 'step_removed':
      return <Trans>Step “{title}” was removed.</Trans>
    case 'steps_reordered':
      return <Trans>The steps are in another order.</Trans>
    case 'rule_changed':
      return <Trans>The pass rule of “{title}” was changed.</Trans>
    case 'answer_days_changed':
      return <Trans>The answer date of “{title}” was changed.</Trans>
    case 'activity_added':
      return (
        <Trans>
          {name} was added to “{title}”.
        </Trans>
      )
    case 'activity_removed':
      return (
        <Trans>
          {name} was removed from “{title}”.
        </Trans>
      )
    case 'activity_changed':
      return (
        <Trans>
          {name} in “{title}” was changed.
        </Trans>
      )
    case 'activities_reordered':
      return <Trans>The activities of “{title}” are in another order.</Trans>
  }
}

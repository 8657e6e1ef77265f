import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'

import styles from './step-marks.module.css'

export type MarkedStep = {
  id: number
  name: string
  state: 'done' | 'failed' | 'current' | 'skipped' | 'ahead'
  /** Of the current step. */
  activities: { complete: number; total: number } | null
}

/** More would be dots to count: beyond it the numbers stand there. */
const MOST_MARKS = 8

type StepMarksProps = { steps: readonly MarkedStep[]; className?: string | undefined }

/** How far someone is in the steps of a plan, a mark for each, and as one sentence for screen readers. */
export function StepMarks({ steps, className }: StepMarksProps) {
  const format = useFormatter()
  const textOf = useStepText()
  const index = steps.findLastIndex(({ state }) => state !== 'ahead')
  const last = steps[index]
  const shown = steps.length > MOST_MARKS ? steps.slice(Math.max(index, 0), index + 1) : steps
  return (
    <span className={classNames(styles.steps, className)}>
      <VisuallyHidden>{textOf(last, { position: index + 1, count: steps.length })}</VisuallyHidden>
      <span className={styles.marks} aria-hidden="true">
        {shown.map((step) => (
          <Mark key={step.id} step={step} />
        ))}
        {steps.length > MOST_MARKS && `${format.number(index + 1)}/${format.number(steps.length)}`}
      </span>
    </span>
  )
}

function useStepText() {
  const { t } = useLingui()
  return (step: MarkedStep | undefined, given: { position: number; count: number }) => {
    if (step === undefined) return t`No step`
    const { position, count } = given
    const { name, state } = step
    switch (state) {
      case 'done':
        return t`Step ${position} of ${count}: ${name}, passed`
      case 'failed':
        return t`Step ${position} of ${count}: ${name}, failed`
      case 'skipped':
        return t`Step ${position} of ${count}: ${name}, skipped`
      case 'current':
      case 'ahead': {
        const { complete, total } = step.activities ?? { complete: 0, total: 0 }
        if (total === 0) return t`Step ${position} of ${count}: ${name}`
        return t`Step ${position} of ${count}: ${name}, ${plural(total, {
          one: `${complete} of # activity complete`,
          other: `${complete} of # activities complete`,
        })}`
      }
      default:
        return state satisfies never
    }
  }
}

function Mark({ step }: { step: MarkedStep }) {
  return (
    <svg className={styles.mark} data-state={step.state} viewBox="0 0 12 12">
      <Shape {...step} />
    </svg>
  )
}

// What it means is told by the shape; the colour only repeats it.
function Shape({ state, activities }: MarkedStep) {
  switch (state) {
    case 'done':
      return <circle cx="6" cy="6" r="5" fill="currentColor" />
    case 'failed':
      return <path d="M2 2l8 8M10 2l-8 8" />
    case 'skipped':
      return <path d="M2 6h8" />
    case 'current':
      return (
        <>
          <circle cx="6" cy="6" r="5" />
          <circle
            cx="6"
            cy="6"
            r="1.75"
            strokeWidth="3.5"
            pathLength="1"
            strokeDasharray={`${filledPart(activities)} 1`}
            transform="rotate(-90 6 6)"
          />
        </>
      )
    case 'ahead':
      return <circle cx="6" cy="6" r="4.5" />
    default:
      return state satisfies never
  }
}

// Neither empty nor full, which would be a step that is ahead, or done.
function filledPart(activities: MarkedStep['activities']): number {
  if (activities === null || activities.total === 0) return 0.5
  return Math.min(0.85, Math.max(0.15, activities.complete / activities.total))
}

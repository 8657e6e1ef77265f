// The title of a step in a tracker, with the state that the candidate is told of.
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import type { CandidateStepStatus, TrackerDetail } from '#contract/progress/progress.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import { useStepTitle } from '../shell/step-title.ts'

import styles from './progress.module.css'

const TONES: Record<CandidateStepStatus, ComponentProps<typeof StatusPill>['tone']> = {
  done: 'green',
  in_progress: 'blue',
  in_review: 'blue',
  later: 'neutral',
}

export function StepHeading({ step }: { step: TrackerDetail['steps'][number] }) {
  const stepTitle = useStepTitle()
  return (
    <div className={styles.stepHead}>
      <h2 className={styles.stepTitle}>{stepTitle(step.title, step.standard_title)}</h2>
      {step.status && <StepStatus status={step.status} />}
    </div>
  )
}

function StepStatus({ status }: { status: CandidateStepStatus }) {
  const { t } = useLingui()
  const labels: Record<CandidateStepStatus, string> = {
    done: t({ message: 'Done', context: 'step status' }),
    in_progress: t`In progress`,
    in_review: t`In review`,
    later: t`Later`,
  }
  return <StatusPill tone={TONES[status]}>{labels[status]}</StatusPill>
}

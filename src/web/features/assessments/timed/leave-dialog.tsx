// Before the questions are left while a clock runs: how much is left, and that leaving does not stop it.
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { TimeKeeper } from '#web/offline/time-keeper.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

import { isComplete } from '../../shell/complete-part.ts'
import { PartClock, soonestRunning } from '../../shell/part-clock.tsx'
import type { ScreenAnswers } from '../screen-answers.ts'

import styles from '../assessments.module.css'

export type LeaveDialogProps = {
  keeper: TimeKeeper
  content: AssessmentPackage
  screenAnswers: ScreenAnswers
  isOpen: boolean
  onClose: () => void
  onLeave: () => void
}

export function LeaveDialog(props: LeaveDialogProps) {
  const { keeper, content, screenAnswers, isOpen, onClose, onLeave } = props
  const parts = useSyncExternalStore(keeper.subscribe, keeper.current)
  const answers = screenAnswers.all()
  const soonest = soonestRunning(parts.filter((part) => !isComplete(part, { content, answers })))
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Leave while the clock is running?</Trans>}
      cancelLabel={<Trans>Keep answering</Trans>}
      confirmLabel={<Trans>Save and continue later</Trans>}
      onClose={onClose}
      onConfirm={onLeave}
    >
      <div className={styles.leaving}>
        {soonest !== null && <PartClock part={soonest} content={content} />}
        <p>
          <Trans>
            Your answers are saved. When the time is up, this part can no longer be answered.
          </Trans>
        </p>
      </div>
    </ConfirmDialog>
  )
}

// All that only an activity with limits of time needs: loaded with such a one, and not before.
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { TimeLimit } from '#contract/assessments/time-limits.ts'
import type { OnOver, TimeKeeper } from '#web/offline/time-keeper.ts'
import { dismiss, notify } from '#web/ui/feedback/notifications.ts'

import { isComplete } from '../../shell/complete-part.ts'
import { usePartName } from '../../shell/part-clock.tsx'
import type { Answers } from '../screen-answers.ts'
import { createKeeper, keepTime, type TimedInput } from './keep-time.ts'
import { LeaveDialog, type LeaveDialogProps } from './leave-dialog.tsx'
import { FirstKeyNote, PartIntro, type PartIntroProps } from './part-intro.tsx'
import { TimeLeft, type TimeLeftProps } from './time-left.tsx'

export type TimedActivity = {
  readonly keeper: TimeKeeper
  /** Counts until what it returns is called. */
  readonly keep: (onOver: OnOver) => () => void
  /** Says that a part's time is up; `isEnd`: with it, that of all. */
  readonly sayOver: (limit: TimeLimit, given: { isEnd: boolean }) => void
  /** Begins some parts; on disk before it resolves. What was said of the end of others goes. */
  readonly begin: (timers: readonly string[]) => Promise<void>
  /** Whether a part runs that has not all its answers. */
  readonly isUrgent: (answers: Answers) => boolean
  readonly PartIntro: ComponentType<PartIntroProps>
  readonly FirstKeyNote: typeof FirstKeyNote
  readonly TimeLeft: ComponentType<TimeLeftProps>
  readonly LeaveDialog: ComponentType<LeaveDialogProps>
}

/** The ends that are said on the page now. */
const said = new Set<string>()

export function openTimed(input: TimedInput & { content: AssessmentPackage }): TimedActivity {
  const { content } = input
  const keeper = createKeeper(input)
  return {
    keeper,
    keep: (onOver) => keepTime(keeper, { ...input, onOver }),
    sayOver: ({ timer }, { isEnd }) => {
      const body = <OverText content={content} timer={timer} isEnd={isEnd} />
      said.add(notify({ type: 'information', body }))
    },
    begin: async (timers) => {
      for (const timer of timers) await keeper.begin(timer)
      // Over the clock of the next part, they would seem to be about that one.
      for (const id of said) dismiss(id)
      said.clear()
    },
    isUrgent: (answers) =>
      keeper
        .states()
        .some((part) => part.state === 'running' && !isComplete(part, { content, answers })),
    PartIntro,
    FirstKeyNote,
    TimeLeft,
    LeaveDialog,
  }
}

type OverTextProps = { content: AssessmentPackage; timer: string; isEnd: boolean }

function OverText({ content, timer, isEnd }: OverTextProps) {
  const name = usePartName(content)(timer)
  return isEnd ? (
    <Trans>The time for this activity is up. Your answers are saved and submitted.</Trans>
  ) : (
    <Trans>The time for {name} is up. Your answers are saved.</Trans>
  )
}

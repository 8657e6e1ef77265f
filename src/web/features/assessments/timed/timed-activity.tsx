// All that only an activity with limits of time needs: loaded with such a one, and not before.
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import type { TimeLimit } from '#contract/time-limits.ts'
import type { OnOver, TimeKeeper } from '#web/offline/time-keeper.ts'
import { notify } from '#web/ui/notifications.ts'

import { createKeeper, keepTime, type TimedInput } from './keep-time.ts'
import { PartIntro, type PartIntroProps } from './part-intro.tsx'
import { TimeLeft, type TimeLeftProps } from './time-left.tsx'

export type TimedActivity = {
  readonly keeper: TimeKeeper
  /** Counts until what it returns is called. */
  readonly keep: (onOver: OnOver) => () => void
  /** Says that a part's time is up; `isEnd`: with it, that of all. */
  readonly sayOver: (limit: TimeLimit, given: { isEnd: boolean }) => void
  readonly PartIntro: ComponentType<PartIntroProps>
  readonly TimeLeft: ComponentType<TimeLeftProps>
}

export function openTimed(input: TimedInput): TimedActivity {
  const keeper = createKeeper(input)
  return {
    keeper,
    keep: (onOver) => keepTime(keeper, { ...input, onOver }),
    sayOver: ({ timer }, { isEnd }) => {
      notify({ type: 'warning', body: <OverWords timer={timer} isEnd={isEnd} /> })
    },
    PartIntro,
    TimeLeft,
  }
}

function OverWords({ timer, isEnd }: { timer: string; isEnd: boolean }) {
  if (isEnd) {
    return <Trans>The time for this activity is up. What you answered is kept and submitted.</Trans>
  }
  return timer.startsWith('question:') ? (
    <Trans>The time for this question is up. What you answered is kept.</Trans>
  ) : (
    <Trans>The time for this section is up. What you answered is kept.</Trans>
  )
}

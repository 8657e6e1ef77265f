// The way into an activity: to its instruction, to where its questions were left, or to the upload of what was recorded.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import type { TrackerActivity } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'

import { requestContinue } from '../shell/continue-request.ts'
import type { ActivityState } from './activity-state.ts'

type EnterProps = {
  activity: TrackerActivity
  state: ActivityState
  /** The one main button of the page, which names the activity; a quiet one beside its name otherwise. */
  isMain?: boolean
}

/** Nothing for an activity that cannot be entered. */
export function EnterActivity({ activity, state, isMain = false }: EnterProps) {
  const label = useLabel(state, activity.title[currentLocale()])
  const { user_id: ownerId, ref_id: refId, job_step_activity_id: jobStepActivityId } = activity
  if (label === null) return null
  return (
    <Link
      className={linkButton({ variant: isMain ? 'primary' : 'secondary' })}
      to={state === 'available' ? '/user/assessment-instruction' : '/user/assessment-questions'}
      search={{ ref: refId, activity: jobStepActivityId }}
      aria-label={label.full}
      onClick={(click) => {
        if (state === 'in-progress') requestContinue({ ownerId, refId, jobStepActivityId }, click)
      }}
    >
      {isMain ? label.full : label.short}
    </Link>
  )
}

function useLabel(state: ActivityState, title: string) {
  const { t } = useLingui()
  if (state === 'available') return { short: t`Start`, full: t`Start: ${title}` }
  if (state === 'in-progress') return { short: t`Continue`, full: t`Continue: ${title}` }
  if (state !== 'awaiting-recordings') return null
  return { short: t`See the upload`, full: t`See the upload: ${title}` }
}

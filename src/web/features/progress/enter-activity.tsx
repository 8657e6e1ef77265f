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
  const labels = useLabels(activity.title[currentLocale()])
  const { user_id: ownerId, ref_id: refId, job_step_activity_id: jobStepActivityId } = activity
  const search = { ref: refId, activity: jobStepActivityId }
  const className = linkButton({ variant: isMain ? 'primary' : 'secondary' })
  const named = ({ short, full }: { short: string; full: string }) =>
    isMain ? { children: full } : { children: short, 'aria-label': full }
  switch (state) {
    case 'available':
      return (
        <Link
          className={className}
          to="/user/assessment-instruction"
          search={search}
          {...named(labels.start)}
        />
      )
    case 'in-progress':
      return (
        <Link
          className={className}
          to="/user/assessment-questions"
          search={search}
          onClick={(click) => requestContinue({ ownerId, refId, jobStepActivityId }, click)}
          {...named(labels.resume)}
        />
      )
    case 'awaiting-recordings':
      return (
        <Link
          className={className}
          to="/user/assessment-questions"
          search={search}
          {...named(labels.upload)}
        />
      )
    case 'locked':
    case 'waiting':
    case 'done':
    case 'expired':
      return null
  }
}

function useLabels(title: string) {
  const { t } = useLingui()
  return {
    start: { short: t`Start`, full: t`Start: ${title}` },
    resume: { short: t`Continue`, full: t`Continue: ${title}` },
    upload: { short: t`See the upload`, full: t`See the upload: ${title}` },
  }
}

import { useLingui } from '@lingui/react/macro'

import type { Tracker } from '#contract/progress/progress.ts'

/** How long until the person may apply again, as a sentence; null where they may now, or never may. */
export function useRetakeWait(): (tracker: Tracker) => string | null {
  const { t } = useLingui()
  return ({ job_type_id: kind, remaining_days: days }) => {
    if (days <= 0) return null
    if (kind === 4) return t`You must wait ${days} day(s) before you can re-take.`
    return kind === 2 ? t`You must wait ${days} day(s) before you can re-apply.` : null
  }
}

import { useLingui } from '@lingui/react/macro'

import { queryOf } from '#web/api/list-search.ts'

/** The views that the list of applicants brings: the first one has no filter. */
export function useApplicantViews() {
  const { t } = useLingui()
  // Done with their step, and not ended.
  const waiting = queryOf({ status: 'new,active', step_status: 'awaiting_decision' })
  return [
    { id: 'all', name: t`All applicants`, query: '' },
    { id: 'waiting', name: t`Waiting for a decision`, query: waiting },
  ]
}

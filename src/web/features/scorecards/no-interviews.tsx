import { Trans } from '@lingui/react/macro'

import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** For a plan without an interview. */
export function NoInterviews() {
  return (
    <EmptyState title={<Trans>No interviews</Trans>}>
      <p>
        <Trans>The screening plan of this application has no interview.</Trans>
      </p>
    </EmptyState>
  )
}

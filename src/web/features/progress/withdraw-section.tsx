// Withdrawing an application, below its steps.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

import type { CandidateStatus, Tracker } from '#contract/progress/progress.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

// Few withdraw, and everyone would download it.
const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog.tsx').then((module) => ({ default: module.WithdrawDialog })),
)

/** Without the contract's schemas, which no candidate has to download. */
const ENDED: readonly CandidateStatus[] = ['hired', 'not_selected', 'withdrawn']

/** The control below the steps; nothing for an application that has ended in another way. */
export function WithdrawSection({ tracker }: { tracker: Tracker }) {
  const [isAsking, setIsAsking] = useState(false)
  const { account_name: company } = tracker
  if (tracker.status === 'withdrawn') {
    return (
      <Banner tone="info">
        <Trans>You withdrew this application. {company} does not consider it any more.</Trans>
      </Banner>
    )
  }
  if (ENDED.includes(tracker.status)) return null
  return (
    <p>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        <Trans>Withdraw your application</Trans>
      </Button>
      {isAsking && (
        <Suspense>
          <WithdrawDialog tracker={tracker} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </p>
  )
}

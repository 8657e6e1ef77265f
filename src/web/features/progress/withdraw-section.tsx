// Withdrawing an application, below its steps.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import { Button } from '#web/ui/controls/button.tsx'

// Few withdraw, and everyone would download it.
const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog.tsx').then((module) => ({ default: module.WithdrawDialog })),
)

/** The control below the steps, for an application that has not ended. */
export function WithdrawSection({ tracker }: { tracker: TrackerDetail }) {
  const [isAsking, setIsAsking] = useState(false)
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

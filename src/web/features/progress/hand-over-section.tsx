// Going on with an application on another device, below its steps.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

import type { Tracker } from '#contract/progress/progress.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'

// Few change their device, and everyone would download it.
const HandOverDialog = lazy(() =>
  import('./hand-over-dialog.tsx').then((module) => ({ default: module.HandOverDialog })),
)

export function HandOverSection(props: { tracker: Tracker; offline: Offline }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Continue on another device</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

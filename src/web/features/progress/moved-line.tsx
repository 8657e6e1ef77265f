import { Trans } from '@lingui/react/macro'

import type { Tracker } from '#contract/progress.ts'
import { CardFacts } from '#web/ui/card.tsx'

type MovedLineProps = { tracker: Pick<Tracker, 'account_name'>; from: string }

/** Says why the position is another one than they applied for. */
export function MovedLine({ tracker, from }: MovedLineProps) {
  const company = tracker.account_name
  return (
    <CardFacts>
      <Trans>
        You applied for {from}. {company} moved your application to this position.
      </Trans>
    </CardFacts>
  )
}

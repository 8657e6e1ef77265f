// What else can be done with a scorecard, for the menu beside the decision.
import { Trans } from '@lingui/react/macro'
import { Printer, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'

import { printHref } from './print/print-search.ts'
import { RescoreDialog } from './rescore/rescore-dialog.tsx'

/** The entries of the menu, and the dialog that one of them opened. */
export function useScorecardActions(scorecard: Scorecard): {
  items: readonly MenuItem[]
  dialog: ReactNode
} {
  const [isRescoring, setIsRescoring] = useState(false)
  const { can_decide: canDecide, applicant, activities } = scorecard
  const isScored = activities.some(({ submitted_at: at }) => at !== null)
  const rescore: MenuItem = {
    id: 'rescore',
    label: <Trans>Score again…</Trans>,
    icon: <RefreshCw size={16} aria-hidden="true" />,
    onSelect: () => setIsRescoring(true),
  }
  const print: MenuItem = {
    id: 'print',
    label: <Trans>Print</Trans>,
    icon: <Printer size={16} aria-hidden="true" />,
    href: printHref(applicant.user_smartreq_id),
  }
  return {
    items: canDecide && isScored ? [rescore, print] : [print],
    dialog: isRescoring && (
      <RescoreDialog scorecard={scorecard} onClose={() => setIsRescoring(false)} />
    ),
  }
}

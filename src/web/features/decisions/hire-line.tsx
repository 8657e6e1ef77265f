import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { changeStartDate } from './decision-queries.ts'
import { StartDateDialog } from './hire-dialog.tsx'
import { useDecisionCommand } from './use-decision-command.ts'

import styles from './decisions.module.css'

/** For who may decide, the way to another first day of work of one who was hired. */
export function HireLine({ scorecard }: { scorecard: Scorecard }) {
  const [isOpen, setIsOpen] = useState(false)
  if (scorecard.applicant.status !== 'hired' || !scorecard.can_decide) return null
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Trans>Change the first day of work…</Trans>
      </Button>
      {isOpen && <ChangeStartDialog scorecard={scorecard} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function ChangeStartDialog({ scorecard, onClose }: { scorecard: Scorecard; onClose: () => void }) {
  const { t } = useLingui()
  const { applicant, start_date: seen } = scorecard
  const name = `${applicant.first_name} ${applicant.last_name}`
  const changing = useDecisionCommand(changeStartDate, {
    onDone: () => {
      notifyDone(t`The first day of work was changed.`)
      onClose()
    },
  })
  const { user_smartreq_id: userSmartreqId } = applicant
  return (
    <StartDateDialog
      title={<Trans>First day of work of {name}</Trans>}
      act={<Trans>Save</Trans>}
      initial={seen ?? ''}
      error={changing.error}
      isBusy={changing.isPending}
      onSubmit={(startDate) => changing.mutate({ userSmartreqId, seen, startDate })}
      onClose={onClose}
    >
      <Trans>The candidate is not told. No email is sent.</Trans>
    </StartDateDialog>
  )
}

// Two who edit one plan: the second one is told, sees what each of them changed, and chooses. Nothing is replaced unseen.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { draftOf } from '../plan-draft.ts'
import { jobPath, PLAN } from '../setup-data.ts'
import type { PlanDraft } from '../use-plan-draft.ts'
import { DifferenceList } from './difference-list.tsx'
import { differencesOf, withIdsOf } from './plan-difference.ts'

import styles from '../setup.module.css'

export function PlanConflict({ jobId, draft }: { jobId: number; draft: PlanDraft }) {
  const errorText = useErrorText()
  const { refetch, isFetching, error } = useQuery({
    ...dataQuery(PLAN, jobPath(jobId)),
    enabled: false,
  })
  const [theirs, setTheirs] = useState<ScreeningPlan | null>(null)
  const look = async () => {
    const { data, isSuccess } = await refetch()
    if (isSuccess) setTheirs(data.data)
  }
  return (
    <>
      <Banner
        tone="warning"
        isLive
        title={<Trans>Someone else changed this plan</Trans>}
        action={
          <Button size="small" isBusy={isFetching} onClick={() => void look()}>
            <Trans>See what changed</Trans>
          </Button>
        }
      >
        <Trans>Your last change is not saved. Look at both, and choose which one stays.</Trans>
        {error !== null && <p>{errorText(error)}</p>}
      </Banner>
      {theirs !== null && (
        <ConflictDialog theirs={theirs} draft={draft} onClose={() => setTheirs(null)} />
      )}
    </>
  )
}

type ConflictDialogProps = { theirs: ScreeningPlan; draft: PlanDraft; onClose: () => void }

function ConflictDialog({ theirs, draft, onClose }: ConflictDialogProps) {
  const { t } = useLingui()
  const base = draftOf(draft.known())
  const stored = draftOf(theirs)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={<Trans>Two versions of this plan</Trans>}
      actions={
        <>
          <Button onClick={() => draft.replace(withIdsOf(draft.steps, stored), theirs)}>
            <Trans>Keep my version</Trans>
          </Button>
          <Button variant="primary" data-first-focus onClick={() => draft.adopt(theirs)}>
            <Trans>Load their version</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <DifferenceList title={t`What they changed`} differences={differencesOf(base, stored)} />
        <DifferenceList
          title={t`Your unsaved changes`}
          differences={differencesOf(base, draft.steps)}
        />
        <p className={styles.facts}>
          <Trans>The version that you do not choose is replaced in the draft.</Trans>
        </p>
      </div>
    </Dialog>
  )
}

// Two applications side by side, which of them stays, and what a merge does.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { MergePreview, MergeSide } from '#contract/applicants/duplicates.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { useMergeError } from './duplicate-labels.ts'
import { EVERYTHING, mergeApplications, type Pair, previewQuery } from './duplicate-queries.ts'
import { MergeSides } from './merge-sides.tsx'

import styles from './duplicates.module.css'

type MergeDialogProps = Pick<ApplicationParts, 'StatusPill'> & {
  pair: Pair
  onClose: () => void
}

export function MergeDialog({ pair, onClose, StatusPill }: MergeDialogProps) {
  const { t } = useLingui()
  const errorText = useMergeError()
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error } = useQuery(previewQuery(pair))
  const merging = useCommand(mergeApplications, {
    invalidates: EVERYTHING,
    onDone: () => {
      onClose()
      notifyDone(t`Applications merged. You can undo this for 30 days.`)
    },
  })
  const primary = data === undefined ? null : primaryOf(data, chosen)
  const merged = data?.sides.find((side) => side !== primary)
  const problem = merging.error ?? (data === undefined ? error : null)
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      isLocked={merging.isPending}
      title={<Trans>Compare and merge</Trans>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={merging.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          {primary !== null && merged !== undefined && (
            <Button
              variant="primary"
              isBusy={merging.isPending}
              onClick={() =>
                merging.mutate({ from: merged.user_smartreq_id, into: primary.user_smartreq_id })
              }
            >
              <Trans>Merge applications</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {problem !== null && (
          <Banner tone="warning" isLive>
            {errorText(problem)}
          </Banner>
        )}
        {data === undefined && error === null && <SkeletonText lines={8} />}
        {data !== undefined && (
          <MergeSides {...{ StatusPill, primary }} preview={data} onChoose={setChosen} />
        )}
        {primary !== null && merged !== undefined && <Consequences merged={merged} />}
      </div>
    </Dialog>
  )
}

/** The one that stays: as chosen, or else the first of which the other one can go; null where neither can. */
function primaryOf({ sides }: MergePreview, chosen: number | null): MergeSide | null {
  const possible = sides.filter((side) => sides.some((one) => one !== side && one.blocker === null))
  return possible.find((side) => side.user_smartreq_id === chosen) ?? possible[0] ?? null
}

function Consequences({ merged }: { merged: MergeSide }) {
  const { title } = merged
  const name = `${merged.first_name} ${merged.last_name}`
  return (
    <section className={styles.consequences}>
      <h3>
        <Trans>What happens</Trans>
      </h3>
      <ul>
        <li>
          <Trans>
            The application of {name} ({merged.email}) to {title} leaves lists, counts and exports,
            and takes no more actions.
          </Trans>
        </li>
        <li>
          <Trans>
            Its answers, scores, documents, comments and history can still be read from the
            application that stays. Nothing is copied or deleted.
          </Trans>
        </li>
        <li>
          <Trans>Candidates are not told, and see their own applications as before.</Trans>
        </li>
        <li>
          <Trans>You can undo the merge for 30 days.</Trans>
        </li>
      </ul>
    </section>
  )
}

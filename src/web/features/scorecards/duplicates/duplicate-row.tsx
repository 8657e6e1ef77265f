import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PossibleDuplicate } from '#contract/applicants/duplicates.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import type { ApplicationParts } from '../application-parts.ts'
import { ApplicationLine } from './application-line.tsx'
import { REASON_LABELS, useMergeError } from './duplicate-labels.ts'
import { duplicatesQuery, setDismissed } from './duplicate-queries.ts'
import { MergeDialog } from './merge-dialog.tsx'

import styles from './duplicates.module.css'

type DuplicateRowProps = Pick<ApplicationParts, 'StatusPill'> & {
  userSmartreqId: number
  duplicate: PossibleDuplicate
  canMerge: boolean
  isDismissed?: boolean
}

/** One application that may be of the same person: why, and what can be done. */
export function DuplicateRow(props: DuplicateRowProps) {
  const { userSmartreqId, duplicate, canMerge, isDismissed = false, StatusPill } = props
  const { t, i18n } = useLingui()
  const errorText = useMergeError()
  const [isComparing, setIsComparing] = useState(false)
  const otherId = duplicate.user_smartreq_id
  const dismissing = useCommand(setDismissed, {
    invalidates: duplicatesQuery(userSmartreqId).queryKey,
    onDone: (done) => {
      notifyDone(<DoneText {...done} />)
    },
  })
  const name = `${duplicate.first_name} ${duplicate.last_name}`
  return (
    <li className={styles.row}>
      <ApplicationLine application={duplicate} StatusPill={StatusPill} />
      <p>{duplicate.reasons.map((reason) => i18n._(REASON_LABELS[reason])).join(' · ')}</p>
      {dismissing.error !== null && (
        <Banner tone="warning" isLive>
          {errorText(dismissing.error)}
        </Banner>
      )}
      {canMerge && (
        <div className={styles.actions}>
          {!isDismissed && (
            <Button
              size="small"
              aria-label={t`Compare and merge: ${name}`}
              onClick={() => setIsComparing(true)}
            >
              <Trans>Compare and merge…</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={
              isDismissed ? t`Show as a duplicate again: ${name}` : t`Not a duplicate: ${name}`
            }
            isBusy={dismissing.isPending}
            onClick={() =>
              dismissing.mutate({ userSmartreqId, otherId, isDismissed: !isDismissed })
            }
          >
            {isDismissed ? (
              <Trans>Show as a duplicate again</Trans>
            ) : (
              <Trans>Not a duplicate</Trans>
            )}
          </Button>
        </div>
      )}
      {isComparing && (
        <MergeDialog
          pair={{ userSmartreqId, otherId }}
          StatusPill={StatusPill}
          onClose={() => setIsComparing(false)}
        />
      )}
    </li>
  )
}

function DoneText({ isDismissed }: { isDismissed: boolean }) {
  return isDismissed ? (
    <Trans>Marked as not a duplicate. You can undo this below.</Trans>
  ) : (
    <Trans>Shown as a possible duplicate again</Trans>
  )
}

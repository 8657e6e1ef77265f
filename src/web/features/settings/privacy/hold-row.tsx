import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { HeldApplication } from '#contract/privacy/legal-holds.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { useKeptTitle } from './hold-labels.ts'
import { liftHold } from './hold-queries.ts'

import styles from '../settings.module.css'

/** One application that is held, with lifting the hold. */
export function HoldRow({ accountId, hold }: { accountId: number; hold: HeldApplication }) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const name = `${hold.first_name} ${hold.last_name}`
  const title = useKeptTitle()(hold)
  const lifting = useSaving(liftHold, () => notifyDone(t`The hold on ${name} is lifted.`))
  const lift = () =>
    lifting.mutate(
      { accountId, userSmartreqId: hold.user_smartreq_id },
      { onSettled: () => setIsAsking(false) },
    )
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <strong>{name}</strong>
        <p>{hold.reason}</p>
        <HoldFacts hold={hold} />
        {lifting.isError && (
          <Banner tone="danger" isLive>
            {errorText(lifting.error)}
          </Banner>
        )}
      </div>
      <Button
        size="small"
        aria-label={t`Lift the hold on ${name}, ${title}`}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Lift</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={lift}
        title={t`Lift the hold on ${name}?`}
        confirmLabel={t`Lift the hold`}
        isDestructive
        isBusy={lifting.isPending}
      >
        <p>
          {hold.is_of_employee ? (
            <Trans>
              What {name} answered for {hold.job_title} is kept no longer than what others answered.
              If the person asked to be erased, it goes at once.
            </Trans>
          ) : (
            <Trans>
              The application for {hold.job_title} is kept no longer than any other: if a rule is
              due, the next daily run anonymises it, and if the person asked to be erased, it goes
              at once.
            </Trans>
          )}
        </p>
      </ConfirmDialog>
    </li>
  )
}

function HoldFacts({ hold }: { hold: HeldApplication }) {
  const format = useFormatter()
  const at = format.dateTime(hold.placed_at)
  const { placed_by_name: by } = hold
  const title = useKeptTitle()(hold)
  return (
    <CardFacts>
      <span>{title}</span>
      {by === null ? (
        <Trans>Placed on {at}</Trans>
      ) : (
        <Trans>
          Placed by {by} on {at}
        </Trans>
      )}
    </CardFacts>
  )
}

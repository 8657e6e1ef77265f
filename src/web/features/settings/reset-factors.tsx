import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Member } from '#contract/access/roles.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { useSettingsErrorText } from './settings-error-text.ts'
import { useSaving } from './use-saving.ts'
import { resetSecondFactors } from './user-queries.ts'

import styles from './settings.module.css'

/** Lets a user in again who lost the phone or key that their second step needs. */
export function ResetFactors({ accountId, member }: { accountId: number; member: Member }) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const name = `${member.first_name} ${member.last_name}`
  const resetting = useSaving(resetSecondFactors, () =>
    notifyDone(t`${name} signs in without a second step until they set up a new one.`),
  )
  const reset = () => {
    resetting.mutate({ accountId, userId: member.user_id }, { onSettled: () => setIsAsking(false) })
  }
  return (
    <Card className={styles.danger}>
      {resetting.isError && (
        <Banner tone="danger" isLive>
          {errorText(resetting.error)}
        </Banner>
      )}
      <p className={styles.hint}>
        <Trans>For a user who lost the phone or key of their second step at sign-in.</Trans>
      </p>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>Reset the second step</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={reset}
        title={t`Reset the second step of ${name}?`}
        confirmLabel={t`Reset the second step`}
        isDestructive
        isBusy={resetting.isPending}
      >
        <p>
          <Trans>
            Their authenticator app, passkeys and recovery codes stop working, and they are signed
            out everywhere. They get a message about it. Make sure that it is them who asks.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  )
}

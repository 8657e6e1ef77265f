import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Member } from '#contract/roles.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { saySaved } from './say-saved.ts'
import { useSettingsErrorText } from './settings-error-text.ts'
import { useSaving } from './use-saving.ts'
import { endAllSessions } from './user-queries.ts'

import styles from './settings.module.css'

/** Ends every session of an account, which is its owner's: the provider's support does so when they ask. */
export function EndAllSessions({ accountId, member }: { accountId: number; member: Member }) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const name = `${member.first_name} ${member.last_name}`
  const ending = useSaving(endAllSessions, (ended) =>
    saySaved(
      ended === 0 ? t`${name} was not signed in anywhere.` : t`${name} is signed out everywhere.`,
    ),
  )
  const end = () => {
    ending.mutate({ accountId, userId: member.user_id }, { onSettled: () => setIsAsking(false) })
  }
  return (
    <Card className={styles.danger}>
      {ending.isError && (
        <Banner tone="danger" isLive>
          {errorText(ending.error)}
        </Banner>
      )}
      <p className={styles.hint}>
        <Trans>For a user who lost a device, or whose password another person may know.</Trans>
      </p>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>Sign them out everywhere</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={end}
        title={t`Sign ${name} out everywhere?`}
        confirmLabel={t`Sign them out everywhere`}
        isDestructive
        isBusy={ending.isPending}
      >
        <p>
          <Trans>
            Every device of theirs is signed out at once, and they get a message about it. They can
            sign in again: if someone knows their password, they should set a new one. What a device
            has not sent yet stays there until then.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  )
}

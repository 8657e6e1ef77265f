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
import { signOutOfCompany } from './user-queries.ts'

import styles from './settings.module.css'

/** Signs a user out of the company who lost a device, or whose password another user may know. */
export function SignOutOfCompany({ accountId, member }: { accountId: number; member: Member }) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const name = `${member.first_name} ${member.last_name}`
  const ending = useSaving(signOutOfCompany, () =>
    saySaved(t`${name} is signed out of the company.`),
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
        <Trans>Sign them out of the company</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={end}
        title={t`Sign ${name} out of the company?`}
        confirmLabel={t`Sign them out of the company`}
        isDestructive
        isBusy={ending.isPending}
      >
        <p>
          <Trans>
            The company closes at once on every device of theirs, and they get a message about it.
            It opens again when they sign in. Their own account stays signed in: if someone knows
            their password, ask them to set a new one.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  )
}

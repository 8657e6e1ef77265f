import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { Member } from '#contract/access/roles.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { useSettingsErrorText } from './settings-error-text.ts'
import { USERS_HREF } from './settings-paths.ts'
import { useSaving } from './use-saving.ts'
import { removeUser } from './user-queries.ts'

import styles from './settings.module.css'

type RemoveUserProps = {
  accountId: number
  member: Member
  isSelf: boolean
  onRemoved: (() => Promise<void>) | undefined
}

/** Takes a user out of the company, after saying what goes and what stays. */
export function RemoveUser({ accountId, member, isSelf, onRemoved }: RemoveUserProps) {
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const name = `${member.first_name} ${member.last_name}`
  const removing = useSaving(removeUser, async () => {
    notifyDone(t`${name} is not in the company any more.`)
    router.history.push(isSelf ? '/' : USERS_HREF)
    await onRemoved?.()
  })
  const remove = () => {
    removing.mutate({ accountId, userId: member.user_id }, { onSettled: () => setIsAsking(false) })
  }
  return (
    <Card className={styles.danger}>
      {removing.isError && (
        <Banner tone="danger" isLive>
          {errorText(removing.error)}
        </Banner>
      )}
      <p className={styles.hint}>
        <Trans>A user who left the company loses all of its roles and teams at once.</Trans>
      </p>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <Trans>Remove from the company</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={isSelf ? t`Remove yourself from the company?` : t`Remove ${name} from the company?`}
        confirmLabel={t`Remove from the company`}
        isDestructive
        isBusy={removing.isPending}
      >
        <p>
          <Trans>
            {name} loses every role in the company and every place on its teams. Their own account
            stays, and so does what they did: the audit trail keeps it.
          </Trans>
        </p>
      </ConfirmDialog>
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { StaffInvitation } from '#contract/access/staff-invitations.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge, StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'

import { resendInvitation, revokeInvitation } from './invitation-queries.ts'
import { useSettingsErrorText } from './settings-error-text.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

type InvitationRowProps = { accountId: number; invitation: StaffInvitation }

/** One invitation, with sending it again and withdrawing it. */
export function InvitationRow({ accountId, invitation }: InvitationRowProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const { email, staff_invitation_id: invitationId } = invitation
  const key = { accountId, invitationId }
  const resending = useSaving(resendInvitation, () => notifyDone(t`Sent to ${email} again.`))
  const revoking = useSaving(revokeInvitation, () =>
    notifyDone(t`The invitation of ${email} is withdrawn.`),
  )
  const error = resending.error ?? revoking.error
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <strong>{email}</strong>
        <InvitationFacts invitation={invitation} />
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
      </div>
      <div className={styles.lineActions}>
        <Button
          size="small"
          isBusy={resending.isPending}
          aria-label={t`Send again to ${email}`}
          onClick={() => resending.mutate(key)}
        >
          <Trans>Send again</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Withdraw the invitation of ${email}`}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Withdraw</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => revoking.mutate(key, { onSettled: () => setIsAsking(false) })}
        title={t`Withdraw the invitation of ${email}?`}
        confirmLabel={t`Withdraw the invitation`}
        isDestructive
        isBusy={revoking.isPending}
      >
        <p>
          <Trans>The link in their mail opens nothing any more. You can invite them again.</Trans>
        </p>
      </ConfirmDialog>
    </li>
  )
}

function InvitationFacts({ invitation }: { invitation: StaffInvitation }) {
  const format = useFormatter()
  const { status, invited_by: inviter } = invitation
  const at = format.dateTime(invitation.invited_at)
  const until = format.dateTime(invitation.expires_at)
  return (
    <CardFacts>
      <Badge>{invitation.role_name}</Badge>
      {status === 'open' && <Trans>Works until {until}</Trans>}
      {status === 'expired' && (
        <StatusPill tone="amber">
          <Trans>Expired</Trans>
        </StatusPill>
      )}
      {status === 'failed' && (
        <StatusPill tone="red">
          <Trans>Could not be delivered</Trans>
        </StatusPill>
      )}
      {inviter === null ? (
        <Trans>Invited {at}</Trans>
      ) : (
        <Trans>
          Invited by {inviter}, {at}
        </Trans>
      )}
    </CardFacts>
  )
}

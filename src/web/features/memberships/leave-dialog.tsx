import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Membership } from '#contract/access/memberships.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { leaveCompany, membershipKeys, newLeaveKey } from './membership-queries.ts'

type LeaveDialogProps = {
  user: CurrentUser
  company: Membership
  hasPassword: boolean
  onLeft: (accountId: number) => Promise<void>
  onClose: () => void
}

/** Says what leaving takes away, and what it leaves. */
export function LeaveDialog({ user, company, hasPassword, onLeft, onClose }: LeaveDialogProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const queryClient = useQueryClient()
  const { user_id: userId } = user
  const { account_id: accountId, account_name: name, team_count: teams } = company
  const roles = format.list(company.role_names)
  // One for the dialog: pressed again after a reply that was lost, it is the same departure.
  const [key] = useState(newLeaveKey)
  const leaving = useMutation({
    mutationFn: () => leaveCompany({ userId, accountId, key }),
    onSuccess: async () => {
      await onLeft(accountId)
      await queryClient.invalidateQueries({ queryKey: membershipKeys.of(userId) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => leaving.mutate()}
      title={t`Leave ${name}?`}
      confirmLabel={t`Leave this company`}
      isDestructive
      isBusy={leaving.isPending}
    >
      {leaving.isError && <LeaveError error={leaving.error} />}
      <p>
        <Trans>You lose your roles at once: {roles}.</Trans>{' '}
        <Plural
          value={teams}
          _0="You are on no hiring team."
          one="You leave # hiring team."
          other="You leave # hiring teams."
        />
      </p>
      <p>
        <Trans>
          Only a new invitation of {name} lets you back in. What you did there stays with the
          company. Your account and your applications stay as they are.
        </Trans>
      </p>
      {!hasPassword && (
        <Banner tone="warning">
          <Trans>
            Your account has no password. Set one first, with “Forgot your password?” on the login
            page: the company’s sign-on will not let you in any more.
          </Trans>
        </Banner>
      )}
    </ConfirmDialog>
  )
}

function LeaveError({ error }: { error: unknown }) {
  const errorText = useErrorText()
  const isLastAdmin = error instanceof ApiError && error.code === 'last_admin'
  return (
    <Banner tone="danger" isLive>
      {isLastAdmin ? (
        <Trans>
          The company needs a user who can change its settings. Give another user such a role first.
        </Trans>
      ) : (
        errorText(error)
      )}
    </Banner>
  )
}

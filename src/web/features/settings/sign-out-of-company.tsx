import { Trans, useLingui } from '@lingui/react/macro'

import type { Member } from '#contract/access/roles.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { SignOutCard } from './sign-out-card.tsx'
import { useSaving } from './use-saving.ts'
import { signOutOfCompany } from './user-queries.ts'

/** Signs a user out of the company who lost a device, or whose password another user may know. */
export function SignOutOfCompany({ accountId, member }: { accountId: number; member: Member }) {
  const { t } = useLingui()
  const name = `${member.first_name} ${member.last_name}`
  const ending = useSaving(signOutOfCompany, () =>
    notifyDone(t`${name} is signed out of the company.`),
  )
  return (
    <SignOutCard
      label={t`Sign them out of the company`}
      title={t`Sign ${name} out of the company?`}
      isBusy={ending.isPending}
      error={ending.error}
      onConfirm={(onSettled) => ending.mutate({ accountId, userId: member.user_id }, { onSettled })}
    >
      <Trans>
        The company closes at once on every device of theirs, and they get a message about it. It
        opens again when they sign in. Their own account stays signed in: if someone knows their
        password, ask them to set a new one.
      </Trans>
    </SignOutCard>
  )
}

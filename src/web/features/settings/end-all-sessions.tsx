import { Trans, useLingui } from '@lingui/react/macro'

import type { Member } from '#contract/access/roles.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { SignOutCard } from './sign-out-card.tsx'
import { useSaving } from './use-saving.ts'
import { endAllSessions } from './user-queries.ts'

/** Ends every session of an account, which is its owner's: the provider's support does so when they ask. */
export function EndAllSessions({ accountId, member }: { accountId: number; member: Member }) {
  const { t } = useLingui()
  const name = `${member.first_name} ${member.last_name}`
  const ending = useSaving(endAllSessions, (ended) =>
    notifyDone(
      ended === 0 ? t`${name} was not signed in anywhere.` : t`${name} is signed out everywhere.`,
    ),
  )
  return (
    <SignOutCard
      label={t`Sign them out everywhere`}
      title={t`Sign ${name} out everywhere?`}
      isBusy={ending.isPending}
      error={ending.error}
      onConfirm={(onSettled) => ending.mutate({ accountId, userId: member.user_id }, { onSettled })}
    >
      <Trans>
        Every device of theirs is signed out at once, and they get a message about it. They can sign
        in again: if someone knows their password, they should set a new one. What a device has not
        sent yet stays there until then.
      </Trans>
    </SignOutCard>
  )
}

// Asks before devices are signed out, and the user who asks shows that it is them: who found an open browser ends nothing.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { textOf } from '../shell/form-text.ts'
import { IdentityProof } from '../shell/identity-proof.tsx'
import { endOtherSessions, endSession } from './sessions-queries.ts'

import styles from './sessions.module.css'

/** What is to end: one device, all but this one, or all. */
export type Ending =
  | {
      readonly kind: 'one'
      readonly sessionId: string
      readonly name: string
      readonly lastUsedAt: string
    }
  | { readonly kind: 'others' }
  | { readonly kind: 'all' }

type DialogProps = {
  user: CurrentUser
  hasPassword: boolean
  ending: Ending
  /** For all, every other session has ended by now. */
  onEnded: () => Promise<void>
  onClose: () => void
}

export function EndSessionsDialog({ user, hasPassword, ending, onEnded, onClose }: DialogProps) {
  const formId = useId()
  const words = useLabels(ending)
  const changing = useMutation({
    mutationFn: (password: string | undefined) =>
      ending.kind === 'one'
        ? endSession({ sessionId: ending.sessionId, password })
        : endOtherSessions({ userId: user.user_id, password }),
    onSuccess: onEnded,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = textOf(new FormData(event.currentTarget), 'password')
    changing.mutate(hasPassword ? password : undefined)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      isLocked={changing.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={changing.isPending} data-first-focus>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={ending.kind === 'all' ? 'danger' : 'primary'}
            isBusy={changing.isPending}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <Explanation ending={ending} />
        <IdentityProof email={user.email} hasPassword={hasPassword} error={changing.error} />
      </form>
    </Dialog>
  )
}

function useLabels({ kind }: Ending): { title: string; confirm: string } {
  const { t } = useLingui()
  switch (kind) {
    case 'one':
      return { title: t`Sign the device out?`, confirm: t`Sign out` }
    case 'others':
      return { title: t`Sign out all other devices?`, confirm: t`Sign out all other devices` }
    case 'all':
      return { title: t`Sign out everywhere?`, confirm: t`Sign out everywhere` }
  }
}

function Explanation({ ending }: { ending: Ending }) {
  return (
    <>
      {ending.kind === 'one' && <Device {...ending} />}
      {ending.kind === 'all' && (
        <p>
          <Trans>Every device is signed out, this one as well.</Trans>
        </p>
      )}
      <p>
        <Trans>What has not been sent yet stays on its device until you sign in there again.</Trans>
      </p>
    </>
  )
}

function Device({ name, lastUsedAt }: { name: string; lastUsedAt: string }) {
  const last = useFormatter().dateTime(lastUsedAt)
  return (
    <p>
      <Trans>
        {name}, last used {last}
      </Trans>
    </p>
  )
}

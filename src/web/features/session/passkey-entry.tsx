// Signing in by a passkey alone, at the login pages of staff. Shown where the browser has passkeys.
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session/session.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { hasPasskeys } from '../shell/browser-passkeys.ts'
import { signInWithPasskey } from './second-step-queries.ts'
import { SecondStepTrouble } from './second-step-trouble.tsx'

import styles from './session.module.css'

export function PasskeyEntry({ onDone }: { onDone: (user: CurrentUser) => Promise<void> }) {
  const entering = useMutation({ mutationFn: signInWithPasskey, onSuccess: onDone })
  if (!hasPasskeys()) return null
  return (
    <div className={styles.form}>
      <SecondStepTrouble error={entering.error} />
      <Button isBlock isBusy={entering.isPending} onClick={() => entering.mutate()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </div>
  )
}

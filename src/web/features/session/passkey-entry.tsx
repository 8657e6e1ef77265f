// Signing in by a passkey alone, at the doors of staff. Shown where the browser has passkeys.
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { hasPasskeys, isGivenUp } from '../shell/browser-passkeys.ts'
import { signInWithPasskey } from './second-step-queries.ts'
import { useSecondStepText } from './second-step-words.ts'

import styles from './session.module.css'

export function PasskeyEntry({ onDone }: { onDone: (user: CurrentUser) => Promise<void> }) {
  const errorText = useSecondStepText()
  const entering = useMutation({ mutationFn: signInWithPasskey, onSuccess: onDone })
  if (!hasPasskeys()) return null
  return (
    <div className={styles.form}>
      {entering.isError && !isGivenUp(entering.error) && (
        <Banner tone="danger" isLive>
          {errorText(entering.error)}
        </Banner>
      )}
      <Button isBlock isBusy={entering.isPending} onClick={() => entering.mutate()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </div>
  )
}

// After an address that has an account was entered.
import { Trans } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'

import styles from './session.module.css'

// The address has an account: only the reader of its mail gets into it.
export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className={styles.form} role="status">
      <h2 className={styles.title}>
        <Trans>Check your email</Trans>
      </h2>
      <p>
        <Trans>
          You already have an account. Open the link that we sent to {email} to continue.
        </Trans>
      </p>
      <Button onClick={onBack}>
        <Trans>Use another email address</Trans>
      </Button>
    </div>
  )
}

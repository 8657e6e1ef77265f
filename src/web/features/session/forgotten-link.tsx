import { Trans } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'

import styles from './session.module.css'

/** The way to a new password. */
export function ForgottenLink() {
  return (
    <AppLink className={styles.link} href="/request-password-reset">
      <Trans>Forgot your password?</Trans>
    </AppLink>
  )
}

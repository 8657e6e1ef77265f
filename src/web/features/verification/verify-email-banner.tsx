// Says quietly that an address is not confirmed yet. Nothing waits for it.
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { sendVerification } from './verification-queries.ts'

import styles from './verification.module.css'

export function VerifyEmailBanner({ user }: { user: CurrentUser }) {
  const { email, has_password: hasPassword = true } = user
  const errorText = useErrorText()
  const sending = useMutation({ mutationFn: sendVerification })
  return (
    <div className={styles.notice}>
      <Banner
        action={
          !sending.isSuccess && (
            <Button size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
              <Trans>Send again</Trans>
            </Button>
          )
        }
      >
        <p>
          {hasPassword ? (
            <Trans>Confirm your email address with the link that we sent to {email}.</Trans>
          ) : (
            <Trans>
              Open the link that we sent to {email} to confirm your address and choose a password.
            </Trans>
          )}
        </p>
        <p role="status">
          {sending.isSuccess && <Trans>The link is on its way. Look for it in your mail.</Trans>}
          {sending.isError && errorText(sending.error)}
        </p>
      </Banner>
    </div>
  )
}

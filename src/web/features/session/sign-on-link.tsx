// Connects an account that its owner made with the sign-on of their company: any company may say that somebody is theirs, so
// the first time it takes the password.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import { ApiError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { useErrorText } from '../shell/error-words.ts'
import { textOf } from '../shell/form-text.ts'
import { ForgottenLink } from './forgotten-link.tsx'
import type { SignedOn } from './sign-on-client.ts'

import styles from './session.module.css'

type SignOnLinkProps = {
  connect: (password: string) => Promise<SignedOn>
  onDone: (signedOn: SignedOn) => Promise<unknown>
}

export function SignOnLink({ connect, onDone }: SignOnLinkProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const connecting = useMutation({
    mutationFn: async (password: string) => onDone(await connect(password)),
  })
  const isWrong =
    connecting.error instanceof ApiError && connecting.error.code === 'current_password_incorrect'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    connecting.mutate(textOf(new FormData(event.currentTarget), 'password'))
  }
  return (
    <div className={styles.door}>
      <div className={styles.welcome}>
        <PageTitle className={styles.heading}>
          <Trans>Connect your account</Trans>
        </PageTitle>
        <p className={styles.place}>
          <Trans>
            You have an account here with a password. Enter it once: from then on your company’s
            sign-on lets you in, and whoever runs that can open this account.
          </Trans>
        </p>
      </div>
      <Card isRaised>
        <form className={styles.form} onSubmit={submit}>
          {connecting.isError && !isWrong && (
            <Banner tone="danger" isLive>
              {errorText(connecting.error)}
            </Banner>
          )}
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            error={isWrong ? t`The current password you provided is incorrect.` : undefined}
            required
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBlock
            isBusy={connecting.isPending}
          >
            <Trans>Connect and sign in</Trans>
          </Button>
          <ForgottenLink />
        </form>
      </Card>
    </div>
  )
}

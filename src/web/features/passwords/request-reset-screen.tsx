// A forgotten password: where to send the link.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { PasswordLoginPage } from './password-login-page.tsx'
import { requestReset } from './password-queries.ts'

import styles from './passwords.module.css'

export function RequestResetScreen() {
  const { t } = useLingui()
  const asking = useMutation({ mutationFn: requestReset })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    asking.mutate(textOf(new FormData(event.currentTarget), 'email'))
  }
  return (
    <PasswordLoginPage title={<Trans>Forgot your password?</Trans>}>
      <form className={styles.form} onSubmit={submit}>
        {asking.isSuccess && (
          <Banner tone="success" isLive>
            <Trans>
              If the account is found, an email will be sent. Its link works once, for 60 minutes.
            </Trans>
          </Banner>
        )}
        <p>
          <Trans>
            We send you a link to set a new one. If you applied with your email address alone, it
            sets your first password.
          </Trans>
        </p>
        <FormErrors error={asking.error}>
          <TextField label={t`Email`} name="email" type="email" autoComplete="username" required />
        </FormErrors>
        <Button type="submit" variant="primary" size="large" isBlock isBusy={asking.isPending}>
          <Trans>Send the link</Trans>
        </Button>
      </form>
      <AppLink className={styles.link} href="/login">
        <Trans>Sign in</Trans>
      </AppLink>
    </PasswordLoginPage>
  )
}

// A new password, with the current one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { NewPasswordFields, useNewPassword } from '../shell/new-password-fields.tsx'
import { PasswordLoginPage } from './password-login-page.tsx'
import { changePassword, requestReset } from './password-queries.ts'

import styles from './passwords.module.css'

type Change = { current_password: string; password: string }

export function ChangePasswordScreen({ user }: { user: CurrentUser }) {
  return user.has_password === false ? (
    <FirstPassword user={user} />
  ) : (
    <ChangePassword user={user} />
  )
}

// Only the reader of its mail chooses the first password of an account.
function FirstPassword({ user }: { user: CurrentUser }) {
  const { email } = user
  const asking = useMutation({ mutationFn: () => requestReset(email) })
  return (
    <PasswordLoginPage title={<Trans>Choose a password</Trans>}>
      {asking.isSuccess && (
        <Banner tone="success" isLive>
          <Trans>We sent a link to {email}. It works once, for 60 minutes.</Trans>
        </Banner>
      )}
      <FormErrors error={asking.error}>
        <p>
          <Trans>
            Your account has no password yet. We email you a link to choose one, so that you can
            sign in on any device.
          </Trans>
        </p>
      </FormErrors>
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={asking.isPending}
        onClick={() => asking.mutate()}
      >
        <Trans>Email me the link</Trans>
      </Button>
    </PasswordLoginPage>
  )
}

function ChangePassword({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const { problems, check } = useNewPassword()
  // How often it was changed: what was typed then is gone from the fields.
  const [changes, setChanges] = useState(0)
  const changing = useMutation({
    mutationFn: (change: Change) => changePassword(user.user_id, change),
    onSuccess: () => setChanges(changes + 1),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!check(data)) return
    const current = textOf(data, 'current_password')
    changing.mutate({ current_password: current, password: textOf(data, 'password') })
  }
  const { error } = changing
  const isWrong = error instanceof ApiError && error.code === 'current_password_incorrect'
  return (
    <PasswordLoginPage title={<Trans>Change your password</Trans>}>
      {changing.isSuccess && (
        <Banner tone="success" isLive>
          <Trans>Your password was changed. Your other devices were signed out.</Trans>
        </Banner>
      )}
      <form key={changes} className={styles.form} onSubmit={submit}>
        {/* For password managers, which ask whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <FormErrors
          error={error}
          otherwise={isNetworkError(error) ? undefined : t`Something went wrong, please try again.`}
        >
          <PasswordField
            label={t`Current password`}
            name="current_password"
            error={isWrong ? t`The current password you provided is incorrect.` : undefined}
            required
          />
          <NewPasswordFields label={<Trans>New password</Trans>} problems={problems} />
        </FormErrors>
        <Button type="submit" variant="primary" size="large" isBlock isBusy={changing.isPending}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </PasswordLoginPage>
  )
}

// A new password, with the link of an email.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'

import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { NewPasswordFields, useNewPassword } from '../shell/new-password-fields.tsx'
import { PasswordLoginPage } from './password-login-page.tsx'
import { resetPassword } from './password-queries.ts'

import styles from './passwords.module.css'

type Link = { uid?: string | undefined; userToken?: string | undefined }

export function ResetPasswordScreen({ uid, userToken }: Link) {
  const { t } = useLingui()
  const { problems, check } = useNewPassword()
  const setting = useMutation({ mutationFn: resetPassword })
  if (setting.isSuccess) return <PasswordSet />
  if (uid === undefined || userToken === undefined || isDead(setting.error))
    return <NoSuchLink isUsed={isDead(setting.error)} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (check(data))
      setting.mutate({ uid, user_token: userToken, password: textOf(data, 'password') })
  }
  return (
    <PasswordLoginPage title={<Trans>Set a new password</Trans>}>
      <form className={styles.form} onSubmit={submit}>
        <FormErrors
          error={setting.error}
          otherwise={
            isBroken(setting.error) ? t`An error occurred while authenticating user` : undefined
          }
        >
          <NewPasswordFields label={<Trans>New password</Trans>} problems={problems} />
        </FormErrors>
        <Button type="submit" variant="primary" size="large" isBlock isBusy={setting.isPending}>
          <Trans>Set the password</Trans>
        </Button>
      </form>
    </PasswordLoginPage>
  )
}

// The server answered without a reason that helps.
function isBroken(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500
}

// A link that was cut short or changed is no link either; what is wrong with the password was checked before.
function isDead(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return (
    error.code === 'link_not_valid' ||
    (error.code === 'validation_failed' && error.fields['password'] === undefined)
  )
}

function PasswordSet() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<KeyRound size={24} />}
      title={<Trans>Your new password is set</Trans>}
      action={
        // A full page load: it continues a session that was kept here, and otherwise asks for the password.
        <a className={linkButton({ variant: 'primary' })} href="/login">
          <Trans>Continue</Trans>
        </a>
      }
    >
      <Trans>Your other devices were signed out. Sign in there with the new password.</Trans>
    </EmptyState>
  )
}

function NoSuchLink({ isUsed }: { isUsed: boolean }) {
  const why: ReactNode = isUsed ? (
    <Trans>It was used already, or is too old. Ask for a new one.</Trans>
  ) : (
    <Trans>It is not complete. Open it from the email, or ask for a new one.</Trans>
  )
  return (
    <EmptyState
      headingLevel={1}
      icon={<KeyRound size={24} />}
      title={<Trans>This link does not work</Trans>}
      action={
        <a className={linkButton({ variant: 'primary' })} href="/request-password-reset">
          <Trans>Ask for a new link</Trans>
        </a>
      }
    >
      <p role="alert">{why}</p>
    </EmptyState>
  )
}

// Email and password, for people who have an account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, type FormEvent } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { ForgottenLink } from './forgotten-link.tsx'
import { signIn } from './session-queries.ts'

import styles from './session.module.css'

// For the few accounts that have one: everyone else downloads nothing of it.
const NextStep = lazy(async () => ({
  default: (await import('./next-step.tsx')).NextStep,
}))
const NEXT_STEPS = /^(second_factor_due|sign_on_required)$/

export function SignInForm({ onDone }: { onDone: (user: CurrentUser) => Promise<void> }) {
  const { t } = useLingui()
  const signingIn = useMutation({ mutationFn: signIn, onSuccess: onDone })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    signingIn.mutate({ email: textOf(data, 'email'), password: textOf(data, 'password') })
  }
  const { error } = signingIn
  if (error instanceof ApiError && NEXT_STEPS.test(error.code)) {
    return (
      <Suspense>
        <NextStep error={error} onDone={onDone} onCancel={signingIn.reset} />
      </Suspense>
    )
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>
        <Trans>Sign in</Trans>
      </h2>
      <FormErrors error={error}>
        <TextField label={t`Email`} name="email" type="email" autoComplete="username" required />
        <PasswordField label={t`Password`} name="password" required />
      </FormErrors>
      <Button type="submit" variant="primary" size="large" isBlock isBusy={signingIn.isPending}>
        <Trans>Sign in</Trans>
      </Button>
      <ForgottenLink />
    </form>
  )
}

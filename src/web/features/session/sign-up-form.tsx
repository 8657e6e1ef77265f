// A new account: name, email, and a password that keeps the rules of the contract.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { ConsentText } from '#contract/privacy/consents.ts'
import { brokenPasswordRules } from '#contract/session/password.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { asShown } from '../shell/consent-texts.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { ForgottenLink } from './forgotten-link.tsx'
import { NameFields } from './name-fields.tsx'
import { signUp } from './session-queries.ts'
import { AccountNote } from './small-print.tsx'

import styles from './session.module.css'

type Problems = Partial<Record<'password' | 'repeat', string>>

type SignUpProps = {
  onDone: (user: CurrentUser) => Promise<void>
  onSignIn: () => void
  /** What the login page shows; empty while it is not known. */
  texts: readonly ConsentText[]
}

export function SignUpForm({ onDone, onSignIn, texts }: SignUpProps) {
  const { t } = useLingui()
  const [problems, setProblems] = useState<Problems>({})
  const signingUp = useMutation({ mutationFn: signUp, onSuccess: onDone })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found: Problems = {}
    if (brokenPasswordRules(textOf(data, 'password')).length > 0)
      found.password = t`Keep every rule below.`
    if (textOf(data, 'password') !== textOf(data, 'repeat'))
      found.repeat = t`The passwords do not match.`
    setProblems(found)
    if (Object.keys(found).length > 0) {
      // Of what was sent before, and is not what stands there now.
      signingUp.reset()
      return
    }
    signingUp.mutate({
      email: textOf(data, 'email'),
      password: textOf(data, 'password'),
      first_name: textOf(data, 'first_name'),
      last_name: textOf(data, 'last_name'),
      is_full_name: data.has('is_full_name'),
      language: currentLocale(),
      shown: asShown(texts),
    })
  }
  const { error } = signingUp
  const isKnown = error instanceof ApiError && error.code === 'email_taken'
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>
        <Trans>Create an account</Trans>
      </h2>
      <FormErrors error={error}>
        <NameFields />
        <TextField label={t`Email`} name="email" type="email" autoComplete="email" required />
        {isKnown && <KnownEmail onSignIn={onSignIn} />}
        <PasswordField
          label={t`Password`}
          name="password"
          brokenRules={brokenPasswordRules}
          error={problems.password}
          required
        />
        <PasswordField
          label={t`Repeat the password`}
          name="repeat"
          autoComplete="new-password"
          error={problems.repeat}
          required
        />
      </FormErrors>
      <Button type="submit" variant="primary" size="large" isBlock isBusy={signingUp.isPending}>
        <Trans>Create account</Trans>
      </Button>
      <AccountNote texts={texts} />
    </form>
  )
}

function KnownEmail({ onSignIn }: { onSignIn: () => void }) {
  return (
    <p className={styles.known}>
      <Button size="small" onClick={onSignIn}>
        <Trans>Sign in</Trans>
      </Button>
      <ForgottenLink />
    </p>
  )
}

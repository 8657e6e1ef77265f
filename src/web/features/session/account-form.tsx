// A new account without a position in mind: with a password that keeps the rules of the contract.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { brokenPasswordRules } from '#contract/session/password.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

import { textOf } from '../shell/form-text.ts'
import { ForgottenLink } from './forgotten-link.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

import styles from './session.module.css'

type Problems = Partial<Record<'password' | 'repeat', string>>

type AccountFormProps = SignUpProps & { onSignIn: () => void }

export function AccountForm({ onSignIn, ...props }: AccountFormProps) {
  const { problems, check } = useChosenPassword()
  return (
    <SignUpForm
      {...props}
      title={<Trans>Create an account</Trans>}
      action={<Trans>Create account</Trans>}
      ifTaken={
        <p className={styles.known}>
          <Button size="small" onClick={onSignIn}>
            <Trans>Sign in</Trans>
          </Button>
          <ForgottenLink />
        </p>
      }
      read={(data) => (check(data) ? { password: textOf(data, 'password') } : null)}
    >
      <ChosenPassword problems={problems} />
    </SignUpForm>
  )
}

function useChosenPassword() {
  const { t } = useLingui()
  const [problems, setProblems] = useState<Problems>({})
  const check = (data: FormData): boolean => {
    const found: Problems = {}
    if (brokenPasswordRules(textOf(data, 'password')).length > 0)
      found.password = t`Keep every rule below.`
    if (textOf(data, 'password') !== textOf(data, 'repeat'))
      found.repeat = t`The passwords do not match.`
    setProblems(found)
    return Object.keys(found).length === 0
  }
  return { problems, check }
}

function ChosenPassword({ problems }: { problems: Problems }) {
  const { t } = useLingui()
  return (
    <>
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
    </>
  )
}

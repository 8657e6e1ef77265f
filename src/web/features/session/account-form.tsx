// A new account without a position in mind: with a password that keeps the rules of the contract.
import { Trans } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'

import { textOf } from '../shell/form-text.ts'
import { NewPasswordFields, useNewPassword } from '../shell/new-password-fields.tsx'
import { ForgottenLink } from './forgotten-link.tsx'
import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

import styles from './session.module.css'

type AccountFormProps = SignUpProps & { onSignIn: () => void }

export function AccountForm({ onSignIn, ...props }: AccountFormProps) {
  const { problems, check } = useNewPassword()
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
      <NewPasswordFields label={<Trans>Password</Trans>} problems={problems} />
    </SignUpForm>
  )
}

// Connects an account that its owner made with the sign-on of their company: any company may say that a user is theirs, so
// the first time it takes all that its owner signs in by.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { FieldChecks } from '../shell/field-checks.tsx'
import { textOf } from '../shell/form-text.ts'
import { ForgottenLink } from './forgotten-link.tsx'
import { SecondStep } from './second-step.tsx'
import type { AccountProof, SignedOn } from './sign-on-client.ts'

import styles from './session.module.css'

type SignOnLinkProps = {
  connect: (proof: AccountProof) => Promise<SignedOn>
  onDone: (signedOn: SignedOn) => Promise<unknown>
}

export function SignOnLink({ connect, onDone }: SignOnLinkProps) {
  const connecting = useMutation({
    mutationFn: async (proof: AccountProof) => onDone(await connect(proof)),
  })
  const { error } = connecting
  const isStepDue = error instanceof ApiError && error.code === 'second_factor_due'
  return (
    <div className={styles.door}>
      <div className={styles.welcome}>
        <PageTitle className={styles.heading}>
          <Trans>Connect your account</Trans>
        </PageTitle>
        {!isStepDue && (
          <p className={styles.place}>
            <Trans>
              You have an account here with a password. Enter it once: from then on your company’s
              sign-on lets you in, and the people who run that can open this account.
            </Trans>
          </p>
        )}
      </div>
      <Card isRaised>
        {isStepDue ? (
          <SecondStep
            details={error.details}
            take={async (step) => onDone(await connect({ second_step: step }))}
            onCancel={connecting.reset}
          />
        ) : (
          <PasswordForm
            error={error}
            isBusy={connecting.isPending}
            onPassword={(password) => connecting.mutate({ password })}
          />
        )}
      </Card>
    </div>
  )
}

type PasswordFormProps = {
  error: Error | null
  isBusy: boolean
  onPassword: (password: string) => void
}

function PasswordForm({ error, isBusy, onPassword }: PasswordFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const isWrong = error instanceof ApiError && error.code === 'current_password_incorrect'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPassword(textOf(new FormData(event.currentTarget), 'password'))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {error !== null && !isWrong && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <FieldChecks>
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          error={isWrong ? t`The current password you provided is incorrect.` : undefined}
          required
        />
      </FieldChecks>
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
        <Trans>Connect and sign in</Trans>
      </Button>
      <ForgottenLink />
    </form>
  )
}

// What a sign-in asks for after the password: a passkey, a code of the app, or a recovery code.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { SecondStep as Due, TakenStep } from '#contract/session/second-factors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { hasPasskeys } from '../shell/browser-passkeys.ts'
import { FieldChecks } from '../shell/field-checks.tsx'
import { textOf } from '../shell/form-text.ts'
import { useSecondStepText } from './second-step-labels.ts'
import { answerByPasskey, secondStepOf, type CodeMethod } from './second-step-queries.ts'
import { SecondStepTrouble } from './second-step-trouble.tsx'

import styles from './session.module.css'

type Method = Due['methods'][number]
type SecondStepProps = {
  /** Of the refusal that says that a second step follows. */
  details: Readonly<Record<string, unknown>>
  /** Sends it, and goes on. */
  take: (step: TakenStep) => Promise<unknown>
  /** Back to the password. */
  onCancel: () => void
}

export function SecondStep({ details, take, onCancel }: SecondStepProps) {
  const due = secondStepOf(details)
  const methods = (due?.methods ?? []).filter((one) => one !== 'passkey' || hasPasskeys())
  const [picked, setPicked] = useState<Method | undefined>()
  const method = picked ?? methods[0]
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>
        <Trans>Confirm that it is you</Trans>
      </h2>
      {due === null || method === undefined ? (
        <Banner tone="warning">
          <Trans>
            Your account has a passkey, and this browser cannot use one here. Sign in on the device
            that has it.
          </Trans>
        </Banner>
      ) : (
        <Step key={method} token={due.pending_token} method={method} take={take} />
      )}
      <div className={styles.choices}>
        {methods
          .filter((one) => one !== method)
          .map((one) => (
            <Button key={one} variant="quiet" size="small" onClick={() => setPicked(one)}>
              <MethodName method={one} />
            </Button>
          ))}
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Back to the password</Trans>
        </Button>
      </div>
    </div>
  )
}

type StepProps = { token: string; take: SecondStepProps['take'] }

function Step({ method, ...step }: StepProps & { method: Method }) {
  return method === 'passkey' ? <PasskeyStep {...step} /> : <CodeStep {...step} method={method} />
}

function MethodName({ method }: { method: Method }) {
  switch (method) {
    case 'authenticator':
      return <Trans>Use the authenticator app</Trans>
    case 'passkey':
      return <Trans>Use a passkey</Trans>
    case 'recovery_code':
      return <Trans>Use a recovery code</Trans>
  }
}

function CodeStep({ token, method, take }: StepProps & { method: CodeMethod }) {
  const { t } = useLingui()
  const errorText = useSecondStepText()
  const taking = useMutation({ mutationFn: take })
  const { error } = taking
  const isWrong = error instanceof ApiError && error.code === 'code_incorrect'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textOf(new FormData(event.currentTarget), 'code')
    taking.mutate({ method, pending_token: token, code })
  }
  const field =
    method === 'authenticator'
      ? {
          label: t`Code of the authenticator app`,
          hint: t`Six digits that change every half minute.`,
          inputMode: 'numeric' as const,
          autoComplete: 'one-time-code',
        }
      : {
          label: t`Recovery code`,
          hint: t`One of the codes that you saved. It works once.`,
          autoComplete: 'off',
          autoCapitalize: 'characters',
        }
  return (
    <form className={styles.form} onSubmit={submit}>
      {!isWrong && <SecondStepTrouble error={error} />}
      <FieldChecks>
        <TextField
          {...field}
          name="code"
          spellCheck={false}
          minLength={6}
          error={isWrong ? errorText(error) : undefined}
          required
          autoFocus
        />
      </FieldChecks>
      <Button type="submit" variant="primary" size="large" isBlock isBusy={taking.isPending}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  )
}

function PasskeyStep({ token, take }: StepProps) {
  const taking = useMutation({ mutationFn: async () => take(await answerByPasskey(token)) })
  return (
    <>
      <SecondStepTrouble error={taking.error} />
      <p className={styles.place}>
        <Trans>Your device asks for your finger, your face or its PIN.</Trans>
      </p>
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={taking.isPending}
        onClick={() => taking.mutate()}
      >
        <Trans>Confirm with a passkey</Trans>
      </Button>
    </>
  )
}

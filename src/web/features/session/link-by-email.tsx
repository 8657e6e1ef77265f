// A link that signs in, by email, for people who never chose a password.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { askForSignInLink } from './profile-page-query.ts'

import styles from './session.module.css'

/** Below the form of people who have a password. */
export function LinkByEmail({ jobUuid }: { jobUuid: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <AskForm jobUuid={jobUuid} />
  return (
    <p className={styles.other}>
      <Trans>No password yet?</Trans>
      <Button
        className={styles.switch}
        variant="quiet"
        size="small"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Get a link by email</Trans>
      </Button>
    </p>
  )
}

function AskForm({ jobUuid }: { jobUuid: string }) {
  const { t } = useLingui()
  const asking = useMutation({ mutationFn: askForSignInLink })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    asking.mutate({ email: textOf(new FormData(event.currentTarget), 'email'), job_uuid: jobUuid })
  }
  if (asking.isSuccess) {
    const { email } = asking.variables
    return (
      <div className={styles.form} role="status">
        <h2 className={styles.title}>
          <Trans>Check your email</Trans>
        </h2>
        <p>
          <Trans>If we know {email}, we have sent a link to it. Open the link to continue.</Trans>
        </p>
      </div>
    )
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>
        <Trans>Get a link by email</Trans>
      </h2>
      <FormErrors error={asking.error}>
        <TextField label={t`Email`} name="email" type="email" autoComplete="email" required />
      </FormErrors>
      <Button type="submit" isBlock isBusy={asking.isPending}>
        <Trans>Send the link</Trans>
      </Button>
    </form>
  )
}

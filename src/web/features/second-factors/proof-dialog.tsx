// Asks for the password, and for what else a change needs, before the change is made.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent, type ReactNode } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { isGivenUp, isKnownHere } from '../shell/browser-passkeys.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { useFactorErrorText } from './factor-error-messages.ts'

import styles from './second-factors.module.css'

export type Proof = { readonly password: string; readonly code: string; readonly name: string }

type ProofDialogProps<T> = {
  title: ReactNode
  confirmLabel: ReactNode
  children?: ReactNode
  asksForCode?: boolean
  asksForName?: boolean
  isDestructive?: boolean
  change: (proof: Proof) => Promise<T>
  onDone: (outcome: T) => void
  onClose: () => void
}

export function ProofDialog<T>(props: ProofDialogProps<T>) {
  const { t } = useLingui()
  const formId = useId()
  const errorText = useFactorErrorText()
  const { title, confirmLabel, change, onDone, onClose, isDestructive = false } = props
  const changing = useMutation({ mutationFn: change, onSuccess: onDone })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => textOf(data, name)
    changing.mutate({ password: text('current_password'), code: text('code'), name: text('name') })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isLocked={changing.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={changing.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isBusy={changing.isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        {props.children}
        <FormErrors
          error={isGivenUp(changing.error) ? null : changing.error}
          words={(error) =>
            isKnownHere(error)
              ? t`This device has a passkey for the account already.`
              : errorText(error)
          }
        >
          {props.asksForName === true && (
            <TextField
              label={t`Name of the passkey`}
              hint={t`Such as: my laptop. You tell your passkeys apart by it.`}
              name="name"
              maxLength={60}
              required
              data-first-focus
            />
          )}
          <PasswordField
            label={t`Current password`}
            name="current_password"
            required
            {...(props.asksForName === true ? {} : { 'data-first-focus': true })}
          />
          {props.asksForCode === true && (
            <TextField
              label={t`Code of the authenticator app`}
              hint={t`Or a recovery code.`}
              name="code"
              autoComplete="one-time-code"
              minLength={6}
              required
            />
          )}
        </FormErrors>
      </form>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'

import type { Passkey } from '#contract/session/passkey-shape.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { useFactorErrorText } from './factor-error-messages.ts'
import { renamePasskey } from './second-factors-queries.ts'

import styles from './second-factors.module.css'

type RenameProps = {
  userId: number
  passkey: Passkey
  isOpen: boolean
  onRenamed: () => void
  onClose: () => void
}

/** Asks for another name of a passkey. */
export function RenamePasskey({ userId, passkey, isOpen, ...on }: RenameProps) {
  const { t } = useLingui()
  const formId = useId()
  const errorText = useFactorErrorText()
  const renaming = useMutation({ mutationFn: renamePasskey, onSuccess: on.onRenamed })
  const close = () => {
    renaming.reset()
    on.onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = textOf(new FormData(event.currentTarget), 'name')
    renaming.mutate({ userId, passkey, name })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={<Trans>Rename the passkey {passkey.name}</Trans>}
      isLocked={renaming.isPending}
      actions={
        <>
          <Button onClick={close} disabled={renaming.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={renaming.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {isOpen && (
        <form id={formId} className={styles.form} onSubmit={submit}>
          <FormErrors error={renaming.error} words={errorText}>
            <TextField
              label={t`Name of the passkey`}
              hint={t`Such as: my laptop. You tell your passkeys apart by it.`}
              name="name"
              defaultValue={passkey.name}
              maxLength={60}
              pattern=".*\S.*"
              required
              data-first-focus
            />
          </FormErrors>
        </form>
      )}
    </Dialog>
  )
}

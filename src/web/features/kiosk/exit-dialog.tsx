// Ends kiosk mode by the PIN that staff chose.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { useKioskError } from './kiosk-error.ts'
import { exit } from './station.ts'

import styles from './kiosk.module.css'

type ExitProps = { queue: number; onClose: () => void; onExit: () => void }

export function ExitDialog({ queue, onClose, onExit }: ExitProps) {
  const { t } = useLingui()
  const formId = useId()
  const errorText = useKioskError()
  const exiting = useMutation({ networkMode: 'always', mutationFn: exit, onSuccess: onExit })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    exiting.mutate(textOf(new FormData(event.currentTarget), 'code'))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>End kiosk mode</Trans>}
      isLocked={exiting.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {queue === 0 && (
            <Button type="submit" form={formId} variant="primary" isBusy={exiting.isPending}>
              <Trans>End kiosk mode</Trans>
            </Button>
          )}
        </>
      }
    >
      {queue > 0 ? (
        <Banner tone="warning">
          <Plural
            value={queue}
            one="Answers of # person are still to be sent from here. Connect this device first."
            other="Answers of # people are still to be sent from here. Connect this device first."
          />
        </Banner>
      ) : (
        <form id={formId} className={styles.form} onSubmit={submit} autoComplete="off">
          <p>
            <Trans>To use this device as a station again, it has to be enrolled again.</Trans>
          </p>
          <FormErrors error={exiting.error} words={errorText}>
            <TextField
              label={t`Exit PIN`}
              name="code"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              data-first-focus
              required
            />
          </FormErrors>
        </form>
      )}
    </Dialog>
  )
}

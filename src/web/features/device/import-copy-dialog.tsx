// Adds a copy from another device to what is kept here.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { importCopy } from '#web/offline/copies/copies.ts'
import type { TakenIn } from '#web/offline/copies/take-in-copy.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

import { textOf } from '../shell/form-text.ts'
import { CopyRefusalLabels } from './copy-refusal-labels.tsx'

import styles from './device.module.css'

type ImportProps = {
  offline: Offline
  isOpen: boolean
  onClose: () => void
  onTakenIn: (taken: TakenIn) => void
}

export function ImportCopyDialog({ offline, isOpen, onClose, onTakenIn }: ImportProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string | undefined>()
  const adding = useMutation({
    mutationFn: (given: { file: Blob; passphrase: string }) => importCopy(offline, given),
    onSuccess: (taken) => {
      onClose()
      onTakenIn(taken)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (adding.isPending) return
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    const hasFile = file instanceof File && file.name !== ''
    setProblem(hasFile ? undefined : t`Choose the file of the copy.`)
    if (hasFile) adding.mutate({ file, passphrase: textOf(data, 'passphrase') })
  }
  const close = () => {
    adding.reset()
    setProblem(undefined)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isLocked={adding.isPending}
      title={<Trans>Add a copy</Trans>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>
          <Trans>
            Answers that are newer in the copy are added. What is newer here stays as it is.
          </Trans>
        </p>
        {adding.isError && (
          <Banner tone="danger" isLive>
            <CopyRefusalLabels error={adding.error} />
          </Banner>
        )}
        <Field label={t`File of the copy`} error={problem}>
          {(control) => <input {...control} type="file" name="file" data-first-focus />}
        </Field>
        <PasswordField label={t`Passphrase of the copy`} name="passphrase" autoComplete="off" />
        <Button type="submit" variant="primary" isBlock isBusy={adding.isPending}>
          <Trans>Add to this device</Trans>
        </Button>
      </form>
    </Dialog>
  )
}

// Makes an encrypted copy of what this device keeps, as a file, under a passphrase that only its owner knows.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { exportCopy } from '#web/offline/copies/copies.ts'
import { openOffline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

import { textOf } from './form-text.ts'
import { saveFile } from './save-file.ts'

import styles from './export-copy-dialog.module.css'

/** A file can be tried at leisure by the user who finds it; length is what keeps it shut. */
const SHORTEST_PASSPHRASE = 12
/** Some browsers read the file only after the click is over. */

type Problems = Partial<Record<'passphrase' | 'repeat', string>>
type ExportProps = { ownerId: number; isOpen: boolean; onClose: () => void; onSaved: () => void }

export function ExportCopyDialog({ ownerId, isOpen, onClose, onSaved }: ExportProps) {
  const { t } = useLingui()
  const shortest = SHORTEST_PASSPHRASE
  const [problems, setProblems] = useState<Problems>({})
  const saving = useMutation({
    mutationFn: async (passphrase: string) =>
      saveFile({
        name: nameOfToday(),
        file: await exportCopy(await openOffline(ownerId), passphrase),
      }),
    onSuccess: () => {
      onClose()
      onSaved()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending) return
    const data = new FormData(event.currentTarget)
    const passphrase = textOf(data, 'passphrase')
    const found: Problems = {}
    if (Array.from(passphrase).length < shortest)
      found.passphrase = t`Use at least ${shortest} characters.`
    if (textOf(data, 'repeat') !== passphrase) found.repeat = t`The passphrases do not match.`
    setProblems(found)
    if (Object.keys(found).length === 0) saving.mutate(passphrase)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isLocked={saving.isPending}
      title={<Trans>Save an encrypted copy</Trans>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>
          <Trans>
            The file contains all your answers on this device. It opens only for you, with this
            passphrase. The passphrase cannot be recovered.
          </Trans>
        </p>
        {saving.isError && (
          <Banner tone="danger" isLive>
            <Trans>The copy could not be made. Nothing is lost; try again.</Trans>
          </Banner>
        )}
        <PasswordField
          label={t`Passphrase`}
          name="passphrase"
          autoComplete="new-password"
          hint={t`At least ${shortest} characters. A few words that belong together only for you are good.`}
          error={problems.passphrase}
          data-first-focus
        />
        <PasswordField
          label={t`Repeat the passphrase`}
          name="repeat"
          autoComplete="new-password"
          error={problems.repeat}
        />
        <Button type="submit" variant="primary" isBlock isBusy={saving.isPending}>
          <Trans>Save the file</Trans>
        </Button>
      </form>
    </Dialog>
  )
}

function nameOfToday(): string {
  return `fairlead-copy-${new Date().toISOString().slice(0, 10)}.fairlead`
}

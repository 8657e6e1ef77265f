import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'
import type { StoredImport } from '#contract/imports/imports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { useUpload } from './import-queries.ts'

import styles from './imports.module.css'

/** Compared by identity: one object for each refusal. */
type Refused = { readonly fields: object }

type UploadFormProps = {
  accountId: number
  onUploaded: (stored: StoredImport) => void | Promise<void>
}

/** Chooses the file of a new import and uploads it. */
export function UploadForm({ accountId, onUploaded }: UploadFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const uploading = useUpload(onUploaded)
  const { form, problemOf } = useFieldProblems(refused ?? uploading.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isFit = file !== null && file.size > 0 && file.size <= IMPORT_LIMITS.bytes
    setRefused(isFit ? null : { fields: { file: true } })
    if (!isFit) return
    const { name, size, lastModified } = file
    uploading.mutate({ accountId, file, fileIs: [name, size, lastModified] })
  }
  const wrongFile = problemOf('file', t`Choose a CSV or XLSX file of at most 20 MB.`)
  return (
    <Card>
      <form {...form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx"
          label={t`File with employees`}
          hint={t`CSV or XLSX, at most 20 MB and 100,000 rows, with column names in the first row. If a workbook has several sheets, you can choose one after the upload.`}
          error={wrongFile}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        {uploading.error !== null && refused === null && wrongFile === undefined && (
          <Banner tone="danger" isLive>
            {errorText(uploading.error)}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={uploading.isPending}>
            <Trans>Upload</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

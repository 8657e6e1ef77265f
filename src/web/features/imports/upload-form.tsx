import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { IMPORT_KINDS, IMPORT_LIMITS, type ImportKind } from '#contract/imports/import-rules.ts'
import type { StoredImport } from '#contract/imports/imports.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { useUpload } from './import-queries.ts'
import { KIND_LABELS } from './kind-labels.ts'

import styles from './imports.module.css'

/** Compared by identity: one object for each refusal. */
type Refused = { readonly fields: object }

type UploadFormProps = {
  accountId: number
  /** Chosen at the beginning. */
  kind: ImportKind
  onUploaded: (stored: StoredImport) => void | Promise<void>
}

/** Chooses the file of a new import and uploads it. */
export function UploadForm({ accountId, kind: first, onUploaded }: UploadFormProps) {
  const { i18n, t } = useLingui()
  const errorText = useErrorText()
  const [kind, setKind] = useState(first)
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
    uploading.mutate({ accountId, kind, file, fileIs: [name, size, lastModified] })
  }
  const wrongFile = problemOf('file', t`Choose a CSV or XLSX file of at most 20 MB.`)
  return (
    <Card>
      <form {...form} className={styles.form} noValidate onSubmit={submit}>
        <OptionCards
          legend={<Trans>What does the file hold?</Trans>}
          isField
          options={IMPORT_KINDS.map((value) => ({
            value,
            label: i18n._(KIND_LABELS[value].name),
            description: i18n._(KIND_LABELS[value].description),
          }))}
          value={kind}
          onChange={(value) => setKind(oneOf(IMPORT_KINDS, value) ?? first)}
        />
        <TextField
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx"
          label={t`File`}
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

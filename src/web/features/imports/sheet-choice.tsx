// Chooses which sheet of a workbook is imported.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { allowsImportAction } from '#contract/imports/import-rules.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { type ImportPath, useSheetChoice } from './import-queries.ts'

import styles from './imports.module.css'

/** Nothing for a file without several sheets, and once the import started. */
export function SheetChoice({ path, shown }: { path: ImportPath; shown: DataImport }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const choosing = useSheetChoice()
  const [chosen, setChosen] = useState(shown.sheet ?? 0)
  const { sheets, state, sheet } = shown
  if (sheets === null || !allowsImportAction(state, 'sheet')) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choosing.mutate({ path, sheet: chosen })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        name="sheet"
        label={t`Sheet`}
        hint={t`If you choose another sheet, its columns are matched from the beginning.`}
        options={sheets.map((name, index) => ({ value: String(index), label: name }))}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      {choosing.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(choosing.error)}
        </Banner>
      )}
      {chosen !== sheet && (
        <div className={styles.actions}>
          <Button type="submit" isBusy={choosing.isPending}>
            <Trans>Use this sheet</Trans>
          </Button>
        </div>
      )}
    </form>
  )
}

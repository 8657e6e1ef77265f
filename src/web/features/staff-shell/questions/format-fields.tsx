// Which files answer a question.
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { FILE_FORMATS, type FileFormat } from '#contract/core/file-rules.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

import { AUDIENCE_LABELS } from './question-audience.ts'
import type { DraftFieldsProps } from './question-draft.ts'

import styles from './question.module.css'

export function FormatFields({ draft, problemOf, onChange, audience }: DraftFieldsProps) {
  const { i18n, t } = useLingui()
  const problemId = useId()
  const problem = problemOf('formats')
  const names: Readonly<Record<FileFormat, string>> = {
    pdf: t`PDF`,
    docx: t`Word (docx)`,
    doc: t`Word 97 to 2003 (doc)`,
    txt: t`Plain text (txt)`,
  }
  const toggle = (format: FileFormat, isTaken: boolean) =>
    onChange({
      formats: FILE_FORMATS.filter((one) =>
        one === format ? isTaken : draft.formats.includes(one),
      ),
    })
  return (
    <fieldset className={styles.formats} aria-describedby={problemId}>
      <legend>{i18n._(AUDIENCE_LABELS[audience].files)}</legend>
      {FILE_FORMATS.map((format) => (
        <Checkbox
          key={format}
          label={names[format]}
          checked={draft.formats.includes(format)}
          aria-invalid={problem === undefined ? undefined : true}
          onChange={({ target }) => toggle(format, target.checked)}
        />
      ))}
      <p id={problemId} className={styles.formatsProblem}>
        {problem}
      </p>
    </fieldset>
  )
}

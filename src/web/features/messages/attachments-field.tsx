// The files that go with an email.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, useState } from 'react'

import { DOCUMENT_FORMATS } from '#contract/applicant-documents/applicant-documents-rules.ts'
import { ATTACHMENT_LIMITS } from '#contract/messages/messages-rules.ts'
import {
  documentProblem,
  useDocumentProblemWords,
} from '#web/features/staff-shell/document-problem.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import styles from './messages.module.css'

type AttachmentsFieldProps = {
  files: readonly File[]
  problemOf: (name: string, text?: string) => string | undefined
  onFiles: (files: readonly File[]) => void
}

/** Chosen files are added to those that are there; one that cannot be sent is named, and left out. */
export function AttachmentsField({ files, problemOf, onFiles }: AttachmentsFieldProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const listId = useId()
  const words = useDocumentProblemWords()
  const [problems, setProblems] = useState<readonly string[]>([])
  const whyNot = async (file: File, others: readonly File[]) => {
    const problem = await documentProblem(file)
    if (problem !== null) return words[problem]
    if (others.length >= ATTACHMENT_LIMITS.files) return t`An email takes 5 files at most.`
    if (sizeOf([...others, file]) > ATTACHMENT_LIMITS.bytes)
      return t`Together, the files would be larger than 10 MB.`
    return null
  }
  const add = async (chosen: readonly File[]) => {
    const all = [...files]
    const leftOut: string[] = []
    for (const file of chosen) {
      const wrong = await whyNot(file, all)
      if (wrong === null) all.push(file)
      else leftOut.push(`${file.name}: ${wrong}`)
    }
    setProblems(leftOut)
    onFiles(all)
  }
  const total = format.fileSize(sizeOf(files))
  return (
    <div className={styles.attachments}>
      <TextField
        // A new field after each choice: the same file can be chosen again.
        key={files.length}
        type="file"
        name="file"
        multiple
        isOptional
        accept={DOCUMENT_FORMATS.map((one) => `.${one}`).join(',')}
        label={t`Attachments`}
        hint={t`PDF, Word, text or CSV, up to 5 files and together at most 10 MB. Every recipient gets them.`}
        error={problems.length > 0 ? <Problems problems={problems} /> : problemOf('file')}
        onChange={({ target }) => void add([...(target.files ?? [])])}
      />
      {files.length > 0 && (
        <>
          <ul id={listId} className={styles.files} role="list" aria-label={t`Attachments`}>
            {files.map((file, index) => {
              const { name } = file
              return (
                <li key={`${name} ${file.lastModified}`} className={styles.facts}>
                  <span>
                    {name} · {format.fileSize(file.size)}
                  </span>
                  <IconButton
                    label={t`Remove ${name}`}
                    icon={<X size={16} aria-hidden="true" />}
                    onClick={() => onFiles(files.filter((_, other) => other !== index))}
                  />
                </li>
              )
            })}
          </ul>
          <p className={styles.hint} role="status">
            <Trans>Together: {total}</Trans>
          </p>
        </>
      )}
    </div>
  )
}

/** Each in a line of its own; spans, because a hint of a field is a paragraph. */
function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <span className={styles.problems}>
      {problems.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </span>
  )
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

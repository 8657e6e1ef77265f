// A resume that says who the candidate is, and is stored with their application.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { ReadResume } from '#contract/applicants/added-applicants.ts'
import { FILE_FORMATS } from '#contract/core/file-rules.ts'
import {
  documentProblem,
  type DocumentProblem,
  useDocumentProblemWords,
} from '#web/features/staff-shell/document-problem.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { readResume } from './read-resume.ts'

type ResumeFieldProps = {
  jobId: number
  /** The form whose empty fields get what the resume says. */
  formId: string
  onChoose: (resume: File | null) => void
}

export function ResumeField({ jobId, formId, onChoose }: ResumeFieldProps) {
  const { t } = useLingui()
  const words = useDocumentProblemWords()
  const [problem, setProblem] = useState<DocumentProblem | null>(null)
  const reading = useMutation({
    mutationFn: (file: File) => readResume(jobId, file),
    onSuccess: (contact) => fillEmpty(formId, contact),
  })
  const choose = async (file: File | null) => {
    reading.reset()
    const found = file === null ? null : await documentProblem(file)
    setProblem(found)
    onChoose(found === null ? file : null)
    if (found === null && file !== null) reading.mutate(file)
  }
  return (
    <>
      <TextField
        type="file"
        label={t`Resume`}
        isOptional
        accept={FILE_FORMATS.map((format) => `.${format}`).join(',')}
        hint={t`PDF, Word or text, at most 10 MB. It fills in the fields below, and is stored with the documents of the candidate.`}
        error={problem === null ? undefined : words[problem]}
        onChange={({ target }) => void choose(target.files?.[0] ?? null)}
      />
      <div role="status">
        {reading.isPending && <Trans>Reading the resume…</Trans>}
        {reading.isSuccess && <Found contact={reading.data} />}
        {reading.isError && (
          <Banner tone="warning">
            <Trans>The resume could not be read. Fill in the fields yourself.</Trans>
          </Banner>
        )}
      </div>
    </>
  )
}

function Found({ contact }: { contact: ReadResume }) {
  const { is_late: isLate, ...found } = contact
  const isEmpty = Object.values(found).every((text) => text === '')
  if (isLate)
    return (
      <Banner tone="warning">
        <Trans>The resume could not be read in time. Fill in the fields yourself.</Trans>
      </Banner>
    )
  return (
    <Banner tone="info">
      {isEmpty ? (
        <Trans>No name or contact was found in the resume. Fill in the fields yourself.</Trans>
      ) : (
        <Trans>Filled in from the resume. Check that it is right.</Trans>
      )}
    </Banner>
  )
}

// What the user typed stays.
function fillEmpty(formId: string, { is_late: _late, ...contact }: ReadResume): void {
  const form = document.querySelector<HTMLFormElement>(`form[id="${CSS.escape(formId)}"]`)
  for (const [name, text] of Object.entries(contact)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === '') field.value = text
  }
}

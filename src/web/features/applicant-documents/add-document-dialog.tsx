import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { DOCUMENT_FORMATS } from '#contract/applicant-documents/applicant-documents-rules.ts'
import { addDocument, toAdding } from '#web/api/add-document.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import {
  documentProblem,
  type DocumentProblem,
  useDocumentProblemWords,
} from '#web/features/staff-shell/document-problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { DocumentFields, fieldsIn } from './document-fields.tsx'
import { DOCUMENTED_KEY } from './document-queries.ts'

import styles from './documents.module.css'

type AddDialogProps = {
  isOpen: boolean
  userSmartreqId: number
  canSeePrivate: boolean
  onClose: () => void
}

export function AddDocumentDialog(props: AddDialogProps) {
  const { isOpen, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const adding = useCommand(addDocument, {
    invalidates: DOCUMENTED_KEY,
    onDone: () => {
      onClose()
      notifyDone(t`Document added.`)
    },
  })
  const close = () => {
    adding.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      isLocked={adding.isPending}
      onClose={close}
      title={<Trans>Add a document</Trans>}
      actions={
        <>
          <Button onClick={close} disabled={adding.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={adding.isPending}>
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      <AddForm {...props} {...{ formId, adding }} />
    </Dialog>
  )
}

type AddFormProps = Pick<AddDialogProps, 'userSmartreqId' | 'canSeePrivate'> & {
  formId: string
  adding: {
    error: Error | null
    isPending: boolean
    mutate: (request: ReturnType<typeof toAdding>) => void
  }
}

function AddForm({ userSmartreqId, canSeePrivate, formId, adding }: AddFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const words = useDocumentProblemWords()
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<{ problem: DocumentProblem; fields: object } | null>(null)
  const { form, problemOf } = useFieldProblems(refused ?? adding.error)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (adding.isPending) return
    const problem = await documentProblem(file)
    setRefused(problem === null ? null : { problem, fields: { file: true } })
    if (problem === null && file !== null)
      adding.mutate(toAdding({ userSmartreqId, fields: fieldsIn(data), file }))
  }
  return (
    <form id={formId} className={styles.form} {...form} onSubmit={(event) => void submit(event)}>
      {adding.error !== null && refused === null && (
        <Banner tone="danger" isLive>
          {errorText(adding.error)}
        </Banner>
      )}
      <TextField
        type="file"
        name="file"
        accept={DOCUMENT_FORMATS.map((format) => `.${format}`).join(',')}
        label={t`File`}
        hint={t`PDF, Word, text or CSV, at most 10 MB.`}
        error={problemOf('file', words[refused?.problem ?? 'format'])}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        data-first-focus
      />
      <DocumentFields fields={null} {...{ canSeePrivate, problemOf }} />
    </form>
  )
}

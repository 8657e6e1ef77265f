import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'

import type { ApplicantDocument } from '#contract/applicant-documents/applicant-documents.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { DocumentFields, fieldsIn } from './document-fields.tsx'
import { DOCUMENTED_KEY, documentsKey, fieldsOf, saveDocument } from './document-queries.ts'

import styles from './documents.module.css'

/** What is shown of a document that another user changed meanwhile. */
const CONFLICTING = [
  { name: 'title', label: msg`Title` },
  { name: 'description', label: msg`Description` },
  { name: 'is_private', label: msg`Private` },
]

type EditDialogProps = {
  document: ApplicantDocument
  isOpen: boolean
  canSeePrivate: boolean
  onClose: () => void
}

export function EditDocumentDialog(props: EditDialogProps) {
  const { document, isOpen, onClose } = props
  const formId = useId()
  const saving = useCommand(saveDocument, { invalidates: DOCUMENTED_KEY, onDone: onClose })
  const { edition, onLoad } = useEditions({
    reads: documentsKey(document.user_smartreq_id),
    invalidates: DOCUMENTED_KEY,
  })
  const close = () => {
    saving.reset()
    onClose()
  }
  const load = () => {
    saving.reset()
    onLoad()
  }
  return (
    <Dialog
      isOpen={isOpen}
      isLocked={saving.isPending}
      onClose={close}
      title={<Trans>Edit the document</Trans>}
      actions={
        <>
          <Button onClick={close} disabled={saving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <EditForm key={edition} {...props} {...{ formId, saving }} onLoad={load} />
    </Dialog>
  )
}

type EditFormProps = Pick<EditDialogProps, 'document' | 'canSeePrivate'> & {
  formId: string
  saving: {
    error: Error | null
    isPending: boolean
    mutate: (request: Parameters<typeof saveDocument>[0]) => void
  }
  /** Begins again from what is stored. */
  onLoad: () => void
}

function EditForm({ document, canSeePrivate, formId, saving, onLoad }: EditFormProps) {
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  // As it was when the user began: it may be read again meanwhile.
  const [begun] = useState(() => fieldsOf(document))
  const { form: listeners, problemOf } = useFieldProblems(saving.error)
  const save = (base: object) => {
    if (form.current === null || saving.isPending) return
    const written = fieldsIn(new FormData(form.current))
    // Only a user who sees private data decides who sees it.
    const fields = canSeePrivate ? written : { ...written, is_private: begun.is_private }
    saving.mutate({ document, fields, base })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(begun)
  }
  return (
    <form ref={form} id={formId} className={styles.form} onSubmit={submit} {...listeners}>
      <SaveProblem
        error={saving.error}
        errorText={errorText}
        fields={CONFLICTING}
        onOverwrite={save}
        onLoad={onLoad}
      />
      <DocumentFields fields={begun} {...{ canSeePrivate, problemOf }} />
    </form>
  )
}

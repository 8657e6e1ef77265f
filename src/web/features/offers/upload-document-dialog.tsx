import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { OFFER_DOCUMENT_LIMITS } from '#contract/offers/offer-document-rules.ts'
import type { OfferDocument } from '#contract/offers/offer-documents.ts'
import { storeOfferDocument } from '#web/api/offer-document.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { ApprovalWarning } from './approval-warning.tsx'
import { fileProblem, refusedProblem, useFileProblemText } from './document-file-problem.ts'
import { type OfferDialogProps, pathOf } from './offer-dialog.ts'
import { OFFERS_KEYS } from './offer-paths.ts'

import styles from './offers.module.css'

type UploadDialogProps = Omit<OfferDialogProps, 'onDone'> & {
  /** The document whose file is replaced; null for a new one. */
  replaced: OfferDocument | null
}

/** Adds a document to a draft, or replaces the file of one. */
export function UploadDocumentDialog({ offer, replaced, onClose }: UploadDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const problemText = useFileProblemText()
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<{ text: string; fields: object } | null>(null)
  const storing = useCommand(storeOfferDocument, {
    invalidates: OFFERS_KEYS,
    onDone: () => {
      notifyDone(replaced === null ? t`Document added.` : t`File replaced.`)
      onClose()
    },
  })
  const found = refusedProblem(storing.error)
  const { form, problemOf } = useFieldProblems(refused ?? storing.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = textOf(new FormData(event.currentTarget), 'title').trim()
    const problem = fileProblem(file)
    setRefused(problem === null ? null : { text: problemText(problem), fields: { file: true } })
    if (problem !== null || file === null) return
    const { name, size, lastModified } = file
    const fileIs = [name, size, lastModified] as const
    const replaces = replaced?.user_offer_document_id ?? null
    storing.mutate({ path: pathOf(offer), replaces, title, file, fileIs })
  }
  return (
    <FormDialog
      {...form}
      title={replaced === null ? <Trans>Add a document</Trans> : <Trans>Replace the file</Trans>}
      submitLabel={replaced === null ? <Trans>Add</Trans> : <Trans>Replace</Trans>}
      className={styles.form}
      noValidate
      isBusy={storing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ApprovalWarning state={offer.state} />
      {replaced !== null && <strong className={styles.documentTitle}>{replaced.title}</strong>}
      <TextField
        type="file"
        name="file"
        accept=".pdf,.docx"
        label={t`File`}
        hint={t`A PDF or a Word document, at most 10 MB. Signers can download it with the letter.`}
        error={problemOf(
          'file',
          refused?.text ?? (found === null ? undefined : problemText(found)),
        )}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        data-first-focus
      />
      {replaced === null && (
        <LimitedTextField
          name="title"
          label={t`Title`}
          hint={t`Leave empty to use the file name.`}
          isOptional
          maxLength={OFFER_DOCUMENT_LIMITS.title}
          error={problemOf('title')}
        />
      )}
      {storing.error !== null && refused === null && found === null && (
        <Banner tone="danger" isLive>
          {errorText(storing.error)}
        </Banner>
      )}
    </FormDialog>
  )
}

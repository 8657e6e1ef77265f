// Renaming and deleting a document of a draft.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { OFFER_DOCUMENT_LIMITS } from '#contract/offers/offer-document-rules.ts'
import type { OfferDocument } from '#contract/offers/offer-documents.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { ApprovalWarning } from './approval-warning.tsx'
import { type OfferDialogProps, pathOf } from './offer-dialog.ts'
import { OFFER_DOCUMENT, OFFERS_KEYS } from './offer-paths.ts'

import styles from './offers.module.css'

type DocumentDialogProps = Omit<OfferDialogProps, 'onDone'> & { document: OfferDocument }

export function RenameDocumentDialog({ offer, document, onClose }: DocumentDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [title, setTitle] = useState(document.title)
  const [isTried, setIsTried] = useState(false)
  const renaming = useEndpoint(
    { method: 'patch', path: OFFER_DOCUMENT },
    {
      invalidates: OFFERS_KEYS,
      onDone: () => {
        notifyDone(t`Document renamed.`)
        onClose()
      },
    },
  )
  const { form, problemOf } = useFieldProblems(renaming.error)
  const wanted = title.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wanted === '' || wanted.length > OFFER_DOCUMENT_LIMITS.title) return
    const path = documentPathOf({ offer, document })
    renaming.mutate({ path, body: { title: wanted }, base: { title: document.title } })
  }
  return (
    <FormDialog
      {...form}
      title={<Trans>Rename the document</Trans>}
      className={styles.form}
      noValidate
      isBusy={renaming.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ApprovalWarning state={offer.state} />
      <LimitedTextField
        name="title"
        label={t`Title`}
        required
        maxLength={OFFER_DOCUMENT_LIMITS.title}
        value={title}
        error={isTried && wanted === '' ? t`Enter a title.` : problemOf('title')}
        onChange={({ target }) => setTitle(target.value)}
        data-first-focus
      />
      {renaming.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(renaming.error)}
        </Banner>
      )}
    </FormDialog>
  )
}

export function DeleteDocumentDialog({ offer, document, onClose }: DocumentDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { title } = document
  const deleting = useEndpoint(
    { method: 'delete', path: OFFER_DOCUMENT },
    {
      invalidates: OFFERS_KEYS,
      onDone: () => {
        notifyDone(t`Document deleted successfully`)
        onClose()
      },
    },
  )
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={<Trans>Delete this document?</Trans>}
      confirmLabel={<Trans>Delete the document</Trans>}
      isBusy={deleting.isPending}
      onClose={onClose}
      onConfirm={() => deleting.mutate({ path: documentPathOf({ offer, document }) })}
    >
      <ApprovalWarning state={offer.state} />
      <p>
        <Trans>“{title}” no longer goes with this offer. Versions that were sent keep it.</Trans>
      </p>
      {deleting.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(deleting.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}

function documentPathOf({ offer, document }: Pick<DocumentDialogProps, 'offer' | 'document'>) {
  return { ...pathOf(offer), user_offer_document_id: document.user_offer_document_id }
}

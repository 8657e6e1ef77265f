// The documents that go with the letter of an offer. They change while it is a draft.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import {
  OFFER_DOCUMENT_LIMITS,
  OFFER_DOCUMENT_MIMES,
} from '#contract/offers/offer-document-rules.ts'
import type { OfferDocument } from '#contract/offers/offer-documents.ts'
import { canOffer } from '#contract/offers/offer-states.ts'
import type { Offer } from '#contract/offers/offers.ts'
import { useData } from '#web/api/use-data.ts'
import { DownloadLink } from '#web/features/shell/files/download-link.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'

import { DeleteDocumentDialog, RenameDocumentDialog } from './document-dialogs.tsx'
import { pathOf } from './offer-dialog.ts'
import { documentFilePath, OFFER_DOCUMENTS } from './offer-paths.ts'
import { UploadDocumentDialog } from './upload-document-dialog.tsx'

import styles from './offers.module.css'

type Asked = { act: 'add' } | { act: 'rename' | 'replace' | 'delete'; document: OfferDocument }

/** Nothing for an offer that was sent without any. */
export function OfferDocuments({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const { data: documents } = useData(OFFER_DOCUMENTS, { path: pathOf(offer), query: {} })
  const [asked, setAsked] = useState<Asked | null>(null)
  const canChange = canOffer(offer.state, 'edit')
  if (documents.length === 0 && !canChange) return null
  const isFull = documents.length >= OFFER_DOCUMENT_LIMITS.perVersion
  return (
    <div className={styles.section}>
      <h3>
        <Trans>Documents</Trans>
      </h3>
      {documents.length === 0 ? (
        <p className={styles.muted}>
          <Trans>Add what signers should read with the letter, such as a benefits overview.</Trans>
        </p>
      ) : (
        <ul className={styles.signers} aria-label={t`Documents`} role="list">
          {documents.map((document) => (
            <DocumentRow
              key={document.user_offer_document_id}
              {...{ offer, document }}
              onAsk={canChange ? (act) => setAsked({ act, document }) : null}
            />
          ))}
        </ul>
      )}
      {canChange && !isFull && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setAsked({ act: 'add' })}>
            <Trans>Add a document…</Trans>
          </Button>
        </div>
      )}
      {canChange && isFull && (
        <p className={styles.muted}>
          <Trans>An offer can have no more documents than these.</Trans>
        </p>
      )}
      {asked !== null && <Asking {...{ offer, asked }} onClose={() => setAsked(null)} />}
    </div>
  )
}

type AskingProps = { offer: Offer; asked: Asked; onClose: () => void }

function Asking({ offer, asked, onClose }: AskingProps) {
  switch (asked.act) {
    case 'add':
      return <UploadDocumentDialog {...{ offer, onClose }} replaced={null} />
    case 'replace':
      return <UploadDocumentDialog {...{ offer, onClose }} replaced={asked.document} />
    case 'rename':
      return <RenameDocumentDialog {...{ offer, onClose }} document={asked.document} />
    case 'delete':
      return <DeleteDocumentDialog {...{ offer, onClose }} document={asked.document} />
  }
}

type RowProps = {
  offer: Offer
  document: OfferDocument
  /** Null where nothing can be changed. */
  onAsk: ((act: 'rename' | 'replace' | 'delete') => void) | null
}

function DocumentRow({ offer, document, onAsk }: RowProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { title, file_name: fileName, mime, size } = document
  const kind = mime === OFFER_DOCUMENT_MIMES.pdf ? 'PDF' : 'Word'
  const items =
    onAsk === null
      ? []
      : [
          { id: 'rename', label: t`Rename…`, onSelect: () => onAsk('rename') },
          { id: 'replace', label: t`Replace the file…`, onSelect: () => onAsk('replace') },
          { id: 'delete', label: t`Delete…`, onSelect: () => onAsk('delete') },
        ]
  return (
    <li className={styles.signer}>
      <div>
        <strong className={styles.documentTitle}>{title}</strong>
        <p className={styles.muted}>
          {kind} · {fileName} · {format.fileSize(size)}
        </p>
      </div>
      <div className={styles.actions}>
        {offer.can_read_letter && (
          <DownloadLink href={documentFilePath(document, offer)} name={fileName} />
        )}
        {onAsk !== null && (
          <Menu
            size="small"
            trigger={t`Change`}
            label={t`Change ${title}`}
            align="end"
            sections={[{ id: 'change', items }]}
          />
        )}
      </div>
    </li>
  )
}

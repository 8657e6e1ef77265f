import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import type { AttachedDocument } from '#contract/offers/attached-document.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { useErrorText } from '../error-messages.ts'
import { saveFile } from '../save-file.ts'

import styles from './files.module.css'

type AttachedDocumentsProps = {
  documents: readonly AttachedDocument[]
  /** Of the heading: that of what they go with, and one more. */
  headingLevel: 2 | 3
  fetchDocument: (document: AttachedDocument) => Promise<Blob>
}

/** What goes with an offer, each to download; nothing where there is none. */
export function AttachedDocuments({
  documents,
  headingLevel,
  fetchDocument,
}: AttachedDocumentsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  if (documents.length === 0) return null
  return (
    <div className={styles.attached}>
      <Heading>
        <Trans>Documents with this offer</Trans>
      </Heading>
      <ul role="list">
        {documents.map((document) => (
          <DocumentRow key={document.user_offer_document_id} {...{ document, fetchDocument }} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = Pick<AttachedDocumentsProps, 'fetchDocument'> & { document: AttachedDocument }

function DocumentRow({ document, fetchDocument }: RowProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const format = useFormatter()
  const { title, file_name: name, size } = document
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchDocument(document),
    onSuccess: (file) => saveFile({ name, file }),
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>
          {name} · {format.fileSize(size)}
        </p>
      </div>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        aria-label={t`Download ${name}`}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        <Trans>Download</Trans>
      </Button>
    </li>
  )
}

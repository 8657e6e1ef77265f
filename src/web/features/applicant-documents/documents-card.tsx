// The documents of an applicant, on the scorecard. `#documents` leads to them.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { AddDocumentDialog } from './add-document-dialog.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { DOCUMENTS_PER_PAGE, documentsQuery } from './document-queries.ts'

import styles from './documents.module.css'

const ANCHOR = 'documents'

type DocumentsCardProps = {
  userSmartreqId: number
  /** Of an application that was merged into another one. */
  isReadOnly: boolean
  canSeePrivate: boolean
}

/** The newest first, each to read here or to download. */
export function DocumentsCard({ userSmartreqId, isReadOnly, canSeePrivate }: DocumentsCardProps) {
  const errorText = useErrorText()
  const [isAdding, setIsAdding] = useState(false)
  const documents = useQuery(documentsQuery(userSmartreqId))
  const title = useAnchor(documents.isSuccess)
  return (
    <Card as="section" id={ANCHOR} className={styles.card}>
      <CardTitle level={2} ref={title} tabIndex={-1}>
        <Trans>Documents</Trans>
      </CardTitle>
      <PagedList
        query={documents}
        errorText={errorText}
        pageSize={DOCUMENTS_PER_PAGE}
        onPage={() => undefined}
        empty={
          <p className={styles.hint}>
            <Trans>
              No documents yet. Keep certificates, signed forms and references here. Candidates do
              not see them in the app.
            </Trans>
          </p>
        }
      >
        <ul role="list" className={styles.list}>
          {documents.data?.data.map((document) => (
            <DocumentEntry
              key={document.document_id}
              {...{ document, isReadOnly, canSeePrivate }}
            />
          ))}
        </ul>
      </PagedList>
      {!isReadOnly && (
        <Button
          size="small"
          className={styles.add}
          icon={<FilePlus2 size={16} aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          <Trans>Add a document</Trans>
        </Button>
      )}
      <AddDocumentDialog
        isOpen={isAdding}
        {...{ userSmartreqId, canSeePrivate }}
        onClose={() => setIsAdding(false)}
      />
    </Card>
  )
}

/** Leads to the card by its address once its documents are there: before that, the page still grows above it. */
function useAnchor(isReady: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const isAsked = useLocation({ select: ({ hash }) => hash === ANCHOR })
  useEffect(() => {
    if (!isAsked || !isReady) return
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [isAsked, isReady])
  return title
}

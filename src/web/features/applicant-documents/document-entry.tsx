import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { FileText as FileTextIcon, LockKeyhole, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { ApplicantDocument } from '#contract/applicant-documents/applicant-documents.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { DownloadLink } from '#web/features/shell/files/download-link.tsx'
import { useCommand } from '#web/features/shell/use-command.ts'
import { FileTextNote } from '#web/features/staff-shell/files/file-text.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import {
  deleteDocument,
  documentFilePath,
  DOCUMENTED_KEY,
  restoreDocument,
} from './document-queries.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { EditDocumentDialog } from './edit-document-dialog.tsx'

import styles from './documents.module.css'

type EntryProps = { document: ApplicantDocument; isReadOnly: boolean; canSeePrivate: boolean }

/** One document: what it is, who added it, and what can be done with it. */
export function DocumentEntry({ document, isReadOnly, canSeePrivate }: EntryProps) {
  const { t } = useLingui()
  const [isReading, setIsReading] = useState(false)
  const { title, description, file_name: fileName, text_state: textState } = document
  return (
    <li className={styles.document}>
      <div className={styles.head}>
        <p className={styles.heading}>
          <strong className={styles.title}>{title}</strong>
          {document.is_private && (
            <Badge>
              <LockKeyhole size={12} aria-hidden="true" /> <Trans>Private</Trans>
            </Badge>
          )}
        </p>
        {document.can_change && !isReadOnly && <Changing {...{ document, canSeePrivate }} />}
      </div>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <Facts document={document} />
      <FileTextNote textState={textState} />
      <div className={styles.actions}>
        {textState === 'ready' && (
          <Button
            size="small"
            icon={<FileTextIcon size={16} aria-hidden="true" />}
            aria-label={t`Read ${title}`}
            onClick={() => setIsReading(true)}
          >
            <Trans>Read</Trans>
          </Button>
        )}
        <DownloadLink href={documentFilePath(document)} name={fileName} />
      </div>
      <DocumentViewer document={document} isOpen={isReading} onClose={() => setIsReading(false)} />
    </li>
  )
}

function Facts({ document }: Pick<EntryProps, 'document'>) {
  const { t } = useLingui()
  const format = useFormatter()
  const { file_name: fileName, size, added_by: by, added_at: at, changed_at: changedAt } = document
  const name = by.full_name ?? t`A former user`
  return (
    <p className={styles.hint}>
      <span className={styles.fileName}>
        {fileName} · {format.fileSize(size)}
      </span>
      <br />
      <Trans>
        Added by {name} <RelativeTime at={at} />
      </Trans>
      {changedAt !== null && (
        <>
          {' · '}
          <Trans>Edited</Trans>
        </>
      )}
    </p>
  )
}

function Changing({ document, canSeePrivate }: Omit<EntryProps, 'isReadOnly'>) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const deleting = useDelete(document)
  const { title } = document
  return (
    <div className={styles.changing}>
      <IconButton
        label={t`Edit ${title}`}
        icon={<Pencil size={16} />}
        onClick={() => setIsEditing(true)}
      />
      <IconButton
        label={t`Delete ${title}`}
        icon={<Trash2 size={16} />}
        disabled={deleting.isPending}
        onClick={deleting.run}
      />
      <EditDocumentDialog
        isOpen={isEditing}
        {...{ document, canSeePrivate }}
        onClose={() => setIsEditing(false)}
      />
    </div>
  )
}

function useDelete(document: ApplicantDocument) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queries = useQueryClient()
  const restoring = useCommand(restoreDocument, { invalidates: DOCUMENTED_KEY })
  const deleting = useCommand(deleteDocument, {
    invalidates: DOCUMENTED_KEY,
    onDone: () => {
      const onUndo = () =>
        restoring.mutateAsync(document, {
          onError: (error) => notify({ type: 'error', body: errorText(error) }),
        })
      notifyUndoable(t`Document deleted successfully`, onUndo)
    },
  })
  const onError = (error: Error) => {
    const isGone = error instanceof ApiError && error.code === 'not_found'
    notify({
      type: isGone ? 'information' : 'error',
      body: isGone ? t`Someone deleted this document already.` : errorText(error),
    })
    if (isGone) void queries.invalidateQueries({ queryKey: DOCUMENTED_KEY })
  }
  return { isPending: deleting.isPending, run: () => deleting.mutate(document, { onError }) }
}

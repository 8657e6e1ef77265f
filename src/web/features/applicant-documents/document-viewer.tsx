import { useQuery } from '@tanstack/react-query'

import type { ApplicantDocument } from '#contract/applicant-documents/applicant-documents.ts'
import { DownloadLink } from '#web/features/shell/files/download-link.tsx'
import { FileText } from '#web/features/staff-shell/files/file-text.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { documentFilePath, documentTextQuery } from './document-queries.ts'

type ViewerProps = { document: ApplicantDocument; isOpen: boolean; onClose: () => void }

/** What a document says, with the file itself to download. */
export function DocumentViewer({ document, isOpen, onClose }: ViewerProps) {
  const text = useQuery({ ...documentTextQuery(document), enabled: isOpen })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={document.title}
      actions={<DownloadLink href={documentFilePath(document)} name={document.file_name} />}
    >
      <FileText name={document.title} query={text} />
    </Dialog>
  )
}

// A file that an applicant gave as an answer: its text to read here, and the file to download. Never shown as it came:
// an upload is opened by the reader's own programs, or not at all.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText as FileTextIcon } from 'lucide-react'
import { useState } from 'react'

import type { ApplicantFile as File } from '#contract/assessments/media.ts'
import { DownloadLink } from '#web/features/shell/files/download-link.tsx'
import { FileText, FileTextNote } from '#web/features/staff-shell/files/file-text.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { fileTextQuery } from './scorecard-queries.ts'

import styles from './scorecards.module.css'

type FileProps = { file: File; userSmartreqId: number }

export function ApplicantFile({ file, userSmartreqId }: FileProps) {
  const format = useFormatter()
  const [isReading, setIsReading] = useState(false)
  const { recording_id: recordingId, file_name: name, status, text_state: textState } = file
  const address = `/smartreq/v1/user-smartreq/${userSmartreqId}/recordings/${recordingId}/media/`
  return (
    <div className={styles.file}>
      <p className={styles.fileName}>
        {name} <span className={styles.small}>{format.fileSize(file.size)}</span>
      </p>
      {status === 'ready' ? (
        <div className={styles.fileActions}>
          {textState === 'ready' && (
            <Button
              size="small"
              icon={<FileTextIcon size={16} aria-hidden="true" />}
              aria-expanded={isReading}
              onClick={() => setIsReading(!isReading)}
            >
              {isReading ? <Trans>Hide the text</Trans> : <Trans>Read</Trans>}
            </Button>
          )}
          <DownloadLink href={address} name={name} />
        </div>
      ) : (
        <NotReady status={status} />
      )}
      {status === 'ready' && <FileTextNote textState={textState} />}
      {isReading && <Reading {...{ userSmartreqId, recordingId, name }} />}
    </div>
  )
}

function NotReady({ status }: Pick<File, 'status'>) {
  return (
    <p className={styles.explanation}>
      {status === 'failed' ? (
        <Trans>It did not arrive as it was sent. The applicant can send it again.</Trans>
      ) : (
        <Trans>Still on its way, or being checked.</Trans>
      )}
    </p>
  )
}

type ReadingProps = { userSmartreqId: number; recordingId: string; name: string }

function Reading({ name, ...of }: ReadingProps) {
  return <FileText name={name} query={useQuery(fileTextQuery(of))} />
}

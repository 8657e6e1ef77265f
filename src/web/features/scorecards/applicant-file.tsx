// A file that an applicant gave as an answer: its text to read here, and the file to download. Never shown as it came:
// an upload is opened by the reader's own programs, or not at all.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'

import type { ApplicantFile as File } from '#contract/assessments/media.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { fileTextQuery } from './scorecard-queries.ts'

import styles from './scorecards.module.css'

type FileProps = { file: File; userSmartreqId: number }

export function ApplicantFile({ file, userSmartreqId }: FileProps) {
  const { t } = useLingui()
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
              icon={<FileText size={16} aria-hidden="true" />}
              aria-expanded={isReading}
              onClick={() => setIsReading(!isReading)}
            >
              {isReading ? <Trans>Hide the text</Trans> : <Trans>Read</Trans>}
            </Button>
          )}
          <a
            className={linkButton({ size: 'small' })}
            href={address}
            download={name}
            aria-label={t`Download ${name}`}
          >
            <Download size={16} aria-hidden="true" />
            <Trans>Download</Trans>
          </a>
        </div>
      ) : (
        <NotReady status={status} />
      )}
      {status === 'ready' && <TextNote textState={textState} />}
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

function TextNote({ textState }: { textState: File['text_state'] }) {
  if (textState === 'ready') return null
  return (
    <p className={styles.explanation}>
      {textState === 'unreadable' ? (
        <Trans>Its text cannot be read here. Download it to open it.</Trans>
      ) : (
        <Trans>Its text is being read.</Trans>
      )}
    </p>
  )
}

type ReadingProps = { userSmartreqId: number; recordingId: string; name: string }

function Reading({ name, ...of }: ReadingProps) {
  const { t } = useLingui()
  const { data, error } = useQuery(fileTextQuery(of))
  if (data !== undefined)
    return (
      <section className={styles.fileText} aria-label={t`Text of ${name}`}>
        {data.text}
      </section>
    )
  if (error !== null)
    return (
      <Banner tone="danger" isLive>
        <Trans>The text could not be loaded. Close it and try again.</Trans>
      </Banner>
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  )
}

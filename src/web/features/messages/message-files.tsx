// The files of a message or of an answer, to download.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'

import type { MessageReply } from '#contract/messages/messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'

import styles from './messages.module.css'

type ReplyFile = MessageReply['files'][number]

const LEFT_OUT: Readonly<Record<NonNullable<ReplyFile['left_out']>, MessageDescriptor>> = {
  format: msg`Not stored: only PDF, Word and text files are.`,
  size: msg`Not stored: larger than 10 MB.`,
  number: msg`Not stored: there were more files than one answer can bring.`,
}

type MessageFilesProps = {
  files: readonly (Omit<ReplyFile, 'left_out'> & { left_out?: ReplyFile['left_out'] })[]
  /** The address that each file is below, by its id. */
  base: string
}

/** Nothing without files. */
export function MessageFiles({ files, base }: MessageFilesProps) {
  const { i18n, t } = useLingui()
  const format = useFormatter()
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t`Files`}>
      {files.map(({ file_id: fileId, name, bytes, left_out: leftOut = null }) => (
        <li key={fileId} className={styles.facts}>
          <span>
            {name} · {format.fileSize(bytes)}
          </span>
          {leftOut === null ? (
            <a
              className={linkButton({ size: 'small' })}
              href={`${base}${fileId}/`}
              download={name}
              aria-label={t`Download ${name}`}
            >
              <Download size={16} aria-hidden="true" />
              <Trans>Download</Trans>
            </a>
          ) : (
            <span>{i18n._(LEFT_OUT[leftOut])}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

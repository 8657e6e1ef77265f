// An answer of an applicant, among the messages on their scorecard: plain text, whatever the email was made of.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'

import type { MessageReply } from '#contract/messages/messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { REPLY_LABEL } from './message-labels.ts'

import styles from './messages.module.css'

type ReplyFile = MessageReply['files'][number]

const LEFT_OUT: Readonly<Record<NonNullable<ReplyFile['left_out']>, MessageDescriptor>> = {
  format: msg`Not stored: only PDF, Word and text files are.`,
  size: msg`Not stored: larger than 10 MB.`,
  number: msg`Not stored: there were more files than one answer can bring.`,
}

type ReplyEntryProps = { reply: MessageReply; userSmartreqId: number }

/** Open, since it is what the reader came for; the earlier messages that it quotes are closed. */
export function ReplyEntry({ reply, userSmartreqId }: ReplyEntryProps) {
  const { i18n } = useLingui()
  const { subject, text, quoted, files, from_email: from } = reply
  return (
    <li className={styles.message}>
      <p className={styles.replySubject}>{subject === '' ? <Trans>No subject</Trans> : subject}</p>
      <p className={styles.facts}>
        <Badge tone="blue">{i18n._(REPLY_LABEL)}</Badge>
        <span>{from}</span>
        {!reply.is_from_applicant && (
          <Badge tone="amber">
            <Trans>Not the applicant’s address</Trans>
          </Badge>
        )}
        <RelativeTime at={reply.received_at} hasExactTime />
      </p>
      {text !== '' && <p className={styles.replyText}>{text}</p>}
      {quoted !== '' && (
        <Disclosure summary={<Trans>Earlier messages</Trans>}>
          <p className={styles.replyText}>{quoted}</p>
        </Disclosure>
      )}
      {reply.is_cut && (
        <p className={styles.hint}>
          <Trans>The answer was longer. Only its beginning is stored.</Trans>
        </p>
      )}
      <Files {...{ files, userSmartreqId }} replyId={reply.reply_id} />
    </li>
  )
}

type FilesProps = { files: readonly ReplyFile[]; userSmartreqId: number; replyId: string }

function Files({ files, userSmartreqId, replyId }: FilesProps) {
  const { i18n, t } = useLingui()
  const format = useFormatter()
  if (files.length === 0) return null
  const base = `/smartreq/v1/user-smartreq/${userSmartreqId}/replies/${replyId}/files/`
  return (
    <ul className={styles.files} aria-label={t`Files`}>
      {files.map(({ file_id: fileId, name, bytes, left_out: leftOut }) => (
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

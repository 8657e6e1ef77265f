// An answer of an applicant, among the messages on their scorecard: plain text, whatever the email was made of.
import { Trans, useLingui } from '@lingui/react/macro'

import type { MessageReply } from '#contract/messages/messages.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { MessageFiles } from './message-files.tsx'
import { REPLY_LABEL } from './message-labels.ts'

import styles from './messages.module.css'

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
        {reply.is_about_offer && (
          <Badge>
            <Trans>Question about the offer</Trans>
          </Badge>
        )}
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
      <MessageFiles
        files={files}
        base={`/smartreq/v1/user-smartreq/${userSmartreqId}/replies/${reply.reply_id}/files/`}
      />
    </li>
  )
}

// What was written to an applicant and what they answered, on their scorecard.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Message } from '#contract/messages/messages.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFollow } from '#web/features/staff-shell/follow/use-follow.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { MessageFiles } from './message-files.tsx'
import { MESSAGE_STATE_LABELS, TEXT_LABEL } from './message-labels.ts'
import { MESSAGES_KEY, MESSAGES_PER_PAGE, messagesQuery } from './message-queries.ts'
import { ReplyEntry } from './reply-entry.tsx'
import { StopButton } from './sent-toast.tsx'

import styles from './messages.module.css'

type MessagesCardProps = { userSmartreqId: number; jobId: number; canWrite: boolean }

/** The newest first; one that has not gone out can be stopped. An answer that comes in meanwhile is shown at once. */
export function MessagesCard({ userSmartreqId, jobId, canWrite }: MessagesCardProps) {
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const messages = useQuery(messagesQuery({ userSmartreqId, page }))
  const queryClient = useQueryClient()
  useFollow({ jobId }, (changed) => {
    const mayConcern = changed === null || changed.is_more
    if (!mayConcern && !changed.user_smartreq_ids.includes(userSmartreqId)) return
    void queryClient.invalidateQueries({ queryKey: [...MESSAGES_KEY, userSmartreqId] })
  })
  return (
    <Card as="section" className={styles.messages}>
      <CardTitle level={2}>
        <Trans>Messages</Trans>
      </CardTitle>
      <PagedList
        query={messages}
        errorText={errorText}
        pageSize={MESSAGES_PER_PAGE}
        onPage={setPage}
        empty={
          <p className={styles.hint}>
            <Trans>No messages have been written about this application.</Trans>
          </p>
        }
      >
        <ol className={styles.list}>
          {messages.data?.data.map((entry) =>
            entry.kind === 'reply' ? (
              <ReplyEntry key={entry.reply_id} reply={entry} userSmartreqId={userSmartreqId} />
            ) : (
              <MessageEntry
                key={entry.message_id}
                message={entry}
                {...{ jobId, userSmartreqId, canWrite }}
              />
            ),
          )}
        </ol>
      </PagedList>
    </Card>
  )
}

const TONES = { scheduled: 'blue', sent: 'green', failed: 'red', cancelled: 'neutral' } as const

type MessageEntryProps = {
  message: Message
  jobId: number
  userSmartreqId: number
  canWrite: boolean
}

function MessageEntry({ message, jobId, userSmartreqId, canWrite }: MessageEntryProps) {
  const { i18n } = useLingui()
  const { kind, subject, body, state, sender_name: sender, batch_id: batchId } = message
  const isScheduled = state === 'scheduled'
  return (
    <li className={styles.message}>
      {kind === 'text' ? (
        <p className={styles.plain}>{body}</p>
      ) : (
        <Disclosure summary={subject}>
          <div className={styles.body}>
            <RichText html={body} />
          </div>
        </Disclosure>
      )}
      <p className={styles.facts}>
        {kind === 'text' && <span>{i18n._(TEXT_LABEL)}</span>}
        <Badge tone={TONES[state]}>{i18n._(MESSAGE_STATE_LABELS[state])}</Badge>
        {sender !== null && <span>{sender}</span>}
        <RelativeTime
          at={isScheduled ? message.send_at : (message.sent_at ?? message.created_at)}
          hasExactTime
        />
      </p>
      <MessageFiles
        files={message.files}
        base={`/smartreq/v1/user-smartreq/${userSmartreqId}/messages/${message.message_id}/files/`}
      />
      {isScheduled && canWrite && (
        <StopButton
          {...{ jobId, batchId }}
          messageId={message.message_id}
          label={
            kind === 'text' ? (
              <Trans>Cancel this text message</Trans>
            ) : (
              <Trans>Cancel this email</Trans>
            )
          }
        />
      )}
    </li>
  )
}

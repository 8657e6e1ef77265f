import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { MessageBatch, MessageChannel } from '#contract/messages/messages.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { cancelEmails, MESSAGES_KEY } from './message-queries.ts'

import styles from './messages.module.css'

type Sent = {
  channel: MessageChannel
  jobId: number
  isScheduled: boolean
  batch: MessageBatch
}

/** Says to how many it goes and to whom not, with the way to stop it. */
export function notifySent({ channel, jobId, isScheduled, batch }: Sent): void {
  const { batch_id: batchId, count, skipped, send_at: sendAt } = batch
  notify({
    type: 'custom',
    icon: count > 0 ? <CircleCheck size={18} /> : <TriangleAlert size={18} />,
    title:
      channel === 'text' ? (
        <TextsSent {...{ count, isScheduled, sendAt }} />
      ) : (
        <SentText {...{ count, isScheduled, sendAt }} />
      ),
    body: (
      <div className={styles.toast}>
        {skipped.length > 0 && (
          <p>
            <SkippedText channel={channel} count={skipped.length} />
          </p>
        )}
        {batchId !== null && (
          <StopButton jobId={jobId} batchId={batchId} label={<Trans>Undo</Trans>} />
        )}
      </div>
    ),
  })
}

function SkippedText({ channel, count }: { channel: MessageChannel; count: number }) {
  return channel === 'text' ? (
    <Plural
      value={count}
      one="# did not agree to text messages, or gave no phone number."
      other="# did not agree to text messages, or gave no phone number."
    />
  ) : (
    <Plural
      value={count}
      one="# stopped emails from your company, or has no address."
      other="# stopped emails from your company, or have no address."
    />
  )
}

type SentProps = { count: number; isScheduled: boolean; sendAt: string }

function TextsSent({ count, isScheduled, sendAt }: SentProps) {
  const format = useFormatter()
  if (count === 0) return <Trans>No text message was sent</Trans>
  if (!isScheduled)
    return (
      <Plural
        value={count}
        one="Text message sent to # applicant"
        other="Text message sent to # applicants"
      />
    )
  const time = format.dateTime(sendAt)
  return (
    <Plural
      value={count}
      one={<Trans>The text message to # applicant goes out on {time}</Trans>}
      other={<Trans>The text message to # applicants goes out on {time}</Trans>}
    />
  )
}

function SentText({ count, isScheduled, sendAt }: SentProps) {
  const format = useFormatter()
  if (count === 0) return <Trans>No email was sent</Trans>
  if (!isScheduled) {
    return (
      <Plural
        value={count}
        one="Email sent successfully to # applicant"
        other="Email sent successfully to # applicants"
      />
    )
  }
  const time = format.dateTime(sendAt)
  return (
    <Plural
      value={count}
      one={<Trans>The email to # applicant goes out on {time}</Trans>}
      other={<Trans>The email to # applicants goes out on {time}</Trans>}
    />
  )
}

type StopButtonProps = {
  jobId: number
  batchId: string
  /** Left out for all of the batch. */
  messageId?: string
  label: ReactNode
}

/** Stops what has not gone out yet. */
export function StopButton({ label, ...of }: StopButtonProps) {
  const errorText = useErrorText()
  const stopping = useCommand(cancelEmails, { invalidates: MESSAGES_KEY })
  const { data, error } = stopping
  if (data !== undefined) {
    return (
      <p role="status">
        {data.cancelled > 0 && (
          <Plural value={data.cancelled} one="# message stopped." other="# messages stopped." />
        )}{' '}
        {data.sent > 0 && (
          <Plural
            value={data.sent}
            one="# has been sent already."
            other="# have been sent already."
          />
        )}
      </p>
    )
  }
  return (
    <>
      {error !== null && <p role="alert">{errorText(error)}</p>}
      <Button size="small" isBusy={stopping.isPending} onClick={() => stopping.mutate(of)}>
        {label}
      </Button>
    </>
  )
}

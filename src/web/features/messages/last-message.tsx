import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { MESSAGE_STATE_LABELS, REPLY_LABEL, TEXT_LABEL } from './message-labels.ts'
import { messagesQuery } from './message-queries.ts'

import styles from './messages.module.css'

/** The newest message about an application, or answer to one, in two lines. */
export function LastMessage({ userSmartreqId }: { userSmartreqId: number }) {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const { data, error } = useQuery(messagesQuery({ userSmartreqId, page: 1 }))
  if (data === undefined) return error === null ? <Skeleton width="10rem" /> : errorText(error)
  const [newest] = data.data
  if (newest === undefined) return <Trans>No messages yet</Trans>
  if (newest.kind === 'reply') {
    return (
      <>
        {newest.subject === '' ? <Trans>No subject</Trans> : newest.subject}
        <span className={styles.facts}>
          {i18n._(REPLY_LABEL)}
          <RelativeTime at={newest.received_at} />
        </span>
      </>
    )
  }
  const { kind, subject, body, state, send_at, sent_at, created_at } = newest
  return (
    <>
      {kind === 'text' ? <span className={styles.oneLine}>{body}</span> : subject}
      <span className={styles.facts}>
        {kind === 'text' && <span>{i18n._(TEXT_LABEL)}</span>}
        {i18n._(MESSAGE_STATE_LABELS[state])}
        <RelativeTime at={state === 'scheduled' ? send_at : (sent_at ?? created_at)} />
      </span>
    </>
  )
}

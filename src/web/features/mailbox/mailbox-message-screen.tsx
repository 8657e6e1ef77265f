// One message, as plain text. Its addresses can be followed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { linksIn } from './links-in.ts'
import { MailboxProblem } from './mailbox-problem.tsx'
import { mailboxMessageQuery } from './mailbox-queries.ts'

import styles from './mailbox.module.css'

export function MailboxMessageScreen({ mailId }: { mailId: string }) {
  const message = useQuery(mailboxMessageQuery(mailId))
  const format = useFormatter()
  const { t } = useLingui()
  if (message.isError)
    return <MailboxProblem error={message.error} onRetry={() => void message.refetch()} />
  if (message.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    )
  const { subject, to, sent_at: sentAt, text, calendar } = message.data
  return (
    <>
      <PageHeader
        title={subject === '' ? t`Text message` : subject}
        back={{ href: '/mailbox', label: <Trans>Mailbox</Trans> }}
        meta={
          <>
            <span>{to}</span>
            <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>
          </>
        }
      />
      <Card className={styles.text}>
        {linksIn(text).map(({ at, text: part, isLink }) =>
          isLink ? (
            <a key={at} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </Card>
      {calendar !== null && (
        <p>
          <a
            download="invitation.ics"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          >
            <Trans>Attachment: invitation.ics</Trans>
          </a>
        </p>
      )}
    </>
  )
}

// What the app sent while it has no mail server.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { MailboxItem } from '#contract/messages/mailbox.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { MailboxProblem } from './mailbox-problem.tsx'
import { MAILBOX_PAGE_SIZE, mailboxQuery } from './mailbox-queries.ts'

import styles from './mailbox.module.css'

export function MailboxScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const mailbox = useQuery(mailboxQuery(page))
  const again = () => void mailbox.refetch()
  if (mailbox.isError) return <MailboxProblem error={mailbox.error} onRetry={again} />
  return (
    <>
      <PageHeader
        title={t`Mailbox`}
        description={t`Messages that would have been sent by email or as text messages. Everyone who opens this page can read them.`}
        actions={
          <Button size="small" isBusy={mailbox.isFetching} onClick={again}>
            <Trans>Look again</Trans>
          </Button>
        }
      />
      {mailbox.data === undefined ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="7rem" />
        </SkeletonGroup>
      ) : (
        <Messages items={mailbox.data.data} page={page} total={mailbox.data.meta.total} />
      )}
    </>
  )
}

function Messages({ items, page, total }: { items: MailboxItem[]; page: number; total: number }) {
  if (items.length === 0)
    return (
      <EmptyState title={<Trans>No messages here</Trans>}>
        <Trans>Ask for a new password, or create an account: the message shows up here.</Trans>
      </EmptyState>
    )
  return (
    <>
      <CardList>
        {items.map((item) => (
          <Message key={item.mail_id} item={item} />
        ))}
      </CardList>
      <nav className={styles.pages}>
        {page > 1 && (
          <AppLink href={`/mailbox?page=${page - 1}`}>
            <Trans>Newer messages</Trans>
          </AppLink>
        )}
        {page * MAILBOX_PAGE_SIZE < total && (
          <AppLink href={`/mailbox?page=${page + 1}`}>
            <Trans>Older messages</Trans>
          </AppLink>
        )}
      </nav>
    </>
  )
}

function Message({ item }: { item: MailboxItem }) {
  const format = useFormatter()
  return (
    <Card as="li" padding="compact">
      <CardTitle level={2}>
        <AppLink href={`/mailbox/${item.mail_id}`}>
          {item.subject === '' ? <Trans>Text message</Trans> : item.subject}
        </AppLink>
      </CardTitle>
      <CardFacts>
        <span>{item.to}</span>
        <time dateTime={item.sent_at}>{format.dateTime(item.sent_at)}</time>
      </CardFacts>
    </Card>
  )
}

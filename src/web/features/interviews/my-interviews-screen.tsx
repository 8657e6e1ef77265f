// The interviews that the user conducts: the next ones first, or those that are over.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import {
  MY_INTERVIEWS,
  type MyInterviewsWhen as When,
} from '#contract/interviews/interviews-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { ownZone } from '#web/i18n/zoned-time.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { myInterviewsQuery } from './interview-queries.ts'
import { MyInterviewRow } from './my-interview-row.tsx'

import styles from './interviews.module.css'

type MyInterviewsScreenProps = {
  accountId: number
  /** What is shown first, until the user chooses. */
  first: When
}

export function MyInterviewsScreen({ accountId, first }: MyInterviewsScreenProps) {
  const errorText = useErrorText()
  const [{ when, page }, setView] = useState<{ when: When; page: number }>({
    when: first,
    page: 1,
  })
  const list = useQuery(myInterviewsQuery(accountId, { when, page }))
  const zone = ownZone().replaceAll('_', ' ')
  return (
    <>
      <div className={styles.actions} role="group">
        {MY_INTERVIEWS.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === when ? 'primary' : 'secondary'}
            aria-pressed={one === when}
            onClick={() => setView({ when: one, page: 1 })}
          >
            <WhenText when={one} />
          </Button>
        ))}
        <span className={styles.hint}>
          <Trans>Times in {zone}</Trans>
        </span>
      </div>
      <PagedList
        query={list}
        errorText={errorText}
        pageSize={list.data?.meta.page_size ?? 25}
        onPage={(next) => setView({ when, page: next })}
        empty={<NoInterviews when={when} />}
      >
        <ol className={styles.list}>
          {list.data?.data.map((one) => (
            <MyInterviewRow key={one.interview_uuid} accountId={accountId} interview={one} />
          ))}
        </ol>
      </PagedList>
    </>
  )
}

function WhenText({ when }: { when: When }) {
  switch (when) {
    case 'upcoming':
      return <Trans>Upcoming</Trans>
    case 'to_score':
      return <Trans>To score</Trans>
    case 'past':
      return <Trans>Past</Trans>
  }
}

function NoInterviews({ when }: { when: When }) {
  if (when === 'to_score')
    return (
      <EmptyState title={<Trans>No interview waits for your feedback</Trans>}>
        <p>
          <Trans>
            An interview is listed here once it is over, until you submit your feedback.
          </Trans>
        </p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        when === 'upcoming' ? <Trans>No interviews ahead</Trans> : <Trans>No past interviews</Trans>
      }
    >
      <p>
        <Trans>
          Candidates book when you have time: say so under{' '}
          <AppLink href="/interviews/my-availability">My availability</AppLink>.
        </Trans>
      </p>
    </EmptyState>
  )
}

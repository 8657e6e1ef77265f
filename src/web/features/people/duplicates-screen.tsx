// Records of a company that may be of one person: the reasons, and what to do about each pair.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UsersRound } from 'lucide-react'

import type { DuplicatePair } from '#contract/people/person-merges.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import {
  DISMISSED_HREF,
  DUPLICATES_HREF,
  type DuplicatesSearch,
  mergeHref,
} from './duplicates-search.ts'
import { DUPLICATE_REASON_LABELS } from './merge-labels.ts'
import { PEOPLE_HREF, personHref } from './people-search.ts'

import styles from './people.module.css'

type DuplicatesScreenProps = {
  accountId: number
  view: DuplicatesSearch
  onView: ChangeView<DuplicatesSearch>
}

export function DuplicatesScreen({ accountId, view, onView }: DuplicatesScreenProps) {
  const isDismissed = view.dismissed === '1'
  const list = useDataQuery('/account/v1/{account_id}/people/duplicates/', {
    path: { account_id: accountId },
    query: { page: view.page ?? 1, dismissed: isDismissed ? '1' : '0' },
  })
  const { data, meta } = list.data
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<Trans>Possible duplicates</Trans>}
        back={{ href: PEOPLE_HREF, label: <Trans>Employees</Trans> }}
        meta={<Plural value={meta.total} one="# pair" other="# pairs" />}
        actions={
          <AppLink className={linkButton()} href={isDismissed ? DUPLICATES_HREF : DISMISSED_HREF}>
            {isDismissed ? (
              <Trans>Show possible duplicates</Trans>
            ) : (
              <Trans>Show different people</Trans>
            )}
          </AppLink>
        }
      />
      {data.length === 0 && meta.total > 0 && (
        <EmptyPage onFirstPage={() => onView({ page: undefined })} />
      )}
      {meta.total === 0 && <NoPairs isDismissed={isDismissed} />}
      {data.length > 0 && (
        <ul className={styles.jobs}>
          {data.map((pair) => (
            <PairCard
              key={pair.people.map((one) => one.user_id).join('-')}
              {...{ accountId, pair, isDismissed }}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </div>
  )
}

function NoPairs({ isDismissed }: { isDismissed: boolean }) {
  return (
    <EmptyState
      icon={<UsersRound size={24} />}
      title={
        isDismissed ? (
          <Trans>No pair is marked as different people</Trans>
        ) : (
          <Trans>No possible duplicates</Trans>
        )
      }
    >
      <p>
        <Trans>
          Records are compared by email, phone number, employee number, and name with start date.
        </Trans>
      </p>
    </EmptyState>
  )
}

type PairCardProps = { accountId: number; pair: DuplicatePair; isDismissed: boolean }

const DISMISSAL = '/account/v1/{account_id}/people/{user_id}/duplicates/{other_user_id}/'

function PairCard({ accountId, pair, isDismissed }: PairCardProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const [one, other] = pair.people
  const dismissing = useEndpoint({ method: 'post', path: DISMISSAL })
  const restoring = useEndpoint({ method: 'delete', path: DISMISSAL })
  if (one === undefined || other === undefined) return null
  const path = { account_id: accountId, user_id: one.user_id, other_user_id: other.user_id }
  const say = (error: unknown) => notify({ type: 'error', body: errorText(error) })
  const dismiss = () =>
    // The card is gone by then: only the promise still tells how it ended.
    void dismissing
      .mutateAsync({ path })
      .then(
        () => notifyUndoable(t`Marked as different people.`, () => restoring.mutateAsync({ path })),
        say,
      )
  const name = `${one.first_name} ${one.last_name}`
  return (
    <Card as="li">
      <p className={styles.reasons}>
        {pair.reasons.map((reason) => i18n._(DUPLICATE_REASON_LABELS[reason])).join(' · ')}
      </p>
      <div className={styles.pair}>
        <PersonLine person={one} />
        <PersonLine person={other} />
      </div>
      <div className={styles.actions}>
        <AppLink
          className={linkButton({ variant: 'primary', size: 'small' })}
          aria-label={t`Compare and merge: ${name}`}
          href={mergeHref(one.user_id, other.user_id)}
        >
          <Trans>Compare and merge</Trans>
        </AppLink>
        {isDismissed ? (
          <Button
            size="small"
            aria-label={t`Show as a duplicate again: ${name}`}
            isBusy={restoring.isPending}
            onClick={() => void restoring.mutateAsync({ path }).catch(say)}
          >
            <Trans>Show as a duplicate again</Trans>
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={t`Not the same person: ${name}`}
            isBusy={dismissing.isPending}
            onClick={dismiss}
          >
            <Trans>Not the same person</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

function PersonLine({ person }: { person: DuplicatePair['people'][number] }) {
  const format = useFormatter()
  const facts = [
    person.email,
    person.job_title,
    person.start_date === null ? null : format.date(person.start_date),
  ]
  return (
    <div>
      <AppLink href={personHref(person.user_id)}>
        {`${person.first_name} ${person.last_name}`}
      </AppLink>
      <p className={styles.reasons}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
    </div>
  )
}

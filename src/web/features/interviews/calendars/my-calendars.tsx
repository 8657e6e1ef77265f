// The calendars whose busy times no interview is booked into: adding one, how its last reading went, removing it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'

import { CALENDAR_LIMITS } from '#contract/interviews/calendar-problems.ts'
import type { InterviewerCalendar } from '#contract/interviews/interviewer-calendars.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { AddCalendar } from './add-calendar.tsx'
import { CALENDAR_PROBLEM_LABELS } from './calendar-problem-labels.ts'
import {
  CALENDARS_KEY,
  calendarsQuery,
  refreshCalendar,
  removeCalendar,
  restoreCalendar,
} from './calendar-queries.ts'
import { SkippedEntries } from './skipped-entries.tsx'

import styles from '../interviews.module.css'

export function MyCalendars({ accountId }: { accountId: number }) {
  const calendars = useQuery(calendarsQuery(accountId))
  const { data, error } = calendars
  return (
    <Card as="section" className={styles.card} aria-labelledby="my-calendars">
      <CardTitle level={2} id="my-calendars">
        <Trans>Your calendars</Trans>
      </CardTitle>
      <p className={styles.hint}>
        <Trans>
          No interview is booked while you are busy. Only busy times are stored: no places or
          participants, and titles only of entries that could not be read.
        </Trans>
      </p>
      {data === undefined && error !== null && (
        <LoadProblem
          error={error}
          title={<Trans>Your calendars could not be loaded</Trans>}
          onRetry={() => void calendars.refetch()}
          isRetrying={calendars.isFetching}
        />
      )}
      {data === undefined && error === null && (
        <SkeletonGroup>
          <Skeleton height="4rem" />
        </SkeletonGroup>
      )}
      {data !== undefined && <CalendarList accountId={accountId} calendars={data} />}
      {data !== undefined && data.length < CALENDAR_LIMITS.calendars && (
        <AddCalendar accountId={accountId} />
      )}
    </Card>
  )
}

type ListProps = { accountId: number; calendars: readonly InterviewerCalendar[] }

function CalendarList({ accountId, calendars }: ListProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const restoring = useCommand(restoreCalendar, { invalidates: CALENDARS_KEY })
  const removing = useCommand(removeCalendar, { invalidates: CALENDARS_KEY })
  const refreshing = useCommand(refreshCalendar, { invalidates: CALENDARS_KEY })
  const error = removing.error ?? refreshing.error ?? restoring.error
  const remove = ({ calendar_id: calendarId, host }: InterviewerCalendar) => {
    const one = { accountId, calendarId }
    const undo = () => restoring.mutateAsync(one)
    const onSuccess = () => notifyUndoable(t`The calendar of ${host} is removed.`, undo)
    removing.mutate(one, { onSuccess })
  }
  return (
    <>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      {calendars.length === 0 ? (
        <p>
          <Trans>You have added no calendar yet.</Trans>
        </p>
      ) : (
        <ul className={styles.rows} role="list" aria-label={t`Your calendars`}>
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.calendar_id}
              calendar={calendar}
              onRefresh={() => refreshing.mutate({ accountId, calendarId: calendar.calendar_id })}
              onRemove={() => remove(calendar)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type RowProps = { calendar: InterviewerCalendar; onRefresh: () => void; onRemove: () => void }

function CalendarRow({ calendar, onRefresh, onRemove }: RowProps) {
  const { t, i18n } = useLingui()
  const { host, problem, skipped, fetched_at: fetchedAt, is_reading: isReading } = calendar
  return (
    <li className={styles.row}>
      <div className={styles.calendar}>
        <strong className={styles.words}>{host}</strong>
        <p className={styles.hint} role="status">
          {isReading ? <Trans>Reading busy times…</Trans> : <Outcome calendar={calendar} />}
        </p>
        {problem !== null && !isReading && (
          <Banner tone="warning">
            {i18n._(CALENDAR_PROBLEM_LABELS[problem])}{' '}
            {fetchedAt !== null && (
              <Trans>The busy times of the last successful reading still count.</Trans>
            )}
          </Banner>
        )}
        {skipped.count > 0 && <SkippedEntries {...skipped} />}
      </div>
      <div className={styles.actions}>
        <IconButton
          label={t`Read the calendar of ${host} now`}
          icon={<RefreshCw size={17} aria-hidden="true" />}
          aria-disabled={isReading || undefined}
          onClick={() => !isReading && onRefresh()}
        />
        <IconButton
          label={t`Remove the calendar of ${host}`}
          icon={<Trash2 size={17} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

function Outcome({ calendar }: { calendar: InterviewerCalendar }) {
  const { fetched_at: fetchedAt, busy_count: count } = calendar
  if (fetchedAt === null) return <Trans>Never read successfully</Trans>
  return (
    <>
      <Plural
        value={count}
        one="# busy time in the next 60 days"
        other="# busy times in the next 60 days"
      />{' '}
      · <Trans>Last read:</Trans> <RelativeTime at={fetchedAt} />
    </>
  )
}

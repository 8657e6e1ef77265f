// The interviews of a week: columns with hours on a wide screen, a list of days on a phone.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import type { AccountInterview } from '#contract/interviews/account-interviews.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { dayRange, minutesIn, ownZone, zoneName } from '#web/i18n/zoned-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { type CalendarDay, daysFrom } from '../calendar-days.ts'
import { hoursFromFirst } from '../day-layout.ts'
import { CompanyCount } from './company-count.tsx'
import {
  COMPANY_INTERVIEWS,
  useCompanyRequest,
  useWeek,
  type CompanyProps,
} from './use-company-interviews.ts'
import { HourScale, WeekColumn, type WeekEntry } from './week-column.tsx'

import styles from './company.module.css'

export function CompanyWeek(props: CompanyProps) {
  const { view, onView } = props
  const { data: page, isBehind } = useDataQuery(COMPANY_INTERVIEWS, useCompanyRequest(props))
  const days = useWeek(view)
  const entries = page.data.flatMap((one) => entryOf(one, days))
  const hours = hoursFromFirst(entries)
  const { total } = page.meta
  const left = total - page.data.length
  return (
    <section className={styles.week} aria-busy={isBehind || undefined}>
      <WeekHeader {...{ days, total }} onDate={(date) => onView({ date })} />
      {left > 0 && (
        <Banner tone="warning">
          <Plural
            value={left}
            one="# more interview of this week is not shown. Filter by requisition or interviewer to see it."
            other="# more interviews of this week are not shown. Filter by requisition or interviewer to see them."
          />
        </Banner>
      )}
      {total === 0 && (
        <p className={styles.none}>
          <Trans>No interviews in this week.</Trans>
        </p>
      )}
      <div className={classNames(styles.grid, isBehind && styles.behind)}>
        <HourScale hours={hours} />
        <ol className={styles.days}>
          {days.map((day) => (
            <WeekColumn
              key={day.key}
              {...{ day, hours }}
              entries={entries.filter((one) => one.day === day.key)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

function entryOf(interview: AccountInterview, days: readonly CalendarDay[]): WeekEntry[] {
  const { starts_at: from, ends_at: to } = interview
  if (from === null || to === null) return []
  const day = days.find((one) => one.from <= from && from < one.before)
  if (day === undefined) return []
  const minutes = minutesIn({ from, to }, { day, zone: ownZone() })
  const end = Math.max(minutes.to, minutes.from + LEAST_SHOWN)
  return [{ interview, day: day.key, startsAt: from, endsAt: to, from: minutes.from, to: end }]
}

/** Less than this has no room for a name. */
const LEAST_SHOWN = 15

type WeekHeaderProps = {
  days: readonly CalendarDay[]
  total: number
  onDate: (date: string | undefined) => void
}

function WeekHeader({ days, total, onDate }: WeekHeaderProps) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const zone = ownZone()
  const named = zoneName(zone, { at: first.from, locale })
  return (
    <div className={styles.weekHeader}>
      <h2 className={styles.range} aria-live="polite">
        {dayRange({ from: first.from, to: last.from }, { zone, locale })}
      </h2>
      <div className={styles.steps}>
        <IconButton
          label={t`Previous week`}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          onClick={() => onDate(daysFrom(first.key, -7))}
        />
        <Button size="small" onClick={() => onDate(undefined)}>
          <Trans>This week</Trans>
        </Button>
        <IconButton
          label={t`Next week`}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          onClick={() => onDate(daysFrom(first.key, 7))}
        />
      </div>
      <CompanyCount total={total} zone={named} />
    </div>
  )
}

// Which entries of a calendar could not be read, so that its owner can correct them: they keep no time free.
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { SkipReason } from '#contract/interviews/calendar-problems.ts'
import type { InterviewerCalendar } from '#contract/interviews/interviewer-calendars.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from '../interviews.module.css'

const REASONS = {
  syntax: msg`not written as calendars are`,
  times: msg`its times or its repetition make no sense`,
} as const satisfies Record<SkipReason, ReturnType<typeof msg>>

export function SkippedEntries({ count, entries }: InterviewerCalendar['skipped']) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const more = count - entries.length
  return (
    <Banner tone="warning">
      <Plural
        value={count}
        one="# entry could not be read. You count as free then:"
        other="# entries could not be read. You count as free then:"
      />
      <ul className={styles.skipped}>
        {entries.map(({ summary, date, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have nothing else, and their order stays
          <li key={index}>
            <bdi>{summary === '' ? <Trans>Without a title</Trans> : summary}</bdi>
            {date !== null && ` · ${format.date(new Date(`${date}T12:00`))}`} ·{' '}
            {i18n._(REASONS[reason])}
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="# more" other="# more" />
          </li>
        )}
      </ul>
    </Banner>
  )
}

// What comes once no required part of an application is open: a time to choose, or the company's answer.
import { Plural, Trans } from '@lingui/react/macro'

import type { TrackerDetail, TrackerInterview } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'

import { ContactLine } from './contact-link.tsx'
import { EnterActivity } from './enter-activity.tsx'
import { isOfEmployee, type Part } from './next-part.ts'
import { NextSection } from './next-section.tsx'

import styles from './progress.module.css'

/** The last day to apply, within how many business days the company answers after that, and the contact for questions. */
export function PromisedAnswer({ tracker }: { tracker: TrackerDetail }) {
  const current = tracker.steps.find(({ is_current: isCurrent }) => isCurrent)
  const days = current?.answer_days ?? null
  const company = tracker.account_name
  const format = useFormatter()
  return (
    <>
      {tracker.apply_until && (
        <p className={styles.kind}>
          <Trans>Applications close on {format.date(tracker.apply_until, 'long')}.</Trans>
        </p>
      )}
      {days !== null && (
        <p className={styles.kind}>
          <Plural
            value={days}
            one={`Once everything required is submitted, ${company} answers within # business day.`}
            other={`Once everything required is submitted, ${company} answers within # business days.`}
          />
        </p>
      )}
      <ContactLine tracker={tracker} />
    </>
  )
}

type BookTimeProps = { interview: TrackerInterview; tracker: TrackerDetail }

export function BookTime({ interview, tracker }: BookTimeProps) {
  return (
    <NextSection title={<Trans>Next: choose a time</Trans>}>
      <CardFacts>{interview.title[currentLocale()]}</CardFacts>
      <AppLink
        className={linkButton({ variant: 'primary' })}
        href={`/schedule-interview/${interview.link_uuid}`}
      >
        <Trans>Book a time</Trans>
      </AppLink>
      <ContactLine tracker={tracker} />
    </NextSection>
  )
}

export function Waiting({
  tracker,
  optional,
}: {
  tracker: TrackerDetail
  optional: readonly Part[]
}) {
  return (
    <NextSection title={<Trans>Everything required is submitted</Trans>}>
      <p>
        <Answer tracker={tracker} />
      </p>
      <ContactLine tracker={tracker} />
      {optional.length > 0 && (
        <>
          <p className={styles.kind}>
            <Trans>You can still do, if you like:</Trans>
          </p>
          <ul role="list" className={styles.optional}>
            {optional.map(({ activity, state }) => (
              <li key={activity.job_step_activity_id}>
                <span>{activity.title[currentLocale()]}</span>
                <EnterActivity activity={activity} state={state} />
              </li>
            ))}
          </ul>
        </>
      )}
    </NextSection>
  )
}

function Answer({ tracker }: { tracker: TrackerDetail }) {
  const { account_name: company, answer } = tracker
  const format = useFormatter()
  if (isOfEmployee(tracker))
    return (
      <Trans>
        Results that count for your job profile are on{' '}
        <AppLink href="/user/job-profile">My job</AppLink>.
      </Trans>
    )
  if (!answer) return <Trans>{company} takes the next step and writes to you.</Trans>
  const day = format.date(answer.by, 'long')
  if (answer.is_overdue)
    return (
      <Trans>
        {company} planned to answer by {day} and has been reminded. Your application is still open.
      </Trans>
    )
  return (
    <Trans>
      {company} will reply by {day}.
    </Trans>
  )
}

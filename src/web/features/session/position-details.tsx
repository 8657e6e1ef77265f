import { useLingui as useCatalog } from '@lingui/react'
// What people read of a position before they apply: terms, the parts of the application with their minutes, description.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { payAmount } from '#contract/careers/pay-amount.ts'
import type {
  PositionDetails as Details,
  PositionPart,
  PositionTerms,
  Posting,
} from '#contract/careers/positions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import type { ApplyLink } from './entry.ts'
import { EMPLOYMENT_LABELS, PERIOD_LABELS, WORKPLACE_LABELS } from './position-labels.ts'

import styles from './position.module.css'

type ApplyProps = {
  posting: Posting
  details: Details
  applyLink?: ApplyLink | undefined
}

/** The way into the application, with what it takes. */
export function ApplyCard({ posting, details, applyLink }: ApplyProps) {
  const { t } = useLingui()
  const query = new URLSearchParams({ apply: '1', ...applyLink })
  return (
    <Card isRaised className={styles.apply}>
      <Effort details={details} />
      <AppLink
        className={linkButton({ variant: 'primary', size: 'large', isBlock: true })}
        href={`/login/applicant/${posting.job_uuid}?${query}`}
      >
        {t`Apply`}
      </AppLink>
      <p className={styles.soft}>
        <Trans>
          Your name and email address are enough to begin. Already applied?{' '}
          <AppLink href="/login">Sign in</AppLink>
        </Trans>
      </p>
    </Card>
  )
}

function Effort({ details }: { details: Details }) {
  const format = useFormatter()
  const { parts, apply_until: until } = details
  const required = parts.filter(({ is_required: isRequired }) => isRequired)
  const counted = required.length > 0 ? required : parts
  const optional = parts.length - counted.length
  const duration = format.minutes(sumOf(counted))
  if (parts.length === 0) return null
  return (
    <p>
      <Plural
        value={counted.length}
        one={`# part, about ${duration}.`}
        other={`# parts, about ${duration}.`}
      />{' '}
      {optional > 0 && (
        <Plural value={optional} one="# more is optional." other="# more are optional." />
      )}{' '}
      {until === null ? (
        <Trans>
          You can pause and continue at any time; a timed part keeps running once you start it.
        </Trans>
      ) : (
        <Trans>
          Apply by {format.date(until, 'long')}. You can pause and continue; a timed part keeps
          running once you start it.
        </Trans>
      )}
    </p>
  )
}

export function PositionDetails({ details }: { details: Details }) {
  const { terms, parts, description } = details
  return (
    <>
      {terms !== null && <Terms terms={terms} />}
      {parts.length > 0 && <Parts parts={parts} />}
      {description !== '' && (
        <Section title={<Trans>About the position</Trans>}>
          <RichText html={description} />
        </Section>
      )}
    </>
  )
}

function Terms({ terms }: { terms: PositionTerms }) {
  const { i18n } = useCatalog()
  const { t } = useLingui()
  const pay = usePay(terms.pay)
  const facts = [
    { name: t`Workplace`, value: i18n._(WORKPLACE_LABELS[terms.workplace_type]) },
    { name: t`Employment type`, value: i18n._(EMPLOYMENT_LABELS[terms.employment_type]) },
    { name: t`Pay`, value: pay },
  ]
  return (
    <dl className={styles.terms}>
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name}>
              <dt className={styles.soft}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function usePay(pay: PositionTerms['pay']): string | null {
  const { i18n } = useCatalog()
  const { t } = useLingui()
  const found = pay === null ? null : payAmount(pay, currentLocale())
  if (pay === null || found === null) return null
  const amount = `${found.amount} ${i18n._(PERIOD_LABELS[pay.period])}`
  if (found.kind === 'range') return amount
  return found.kind === 'from' ? t`From ${amount}` : t`Up to ${amount}`
}

function Parts({ parts }: { parts: readonly PositionPart[] }) {
  const format = useFormatter()
  const shown = parts.map((part) => ({ ...part, duration: format.minutes(part.minutes) }))
  return (
    <Section title={<Trans>What we ask for</Trans>}>
      <ol className={styles.parts}>
        {shown.map(({ title, duration, is_required: isRequired }, index) => (
          // A plan may have the same part twice.
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
          <li key={index} className={styles.part}>
            <span>{title[currentLocale()]}</span>
            <span className={styles.soft}>
              {!isRequired && (
                <>
                  <Trans>Optional</Trans> ·{' '}
                </>
              )}
              <Trans>about {duration}</Trans>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function sumOf(parts: readonly PositionPart[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** In place of a form, which the server would refuse. Earlier applicants find their application after signing in. */
export function ClosedCard({ user }: { user: CurrentUser | null }) {
  return (
    <Card isRaised className={styles.apply}>
      <p>
        <Trans>This position is not accepting new applications at this time</Trans>
      </p>
      <p>
        <Trans>If you applied before, you find your application under My progress.</Trans>
      </p>
      <AppLink
        className={linkButton({ variant: 'primary' })}
        href={user === null ? '/login' : '/user/progress'}
      >
        {user === null ? <Trans>Sign in</Trans> : <Trans>My progress</Trans>}
      </AppLink>
    </Card>
  )
}

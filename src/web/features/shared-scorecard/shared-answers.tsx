import { Trans } from '@lingui/react/macro'

import type { SharedAnswer } from '#contract/scorecards/scorecard-shares.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './shared-scorecard.module.css'

/** The answers that the sender included. */
export function SharedAnswers({ answers }: { answers: readonly SharedAnswer[] }) {
  const { locale } = useFormatter()
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Answers</Trans>
      </h2>
      {answers.length === 0 && (
        <p>
          <Trans>There are none to show.</Trans>
        </p>
      )}
      <dl className={styles.answers}>
        {answers.map((one) => (
          <div key={one.question_id}>
            <dt>{one.text[locale]}</dt>
            <dd>
              <AnswerText answer={one} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function AnswerText({ answer }: { answer: SharedAnswer }) {
  const format = useFormatter()
  const { type, value, chosen, unit } = answer
  if (value === null) return <Trans>No answer</Trans>
  if (chosen.length > 0) return <>{format.list(chosen.map(({ text }) => text[format.locale]))}</>
  if (type === 'date') return <>{format.date(String(value))}</>
  if (type === 'number')
    return (
      <>
        {format.number(Number(value), { maximumFractionDigits: 20 })} {unit}
      </>
    )
  if (type === 'scale') {
    const given = format.number(Number(value))
    const highest = format.number(answer.max ?? 0)
    return (
      <Trans>
        {given} of {highest}
      </Trans>
    )
  }
  return <span className={styles.written}>{String(value)}</span>
}

// What the company asked and what the applicant answered; an answer that does not meet a rule is flagged, and no more.
import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'

import type { AnsweredQuestion } from '#contract/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './scorecards.module.css'

export function ApplicantAnswers({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <dl className={styles.answers}>
      {questions.map((question) => (
        <div key={question.question_id}>
          <dt>{question.text}</dt>
          <dd>
            <Answer question={question} />
            <KnockOut question={question} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ question }: { question: AnsweredQuestion }) {
  const format = useFormatter()
  const { type, value, chosen, unit } = question
  if (value === null)
    return (
      <span className={styles.small}>
        <Trans>No answer</Trans>
      </span>
    )
  switch (type) {
    case 'single_choice':
    case 'multiple_choice':
      return <>{format.list(chosen.map(({ text }) => text))}</>
    case 'scale': {
      const given = format.number(Number(value))
      const highest = format.number(question.max ?? 0)
      return (
        <Trans>
          {given} of {highest}
        </Trans>
      )
    }
    case 'number':
      return (
        <>
          {format.number(Number(value), { maximumFractionDigits: 20 })} {unit}
        </>
      )
    case 'date':
      return <>{format.date(String(value))}</>
    case 'short_text':
    case 'long_text':
      return <span className={styles.written}>{String(value)}</span>
  }
}

function KnockOut({ question }: { question: AnsweredQuestion }) {
  const format = useFormatter()
  if (!question.chosen.some((option) => option.is_knock_out)) return null
  const { text } = question
  const answers = format.list(question.knock_outs)
  return (
    <p className={styles.knockOut}>
      <TriangleAlert size={16} aria-hidden="true" />
      <span>
        <Trans>
          Did not meet: {text} Knock-out: {answers}
        </Trans>
      </span>
    </p>
  )
}

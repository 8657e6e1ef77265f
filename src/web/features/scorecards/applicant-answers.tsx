// What the company asked and what the applicant answered; an answer that does not meet a rule is flagged, and no more.
import { Trans } from '@lingui/react/macro'
import { EyeOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'
import { PhoneLink } from '#web/features/staff-shell/phone-link.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import { ApplicantFile } from './applicant-file.tsx'

import styles from './scorecards.module.css'

/** The answers to a company's questions, by the sections that they stood in. */
export function ApplicantAnswers({
  questions,
  userSmartreqId,
  renderBelow,
}: {
  questions: readonly AnsweredQuestion[]
  userSmartreqId: number
  /** What stands below an answer. */
  renderBelow?: ((question: AnsweredQuestion) => ReactNode) | undefined
}) {
  const { locale } = useFormatter()
  return sectionsOf(questions).map(({ section, asked }) => (
    <section key={asked[0]?.question_id} className={styles.answerSection}>
      {section !== null && <h3 className={styles.smallTitle}>{section[locale]}</h3>}
      <dl className={styles.answers}>
        {asked.map((question) => (
          <div key={question.question_id}>
            <dt>{question.text[locale]}</dt>
            <dd>
              {question.file === null ? (
                <AnswerWithRule question={question} />
              ) : (
                <ApplicantFile file={question.file} userSmartreqId={userSmartreqId} />
              )}
              {renderBelow?.(question)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** One answer, and whether it meets the rule of its question. */
export function AnswerWithRule({ question }: { question: AnsweredQuestion }) {
  return (
    <>
      <Answer question={question} />
      <KnockOut question={question} />
    </>
  )
}

type AnswerSection = { section: AnsweredQuestion['section']; asked: AnsweredQuestion[] }

// They come in the order of the form: a section ends where the next one begins.
function sectionsOf(questions: readonly AnsweredQuestion[]): AnswerSection[] {
  const sections: AnswerSection[] = []
  for (const question of questions) {
    const last = sections.at(-1)
    if (last !== undefined && last.section?.en === question.section?.en) last.asked.push(question)
    else sections.push({ section: question.section, asked: [question] })
  }
  return sections
}

function Answer({ question }: { question: AnsweredQuestion }) {
  const format = useFormatter()
  const { type, value, chosen, unit } = question
  if (question.is_hidden)
    return (
      <span className={styles.hidden}>
        <EyeOff size={15} aria-hidden="true" />
        <Trans>Your role does not include private data.</Trans>
      </span>
    )
  if (value === null)
    return (
      <span className={styles.small}>
        <Trans>No answer</Trans>
      </span>
    )
  switch (type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'yes_no':
      return <>{format.list(chosen.map(({ text }) => text[format.locale]))}</>
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
    // It is played above the answers.
    case 'recording':
      return <Trans>Recorded</Trans>
    // Its file is shown instead, once it is known.
    case 'file':
      return <Trans>The file is still on its way.</Trans>
    case 'short_text':
    case 'long_text':
      return <WrittenText text={String(value)} question={question} />
  }
}

// The server took nothing else for an address than one of the web.
function WrittenText({ text, question }: { text: string; question: AnsweredQuestion }) {
  const { format, phone } = question
  if (phone !== null) return <PhoneLink phone={phone} />
  if (format === 'linkedin' || format === 'website')
    return (
      <a className={styles.mail} href={text} target="_blank" rel="noopener noreferrer">
        {text.replace(/^https?:\/\//, '')}
      </a>
    )
  return <bdi className={styles.written}>{text}</bdi>
}

function KnockOut({ question }: { question: AnsweredQuestion }) {
  const format = useFormatter()
  if (!question.chosen.some((option) => option.is_knock_out)) return null
  const text = question.text[format.locale]
  const answers = format.list(question.knock_outs.map((one) => one[format.locale]))
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

// An activity as a candidate meets it, for staff: the player's own screens with the answers in memory. It knows neither
// the device's database nor the server, so that nothing which is chosen here can be stored or sent.
import { useState, type ReactNode } from 'react'

import { countAsked } from '#contract/assessments/asked-questions.ts'
import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { nextPaint } from '#web/ui/next-paint.ts'

import { InstructionText, Pledge } from '../instruction-parts.tsx'
import { LanguageQuestion } from '../language/language-question.tsx'
import { isListening, isOneCard } from '../one-card.ts'
import { fitsOnePage } from '../one-page.ts'
import { OnePage } from '../page-form.tsx'
import { Answered } from '../player-head.tsx'
import { QuestionForm } from '../question-form.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { ReviewForm } from '../review-form.tsx'
import { ScreenAnswers } from '../screen-answers.ts'
import { sectionOf } from '../section-of.ts'
import { TypedQuestion } from '../typed-question.tsx'
import { TypingQuestion } from '../typing/typing-question.tsx'
import { useShownQuestions } from '../use-shown-questions.ts'

import styles from '../assessments.module.css'

export type PreviewActivityProps = {
  content: AssessmentPackage
  /** Said where a candidate would record, choose a file or measure the connection: a preview does none of this. */
  recordingNote: ReactNode
  /** The candidate declined the pledge, or submitted. */
  onEnd: () => void
}

export function PreviewActivity({ content, recordingNote, onEnd }: PreviewActivityProps) {
  const [hasBegun, setHasBegun] = useState(false)
  const title = <h2 className={styles.headTitle}>{content.title[currentLocale()]}</h2>
  if (hasBegun)
    return (
      <div className={styles.player}>
        <Questions {...{ content, recordingNote, onEnd, title }} />
      </div>
    )
  return (
    <div className={styles.stack}>
      {title}
      <InstructionText content={content} />
      <Pledge onAccept={() => setHasBegun(true)} onDecline={onEnd} />
    </div>
  )
}

type QuestionsProps = PreviewActivityProps & { title: ReactNode }

function Questions({ content, recordingNote, onEnd, title }: QuestionsProps) {
  const [screenAnswers] = useState(() => new ScreenAnswers(new Map()))
  const [at, setAt] = useState({ index: 0, moves: 0 })
  const shown = useShownQuestions(content.questions, screenAnswers)
  const total = content.questions.length
  const goTo = (index: number) =>
    setAt(({ moves }) => ({ index: Math.min(Math.max(index, 0), total), moves: moves + 1 }))
  // Passes over what the answers hide.
  const goOn = (by: 1 | -1) => {
    const asked = shownQuestions(content.questions, screenAnswers.all())
    const next = asked[asked.findIndex((one) => one === question) + by]
    goTo(next === undefined ? total : content.questions.indexOf(next))
  }
  const question = content.questions[at.index]
  return (
    <>
      <header className={styles.head}>
        {title}
        <Answered screenAnswers={screenAnswers} questions={content.questions} />
      </header>
      {question !== undefined && fitsOnePage(content) && (
        <OnePage
          {...{ content, screenAnswers }}
          isReadOnly={false}
          lookedUp={null}
          takesFocus={at.moves > 0}
          onAnswer={(questionId, value) => answerIn(screenAnswers, { questionId, value })}
          onNext={() => goTo(total)}
        />
      )}
      {question === undefined && (
        <ReviewForm
          {...{ content, screenAnswers }}
          parts={NONE}
          takesFocus
          onHandIn={() => Promise.resolve()}
          onHandedIn={onEnd}
          onGoTo={goTo}
          onLookUp={goTo}
        />
      )}
      {question !== undefined && !fitsOnePage(content) && (
        <OneQuestion
          key={isOneCard(question) ? 'card' : question.question_id}
          {...{ content, question, recordingNote, screenAnswers }}
          isFirst={at.index === 0}
          isLast={shown.at(-1) === question}
          number={countAsked(shown, shown.indexOf(question))}
          total={countAsked(shown)}
          takesFocus={at.moves > 0}
          onGoTo={goTo}
          onBack={() => goOn(-1)}
          onNext={() => goOn(1)}
        />
      )}
    </>
  )
}

function answerIn(
  screenAnswers: ScreenAnswers,
  { questionId, value }: { questionId: string; value: AnswerValue },
): void {
  screenAnswers.note(questionId, value)
  void nextPaint().then(screenAnswers.announce)
}

const NONE: readonly never[] = []

type OneQuestionProps = {
  content: AssessmentPackage
  question: Question
  recordingNote: ReactNode
  screenAnswers: ScreenAnswers
  isFirst: boolean
  isLast: boolean
  number: number
  total: number
  takesFocus: boolean
  onGoTo: (index: number) => void
  onBack: () => void
  onNext: () => void
}

function OneQuestion({ content, recordingNote, onGoTo, ...props }: OneQuestionProps) {
  const { question, screenAnswers } = props
  const options = content.response_sets[question.response_set] ?? NONE
  const answer = (questionId: string, value: AnswerValue) =>
    answerIn(screenAnswers, { questionId, value })
  const choose = (value: AnswerValue) => answer(question.question_id, value)
  const section = sectionOf(content, question)
  const plain = { isReadOnly: false, isOver: false, isLookedUp: false }
  const form = { ...props, ...plain, options, section }
  if (
    question.recording !== undefined ||
    question.file !== undefined ||
    question.input?.type === 'speed_test'
  )
    return (
      <QuestionFrame {...form}>
        <p className={styles.text}>{question.text[currentLocale()]}</p>
        <Banner tone="info">{recordingNote}</Banner>
      </QuestionFrame>
    )
  const { input } = question
  if (input === undefined) return <QuestionForm {...form} stem={content.stem} onChoose={choose} />
  if (input.type === 'typing') return <TypingQuestion {...form} input={input} onStream={choose} />
  if (isListening(input))
    return <LanguageQuestion {...form} {...{ input, content, onGoTo }} onAnswer={answer} />
  return <TypedQuestion {...form} input={input} onChoose={choose} />
}

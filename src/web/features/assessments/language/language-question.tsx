// The questions of a listening part: whether the candidate can hear, the clips, and what is asked about them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { countAsked } from '#contract/assessments/asked-questions.ts'
import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { HEARING, HEARING_QUESTION, LEFT_OUT } from '#contract/assessments/language-parts.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'

import type { ListeningInput } from '../one-card.ts'
import { useScreenAnswer, type QuestionFormProps } from '../question-form.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { clipGroupOf, screenStart, type ClipGroup } from './clip-group.ts'
import { ClipPlayer } from './clip-player.tsx'

import styles from './language.module.css'

type LanguageQuestionProps = Omit<QuestionFormProps, 'stem' | 'onChoose'> & {
  input: ListeningInput
  content: AssessmentPackage
  /** Answers any question: what is chosen here is about the whole part. */
  onAnswer: (questionId: string, value: AnswerValue) => void
  onGoTo: (index: number) => void
}

export function LanguageQuestion(props: LanguageQuestionProps) {
  const { question, input, content, screenAnswers, isReadOnly, isLookedUp, onNext, onGoTo } = props
  const { questions } = content
  const { t } = useLingui()
  const format = useFormatter()
  const { adopted } = useScreenAnswer(screenAnswers, question.question_id)
  const group = clipGroupOf(questions, question)
  const leave = () => {
    const leavesOut = screenAnswers.all().get(HEARING_QUESTION) === HEARING.leavesOut
    if (isLookedUp) onNext()
    else if (input.type === 'hearing' && leavesOut) onGoTo(indexAfter(content))
    else onGoTo(group.to + 1)
  }
  const next = () => {
    if (!isReadOnly) leave()
  }
  const { total } = props
  const last = countAsked(questions, group.to)
  const first = last - Math.max(group.asked.length, 1) + 1
  const numbers = format.numberRange(first, last)
  const isFirst = questions[group.from] === question
  return (
    <QuestionFrame
      {...props}
      isFirst={group.from === 0}
      number={first}
      {...(first < last && { label: t`Questions ${numbers} of ${total}` })}
      isLast={isLookedUp || group.to + 1 === questions.length}
      takesFocus={props.takesFocus && isFirst}
      onBack={() => onGoTo(screenStart(questions, group.from - 1))}
      onNext={next}
    >
      {/* Drawn again when an answer from another device replaces the one before it. */}
      <Asked key={adopted} {...props} group={group} takesFocus={props.takesFocus && !isFirst} />
    </QuestionFrame>
  )
}

type AskedProps = LanguageQuestionProps & { group: ClipGroup }

function Asked(props: AskedProps) {
  const { question, input, screenAnswers, takesFocus, group } = props
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Asked for from the review, below the clip and other questions.
    if (takesFocus) own.current?.querySelector('input')?.focus()
  }, [takesFocus])
  if (input.type === 'hearing') return <Hearing {...props} />
  const { clip, asked } = group
  const locale = currentLocale()
  const title = clip !== undefined && <h2 className={styles.title}>{clip.text[locale]}</h2>
  if (screenAnswers.all().get(HEARING_QUESTION) === HEARING.leavesOut)
    return (
      <>
        {title}
        <Banner tone="info">
          <Trans>
            You leave the listening part out. It counts neither as right nor as wrong. To take it,
            change your answer to the first question of this part.
          </Trans>
        </Banner>
      </>
    )
  return (
    <>
      {title}
      {clip !== undefined && <Clip {...props} clip={clip} />}
      {asked.map((one) => (
        <div
          key={one.question_id}
          ref={one === question ? own : null}
          data-question-id={one.question_id}
        >
          <Choices
            {...props}
            question={one}
            options={props.content.response_sets[one.response_set] ?? []}
            isOneOfMany={asked.length > 1}
            onChoose={(value) => props.onAnswer(one.question_id, value)}
            lang={one.lang}
          />
        </div>
      ))}
    </>
  )
}

function Hearing(props: LanguageQuestionProps) {
  const { content, screenAnswers, onAnswer } = props
  const choose = (value: number) => {
    onAnswer(HEARING_QUESTION, value)
    // What was heard or chosen before is kept, for a candidate who takes the part after all.
    const [from, to] = value === HEARING.leavesOut ? ['', LEFT_OUT] : [LEFT_OUT, '']
    for (const { question_id: id } of content.questions.filter(isHeard))
      if (
        (screenAnswers.all().get(id) ?? '') === from &&
        (to !== '' || screenAnswers.all().has(id))
      )
        onAnswer(id, to)
  }
  return <Choices {...props} onChoose={choose} lang={undefined} />
}

type ChoicesProps = LanguageQuestionProps & {
  onChoose: (value: number) => void
  lang: string | undefined
  /** Number keys would not say which of the questions they answer. */
  isOneOfMany?: boolean
}

function Choices({ question, options, screenAnswers, isReadOnly, isOver, ...props }: ChoicesProps) {
  const { isOneOfMany = false } = props
  const locale = currentLocale()
  const value = screenAnswers.all().get(question.question_id)
  return (
    <OptionCards
      legend={question.text[locale]}
      hint={question.help?.[locale]}
      lang={props.lang}
      options={options.map((option) => ({
        value: String(option.value),
        label: option.label[locale],
        isDisabled: isOver,
      }))}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(chosen) => props.onChoose(Number(chosen))}
      isField={isOneOfMany}
      hasNumberKeys={!isReadOnly && !isOver && !isOneOfMany}
    />
  )
}

function Clip({
  clip,
  content,
  screenAnswers,
  isReadOnly,
  isOver,
  onAnswer,
}: LanguageQuestionProps & { clip: Question }) {
  if (clip.input?.type !== 'clip') return null
  const played = screenAnswers.all().get(clip.question_id)
  return (
    <ClipPlayer
      sound={content.clips?.[clip.input.clip]}
      played={typeof played === 'number' ? played : 0}
      maxPlays={clip.input.max_plays}
      isDisabled={isReadOnly || isOver}
      onPlay={(plays) => onAnswer(clip.question_id, plays)}
    />
  )
}

function isHeard({ input }: Question): boolean {
  return input?.type === 'clip' || input?.type === 'listening'
}

// Past the part that is left out.
function indexAfter({ questions }: AssessmentPackage): number {
  return questions.findLastIndex(isHeard) + 1
}

// The questions of a listening part: whether the candidate can hear, the clips, and what is asked about them.
import { Trans } from '@lingui/react/macro'

import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { HEARING, HEARING_QUESTION, LEFT_OUT } from '#contract/assessments/language-parts.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'

import type { ListeningInput } from '../one-card.ts'
import { useScreenAnswer, type QuestionFormProps } from '../question-form.tsx'
import { QuestionFrame } from '../question-frame.tsx'
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
  const { adopted } = useScreenAnswer(screenAnswers, question.question_id)
  const leave = () => {
    const leavesOut = screenAnswers.all().get(HEARING_QUESTION) === HEARING.leavesOut
    if (input.type === 'hearing' && leavesOut && !isLookedUp) onGoTo(indexAfter(content))
    else onNext()
  }
  const next = () => {
    if (!isReadOnly) leave()
  }
  return (
    <QuestionFrame {...props} onNext={next}>
      {/* Drawn again when an answer from another device replaces the one before it. */}
      <Asked key={adopted} {...props} />
    </QuestionFrame>
  )
}

function Asked(props: LanguageQuestionProps) {
  const { question, input, screenAnswers } = props
  if (input.type === 'hearing') return <Hearing {...props} />
  const title = <h2 className={styles.title}>{question.text[currentLocale()]}</h2>
  if (screenAnswers.all().get(HEARING_QUESTION) === HEARING.leavesOut)
    return (
      <>
        {input.type === 'clip' && title}
        <Banner tone="info">
          <Trans>
            You leave the listening part out. It counts neither as right nor as wrong. To take it,
            change your answer to the first question of this part.
          </Trans>
        </Banner>
      </>
    )
  if (input.type === 'clip')
    return (
      <>
        {title}
        <Clip {...props} clip={question} />
      </>
    )
  const clip = props.content.questions.find((one) => one.question_id === input.clip_question_id)
  return (
    <>
      {clip !== undefined && <Clip {...props} clip={clip} />}
      <Choices
        {...props}
        onChoose={(value) => props.onAnswer(question.question_id, value)}
        lang={question.lang}
      />
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
}

function Choices({ question, options, screenAnswers, isReadOnly, isOver, ...props }: ChoicesProps) {
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
      hasNumberKeys={!isReadOnly && !isOver}
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

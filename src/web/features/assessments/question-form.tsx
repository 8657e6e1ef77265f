// One question with its choices. Number keys choose, Enter goes on, and going back loses nothing.
import { useLingui } from '@lingui/react/macro'
import { useMemo, useSyncExternalStore } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { statementText } from '#contract/assessments/statement-text.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'

import { QuestionFrame, type QuestionFrameProps } from './question-frame.tsx'
import type { ScreenAnswers } from './screen-answers.ts'
import { useAutoAdvance } from './use-auto-advance.ts'

import styles from './assessments.module.css'

export type QuestionFormProps = QuestionFrameProps & {
  stem: AssessmentPackage['stem']
  options: readonly AssessmentPackage['response_sets'][string][number][]
  screenAnswers: ScreenAnswers
  /** Another tab is the live one: no key and no click does anything here. */
  isReadOnly: boolean
  /** Its time is up: it shows what was answered, and the way on. */
  isOver: boolean
  /** Asked for from the review, where it stood as unanswered. */
  isLookedUp: boolean
  /** A choice may lead to the next question by itself: every question beside it is answered by one, too. */
  canAutoAdvance?: boolean
  onChoose: (value: number) => void
}

export function QuestionForm(props: QuestionFormProps) {
  const { question, stem, options, screenAnswers, isReadOnly, isOver, onChoose, onNext } = props
  const { canAutoAdvance = false } = props
  const { t } = useLingui()
  const locale = currentLocale()
  const cards = useMemo(
    () =>
      options.map((option) => ({
        value: String(option.value),
        label: option.label[locale],
        isDisabled: isOver,
      })),
    [options, locale, isOver],
  )
  const { value } = useScreenAnswer(screenAnswers, question.question_id)
  const leave = () => {
    if (!isReadOnly) onNext()
  }
  const advance = useAutoAdvance({
    isPossible: canAutoAdvance,
    questionId: question.question_id,
    onAdvance: leave,
  })
  const next = () => {
    if (!advance.hasJustAdvanced()) leave()
  }
  const footer = canAutoAdvance && (
    <Checkbox
      label={t`Go to the next question automatically`}
      checked={advance.isChosen}
      onChange={({ target }) => advance.choose(target.checked)}
    />
  )
  return (
    <QuestionFrame {...props} onNext={next} onPointerUp={advance.onPointerUp} footer={footer}>
      {question.passage !== undefined && (
        <p className={styles.passage} lang={question.lang}>
          {question.passage[locale]}
        </p>
      )}
      <OptionCards
        legend={statementText({ stem, text: question.text }, locale)}
        lang={question.lang}
        hint={question.help?.[locale]}
        options={cards}
        value={value === undefined ? null : String(value)}
        onChange={(chosen) => {
          onChoose(Number(chosen))
          advance.afterChoice()
        }}
        hasNumberKeys={!isReadOnly && !isOver}
        onNumberKey={advance.onNumberKey}
      />
    </QuestionFrame>
  )
}

/** The stored answer to a question. A choice made here is on screen already: only one from elsewhere draws the form again. */
export function useScreenAnswer(screenAnswers: ScreenAnswers, questionId: string) {
  const adopted = useSyncExternalStore(screenAnswers.subscribe, screenAnswers.adopted)
  return { value: screenAnswers.all().get(questionId), adopted }
}

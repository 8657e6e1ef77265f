// One field of a form on one page.
import { Trans } from '@lingui/react/macro'

import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { OptionCards } from '#web/ui/form/option-cards.tsx'

import { AnswerInput } from './answer-input.tsx'
import { isListening } from './one-card.ts'
import { useScreenAnswer } from './question-form.tsx'
import type { ScreenAnswers } from './screen-answers.ts'
import { MissingText } from './text-answer.tsx'

import styles from './page-form.module.css'

type PageFieldProps = {
  content: AssessmentPackage
  question: Question
  screenAnswers: ScreenAnswers
  /** What the profile says, until the candidate changes it. */
  suggestion: string | undefined
  isDisabled: boolean
  /** The candidate wanted to go on: what is missing or wrong is said. */
  isTried: boolean
  isLookedUp: boolean
  onChange: (value: AnswerValue, isFitting: boolean) => void
}

export function PageField(props: PageFieldProps) {
  const { content, question, screenAnswers, suggestion, isDisabled, isTried, isLookedUp } = props
  const { question_id: id, input, help, is_required: isRequired, lang } = question
  const { value, adopted } = useScreenAnswer(screenAnswers, id)
  const options = content.response_sets[question.response_set] ?? []
  const isAsked = (isTried || isLookedUp) && isRequired === true
  const isMissing = isAsked && isBlank(value) && suggestion === undefined
  const locale = currentLocale()
  if (input === undefined)
    return (
      <OptionCards
        legend={
          <>
            {question.text[locale]}{' '}
            {isRequired === false && (
              <span className={styles.optional}>
                <Trans>Optional</Trans>
              </span>
            )}
          </>
        }
        lang={lang}
        hint={help?.[locale]}
        error={isMissing ? <MissingText question={question} /> : undefined}
        isField
        options={options.map((option) => ({
          value: String(option.value),
          label: option.label[locale],
          isDisabled,
        }))}
        value={value === undefined ? null : String(value)}
        onChange={(chosen) => props.onChange(Number(chosen), true)}
      />
    )
  if (input.type === 'typing' || input.type === 'speed_test' || isListening(input)) return null
  return (
    <>
      <AnswerInput
        // Drawn again when an answer from another device replaces what was typed before it.
        key={adopted}
        {...{ question, input, options, isTried, isMissing, isDisabled }}
        isField
        stored={value ?? suggestion}
        isSuggested={value === undefined && suggestion !== undefined}
        onChange={props.onChange}
      />
      {input.type === 'multiple_choice' && isMissing && (
        <p className={styles.missing} role="alert">
          <MissingText question={question} />
        </p>
      )}
    </>
  )
}

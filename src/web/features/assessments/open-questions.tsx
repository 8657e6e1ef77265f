// The way to what is not answered yet: straight to the first of it, or by a short list of all.
import { Trans, useLingui } from '@lingui/react/macro'

import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { questionRanges, type NumberRange } from '#web/features/shell/question-ranges.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import styles from './assessments.module.css'

type OpenQuestionsProps = {
  content: AssessmentPackage
  /** Of its questions those that are asked: they are counted. */
  shown: readonly Question[]
  /** From 0, ascending; at least one. */
  indexes: readonly number[]
  onGoTo: (index: number) => void
}

export function OpenQuestions({ content, shown, indexes, onGoTo }: OpenQuestionsProps) {
  const first = indexes[0] ?? 0
  const isOnlyOne = indexes.length === 1
  return (
    <div className={styles.openQuestions}>
      <Button variant="primary" size="large" onClick={() => onGoTo(first)}>
        {isOnlyOne ? (
          <Trans>Go to the unanswered question</Trans>
        ) : (
          <Trans>Go to the first unanswered question</Trans>
        )}
      </Button>
      {!isOnlyOne && (
        <Disclosure summary={<Trans>Unanswered questions</Trans>}>
          <QuestionLinks {...{ content, shown, indexes, onGoTo }} />
        </Disclosure>
      )}
    </div>
  )
}

/** Leads to each of these questions, or to the first of those that follow on each other. */
export function QuestionLinks({ content, shown, indexes, onGoTo }: OpenQuestionsProps) {
  const asked = shown.filter(isAsked)
  const numbers = indexes.flatMap((index) => {
    const question = content.questions[index]
    return question !== undefined && isAsked(question) ? [asked.indexOf(question)] : []
  })
  return (
    <ul role="list" className={styles.ranges}>
      {questionRanges(numbers).map((range) => (
        <li key={range.from}>
          <RangeButton
            range={range}
            onGoTo={(at) => onGoTo(content.questions.findIndex((one) => one === asked[at]))}
          />
        </li>
      ))}
    </ul>
  )
}

type RangeButtonProps = { range: NumberRange } & Pick<OpenQuestionsProps, 'onGoTo'>

/** Leads to the first question of a range. */
function RangeButton({ range: { from, to }, onGoTo }: RangeButtonProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const number = format.number(from)
  const numbers = format.numberRange(from, to)
  return (
    <Button
      size="small"
      aria-label={from === to ? t`Question ${number}` : t`Questions ${numbers}`}
      onClick={() => onGoTo(from - 1)}
    >
      {from === to ? number : numbers}
    </Button>
  )
}

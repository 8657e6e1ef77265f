// One question with its choices. Number keys choose, Enter goes on, and going back loses nothing.
import { Trans, useLingui } from '@lingui/react/macro'
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react'

import type { AssessmentPackage, Question } from '#contract/assessments.ts'
import { statementText } from '#contract/statement-text.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { OptionCards } from '#web/ui/option-cards.tsx'

import type { AnswerSheet } from './answer-sheet.ts'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useEnterKey } from './use-enter-key.ts'

import styles from './assessments.module.css'

export type QuestionFormProps = {
  question: Question
  stem: AssessmentPackage['stem']
  options: readonly AssessmentPackage['response_sets'][string][number][]
  number: number
  total: number
  /** The review follows. */
  isLast: boolean
  sheet: AnswerSheet
  /** Another tab is the live one: no key and no click does anything here. */
  isReadOnly: boolean
  /** Its time is up: it shows what was answered, and the way on. */
  isOver: boolean
  /** A question that the candidate moved to is read from its beginning; the first one after opening is not. */
  takesFocus: boolean
  /** Asked for from the review, where it stood as unanswered. */
  isLookedUp: boolean
  /** The part of the form that it belongs to; undefined without parts. */
  section: string | undefined
  /** A choice may lead to the next question by itself: every question is answered by one, and no time is limited. */
  canAutoAdvance?: boolean
  onChoose: (value: number) => void
  onBack: () => void
  onNext: () => void
}

export function QuestionForm(props: QuestionFormProps) {
  const { question, stem, options, number, total, section, isLast, sheet } = props
  const { isReadOnly, isOver, takesFocus, onChoose, onBack, onNext } = props
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
  const { value } = useSheetValue(sheet, question.question_id)
  const form = useFocusOnMove({ number, takesFocus })
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
  useEnterKey(next)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  const title = t`Question ${number} of ${total}`
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.question}
      data-question-id={question.question_id}
      onSubmit={goOn}
      onPointerUp={advance.onPointerUp}
      aria-label={title}
    >
      <QuestionNumber {...{ question, number, total, section }} />
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
      />
      <Paging isFirst={number === 1} isLast={isLast} onBack={onBack} />
      {canAutoAdvance && (
        <Checkbox
          label={t`Go to the next question when I choose`}
          checked={advance.isChosen}
          onChange={({ target }) => advance.choose(target.checked)}
        />
      )}
    </form>
  )
}

/** The stored answer to a question. A choice made here is on screen already: only one from elsewhere draws the form again. */
export function useSheetValue(sheet: AnswerSheet, questionId: string) {
  const takenOver = useSyncExternalStore(sheet.subscribe, sheet.takenOver)
  return { value: sheet.all().get(questionId), takenOver }
}

type QuestionNumberProps = Pick<QuestionFormProps, 'question' | 'number' | 'total' | 'section'>

/** Which question it is, and whether it may be left out where others may not. */
export function QuestionNumber({ question, number, total, section }: QuestionNumberProps) {
  return (
    <p className={styles.number}>
      {section !== undefined && <span>{section} · </span>}
      <span>
        <Trans>
          Question {number} of {total}
        </Trans>
      </span>
      {question.is_required === false && (
        <span>
          {' · '}
          <Trans>Optional</Trans>
        </span>
      )}
    </p>
  )
}

/** For the form of a question: the one that the candidate moved to is read from its beginning. */
export function useFocusOnMove(at: {
  number: number
  takesFocus: boolean
}): RefObject<HTMLFormElement | null> {
  const { number, takesFocus } = at
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<number | null>(null)
  useEffect(() => {
    if (!takesFocus || focused.current === number) return
    focused.current = number
    form.current?.focus()
  }, [number, takesFocus])
  return form
}

type PagingProps = { isFirst: boolean; isLast: boolean; onBack: () => void }

/** The way back and on. The same at nearly every question, and then not drawn again. */
export const Paging = memo(function Paging({ isFirst, isLast, onBack }: PagingProps) {
  return (
    <div className={styles.paging}>
      <Button onClick={onBack} disabled={isFirst}>
        <Trans>Back</Trans>
      </Button>
      <Button type="submit" variant="primary">
        {isLast ? <Trans>Review</Trans> : <Trans>Next</Trans>}
      </Button>
    </div>
  )
})

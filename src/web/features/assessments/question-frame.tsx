// The form around any question: its number, the keys and buttons that lead to the next one, and the focus.
import { Trans, useLingui } from '@lingui/react/macro'
import {
  memo,
  useEffect,
  useRef,
  type FormEvent,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
} from 'react'

import type { Question } from '#contract/assessments/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { useEnterKey } from './use-enter-key.ts'

import styles from './assessments.module.css'

export type QuestionFrameProps = {
  question: Question
  /** Nothing stands before it. */
  isFirst: boolean
  /** Which of the questions that are to be answered it is, and how many these are. */
  number: number
  total: number
  /** Where one screen has several questions or none: which they are. */
  label?: string
  /** The part of the form that it belongs to; undefined without parts. */
  section: string | undefined
  /** The review follows. */
  isLast: boolean
  /** A question that the candidate moved to is read from its beginning; the first one after opening is not. */
  takesFocus: boolean
  onBack: () => void
  /** By the button or by Enter. */
  onNext: () => void
}

type Props = QuestionFrameProps & {
  onPointerUp?: PointerEventHandler
  children: ReactNode
  /** Below the buttons. */
  footer?: ReactNode
}

/** Each kind of question puts its text and its field or choices into it. */
export function QuestionFrame(props: Props) {
  const { question, isFirst, number, total, section, isLast, takesFocus, onBack, onNext } = props
  const { t } = useLingui()
  const { label = t`Question ${number} of ${total}` } = props
  const form = useFocusOnMove({ id: question.question_id, takesFocus })
  useEnterKey(onNext)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      className={styles.question}
      data-question-id={question.question_id}
      onSubmit={submit}
      onPointerUp={props.onPointerUp}
      aria-label={label}
    >
      <QuestionNumber {...{ question, label, section }} />
      {question.formatted !== undefined && isInEnglish(question) && (
        <div className={styles.formatted}>
          <RichText html={question.formatted} />
        </div>
      )}
      {props.children}
      <Paging {...{ isFirst, isLast, onBack }} />
      {props.footer}
    </form>
  )
}

// The formatting is that of the English text, which stands in every language without a translation.
function isInEnglish({ text }: Question): boolean {
  return text[currentLocale()] === text.en
}

type QuestionNumberProps = Pick<QuestionFrameProps, 'question' | 'section'> & { label: string }

/** Which question it is, and whether it may be left out where others may not. */
function QuestionNumber({ question, label, section }: QuestionNumberProps) {
  return (
    <p className={styles.number}>
      {section !== undefined && <span>{section} · </span>}
      <span>{label}</span>
      {question.is_required === false && (
        <span>
          {' · '}
          <Trans>Optional</Trans>
        </span>
      )}
    </p>
  )
}

/** Moves the focus to the form of the question that the candidate moved to. */
function useFocusOnMove(at: {
  id: string
  takesFocus: boolean
}): RefObject<HTMLFormElement | null> {
  const { id, takesFocus } = at
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (!takesFocus || focused.current === id) return
    focused.current = id
    form.current?.focus()
  }, [id, takesFocus])
  return form
}

type PagingProps = { isFirst: boolean; isLast: boolean; onBack: () => void }

/** The buttons back and on. The same at nearly every question, and then not drawn again. */
const Paging = memo(function Paging({ isFirst, isLast, onBack }: PagingProps) {
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

// A short form on one page. Every answer is stored as it is given; what is missing or wrong is said on the way on.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'

import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'
import type { QuestionNavigator } from '#web/offline/question-navigator.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { fitsOnePage } from './one-page.ts'
import type { OpenActivity } from './open-activity.ts'
import { PageField } from './page-field.tsx'
import type { ScreenAnswers } from './screen-answers.ts'
import { sectionOf } from './section-of.ts'
import type { Player } from './use-answers.ts'
import { useShownQuestions } from './use-shown-questions.ts'

import styles from './page-form.module.css'

type OnePageProps = {
  content: AssessmentPackage
  screenAnswers: ScreenAnswers
  isReadOnly: boolean
  /** The field that the candidate came for; null for the form as a whole. */
  lookedUp: number | null
  /** The candidate moved here, from the review. */
  takesFocus: boolean
  onAnswer: (questionId: string, value: AnswerValue) => void
  onNext: () => void
}

type PageFormProps = {
  open: OpenActivity
  index: number
  player: Player
  questionNavigator: QuestionNavigator
  isReadOnly: boolean
  takesFocus: boolean
  /** The question alone. */
  children: ReactNode
}

/** A form on one page where it is short enough, and else its question alone. */
export function PageForm(props: PageFormProps) {
  const { open, index, player, questionNavigator, isReadOnly, takesFocus, children } = props
  const { content } = open
  if (!fitsOnePage(content)) return children
  return (
    <OnePage
      {...{ content, isReadOnly, takesFocus }}
      screenAnswers={player.screenAnswers}
      lookedUp={questionNavigator.isLookedUp() ? index : null}
      onAnswer={player.choose}
      onNext={() => questionNavigator.goTo(content.questions.length)}
    />
  )
}

export function OnePage(props: OnePageProps) {
  const { content, screenAnswers, isReadOnly, lookedUp, takesFocus, onAnswer } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setIsTried] = useState(false)
  const shown = useShownQuestions(content.questions, screenAnswers)
  const fields = useFieldStates({ content, screenAnswers, shown })
  const lookedUpId = lookedUp === null ? undefined : content.questions[lookedUp]?.question_id
  useEffect(() => {
    if (lookedUpId !== undefined) focusOn(form.current, lookedUpId)
    else if (takesFocus) form.current?.focus()
  }, [lookedUpId, takesFocus])
  // By what was answered until now, of which the screen may not show everything yet.
  const asked = () => shownQuestions(content.questions, screenAnswers.all())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReadOnly) return
    setIsTried(true)
    const wrong = asked().find((one) => !fields.isRight(one))
    if (wrong !== undefined) {
      focusOn(form.current, wrong.question_id)
      return
    }
    for (const [id, value] of fields.takeSuggestions(asked())) onAnswer(id, value)
    props.onNext()
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      className={styles.page}
      onSubmit={submit}
      aria-label={t`Questions`}
    >
      {shown.map((question, index) => {
        const { question_id: id } = question
        const title = sectionOf(content, question)
        const before = shown[index - 1]
        const isFirst = before === undefined || sectionOf(content, before) !== title
        return (
          <div key={id} className={styles.field} data-question-id={id}>
            {isFirst && title !== undefined && <h2 className={styles.title}>{title}</h2>}
            <PageField
              {...{ content, question, screenAnswers, isTried }}
              suggestion={fields.suggestionOf(id)}
              isDisabled={isReadOnly}
              isLookedUp={id === lookedUpId}
              onChange={(value, isFitting) => {
                fields.note(id, isFitting)
                onAnswer(id, value)
              }}
            />
          </div>
        )
      })}
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          <Trans>Review</Trans>
        </Button>
      </div>
    </form>
  )
}

/** What is in the fields beside the stored answers: what the profile suggests, and what is no answer yet. */
function useFieldStates(given: {
  content: AssessmentPackage
  screenAnswers: ScreenAnswers
  shown: readonly Question[]
}) {
  const { content, screenAnswers, shown } = given
  const [unfit] = useState(() => new Set<string>())
  const [suggestions] = useState(() => {
    const known = Object.entries(content.prefilled ?? {})
    return new Map(known.filter(([id]) => screenAnswers.all().get(id) === undefined))
  })
  useEffect(() => () => screenAnswers.setUncorrected(false), [screenAnswers])
  // What was wrong in a field that is hidden now is gone with it.
  useEffect(() => {
    const ids = new Set(shown.map((one) => one.question_id))
    for (const id of unfit) if (!ids.has(id)) unfit.delete(id)
    screenAnswers.setUncorrected(unfit.size > 0)
  }, [shown, unfit, screenAnswers])
  return {
    suggestionOf: (id: string) => suggestions.get(id),
    /** The candidate changed a field: what was suggested for it counts no more. */
    note(id: string, isFitting: boolean): void {
      suggestions.delete(id)
      if (isFitting) unfit.delete(id)
      else unfit.add(id)
      screenAnswers.setUncorrected(unfit.size > 0)
    },
    isRight({ question_id: id, is_required: isRequired }: Question): boolean {
      const isMissing = isBlank(screenAnswers.all().get(id)) && !suggestions.has(id)
      return !unfit.has(id) && !(isRequired === true && isMissing)
    },
    /** The suggestions that stand unchanged: going on with them answers their questions. */
    takeSuggestions(asked: readonly Question[]): readonly (readonly [string, string])[] {
      const taken = [...suggestions].filter(([id]) => asked.some((one) => one.question_id === id))
      suggestions.clear()
      return taken
    },
  }
}

function focusOn(form: HTMLFormElement | null, questionId: string): void {
  const field = form?.querySelector(`[data-question-id="${CSS.escape(questionId)}"]`)
  const control = field?.querySelector<HTMLElement>('input:checked, input, textarea, select')
  control?.focus()
}

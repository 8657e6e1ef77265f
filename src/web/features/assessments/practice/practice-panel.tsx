// Practice before a skill test: one question at a time, with the solution. It stores and sends nothing.
import { Trans } from '@lingui/react/macro'
import { useMemo, useState, type FormEvent } from 'react'

import { shuffled } from '#contract/core/shuffle.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OptionCards } from '#web/ui/form/option-cards.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import {
  hasShuffledChoices,
  practiceQuestionsOf,
  type PracticeQuestion,
} from './practice-questions.ts'

import styles from '../assessments.module.css'

/** Nothing for a test without practice questions. */
export function PracticePanel({ slug }: { slug: string }) {
  const questions = practiceQuestionsOf(slug)
  const [at, setAt] = useState<number | null>(null)
  const question = at === null ? undefined : questions[at]
  if (questions.length === 0) return null
  return (
    <Card as="section" className={styles.pledge} aria-labelledby="practice">
      <h2 id="practice" className={styles.pledgeTitle}>
        <Trans>Practice questions</Trans>
      </h2>
      <p>
        <Trans>
          Try the kind of question that follows. Practice has no time limit, is not stored, and does
          not count.
        </Trans>
      </p>
      {at !== null && question === undefined && <LastText />}
      {at === null || question === undefined ? (
        <div className={styles.actions}>
          <Button onClick={() => setAt(0)}>
            {at === null ? <Trans>Start practice</Trans> : <Trans>Start practice again</Trans>}
          </Button>
        </div>
      ) : (
        <Practice
          key={at}
          question={question}
          number={at + 1}
          total={questions.length}
          isShuffled={hasShuffledChoices(slug)}
          onNext={() => setAt(at + 1)}
        />
      )}
    </Card>
  )
}

type PracticeProps = {
  question: PracticeQuestion
  number: number
  total: number
  isShuffled: boolean
  onNext: () => void
}

function Practice({ question, number, total, isShuffled, onNext }: PracticeProps) {
  const locale = currentLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  // Chosen once for the time on screen: another language shows the same order.
  const [choices] = useState(() => {
    const inOrder = question.choices.map((label, index) => ({ label, value: String(index) }))
    return isShuffled ? shuffled(inOrder) : inOrder
  })
  const options = useMemo(
    () => choices.map(({ label, value }) => ({ value, label: label[locale] })),
    [choices, locale],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChecked) onNext()
    else if (chosen !== null) setIsChecked(true)
  }
  return (
    <form className={styles.pledge} onSubmit={submit}>
      <h3 ref={focusAtOnce} tabIndex={-1} className={styles.practiceNumber}>
        <Trans>
          Practice question {number} of {total}
        </Trans>
      </h3>
      {question.passage !== undefined && (
        <p className={styles.passage}>{question.passage[locale]}</p>
      )}
      <OptionCards
        legend={question.text[locale]}
        options={options}
        value={chosen}
        onChange={(value) => {
          setChosen(value)
          setIsChecked(false)
        }}
      />
      {isChecked && <Solution question={question} isRight={chosen === String(question.right)} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={chosen === null}>
          {isChecked ? <Trans>Continue practice</Trans> : <Trans>Check my answer</Trans>}
        </Button>
      </div>
    </form>
  )
}

function LastText() {
  return (
    <p ref={focusAtOnce} tabIndex={-1} className={styles.practiceEnd}>
      <Trans>That was the last practice question.</Trans>
    </p>
  )
}

// What the focus was on is gone: it goes on with what comes in its place.
function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}

function Solution({ question, isRight }: { question: PracticeQuestion; isRight: boolean }) {
  const locale = currentLocale()
  const right = question.choices[question.right]?.[locale] ?? ''
  return (
    <Banner
      isLive
      tone={isRight ? 'success' : 'info'}
      title={isRight ? <Trans>Correct</Trans> : <Trans>The correct answer is: {right}</Trans>}
    >
      {question.because[locale]}
    </Banner>
  )
}

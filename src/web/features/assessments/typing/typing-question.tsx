// The screen of a typing test: the passage, the field to type it in, and how fast it goes.
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useId, useRef, useState } from 'react'

import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { Question } from '#contract/assessments/assessments.ts'
import { passageOf, typingMetrics } from '#contract/assessments/typing-metrics.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { useScreenAnswer, type QuestionFormProps } from '../question-form.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { typedWords, type PassageWord } from './typed-words.ts'
import { useTyping, type Typing } from './use-typing.ts'

import styles from './typing.module.css'

type Input = Extract<NonNullable<Question['input']>, { type: 'typing' }>

type TypingQuestionProps = Omit<QuestionFormProps, 'options' | 'stem' | 'onChoose'> & {
  input: Input
  onStream: (log: string) => void
}

export function TypingQuestion(props: TypingQuestionProps) {
  const { question, screenAnswers, isReadOnly, onNext } = props
  const { t } = useLingui()
  const { adopted } = useScreenAnswer(screenAnswers, question.question_id)
  const next = () => {
    if (!isReadOnly) onNext()
  }
  return (
    // The field takes the focus, not the form around it.
    <QuestionFrame
      {...props}
      {...(!isAsked(question) && { label: t`Warm-up`, section: undefined })}
      takesFocus={false}
      onNext={next}
    >
      {/* Drawn again when a log from another device replaces the one before it. */}
      <TypingField key={adopted} {...props} />
    </QuestionFrame>
  )
}

function TypingField(props: TypingQuestionProps) {
  const { question, input, screenAnswers, isReadOnly, isOver, takesFocus, onStream } = props
  const [stored] = useState(() => screenAnswers.all().get(question.question_id))
  const { typing, field, onText } = useTyping(stored, onStream)
  const passageId = useId()
  const isDisabled = isReadOnly || isOver
  useEffect(() => {
    // In a timed part every second counts: the field is ready to be typed in.
    if (takesFocus && !isDisabled) field.current?.focus()
  }, [field, takesFocus, isDisabled])
  const passage = input.passage[typing.language]
  return (
    <div className={styles.typing}>
      {isTouchScreen() && (
        <Banner>
          <Trans>
            You will probably type more slowly on this screen than on a keyboard. If you have a
            computer or a keyboard, use it for this test.
          </Trans>
        </Banner>
      )}
      <Passage id={passageId} language={typing.language} passage={passage} text={typing.text} />
      <TextArea
        ref={field}
        rows={3}
        label={question.text[currentLocale()]}
        aria-details={passageId}
        defaultValue={typing.text}
        disabled={isDisabled}
        lang={typing.language}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-gramm="false"
        onInput={({ currentTarget, nativeEvent }) => {
          if (!isDeadKey(nativeEvent)) onText(currentTarget.value)
        }}
        onCompositionEnd={({ currentTarget }) => onText(currentTarget.value)}
      />
      <LiveSpeed typing={typing} passage={passage} isRunning={!isDisabled} />
    </div>
  )
}

// An accent that waits for its letter: it is no character of its own, and no mistake when the letter comes.
function isDeadKey(event: Event): boolean {
  if (!(event instanceof InputEvent) || !event.isComposing) return false
  return /^[\p{Sk}~'"]$/u.test(event.data ?? '')
}

function isTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches
}

/** So much of the passage is on screen behind the word that is typed, in characters. */
const AHEAD = 400

type PassageProps = { id: string; language: string; passage: string; text: string }

function Passage({ id, language, passage, text }: PassageProps) {
  const words = typedWords(passageOf(passage, Math.max(passage.length, text.length + AHEAD)), text)
  return (
    <div className={styles.passage}>
      <p id={id} lang={language}>
        {words.map((one) => (
          <Word key={one.position} {...one} />
        ))}
      </p>
    </div>
  )
}

/** As in the stylesheet. */
const LINES_SHOWN = 4

const Word = memo(function Word({ word, state }: PassageWord) {
  const own = useRef<HTMLSpanElement>(null)
  const isCurrent = state === 'current' || state === 'current-wrong'
  useEffect(() => {
    const box = own.current?.parentElement
    if (!isCurrent || own.current === null || box === null || box === undefined) return
    // The line that is typed stays the second one.
    const line = box.clientHeight / LINES_SHOWN
    box.scrollTop = (Math.floor(own.current.offsetTop / line) - 1) * line
  }, [isCurrent])
  return (
    <>
      <span ref={own} className={styles[state]}>
        {word}
      </span>{' '}
    </>
  )
})

const SECOND_MS = 1000
/** Before so long, one key makes the speed jump. */
const FEWEST_SECONDS = 3

/** Drawn once a second; by itself it says nothing to a screen reader. */
function LiveSpeed(given: { typing: Typing; passage: string; isRunning: boolean }) {
  const { typing, passage, isRunning } = given
  const format = useFormatter()
  const [shown, setShown] = useState<{ wpm: number; accuracy: number | null } | null>(null)
  const newest = useRef({ events: typing.events, since: 0 })
  useEffect(() => {
    newest.current = { events: typing.events, since: performance.now() }
  }, [typing.events])
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      const { events, since } = newest.current
      const last = events.at(-1)?.at ?? 0
      const seconds = (last + performance.now() - since) / SECOND_MS
      if (events.length > 0 && seconds >= FEWEST_SECONDS)
        setShown(typingMetrics({ passage, seconds, events }))
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [passage, isRunning])
  const wpm = shown === null ? '–' : format.number(shown.wpm, { maximumFractionDigits: 0 })
  const accuracy =
    shown === null || shown.accuracy === null
      ? '–'
      : format.number(shown.accuracy / 100, { style: 'percent' })
  return (
    <dl className={styles.speed}>
      <div>
        <dt>
          <Trans>Words per minute</Trans>
        </dt>
        <dd>{wpm}</dd>
      </div>
      <div>
        <dt>
          <Trans>Accuracy</Trans>
        </dt>
        <dd>{accuracy}</dd>
      </div>
    </dl>
  )
}

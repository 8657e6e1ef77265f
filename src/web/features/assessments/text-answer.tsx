// A text as an answer. One that has to be something, such as an address, is an answer once it is that.
import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { TextFormat } from '#contract/assessments/answer-inputs.ts'
import { answerProblem } from '#contract/assessments/answer-rules.ts'
import type { Question } from '#contract/assessments/assessments.ts'
import { countWords } from '#contract/assessments/language-parts.ts'
import { dialedNumber } from '#contract/people/profile-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import type { AnswerInputProps, Of } from './answer-props.ts'

import styles from './assessments.module.css'

type Keyboard = { inputMode?: 'tel' | 'url'; autoComplete?: 'tel' }
type TextAnswerProps = Of<'short_text' | 'long_text'>

export function TextAnswer(props: TextAnswerProps) {
  const { question, input, stored, isDisabled, isTried, isMissing, isSuggested, onChange } = props
  const [text, setText] = useState(() => (typeof stored === 'string' ? stored : ''))
  const [isLeft, setIsLeft] = useState(false)
  // What is typed over an answer, and is none, does not take its place.
  const answered = useRef(text)
  const left = input.max_length - text.length
  const format = input.type === 'short_text' ? input.format : undefined
  const words = input.type === 'long_text' ? input.words : undefined
  const error = () => {
    const isWrong = (isTried || isLeft) && !fits(plainOf(text, format), input)
    if (isWrong && format !== undefined) return <FormatProblem format={format} />
    return isMissing && text.trim() === '' ? <MissingText question={question} /> : undefined
  }
  const field = {
    label: <Label question={question} />,
    isOptional: isMarkedOptional(props),
    hint: hintOf({ question, isSuggested }),
    error: error(),
    value: text,
    maxLength: input.max_length,
    disabled: isDisabled,
    onBlur: () => {
      setIsLeft(true)
      // Shown back as it is understood.
      const plain = plainOf(text, format)
      setText(plain)
      if (fits(plain, input)) answered.current = plain
    },
    onChange: ({ target }: { target: { value: string } }) => {
      // A database takes whole characters only, and a limit of length may cut one in two.
      const whole = target.value.toWellFormed().replaceAll('\0', '')
      setText(whole)
      const plain = plainOf(whole, format)
      const isAnswer = fits(plain, input)
      const isEmpty = plain.trim() === ''
      onChange(isAnswer || isEmpty ? plain : answered.current, isAnswer)
    },
  }
  return (
    <div className={styles.typed}>
      {input.type === 'short_text' ? (
        <TextField {...field} {...KEYBOARDS[format ?? 'none']} />
      ) : (
        <TextArea {...field} {...(words === undefined ? { rows: 7 } : OWN_WORDS)} />
      )}
      {words !== undefined && (
        <p className={styles.hint}>
          <WordCount count={countWords(text)} words={words} />
        </p>
      )}
      {words === undefined && isNearLimit(text, input.max_length) && (
        <p className={styles.hint}>
          <Plural value={left} one="# character left" other="# characters left" />
        </p>
      )}
    </div>
  )
}

/** Whether a text is so long that its writer wants to know how much room is left. */
function isNearLimit(text: string, longest: number): boolean {
  return text.length >= longest * NEAR_LIMIT
}

const NEAR_LIMIT = 0.9

// What a device would correct is what is to be shown.
const OWN_WORDS = { rows: 12, spellCheck: false, autoCorrect: 'off', autoComplete: 'off' } as const

type WordCountProps = { count: number; words: { min: number; max: number } }

function WordCount({ count, words }: WordCountProps) {
  const range = useFormatter().numberRange(words.min, words.max)
  return (
    <>
      <Plural value={count} one="# word" other="# words" /> <Trans>({range} asked for)</Trans>
    </>
  )
}

/** The question, as the name of its field. */
export function Label({ question }: { question: Question }) {
  return <span className={styles.typedLabel}>{question.text[currentLocale()]}</span>
}

/** Whether a field itself says that it may stay empty; a question on a page of its own says it above. */
export function isMarkedOptional({
  isField,
  question,
}: Pick<AnswerInputProps, 'isField' | 'question'>) {
  return isField === true && question.is_required === false
}

/** Said of a field that was left empty and may not be. */
export function MissingText({ question }: { question: Question }) {
  const name = question.text[currentLocale()]
  return <Trans>The {name} field is required</Trans>
}

/** What is sent of a text that was typed. */
function plainOf(text: string, format: TextFormat | undefined): string {
  return format === 'phone' ? dialedNumber(text) : text
}

const KEYBOARDS: Readonly<Record<TextFormat | 'none', Keyboard>> = {
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  linkedin: { inputMode: 'url' },
  website: { inputMode: 'url' },
  none: {},
}

function fits(text: string, input: TextAnswerProps['input']): boolean {
  return answerProblem(input, { value: text, values: NO_CHOICES }) === null
}

const NO_CHOICES: ReadonlySet<number> = new Set()

function hintOf({ question, isSuggested }: Pick<TextAnswerProps, 'question' | 'isSuggested'>) {
  const help = question.help?.[currentLocale()]
  if (!isSuggested) return help
  return (
    <>
      {help} <Trans>From your profile or My Experience. Change it if it is different by now.</Trans>
    </>
  )
}

function FormatProblem({ format }: { format: TextFormat }) {
  switch (format) {
    case 'phone':
      return <Trans>Enter a phone number, such as (401) 555-0134.</Trans>
    case 'linkedin':
      return <Trans>Enter the address of a LinkedIn page, beginning with https://.</Trans>
    case 'website':
      return <Trans>Enter the address of a website, beginning with https://.</Trans>
  }
}

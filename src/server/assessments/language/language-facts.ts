// What staff read of a submitted language test: how each part was taken, and what was written. Pure.
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { AnswerValue, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import {
  countWords,
  HEARING,
  HEARING_QUESTION,
  LANGUAGE_PARTS,
  type LanguagePart,
} from '#contract/assessments/language-parts.ts'
import {
  languageTestId,
  type LanguageFacts,
  type LanguageTestSettings,
} from '#contract/assessments/language-tests.ts'

import { DEFAULT_TEST, partAttribute } from '../instruments/language-test/language-test.ts'
import type { WrittenContent } from '../kinds/written-content.ts'

type Row = {
  readonly kind: string
  readonly settings: ActivitySettings | null
  readonly written: WrittenContent | null
  /** Null before the submission. */
  readonly answers: readonly { readonly questionId: string; readonly value: AnswerValue }[] | null
}
/** By attribute: how many answers are right. */
type RightCounts = ReadonlyMap<string, number>
type Part = LanguageFacts['parts'][number]
type Answers = ReadonlyMap<string, AnswerValue>

/** Null for what is no language test, and before its submission. */
export function languageFactsOf(
  { kind, settings, written, answers: rows }: Row,
  right: RightCounts,
): LanguageFacts | null {
  if (kind !== 'language-test' || written === null || rows === null) return null
  const chosen = settings?.kind === 'language-test' ? settings : DEFAULT_TEST
  const answers = new Map(rows.map(({ questionId, value }) => [questionId, value]))
  const parts = LANGUAGE_PARTS.map((part) =>
    partOf(part, { chosen, questions: questionsOf(written, part), answers, right }),
  )
  const { language, instruction_language } = chosen
  const is_complete = parts.every(({ state }) => state === 'complete' || state === 'left_out')
  return { language, instruction_language, is_complete, parts }
}

type Given = {
  readonly chosen: Omit<LanguageTestSettings, 'kind'>
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly right: RightCounts
}

function partOf(part: LanguagePart, { chosen, questions, answers, right }: Given): Part {
  const isLeftOut = part === 'listening' && answers.get(HEARING_QUESTION) === HEARING.leavesOut
  const answered = isLeftOut
    ? 0
    : questions.filter(({ question_id: id }) => !isBlank(answers.get(id))).length
  const isScored = part === 'reading' || part === 'listening'
  const scored = isScored ? right.get(partAttribute(chosen.language, part)) : undefined
  return {
    external_vendor_asmt_id: languageTestId(part, chosen),
    part,
    state: isLeftOut ? 'left_out' : stateOf(answered, questions.length),
    answered,
    questions: questions.length,
    right: isLeftOut ? null : (scored ?? null),
    ...writingOf(questions, answers),
  }
}

// What is answered: a clip is only heard.
function questionsOf({ questions, sections }: WrittenContent, part: LanguagePart): Question[] {
  const ids = sections?.find((one) => one.section_id === part)?.question_ids ?? []
  return questions.filter((one) => ids.includes(one.question_id) && one.input?.type !== 'clip')
}

function stateOf(answered: number, questions: number): Part['state'] {
  if (answered === questions) return 'complete'
  return answered === 0 ? 'not_taken' : 'partly'
}

function writingOf(
  questions: readonly Question[],
  answers: Answers,
): Pick<Part, 'text' | 'words' | 'asked_words'> {
  const [question] = questions
  if (question?.input?.type !== 'long_text') return { text: null, words: null, asked_words: null }
  const answer = answers.get(question.question_id)
  const text = typeof answer === 'string' && !isBlank(answer) ? answer : null
  return {
    text,
    words: text === null ? null : countWords(text),
    asked_words: question.input.words ?? null,
  }
}

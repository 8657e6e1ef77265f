import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
// The questions that a company asked, with the answers and the rules that an answer does not meet. Pure.
import { isBlank } from '#contract/assessments/blank-answer.ts'
import type { ApplicantFile } from '#contract/assessments/media.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'
import type { AnsweredQuestion } from '#contract/scorecards/scorecards.ts'

import { notesOf } from '../assessments/kinds/activity-kinds.ts'
import type { StaffNote } from '../assessments/kinds/written-content.ts'
import { toPhoneNumber } from '../people/profile/phone-number.ts'
import type { listActivities } from './scorecard-repository.ts'

type ActivityRow = Pick<
  Awaited<ReturnType<typeof listActivities>>[number],
  'answers' | 'settings' | 'written' | 'submittedAt' | 'phoneCountry'
>
type Given = {
  /** Those that answers name, by their ids; without them, an answer by a file has none. */
  readonly files?: ReadonlyMap<string, ApplicantFile>
  readonly canSeePrivate: boolean
}

/** What the company asked and what was answered, in the order of the questions; nothing before the submission. */
export function describeQuestions(
  row: ActivityRow,
  { files, canSeePrivate }: Given,
): AnsweredQuestion[] {
  const { settings, written, submittedAt } = row
  if (settings === null || written === null || submittedAt === null) return []
  const answers = row.answers ?? []
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  const notes = notesOf(settings)
  const seen = (id: string) => canSeePrivate || notes.get(id)?.isPrivate !== true
  return shownQuestions(openConditions(written.questions, seen), values).flatMap((question) => {
    const note = notes.get(question.question_id)
    if (note === undefined) return []
    const isHidden = note.isPrivate && !canSeePrivate
    const value = isHidden ? undefined : values.get(question.question_id)
    const described = describe({ question, note, value, content: written })
    const file = files?.get(String(value)) ?? null
    const isPhone = described.format === 'phone' && typeof described.value === 'string'
    const phone = isPhone ? toPhoneNumber(String(described.value), row.phoneCountry) : null
    return [{ ...described, phone, file, is_hidden: isHidden }]
  })
}

// Which questions were asked must not tell a private answer to anyone who does not see it.
function openConditions(
  questions: readonly Question[],
  isSeen: (questionId: string) => boolean,
): readonly Question[] {
  return questions.map(({ shown_if: condition, ...question }) =>
    condition === undefined || !isSeen(condition.question_id)
      ? question
      : { ...question, shown_if: condition },
  )
}

type Described = {
  readonly question: Question
  readonly note: StaffNote
  readonly value: AnswerValue | undefined
  readonly content: Pick<AssessmentPackage, 'response_sets' | 'sections'>
}

function describe({ question, note, value, content }: Described) {
  const { question_id, text, is_required = false, input } = question
  const choices = content.response_sets[question.response_set] ?? []
  const options = note.type === 'scale' ? [] : choices
  const named = new Set([value].flat())
  return {
    question_id,
    text,
    section: sectionOf(question_id, content),
    type: note.type,
    is_required,
    value: value === undefined || isBlank(value) ? null : value,
    chosen: options
      .filter((option) => named.has(option.value))
      .map((option) => ({ text: option.label, is_knock_out: note.knockOuts.has(option.value) })),
    knock_outs: options
      .filter((option) => note.knockOuts.has(option.value))
      .map((option) => option.label),
    max: note.type === 'scale' ? choices.length : null,
    unit: input?.type === 'number' ? input.unit : '',
    format: input?.type === 'short_text' ? (input.format ?? null) : null,
  }
}

function sectionOf(questionId: string, { sections = [] }: Pick<AssessmentPackage, 'sections'>) {
  return sections.find((one) => one.question_ids.includes(questionId))?.title ?? null
}

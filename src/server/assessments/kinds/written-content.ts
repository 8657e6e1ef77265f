import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'

/** What settings change of the content of their kind. */
export type WrittenContent = Pick<
  AssessmentPackage,
  'minutes' | 'questions' | 'response_sets' | 'sections'
> &
  Partial<Pick<AssessmentPackage, 'title' | 'instruction' | 'shuffled_response_sets'>>

/** What staff know of a question beside what candidates get. */
export type StaffNote = {
  readonly type: QuestionType
  /** The values of the choices that are knock-outs. */
  readonly knockOuts: ReadonlySet<number>
  /** Only staff whose role includes private data see the answer. */
  readonly isPrivate: boolean
}

/** By question. */
export type StaffNotes = ReadonlyMap<string, StaffNote>

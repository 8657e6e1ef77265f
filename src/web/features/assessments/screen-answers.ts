import type { AnswerValue, Question } from '#contract/assessments/assessments.ts'
// The answers of one attempt as the screen knows them. Apart from React's state: many parts look at them, and a choice
// must not draw anything again but what it changes.
import { isBlank } from '#contract/assessments/blank-answer.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

export class ScreenAnswers {
  #answers: Answers
  #adopted = 0
  #isUncorrected = false
  readonly #listeners = new Set<() => void>()

  constructor(initial: Answers) {
    this.#answers = initial
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly all = (): Answers => this.#answers

  /** How many of some questions have an answer; one that was taken back is none. */
  readonly count = (questions: readonly Pick<Question, 'question_id'>[]): number =>
    questions.filter(({ question_id: id }) => !isBlank(this.#answers.get(id))).length

  /** How often answers came from elsewhere than the controls on screen, which then have to follow. */
  readonly adopted = (): number => this.#adopted

  /** Whether the field on screen contains something that is no answer, and is therefore not stored. */
  readonly isUncorrected = (): boolean => this.#isUncorrected

  setUncorrected(isUncorrected: boolean): void {
    if (this.#isUncorrected === isUncorrected) return
    this.#isUncorrected = isUncorrected
    this.announce()
  }

  /** Notes what a control on screen shows already. Listeners hear of it with `announce`, when there is time. */
  note(questionId: string, value: AnswerValue): void {
    this.#answers = new Map(this.#answers).set(questionId, value)
  }

  readonly announce = (): void => {
    for (const listener of this.#listeners) listener()
  }

  /** Adopts answers that no control on screen shows yet. */
  adopt(answers: Answers): void {
    this.#answers = new Map([...this.#answers, ...answers])
    this.#adopted += 1
    this.announce()
  }
}

// What a typing test is, and what a log of keystrokes says. Pure.
import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { TimerName } from '#contract/assessments/time-limits.ts'
import { decodeTypingLog } from '#contract/assessments/typing-log.ts'
import { typingFlags, typingMetrics } from '#contract/assessments/typing-metrics.ts'
import type { TypingFacts } from '#contract/assessments/typing-tests.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import { extraTimesOf, secondsRun, type PartTimes } from '../extra-time/part-time.ts'

export type TypingTest = {
  readonly questionId: string
  /** Its limited part. */
  readonly timer: TimerName
  readonly passage: LocalizedText
  readonly seconds: number
}

/** The text that is typed against the clock; null for content that has none. */
export function typingTestOf(
  content: Pick<AssessmentPackage, 'questions' | 'sections'>,
): TypingTest | null {
  const timed = content.sections?.find((section) => section.time_limit_seconds !== undefined)
  const question = content.questions.find((one) => one.question_id === timed?.question_ids[0])
  const seconds = timed?.time_limit_seconds
  if (timed === undefined || seconds === undefined || question?.input?.type !== 'typing')
    return null
  const timer: TimerName = `section:${timed.section_id}`
  return { questionId: question.question_id, timer, passage: question.input.passage, seconds }
}

/** The same test with the time that it ran for, extra time included. */
export function asItRan(
  test: TypingTest,
  { answer, times }: { answer: AnswerValue | undefined; times: PartTimes },
): TypingTest {
  const log = typeof answer === 'string' ? decodeTypingLog(answer) : null
  const lastAtMs = log?.events.at(-1)?.at ?? 0
  const extraTimes = extraTimesOf(times, test.timer)
  return { ...test, seconds: secondsRun({ seconds: test.seconds, extraTimes, lastAtMs }) }
}

/** The measures of an answer, and what in it no hand does; null where nothing was typed. */
export function typingResultOf(
  { passage, seconds }: TypingTest,
  answer: AnswerValue | undefined,
): TypingFacts | null {
  const log = typeof answer === 'string' ? decodeTypingLog(answer) : null
  if (log === null || log.events.length === 0) return null
  const { language, events } = log
  const typed = { passage: passage[language], seconds, events }
  return { language, ...typingMetrics(typed), flags: typingFlags(typed) }
}

// Which parts of a package have a limit of time. One function for the device, the server and the reviewer.
import type { AssessmentPackage } from './assessments.ts'
import { withExtraTime } from './extra-time-factors.ts'

/** Names a limited part: the whole activity, one section, or one question. */
export type TimerName = 'activity' | `section:${string}` | `question:${string}`

export type TimeLimit = {
  readonly timer: TimerName
  readonly seconds: number
  /** The questions that the limit is about. */
  readonly questionIds: readonly string[]
}

type Limited = Pick<
  AssessmentPackage,
  'questions' | 'sections' | 'time_limit_seconds' | 'extra_time'
>

/** Every limit of a package, with its extra time, the widest first: the activity, its sections, its questions. */
export function listTimeLimits(content: Limited): TimeLimit[] {
  const all = content.questions.map((question) => question.question_id)
  const activity = limitOf({
    timer: 'activity',
    seconds: content.time_limit_seconds,
    questionIds: all,
  })
  const sections = (content.sections ?? []).flatMap((section) =>
    limitOf({
      timer: `section:${section.section_id}`,
      seconds: section.time_limit_seconds,
      questionIds: section.question_ids,
    }),
  )
  const questions = content.questions.flatMap((question) =>
    limitOf({
      timer: `question:${question.question_id}`,
      seconds: question.time_limit_seconds,
      questionIds: [question.question_id],
    }),
  )
  return [...activity, ...sections, ...questions].flatMap((limit) => {
    const seconds = withExtraTime(limit.seconds, content.extra_time ?? 'none')
    return seconds === null ? [] : [{ ...limit, seconds }]
  })
}

function limitOf(given: Omit<TimeLimit, 'seconds'> & { seconds: number | undefined }): TimeLimit[] {
  const { seconds, ...rest } = given
  return seconds === undefined ? [] : [{ ...rest, seconds }]
}

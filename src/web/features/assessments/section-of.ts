import type { Question } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import type { OpenActivity } from './open-activity.ts'

/** The title of the section of a form that a question is in. Parts with a limit of time have an introduction of their own. */
export function sectionOf(content: OpenActivity['content'], { question_id: id }: Question) {
  const section = content.sections?.find((one) => one.question_ids.includes(id))
  if (section?.time_limit_seconds !== undefined) return undefined
  return section?.title[currentLocale()]
}

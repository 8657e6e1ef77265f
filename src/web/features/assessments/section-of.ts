import type { Question } from '#contract/assessments/assessments.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import type { OpenActivity } from './open-activity.ts'

/** The title of the section of a form that a question is in. Parts with a limit of time have an introduction of their own. */
export function sectionOf(content: OpenActivity['content'], { question_id: id }: Question) {
  const section = content.sections?.find((one) => one.question_ids.includes(id))
  if (section === undefined) return undefined
  const timer = `section:${section.section_id}`
  if (listTimeLimits(content).some((limit) => limit.timer === timer)) return undefined
  return section.title[currentLocale()]
}

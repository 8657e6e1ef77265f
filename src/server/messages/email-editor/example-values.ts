// What the variables of system emails stand for in previews and tests: no one's data.
import type { Locale } from '#contract/core/shape.ts'

import { answerBy } from '../../mail/answer-by.ts'
import { applyAgain } from '../../mail/apply-again.ts'
import { PRODUCT } from '../../mail/compose-mail.ts'
import { dayIn } from '../../mail/date-time-in.ts'
import { endedWithApplication } from '../../mail/ended-with-application.ts'
import { sampleAddressee } from '../sample-addressee.ts'

const ACTIVITIES: Readonly<Record<Locale, string>> = {
  en: 'Skills test',
  es: 'Prueba de aptitudes',
  fr: 'Test de compétences',
}

const DAY = '2030-03-14'

/** By the names in templates. `company` is the name of the company, if it is one's. */
export function exampleValues(
  language: Locale,
  { company }: { company: string },
): Record<string, string> {
  const { firstName, jobTitle } = sampleAddressee(language, company)
  const now = new Date(`${DAY}T09:30:00Z`)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })
  return {
    product_name: PRODUCT,
    company_name: company,
    first_name: firstName,
    job_name: jobTitle,
    activity_name: ACTIVITIES[language],
    answer_text: answerBy({ company, dueOn: DAY }, language),
    ended_text: endedWithApplication(['interviews', 'offer'], language),
    retake_text: applyAgain({ at: now, retakeIntervalDays: 30 }, { language, now }),
    start_date: dayIn(DAY, language),
    link_minutes: '60',
    link_days: '7',
    grace_days: '30',
    export_days: '7',
    when: when.format(now),
    place: '100 Harbor Street',
    parts: '',
    interviewers: '',
    joining: '',
    note: '',
  }
}

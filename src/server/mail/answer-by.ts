// By when a company said that it replies to an applicant, as a sentence.
import type { Locale } from '#contract/core/shape.ts'

import { dayIn } from './date-time-in.ts'

const LABELS: Record<Locale, string> = {
  en: '{company} will reply by {date}.',
  es: '{company} responderá a más tardar el {date}.',
  fr: '{company} répondra au plus tard le {date}.',
}

/** `dueOn` is a day as YYYY-MM-DD. */
export function answerBy(
  { company, dueOn }: { company: string; dueOn: string },
  language: Locale,
): string {
  const values = { company, date: dayIn(dueOn, language) }
  return LABELS[language].replaceAll(
    /\{(company|date)\}/g,
    (_, name: string) => values[name === 'company' ? 'company' : 'date'],
  )
}

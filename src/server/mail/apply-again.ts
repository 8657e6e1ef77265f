// When the applicant of a withdrawn application may apply for the position again, as a sentence.
import type { Locale } from '#contract/core/shape.ts'

const DAY_MS = 86_400_000

const AT_ONCE_LABELS: Record<Locale, string> = {
  en: 'While the position is open, you can apply for it again.',
  es: 'Mientras la vacante esté abierta, puedes volver a postularte.',
  fr: 'Tant que le poste est ouvert, vous pouvez postuler à nouveau.',
}

const LATER_LABELS: Record<Locale, string> = {
  en: 'While the position is open, you can apply for it again after {date}.',
  es: 'Mientras la vacante esté abierta, puedes volver a postularte después del {date}.',
  fr: 'Tant que le poste est ouvert, vous pouvez postuler à nouveau après le {date}.',
}

/** The wait counts from the application, as `remainingDays` of the progress does. */
export function applyAgain(
  applied: { readonly at: Date; readonly retakeIntervalDays: number },
  { language, now }: { language: Locale; now: Date },
): string {
  const until = new Date(applied.at.getTime() + applied.retakeIntervalDays * DAY_MS)
  if (until <= now) return AT_ONCE_LABELS[language]
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return LATER_LABELS[language].replace('{date}', () => date.format(until))
}

// Days and times in emails.

/** A date and time with its zone, as an email says it; empty for none. */
export function dateTimeIn(
  at: Date | null,
  { language, zone }: { language: string; zone: string },
): string {
  if (at === null) return ''
  // Not `timeStyle: 'long'`, which has seconds, and the zone as a number where the language knows no letters for it.
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone: zone,
  })
  return format.format(at)
}

/** A day, given as YYYY-MM-DD, as an email says it. */
export function dayIn(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

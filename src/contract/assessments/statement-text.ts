// A statement of an instrument as one sentence.
import type { Locale, LocalizedText } from '../core/shape.ts'

/** The stem and the statement, which goes on in lower case: "I" and "Worry about things" are "I worry about things". */
export function statementText(
  given: { stem?: LocalizedText | undefined; text: LocalizedText },
  locale: Locale,
): string {
  const text = given.text[locale]
  const stem = given.stem?.[locale] ?? ''
  return stem === '' ? text : `${stem} ${text.charAt(0).toLocaleLowerCase(locale)}${text.slice(1)}`
}

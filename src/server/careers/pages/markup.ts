// HTML and XML whose values are escaped, unless they are markup themselves. Knows no page.

/** Text that may stand in a page as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | null | readonly Markup[]

// XML knows no other control characters, not even as references; half a character is none either.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Markup with escaped values; null stands for nothing. Good for element text and for quoted attributes. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const text = parts.reduce((before, part, index) => before + textOf(values[index - 1]) + part)
  return new Markup(text)
}

function textOf(value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return typeof value === 'number' ? String(value) : escapeMarkup(value)
}

/** Text as it stands in XML and HTML alike, without what neither can hold. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** JSON that no part of ends the script element around it. */
export function jsonInScript(value: unknown): Markup {
  const text = JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  return new Markup(text)
}

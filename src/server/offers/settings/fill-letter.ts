// Fills the template of an offer letter. Pure; values are escaped, and never read as a template or as HTML.
import type { Locale } from '#contract/core/shape.ts'
import { fillTemplate, parseTemplate } from '#contract/messages/template-variables.ts'
import type { OfferDetailsRow } from '#contract/offers/offer-details-templates.ts'
import {
  DETAILS_PARAGRAPH,
  DETAILS_TOKEN,
  LETTER_SIGNERS,
  SIGNER_BLOCKS,
  signerBlockIn,
  signerToken,
} from '#contract/offers/offer-letter-rules.ts'

import { escapeHtml } from '../../mail/escape-html.ts'
import { formatLetterValue, type LetterValue } from './format-letter-value.ts'

export type LetterToFill = {
  readonly template: {
    readonly language: Locale
    /** Plain text, as the footer. */
    readonly header: string
    /** As it was stored: clean HTML. */
    readonly body_html: string
    readonly footer: string
  }
  /** By the names of the variables; null, or left out, where there is no value. */
  readonly values: Readonly<Record<string, LetterValue | null | undefined>>
  /** The rows of the chosen details template; null where none was chosen. */
  readonly details: readonly OfferDetailsRow[] | null
}

export type FilledLetter = {
  /** Plain text, as the footer: escape it before it becomes HTML. */
  readonly header: string
  /** Clean HTML. What signers leave is a `<span data-block="signature" data-signer="candidate"></span>`. */
  readonly html: string
  readonly footer: string
  /** The variables without value or fallback, each once; `details` where its table was not chosen. */
  readonly missing: string[]
}

/** Puts the values of an offer into a letter. */
export function fillLetter({ template, values, details }: LetterToFill): FilledLetter {
  const { language, header, body_html: body, footer } = template
  const texts = textsOf(values, language)
  const inLine = (line: string) => fillTemplate(line, { values: withEmpty(line, texts) })
  const table = details === null ? '' : tableOf(details, texts)
  const missing = [header, body, footer].flatMap((text) => missingIn(text, texts))
  const lacksTable = namesIn(body).includes(DETAILS_TOKEN) && details === null
  return {
    header: inLine(header),
    html: fillBody(body, { texts, table }),
    footer: inLine(footer),
    missing: [...new Set([...missing, ...(lacksTable ? [DETAILS_TOKEN] : [])])],
  }
}

type Texts = Readonly<Record<string, string>>

function textsOf(values: LetterToFill['values'], language: Locale): Texts {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null || value === undefined ? '' : formatLetterValue(value, language),
    ]),
  )
}

function fillBody(body: string, { texts, table }: { texts: Texts; table: string }): string {
  const blocks = Object.fromEntries(BLOCKS.map((name) => [name, blockOf(name)]))
  // A paragraph cannot hold a table: the table takes its place.
  const alone = body.replaceAll(DETAILS_PARAGRAPH, `{{${DETAILS_TOKEN}}}`)
  return fillTemplate(alone, {
    values: { ...withEmpty(body, texts), ...blocks, [DETAILS_TOKEN]: table },
    format: (value, name) =>
      name === DETAILS_TOKEN || signerBlockIn(name) !== null ? value : inHtml(value),
  })
}

const BLOCKS = LETTER_SIGNERS.flatMap((signer) =>
  SIGNER_BLOCKS.map((block) => signerToken(block, signer)),
)

function blockOf(name: string): string {
  const found = signerBlockIn(name)
  return found === null
    ? ''
    : `<span data-block="${found.block}" data-signer="${found.signer}"></span>`
}

function inHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br />')
}

/** The rows with their values; empty where none is left. */
function tableOf(details: readonly OfferDetailsRow[], texts: Texts): string {
  const rows = details.flatMap((row) => {
    const text = texts[row.field_key] ?? ''
    if (row.is_omitted_when_empty && text.trim() === '') return []
    const value = text.trim() === '' ? '—' : inHtml(text)
    return [`<tr><th>${escapeHtml(row.label)}</th><td>${value}</td></tr>`]
  })
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`
}

/** Every name in braces has a value, so that none stays in the letter as it is written. */
function withEmpty(template: string, texts: Texts): Record<string, string> {
  return { ...Object.fromEntries(namesIn(template).map((name) => [name, ''])), ...texts }
}

function missingIn(template: string, texts: Texts): string[] {
  return parseTemplate(template).flatMap((part) => {
    if (part.kind === 'text' || part.name === DETAILS_TOKEN || signerBlockIn(part.name) !== null)
      return []
    const hasValue = (texts[part.name] ?? '').trim() !== '' || part.fallback !== ''
    return hasValue ? [] : [part.name]
  })
}

function namesIn(template: string): string[] {
  return parseTemplate(template).flatMap((part) => (part.kind === 'variable' ? [part.name] : []))
}

// Cleans what an author wrote as the body of an email, and says what its variables make impossible.
import { LINK_VARIABLES } from '#contract/messages/email-editor-rules.ts'
import {
  hasLooseBraces,
  parseTemplate,
  unknownVariables,
} from '#contract/messages/template-variables.ts'

import { cleanRichText } from '../../rich-text/clean-rich-text.ts'

/** A variable is such an address while the sanitiser looks at addresses: it knows only whole ones. */
const PROVISIONAL = 'https://variable.invalid/'
const VARIABLE_HREF = /href\s*=\s*(["'])\s*\{\{\s*(\w{1,80})\s*\}\}\s*\1/gi
const PROVISIONAL_HREF = /href="https:\/\/variable\.invalid\/(\w{1,80})"/g

/** Clean HTML; a link whose whole address is a variable stays one. Empty when no text is left. */
export function cleanEmailBody(html: string): string {
  const whole = html.replaceAll(
    VARIABLE_HREF,
    (_, _quote, name: string) => `href="${PROVISIONAL}${name}"`,
  )
  return cleanRichText(whole).replaceAll(
    PROVISIONAL_HREF,
    (_, name: string) => `href="{{${name}}}"`,
  )
}

const LINK = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g
const TAG = /<[^>]*>/g
const INVISIBLE = /&nbsp;|&#8203;|[\s\u200b-\u200d\u2060\ufeff]/g

function textOf(html: string): string {
  return html.replaceAll(TAG, '').replaceAll(INVISIBLE, '')
}

// Tags between its braces: the HTML would show it as it is written, and the plain text would fill it in.
function hasSplitVariable(html: string): boolean {
  const texts = html.split(TAG)
  const inTexts = texts.reduce((sum, text) => sum + variableCount(text), 0)
  return variableCount(texts.join('')) !== inTexts
}

function variableCount(text: string): number {
  return parseTemplate(text).filter((part) => part.kind === 'variable').length
}

export type Variables = {
  readonly names: readonly string[]
  /** Those that the body cannot do without. */
  readonly required: readonly string[]
}

/** Null when nothing is wrong with the variables of a text; else the first that is. */
export function problemOfVariables(text: string, names: readonly string[]): string | null {
  const [unknown] = unknownVariables(text, names)
  if (unknown !== undefined) return `There is no variable {{${unknown}}}.`
  return hasLooseBraces(text) ? 'Two braces are opened or closed without a variable.' : null
}

/** The same of a clean body, where an address is a variable as a whole or holds none. */
export function problemOfBody(clean: string, { names, required }: Variables): string | null {
  const problem = problemOfVariables(clean, names)
  if (problem !== null) return problem
  const addresses = [...clean.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href)
  const mixed = addresses.find((href) => /\{\{|%7B%7B/i.test(href) && !isLinkVariable(href))
  if (mixed !== undefined) return 'An address is one link variable, without anything beside it.'
  if (hasSplitVariable(clean)) return 'Give all of a variable the same format, with its braces.'
  // A link without words cannot be seen, nor pressed.
  const worded = [...clean.matchAll(LINK)].flatMap(([, href, label = '']) =>
    textOf(label) === '' ? [] : href,
  )
  const lacking = required.find((name) => !worded.includes(`{{${name}}}`))
  return lacking === undefined ? null : `Keep a link to {{${lacking}}}.`
}

function isLinkVariable(href: string): boolean {
  return LINK_VARIABLES.some((name) => href === `{{${name}}}`)
}

// What is wrong with an offer letter, and what is stored of one that is right.
import {
  hasLooseBraces,
  parseTemplate,
  unknownVariables,
} from '#contract/messages/template-variables.ts'
import {
  bodyNames,
  hasDetailsAlone,
  letterVariables,
  signerToken,
} from '#contract/offers/offer-letter-rules.ts'
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'

import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'

/**
 * A letter with a clean body. `own` are the variables of the company's own fields.
 * @throws AppError `validation_failed` with what is wrong with each field; `letter_unsigned`.
 */
export function checkLetter(
  content: OfferLetterContent,
  own: readonly string[],
): OfferLetterContent {
  const body = cleanRichText(content.body_html)
  const variables = letterVariables(own)
  const problems = {
    header: problemOf(content.header, variables),
    body_html: body === '' ? 'Write a letter.' : problemOfBody(body, own),
    footer: problemOf(content.footer, variables),
  }
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem === null ? [] : [[name, problem]],
    ),
  )
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  const names = parseTemplate(body).map((part) => (part.kind === 'variable' ? part.name : ''))
  if (!names.includes(signerToken('signature', 'candidate')))
    throw new AppError('letter_unsigned', { isOfWhole: true })
  return { ...content, body_html: body }
}

function problemOf(text: string, names: readonly string[]): string | null {
  const unknown = unknownVariables(text, names).map((name) => `{{${name}}}`)
  if (unknown.length > 0) return `There are no variables ${unknown.join(', ')}.`
  return hasLooseBraces(text) ? 'Two braces are opened or closed without a variable.' : null
}

function problemOfBody(body: string, own: readonly string[]): string | null {
  const problem = problemOf(body, bodyNames(own))
  if (problem !== null) return problem
  if (/<[^<>]*\{\{/.test(body)) return 'Write variables as text, and not in the address of a link.'
  // Where there is a value, the elements of the fallback would go, and their other halves stay.
  const formatted = parseTemplate(body).find(
    (part) => part.kind === 'variable' && part.fallback.includes('<'),
  )
  if (formatted !== undefined) return 'Write fallbacks as one text without formatting.'
  return hasDetailsAlone(body) ? null : 'Put {{details}} on a line of its own.'
}

// Finds the name and contact of a candidate in the text of their resume. Pure; a guess that the user checks.
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max'

import type { ResumeContact } from '#contract/applicants/added-applicants.ts'
import { emailSchema } from '#contract/core/email.ts'
import { personNameSchema } from '#contract/core/shape.ts'

/** Contact details stand at the top; a resume may have a hundred pages. */
const TOP = 4000
/** Lines, without empty ones, among which the name is. */
const NAME_LINES = 8
/** A line with another number of words is no name. */
const NAME_WORDS = { min: 2, max: 5 }
const LONGEST_WORD = 30

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu
const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u
/** Words of headings and of contact lines, which no name has. */
const HEADINGS =
  /\b(?:resume|résumé|curriculum|vitae|cv|profile|perfil|profil|contact|contacto|summary|resumen|objective|experience|experiencia|education|address|street|phone|email)\b/iu

/**
 * The name and contact in the text of a resume; empty where it says none.
 * @param country where a phone number without a plus is dialled, as ISO 3166; null for not known
 */
export function contactIn(text: string, country: string | null): ResumeContact {
  const top = text.slice(0, TOP)
  return { ...nameIn(top), email: emailIn(top), phone_number: phoneIn(top, country) }
}

function emailIn(text: string): string {
  for (const [found] of text.matchAll(EMAIL)) {
    const email = emailSchema.safeParse(found)
    if (email.success) return email.data
  }
  return ''
}

function phoneIn(text: string, country: string | null): string {
  const isKnown = country !== null && isSupportedCountry(country)
  const [first] = findPhoneNumbersInText(text, isKnown ? { defaultCountry: country } : undefined)
  if (first === undefined) return ''
  const { number, ext } = first.number
  return ext === undefined ? number : `${number}x${ext}`
}

type Name = Pick<ResumeContact, 'first_name' | 'last_name'>

function nameIn(text: string): Name {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  for (const line of lines.slice(0, NAME_LINES)) {
    const name = nameOf(line)
    if (name !== null) return name
  }
  return { first_name: '', last_name: '' }
}

// The first word and the rest: only the person knows where a name of four words is divided.
function nameOf(line: string): Name | null {
  const [before = ''] = line.split(/[,|•·–—\t]| {3,}/u)
  const words = before.trim().split(/\s+/u)
  const isFew = words.length >= NAME_WORDS.min && words.length <= NAME_WORDS.max
  if (!isFew || HEADINGS.test(before)) return null
  if (words.some((word) => word.length > LONGEST_WORD)) return null
  const [first = '', ...rest] = words.map(asWritten)
  // "de la Cruz" begins small; the first and the last word do not.
  if (!WORD.test(first) || !WORD.test(rest.at(-1) ?? '')) return null
  const name = { first_name: first, last_name: rest.join(' ') }
  return Object.values(name).every((part) => personNameSchema.safeParse(part).success) ? name : null
}

// In capitals, as many write it at the top.
function asWritten(word: string): string {
  if (word.length < 2 || word !== word.toUpperCase()) return word
  return word.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (part) => {
    const [head = '', ...tail] = part
    return head + tail.join('').toLowerCase()
  })
}

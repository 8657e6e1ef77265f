// What the fields of a profile take, for the contract and for forms that check before they send. Imports nothing.

/**
 * The fields of a profile that say who someone is. A save of any of them needs date of birth and gender, unless both are
 * there; a save of the others, which say how to reach them, does not.
 */
export const PERSONAL_FIELDS = ['first_name', 'last_name', 'dob', 'gender'] as const

export const OLDEST_BIRTH = '1900-01-01'

/**
 * Digits as they are dialled, with a plus before those that begin with a country's code; an extension follows an x, as
 * in `4015550134x12`.
 */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{5,15}(?:x\d{1,7})?$/.test(text)
}

/** As people write it. What is longer is no number, and reading it would take long. */
const LONGEST_PHONE = 100

/** How people write an extension after a number, in the languages of the app. */
const EXTENSION =
  /[\s,;]*(?:\bext(?:ension|ensión|\.)?|\bextn|\banexo|\binterno|\bint|\bposte|(?<=\d|\s)x|#)[\s.:]*(\d{1,7})\s*$/iu

/**
 * A phone number as it is dialled, from one as people write it: "(401) 555-0134", "+49 (0)30 123-456",
 * "401 555 0134 ext. 12". What is no phone number stays as it is, so that it is refused as it was typed.
 */
export function dialedNumber(text: string): string {
  if (text.length > LONGEST_PHONE) return text
  const normal = text.normalize('NFKC')
  const extension = EXTENSION.exec(normal)
  const number = normal.slice(0, extension?.index).replace(/^\s*(\+\d{1,3})\s*\(0\)/, '$1')
  const dialed = number.replaceAll(/[\s().\-\u2010-\u2015\u2212/·]/gu, '')
  const whole = extension === null ? dialed : `${dialed}x${extension[1]}`
  return isPhoneNumber(whole) ? whole : text
}

/** An https address of a page on linkedin.com, with nothing in it that leads elsewhere. */
export function isLinkedInUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, pathname } = new URL(text)
  const isTheirs = hostname === 'linkedin.com' || hostname.endsWith('.linkedin.com')
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isTheirs && isPlain && pathname.length > 1
}

/** True for an ISO date on which a user may be born; `today` is one too. */
export function isBirthDate(date: string, today: string): boolean {
  const at = new Date(`${date}T00:00:00.000Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === date
  return isReal && date >= OLDEST_BIRTH && date <= today
}

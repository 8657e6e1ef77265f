// Where an interview is: whether it can be joined, and which links a place may name.
import type { InterviewFormat } from './interviews-rules.ts'

type Meeting = { readonly format: InterviewFormat; readonly place: string }

/** True for a video interview whose place has no web address. */
export function lacksLink({ format, place }: Meeting): boolean {
  return format === 'video' && !/https?:\/\/\S/i.test(place)
}

/** Schemes that run or open something without slashes after them. */
const RUNS =
  /(?:^|[^a-z0-9+.-])(?:javascript|vbscript|livescript|(?:data|file|blob|about)(?=:\S))\s*:/i
/** Schemes are short: a longer one is looked at from its end, and reading it takes no time that grows with the text. */
const WITH_SLASHES = /([a-z][a-z0-9+.-]{0,30}):\/\//gi
/** Browsers leave these out of an address, wherever they are. */
const LEFT_OUT = /[\t\n\r]/g

/** True for a text with a link that is not of the web: such as `javascript:`, `data:` or `file://`. */
export function hasUnsafeLink(text: string): boolean {
  const schemes = [...text.matchAll(WITH_SLASHES)].map(([, scheme = '']) => scheme.toLowerCase())
  if (schemes.some((scheme) => scheme !== 'https' && scheme !== 'http')) return true
  return RUNS.test(text) || RUNS.test(text.replaceAll(LEFT_OUT, ''))
}

// Tells what a machine wrote from what a person did: an absence note, a bounce, a newsletter. RFC 3834 says how to.

type Read = {
  /** The value of a header in lower case, without its parameters; empty without it. */
  readonly header: (name: string) => string
  /** In lower case. */
  readonly from: string
}

const BULK = new Set(['bulk', 'junk', 'list', 'auto_reply', 'auto-reply'])
/** What programs mark with headers of their own. */
const MARKS = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'x-failed-recipients']
const MACHINES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-]|@)/

/** True for an email that is no one's answer. */
export function isAutomatic({ header, from }: Read): boolean {
  const submitted = header('auto-submitted')
  if (submitted !== '' && submitted !== 'no') return true
  if (BULK.has(header('precedence')) || MARKS.some((name) => header(name) !== '')) return true
  // The sender of a bounce: no one, so that nothing is ever sent back.
  if (header('return-path') === '<>') return true
  return header('content-type') === 'multipart/report' || MACHINES.test(from)
}

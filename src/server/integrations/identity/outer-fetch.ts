// Fetches small JSON of a server that another user named: it connects only to addresses that may be asked.
import { lookup } from 'node:dns'
import { isIP } from 'node:net'

import { boundedFetch, type Asked } from '../bounded-fetch.ts'
import { isOuterAddress, outerLookup } from './outer-address.ts'

type OuterAsked = Asked & {
  /** Which addresses; those of the world outside when left out. */
  readonly mayReach?: (address: string) => boolean
}

/** @throws when the host is none that may be asked, and as `boundedFetch`. */
export async function outerFetch(url: string, given: OuterAsked): Promise<Response> {
  const { mayReach = isOuterAddress, ...asked } = given
  const literal = new URL(url).hostname.replace(/^\[|\]$/g, '')
  // An address needs no lookup: no one would look at it again.
  if (isIP(literal) !== 0 && !mayReach(literal)) throw new Error('No address of the world outside.')
  return boundedFetch(url, { lookup: outerLookup(lookup, mayReach), ...asked })
}

// Fetches small JSON of a server that somebody else named: it connects to outer addresses only.
import { isIP } from 'node:net'

import { boundedFetch, type Asked } from '../bounded-fetch.ts'
import { isOuterAddress, outerLookup } from './outer-address.ts'

/** Asks by GET. @throws when the host is none of the world outside, and as `boundedFetch`. */
export async function outerFetch(url: string, asked: Asked): Promise<Response> {
  const literal = new URL(url).hostname.replace(/^\[|\]$/g, '')
  // An address needs no lookup: nobody would look at it again.
  if (isIP(literal) !== 0 && !isOuterAddress(literal))
    throw new Error('No address of the world outside.')
  return boundedFetch(url, { lookup: outerLookup(), ...asked })
}

// Fetches small JSON of a server that somebody else named. It follows no redirect and connects to outer addresses only,
// which the built-in fetch cannot be told.
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isOuterAddress, outerLookup } from './outer-address.ts'

/** Of a text, in UTF-16 units. */
const MAX_LENGTH = 1_048_576

type Asked = {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly lookup?: LookupFunction
}

/** Asks by GET over HTTPS. @throws when the host is none of the world outside, and whatever breaks on the way. */
export async function outerFetch(url: string, asked: Asked): Promise<Response> {
  const { hostname } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  // An address needs no lookup: nobody would look at it again.
  if (isIP(literal) !== 0 && !isOuterAddress(literal))
    throw new Error('No address of the world outside.')
  return new Promise((resolve, reject) => {
    const { headers = {}, signal, lookup = outerLookup() } = asked
    // A connection of its own: one that somebody else left open was not looked up by us.
    const sent = httpsRequest(url, { headers, signal, lookup, agent: false }, (reply) => {
      toResponse(reply).then(resolve, reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}

async function toResponse(reply: IncomingMessage): Promise<Response> {
  let text = ''
  for await (const part of reply.setEncoding('utf8')) {
    text += String(part)
    // Leaving the loop ends the connection.
    if (text.length > MAX_LENGTH) throw new Error('The server said too much.')
  }
  const body = text === '' ? null : text
  return new Response(body, reply.statusCode === undefined ? {} : { status: reply.statusCode })
}

// Fetches a small reply of another server, which may do anything: it may go on for ever, or break off anywhere. Follows
// no redirect. The built-in fetch knows no limit of size, and cannot be told where it may connect to.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Of a text, in UTF-16 units. */
const MAX_LENGTH = 1_048_576

export type Asked = {
  /** GET when left out. */
  readonly method?: string
  /** Sent with the request, in UTF-8. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Ends it, whatever it is doing. */
  readonly signal: AbortSignal
  readonly lookup?: LookupFunction
  /** Of a text, in UTF-16 units; a mebi when left out. */
  readonly maxLength?: number
}

/** The reply goes beyond the limit. */
export class ReplyTooLongError extends Error {
  override name = 'ReplyTooLongError'
}

/** @throws whatever breaks on the way, and for a reply beyond the limit. */
export function boundedFetch(url: string, asked: Asked): Promise<Response> {
  const { method = 'GET', body, headers = {}, signal, lookup, maxLength = MAX_LENGTH } = asked
  const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    // A connection of its own: one that another user left open was not looked up by us.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const options = {
      method,
      headers: { ...headers, ...length },
      signal,
      agent: false,
      ...(lookup === undefined ? {} : { lookup }),
    }
    let hasReply = false
    const sent = send(url, options, (reply) => {
      hasReply = true
      toResponse(reply, maxLength).then(resolve, reject)
    })
    // All of them: a second one that no one listens to would end the process.
    sent.on('error', reject)
    // A connection may end without a reply and without an error.
    sent.once('close', () => {
      if (!hasReply) reject(new Error('The connection ended without a reply.'))
    })
    sent.end(body)
  })
}

async function toResponse(reply: IncomingMessage, maxLength: number): Promise<Response> {
  let text = ''
  for await (const part of reply.setEncoding('utf8')) {
    text += String(part)
    // Leaving the loop ends the connection.
    if (text.length > maxLength) throw new ReplyTooLongError('The server said too much.')
  }
  const body = text === '' ? null : text
  const { location } = reply.headers
  return new Response(body, {
    ...(reply.statusCode === undefined ? {} : { status: reply.statusCode }),
    // For a caller who follows it by itself.
    ...(location === undefined ? {} : { headers: { location } }),
  })
}

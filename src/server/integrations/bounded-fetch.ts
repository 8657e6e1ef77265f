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
  /** Sent with the request; a text in UTF-8. */
  readonly body?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  /** Ends it, whatever it is doing. */
  readonly signal: AbortSignal
  readonly lookup?: LookupFunction
  /** Of a text, in UTF-16 units; a mebi when left out. */
  readonly maxLength?: number
  /** Reads a file of at most so many bytes, in place of a text. */
  readonly maxBytes?: number
}

/** The reply goes beyond the limit. */
export class ReplyTooLongError extends Error {
  override name = 'ReplyTooLongError'
}

/** @throws whatever breaks on the way, and for a reply beyond the limit. */
export function boundedFetch(url: string, asked: Asked): Promise<Response> {
  const {
    method = 'GET',
    body,
    headers = {},
    signal,
    lookup,
    maxLength = MAX_LENGTH,
    maxBytes,
  } = asked
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
      const body = maxBytes === undefined ? textOf(reply, maxLength) : bytesOf(reply, maxBytes)
      body.then((content) => toResponse(reply, content)).then(resolve, reject)
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

async function textOf(reply: IncomingMessage, maxLength: number): Promise<string | null> {
  let text = ''
  for await (const part of reply.setEncoding('utf8')) {
    text += String(part)
    // Leaving the loop ends the connection.
    if (text.length > maxLength) throw new ReplyTooLongError('The server said too much.')
  }
  return text === '' ? null : text
}

async function bytesOf(
  reply: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of reply) {
    // Without an encoding, a stream of bytes has no other parts.
    if (!Buffer.isBuffer(part)) continue
    const bytes: Uint8Array = part
    length += bytes.length
    if (length > maxBytes) throw new ReplyTooLongError('The server said too much.')
    parts.push(bytes)
  }
  return length === 0 ? null : Uint8Array.from(Buffer.concat(parts))
}

/** With the headers that a caller may act on. */
function toResponse(
  { statusCode, headers: sent }: IncomingMessage,
  body: string | Uint8Array<ArrayBuffer> | null,
): Response {
  const headers = new Headers()
  for (const name of ['location', 'retry-after']) {
    const value = sent[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Response(body, {
    ...(statusCode === undefined ? {} : { status: statusCode }),
    headers,
  })
}

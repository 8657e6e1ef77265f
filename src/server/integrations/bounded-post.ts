// Posts JSON to a server elsewhere and reads its reply in parts, which may go on for ever, stand still, or break off
// anywhere. Follows no redirect.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

export type Post = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Ends it, whatever it is doing. */
  readonly signal: AbortSignal
  /** So long nothing may come, before the reply and within it. */
  readonly silenceMs: number
  /** Of the reply. */
  readonly maxBytes: number
}

export type BoundedReply = {
  readonly status: number
  /** Without parameters, in lower case; empty when it says none. */
  readonly type: string
  /** @throws for a reply that is too long, or breaks off. */
  readonly parts: AsyncIterable<string>
}

/** @throws whatever breaks before the reply begins. */
export async function boundedPost(given: Post): Promise<BoundedReply> {
  const reply = await send(given)
  const [type = ''] = (reply.headers['content-type'] ?? '').split(';')
  return {
    status: reply.statusCode ?? 0,
    type: type.trim().toLowerCase(),
    parts: partsOf(reply, given.maxBytes),
  }
}

function send({ url, headers, body, signal, silenceMs }: Post): Promise<IncomingMessage> {
  const ask = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      signal,
      agent: false,
      timeout: silenceMs,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      },
    } as const
    let hasReply = false
    const sent = ask(url, options, (reply) => {
      hasReply = true
      resolve(reply)
    })
    sent.on('timeout', () => sent.destroy(new Error('The server said nothing for too long.')))
    // All of them: a second one that no one listens to would end the process.
    sent.on('error', reject)
    // A connection may end without a reply and without an error.
    sent.once('close', () => {
      if (!hasReply) reject(new Error('The connection ended without a reply.'))
    })
    sent.end(text)
  })
}

async function* partsOf(reply: IncomingMessage, maxBytes: number): AsyncGenerator<string> {
  let bytes = 0
  // An error between two parts is thrown with the next one.
  reply.on('error', () => {})
  for await (const part of reply.setEncoding('utf8')) {
    const text = String(part)
    bytes += Buffer.byteLength(text)
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new Error('The server said too much.')
    yield text
  }
  if (!reply.complete) throw new Error('The reply was cut short.')
}

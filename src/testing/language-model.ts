// A language model on this machine that says what a test wants, and remembers what it was asked.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll } from 'vitest'

type Answer = (reply: ServerResponse) => void

/** Starts one for the tests of a file. `options` go to the app; `answers` says what it answers from then on. */
export async function openLanguageModel(first: Answer) {
  const asked: string[] = []
  let answer = first
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => (body += part))
    request.on('end', () => {
      asked.push(body)
      answer(reply)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    asked,
    options: { baseUrl: `http://127.0.0.1:${port}/v1`, key: 'k', model: 'small', silenceMs: 500 },
    answers: (next: Answer) => {
      answer = next
    },
  }
}

/** An answer in parts, as models stream them. */
export function streamed(...parts: readonly string[]): Answer {
  return (reply) => {
    reply.writeHead(200, { 'Content-Type': 'text/event-stream' })
    for (const content of parts)
      reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    reply.end('data: [DONE]\n\n')
  }
}

/** No answer at all. */
export function broken(reply: ServerResponse): void {
  reply.writeHead(500).end('broken')
}

// The model behind an endpoint may do anything. Whatever it does, its caller gets a text that is whole, or an error, in time.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, describe, expect, it } from 'vitest'

import { createChatModel } from './chat-model.ts'
import { WritingFailedError } from './port.ts'

type Act = (reply: ServerResponse, request: IncomingMessage) => void

let act: Act = (reply) => reply.end()
let asked: { url?: string; key?: string; body: string } = { body: '' }
const server = createServer((request, reply) => {
  reply.on('error', () => {})
  const answer = async () => {
    asked = { body: await readAll(request), ...picked(request) }
    act(reply, request)
  }
  void answer()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const model = createChatModel({
  baseUrl: `http://127.0.0.1:${port}/v1/`,
  key: 'k-1',
  model: 'small',
  silenceMs: 500,
})

const STREAM = { 'Content-Type': 'text/event-stream; charset=utf-8' }
const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const DONE = 'data: [DONE]\n\n'

async function write(signal = AbortSignal.timeout(5000)): Promise<string> {
  let text = ''
  for await (const part of model.write({ system: 's', user: 'u', signal })) text += part
  return text
}

describe('a model that streams as the protocol says', () => {
  it('is asked by its key for a stream, and its parts are one text', async () => {
    act = (reply) => reply.writeHead(200, STREAM).end(event('<p>Hé') + event('llo</p>') + DONE)
    expect(await write()).toBe('<p>Héllo</p>')
    expect(asked).toMatchObject({ url: '/v1/chat/completions', key: 'Bearer k-1' })
    expect(JSON.parse(asked.body)).toMatchObject({
      model: 'small',
      stream: true,
      messages: [
        { role: 'system', content: 's' },
        { role: 'user', content: 'u' },
      ],
    })
  })

  it.each([
    ['lines that end as on other systems', '\r\n'],
    ['lines that end as they do here', '\n'],
  ])('is read with %s, whatever the parts are cut at', async (_, end) => {
    const bytes = Buffer.from(
      [
        ': ping',
        'event: message',
        event('Grüße').trim(),
        '',
        event('!').trim(),
        '',
        'data: [DONE]',
        '',
      ].join(end),
    )
    act = (reply) => {
      reply.writeHead(200, STREAM)
      void sendBytes(reply, bytes)
    }
    expect(await write()).toBe('Grüße!')
  })

  it('is read with events that hold no text', async () => {
    const role = `data: ${JSON.stringify({ choices: [{ delta: { role: 'assistant' } }] })}\n\n`
    const usage = `data: ${JSON.stringify({ choices: [], usage: {} })}\n\n`
    act = (reply) => reply.writeHead(200, STREAM).end(role + event('Yes') + usage + DONE)
    expect(await write()).toBe('Yes')
  })
})

const FAULTS: Readonly<Record<string, Act>> = {
  'resets at once': (reply) => reply.socket?.resetAndDestroy(),
  'resets within the text': (reply) =>
    reply.writeHead(200, STREAM).write(event('half'), () => reply.socket?.resetAndDestroy()),
  'ends before it is done': (reply) => reply.writeHead(200, STREAM).end(event('half')),
  'says nothing': () => {},
  'stands still within the text': (reply) => void reply.writeHead(200, STREAM).write(event('half')),
  'writes without end': (reply) => pour(reply.writeHead(200, STREAM), event('x'.repeat(1000))),
  'sends a line without end': (reply) => pour(reply.writeHead(200, STREAM), 'x'.repeat(100_000)),
  'says something that is no JSON': (reply) => reply.writeHead(200, STREAM).end('data: {half\n\n'),
  'says something of another shape': (reply) =>
    reply.writeHead(200, STREAM).end('data: {"error":{"message":"no"}}\n\n'),
  'sends another type': (reply) =>
    reply.writeHead(200, { 'Content-Type': 'text/html' }).end(event('<html>') + DONE),
  'refuses the key': (reply) => reply.writeHead(401, STREAM).end(event('no') + DONE),
  'leads elsewhere': (reply) => reply.writeHead(302, { Location: '/v1/other' }).end(),
}

describe.each(Object.entries(FAULTS))('a model that %s', (_, fault) => {
  it('fails the writing, in time and with an error of its own', async () => {
    act = fault
    await expect(write()).rejects.toBeInstanceOf(WritingFailedError)
  })
})

it('A user who goes away ends the call.', async () => {
  const closed = new Promise<void>((resolve) => {
    act = (reply) => {
      reply.once('close', resolve)
      reply.writeHead(200, STREAM).write(event('half'))
    }
  })
  const gone = new AbortController()
  const parts = model.write({ system: 's', user: 'u', signal: gone.signal })
  for await (const part of parts) {
    expect(part).toBe('half')
    gone.abort()
    break
  }
  await closed
})

it('An endpoint that is not there fails the writing.', async () => {
  const missing = createChatModel({ baseUrl: 'http://127.0.0.1:1', key: undefined, model: 'm' })
  const parts = missing.write({ system: '', user: '', signal: AbortSignal.timeout(5000) })
  await expect(parts[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(WritingFailedError)
})

// Goes on until the other side hangs up.
function pour(reply: ServerResponse, part: string): void {
  const more = () => {
    if (reply.destroyed) return
    if (reply.write(part)) setImmediate(more)
    else reply.once('drain', more)
  }
  more()
}

// One byte at a time.
async function sendBytes(reply: ServerResponse, bytes: Buffer): Promise<void> {
  for (const byte of bytes)
    await new Promise<void>((resolve) => {
      reply.write(Buffer.of(byte), () => resolve())
    })
  reply.end()
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  return text
}

function picked({ url, headers }: IncomingMessage) {
  return {
    ...(url === undefined ? {} : { url }),
    ...(headers.authorization === undefined ? {} : { key: headers.authorization }),
  }
}

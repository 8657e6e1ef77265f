// A Documenso on this machine that speaks the part of its API v2 that we use. It can lose replies after doing the work, be
// busy, refuse the key and talk nonsense; its webhooks are recorded for the test to deliver in any order, and again.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { afterAll } from 'vitest'
import { z } from 'zod'

/** `lost`: done, but the connection breaks before the reply. `busy`: 429, come back in 90 seconds. */
export type Fault = 'lost' | 'busy' | 'nonsense' | 'down'

const payloadSchema = z.object({
  type: z.literal('DOCUMENT'),
  title: z.string().min(1),
  externalId: z.string(),
  recipients: z.array(
    z.object({
      email: z.email(),
      name: z.string(),
      role: z.literal('SIGNER'),
      signingOrder: z.int(),
      fields: z.array(
        z.object({
          type: z.enum(['SIGNATURE', 'NAME', 'DATE']),
          identifier: z.literal(0),
          page: z.int().min(1),
          positionX: z.number().min(0).max(100),
          positionY: z.number().min(0).max(100),
          width: z.number().min(0).max(100),
          height: z.number().min(0).max(100),
        }),
      ),
    }),
  ),
  meta: z.object({ signingOrder: z.enum(['SEQUENTIAL', 'PARALLEL']) }).loose(),
})
const aboutSchema = z.object({
  envelopeId: z.string(),
  recipients: z.array(z.int()).optional(),
})

type Recipient = z.output<typeof payloadSchema>['recipients'][number] & {
  readonly id: number
  readStatus: string
  sendStatus: string
  signingStatus: string
  signedAt: string | null
  rejectionReason: string | null
}
type Envelope = {
  readonly id: string
  readonly externalId: string
  readonly isSequential: boolean
  readonly pdf: Buffer
  readonly recipients: Recipient[]
  status: string
}
type World = {
  readonly key: { value: string }
  readonly envelopes: Envelope[]
  readonly reminded: number[]
  readonly calls: string[]
  readonly webhooks: object[]
  readonly now: () => Date
}

export const SIGNED_PDF = Buffer.from('%PDF-1.7 signed at Documenso')

/** Ends with the test file. */
export async function openDocumenso(now: () => Date) {
  const world: World = {
    key: { value: `api_${randomUUID()}` },
    envelopes: [],
    reminded: [],
    calls: [],
    webhooks: [],
    now,
  }
  const faults: { path: string; fault: Fault }[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/api/v2/', '')
    const at = faults.findIndex((one) => path.startsWith(one.path))
    const [found] = at === -1 ? [] : faults.splice(at, 1)
    void answer(world, { request, response, path, fault: found?.fault })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    ...world,
    url: `http://127.0.0.1:${port}`,
    /** The fault of the next request whose path begins so. */
    fail: (path: string, fault: Fault) => void faults.push({ path, fault }),
    replaceKey: () => {
      world.key.value = `api_${randomUUID()}`
    },
    talkNonsense: () => void faults.push({ path: 'envelope?', fault: 'nonsense' }),
    newest: () => {
      const envelope = world.envelopes.at(-1)
      if (envelope === undefined) throw new Error('Documenso has no envelope.')
      return envelope
    },
    open: (email: string) => act(world, { email, set: { readStatus: 'OPENED' } }),
    sign: (email: string) =>
      act(world, {
        email,
        set: { readStatus: 'OPENED', signingStatus: 'SIGNED', signedAt: now().toISOString() },
      }),
    reject: (email: string, rejectionReason: string) =>
      act(world, { email, set: { signingStatus: 'REJECTED', rejectionReason } }),
  }
}

export type FakeDocumenso = Awaited<ReturnType<typeof openDocumenso>>

/** A recipient's action on the newest envelope. */
function act(world: World, { email, set }: { email: string; set: Partial<Recipient> }): void {
  const envelope = world.envelopes.at(-1)
  const recipient = envelope?.recipients.find((one) => one.email === email)
  if (envelope?.status !== 'PENDING' || recipient?.sendStatus !== 'SENT')
    throw new Error(`${email} cannot act at Documenso now.`)
  Object.assign(recipient, set)
  if (recipient.signingStatus === 'REJECTED') envelope.status = 'REJECTED'
  if (envelope.recipients.every(({ signingStatus }) => signingStatus === 'SIGNED'))
    envelope.status = 'COMPLETED'
  sendNext(envelope)
  // Documenso's webhooks name no envelope by an id of ours but this.
  world.webhooks.push({ event: 'DOCUMENT_UPDATED', payload: { externalId: envelope.externalId } })
}

function sendNext({ status, isSequential, recipients }: Envelope): void {
  if (status !== 'PENDING') return
  const open = recipients.filter(({ signingStatus }) => signingStatus === 'NOT_SIGNED')
  const first = Math.min(...open.map(({ signingOrder }) => signingOrder))
  for (const recipient of open)
    if (!isSequential || recipient.signingOrder === first) recipient.sendStatus = 'SENT'
}

type Call = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly fault: Fault | undefined
}

async function answer(world: World, { request, response, path, fault }: Call): Promise<void> {
  const body = await buffer(request)
  world.calls.push(path.replace(/\?.*/u, ''))
  if (fault === 'busy') return void response.writeHead(429, { 'Retry-After': '90' }).end()
  if (fault === 'down') return void response.writeHead(503).end()
  if (fault === 'nonsense') return void response.end('<html>It works!</html>')
  if (request.headers.authorization !== world.key.value) return void response.writeHead(401).end()
  const [status, reply] = replyOf(world, { path, body })
  if (fault === 'lost') return void response.destroy()
  response.writeHead(status).end(Buffer.isBuffer(reply) ? reply : JSON.stringify(reply))
}

function replyOf(
  world: World,
  { path, body }: { path: string; body: Buffer },
): [number, object | Buffer] {
  const url = new URL(path, 'http://documenso/')
  if (path === 'envelope/create') return [200, { id: create(world, body).id }]
  if (url.pathname === '/envelope') {
    const query = url.searchParams.get('query')
    const data = world.envelopes.filter(({ externalId }) => externalId === query)
    return [200, { data: data.map(({ id, externalId }) => ({ id, externalId })) }]
  }
  if (path.startsWith('envelope/item/')) return [200, SIGNED_PDF]
  const command = /^envelope\/(distribute|redistribute|cancel|delete)$/u.exec(path)?.[1]
  if (command !== undefined) return obey(world, { command, body })
  const found = world.envelopes.find(({ id }) => path === `envelope/${id}`)
  if (found === undefined) return [404, {}]
  const { id, externalId, status, recipients } = found
  return [200, { id, externalId, status, recipients, envelopeItems: [{ id: `item_${id}` }] }]
}

function create(world: World, body: Buffer): Envelope {
  const text = body.toString('latin1')
  const json = /name="payload"\r\n.*?\r\n\r\n(.*?)\r\n--/su.exec(text)?.[1] ?? ''
  const file = /filename="offer.pdf"\r\n.*?\r\n\r\n(.*)\r\n--[\w-]+--\r\n$/su.exec(text)?.[1] ?? ''
  const payload = payloadSchema.parse(JSON.parse(Buffer.from(json, 'latin1').toString()))
  const number = world.envelopes.length + 1
  const envelope = {
    id: `envelope_${number}`,
    externalId: payload.externalId,
    isSequential: payload.meta.signingOrder === 'SEQUENTIAL',
    pdf: Buffer.from(file, 'latin1'),
    status: 'DRAFT',
    recipients: payload.recipients.map((recipient, index) => ({
      ...recipient,
      id: number * 100 + index,
      readStatus: 'NOT_OPENED',
      sendStatus: 'NOT_SENT',
      signingStatus: 'NOT_SIGNED',
      signedAt: null,
      rejectionReason: null,
    })),
  }
  world.envelopes.push(envelope)
  return envelope
}

function obey(
  world: World,
  { command, body }: { command: string; body: Buffer },
): [number, object] {
  const { envelopeId, recipients = [] } = aboutSchema.parse(JSON.parse(body.toString()))
  const envelope = world.envelopes.find(({ id }) => id === envelopeId)
  if (envelope === undefined) return [404, {}]
  // As Documenso does it: each command but the deletion has the one state in which it is obeyed.
  const needed = command === 'distribute' ? 'DRAFT' : 'PENDING'
  if (command !== 'delete' && envelope.status !== needed) return [400, { message: 'Not now.' }]
  if (command === 'distribute') {
    const unsigned = envelope.recipients.some(
      ({ fields }) => !fields.some(({ type }) => type === 'SIGNATURE'),
    )
    if (unsigned) return [400, { message: 'A signer has no signature field.' }]
    envelope.status = 'PENDING'
    sendNext(envelope)
  }
  if (command === 'redistribute') world.reminded.push(...recipients)
  if (command === 'cancel') envelope.status = 'CANCELLED'
  if (command === 'delete') world.envelopes.splice(world.envelopes.indexOf(envelope), 1)
  return [200, { success: true }]
}

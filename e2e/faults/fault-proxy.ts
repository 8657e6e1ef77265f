// The way between the browser and the server, which page and service worker both take. What a fault does here really
// happens: a reply that is lost was given after the commit. It notes what the server said, heard or not.
import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'

import { replyNotOurs, type NotOurs } from '#testing/faults/not-ours.ts'

/**
 * What happens to one request. `drop`: it never arrives. `lose-reply` and `bad-gateway`: the server does its work, and
 * no one hears of it. `status` and `not-ours`: something on the way answers in the server's place. `hang`: the server
 * does its work, and nothing comes until the browser gives up. `server-dies`: the server gets the request, and is killed
 * `ms` after it.
 */
export type Fault =
  | { readonly kind: 'pass' | 'drop' | 'lose-reply' | 'bad-gateway' | 'hang' }
  | { readonly kind: 'status'; readonly status: 500 | 502 | 429 }
  | { readonly kind: 'not-ours'; readonly reply: NotOurs }
  | { readonly kind: 'late-reply' | 'server-dies'; readonly ms: number }

export type Call = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
export type Reply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A request to the API that reached the server. */
export type Exchange = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** Whose cookies went with it; null for no one's. */
  readonly sessionOf: number | null
  /** What the server answered; null while or when it did not. */
  status: number | null
}

/** Stands between the proxy and the server: for trying whether the check notices what it does. */
export type Meddler = (call: Call, forward: (call: Call) => Promise<Reply>) => Promise<Reply>

export type FaultProxy = {
  readonly url: string
  /** The server's port. */
  target: number
  isOnline: boolean
  /** For the next requests to the API, first one first; after them everything passes. */
  faults: Fault[]
  exchanges: Exchange[]
  /** Where requests seem to come from: the user who signs in often must not look like one guesser. */
  address: string
  meddle: Meddler | null
  /** How many releases came out after the build: each has a service worker of its own. */
  releases: number
  close(): Promise<void>
}

const WORKER = '/service-worker.js'
const API = /^\/[a-z-]+\/v\d+\//
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Listens on a port of its own, which stays the same. `killServer` is for the fault of that name. */
export async function openFaultProxy(killServer: () => void): Promise<FaultProxy> {
  // A connection that is kept would be to a server that has been killed since.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${address.port}`,
    target: 0,
    isOnline: true,
    faults: [],
    exchanges: [],
    address: '127.0.0.1',
    meddle: null,
    releases: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await receive(request)
    const fault = API.test(call.path)
      ? (proxy.faults.shift() ?? { kind: 'pass' as const })
      : { kind: 'pass' as const }
    const reply = proxy.isOnline ? await suffer(call, fault) : null
    if (fault.kind === 'hang' && !request.socket.destroyed) await once(request.socket, 'close')
    // The network may have gone while the server worked.
    if (reply === null || !proxy.isOnline) request.socket.destroy()
    else response.writeHead(reply.status, outgoing(reply.headers)).end(reply.body)
  }

  async function suffer(call: Call, fault: Fault): Promise<Reply | null> {
    switch (fault.kind) {
      case 'drop':
        return null
      case 'status':
        return failure(fault.status)
      case 'not-ours':
        return fault.reply === 'redirected'
          ? REDIRECT
          : asReply(replyNotOurs(fault.reply, Date.now()))
      case 'lose-reply':
      case 'hang':
        await serve(call)
        return null
      case 'bad-gateway':
        await serve(call)
        return failure(502)
      case 'late-reply': {
        const reply = await serve(call)
        await new Promise((resolve) => setTimeout(resolve, fault.ms))
        return reply
      }
      case 'server-dies':
        setTimeout(killServer, fault.ms)
        return serve(call)
      case 'pass':
        return serve(call)
    }
  }

  function serve(call: Call): Promise<Reply> {
    return proxy.meddle === null ? forward(call) : proxy.meddle(call, forward)
  }

  async function forward(call: Call): Promise<Reply> {
    if (call.path === WORKER && proxy.releases > 0) return released(call)
    if (!API.test(call.path)) return send(call)
    const exchange: Exchange = {
      method: call.method,
      path: call.path,
      body: parsed(call.body),
      sessionOf: sessionOf(call.headers.cookie),
      status: null,
    }
    proxy.exchanges.push(exchange)
    const reply = await send(call)
    exchange.status = reply.status
    return reply
  }

  // The browser takes a worker for another one when a byte of it differs.
  async function released(call: Call): Promise<Reply> {
    const { 'if-none-match': _, 'if-modified-since': __, ...headers } = call.headers
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const reply = await send({ ...call, headers: plain })
    const mark = Buffer.from(`\n// Release ${proxy.releases}\n`)
    return { ...reply, body: Buffer.concat([reply.body, mark]) }
  }

  function send(call: Call): Promise<Reply> {
    const { method, path } = call
    const headers = { ...outgoing(call.headers), 'x-forwarded-for': proxy.address }
    return new Promise((resolve, reject) => {
      const request = ask({ port: proxy.target, method, path, headers, agent }, (incoming) => {
        read(incoming).then(
          (body) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
          reject,
        )
      })
      request.on('error', reject)
      request.end(call.body)
    })
  }

  return proxy
}

async function receive(request: IncomingMessage): Promise<Call> {
  const { method = 'GET', url: path = '/', headers } = request
  return { method, path, headers, body: await read(request) }
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function outgoing(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const rest: OutgoingHttpHeaders = { ...headers }
  for (const name of HOP_BY_HOP) delete rest[name]
  return rest
}

// To the app's own page, as a gateway does that wants a sign-in first.
const REDIRECT: Reply = { status: 302, headers: { location: '/' }, body: Buffer.alloc(0) }

/** A fetch’s response as what goes to the browser. */
export async function asReply(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

function failure(status: number): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    // A request without a body.
    return null
  }
}

// The access token names its user in its middle part; the server is the one that checks it.
function sessionOf(cookie = ''): number | null {
  const claims = /fairlead_access=[^.;]*\.([^.;]+)/.exec(cookie)?.[1]
  if (claims === undefined) return null
  const found = parsed(Buffer.from(claims, 'base64url'))
  return typeof found === 'object' && found !== null && 'sub' in found ? Number(found.sub) : null
}

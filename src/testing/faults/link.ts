// The way between one browser and the server: slow, lossy, and scripted. It also holds what a browser keeps of a
// session, its cookies.
import { never, type Life } from './life.ts'
import { refusalOf, replyNotOurs, type NotOurs } from './not-ours.ts'
import type { ServerReply, ServerRequest } from './server.ts'
import type { World } from './world.ts'

/**
 * What happens to one request. `lose-reply` and `bad-gateway`: the server does its work, and no one hears of it.
 * `late-reply`: it is heard of after `ms`. `late-request`: the browser gives up, and it reaches the server after `ms`
 * all the same. `twice`: it reaches the server again after `ms`. `refuse`: the server says no for good. `not-ours`:
 * something else answers in its place. `hang`: nothing ever comes.
 */
export type Fault =
  | { readonly kind: 'pass' | 'drop' | 'lose-reply' | 'bad-gateway' | 'hang' }
  | { readonly kind: 'not-ours'; readonly reply: NotOurs }
  | { readonly kind: 'status'; readonly status: 500 | 502 | 429 }
  | { readonly kind: 'refuse'; readonly status: 403 | 404 | 413 }
  | { readonly kind: 'late-reply' | 'late-request' | 'twice'; readonly ms: number }

/** A request as it went over the wire, for the check. */
export type Exchange = {
  readonly at: number
  readonly device: number
  readonly life: Life
  readonly method: string
  readonly url: string
  readonly key: string | null
  readonly body: string
  /** Which attempt it is about, or which recording. */
  readonly attemptId: string | null
  /** Whose cookies went with it; null for no one's. */
  readonly sessionOf: number | null
  /** What the server answered, whether anyone heard of it or not; null while or when it did not. */
  status: number | null
  /** When the server had answered. */
  answeredAt: number | null
  reply: string | null
  /** While a page that is alive waits for it. */
  isAwaited: boolean
}

export type Link = {
  isOnline: boolean
  /** For the next requests, first one first; after them everything passes. */
  faults: Fault[]
  /** How often the server refused something for good, in a fault. */
  refusals: number
  cookies: Map<string, string>
  /** Whose cookies these are. */
  sessionOf: number | null
  send(life: Life, request: Request): Promise<Response>
  /** What was on its way is lost, as far as the browser is concerned. */
  cut(): void
}

const LATENCY_MS = 20
const RECORDING = /(?:recordings\/|"recording_id":")([0-9a-f-]{36})/
const ATTEMPT = /(?:assessment-answers\/|"attempt_id":")([0-9a-f-]{36})/

export function createLink(
  world: World,
  given: {
    device: number
    addressNow: () => string
    onExchange: (exchange: Exchange) => void
    headersOf: (headers: Record<string, string>) => Record<string, string>
  },
): Link {
  const pending = new Set<() => void>()

  async function send(life: Life, request: Request): Promise<Response> {
    const { body, bytes } = await world.tasks.hold(contentOf(request))
    if (!life.step()) return never()
    const { pathname, search } = new URL(request.url)
    const fault: Fault = link.isOnline
      ? (link.faults.shift() ?? { kind: 'pass' })
      : { kind: 'drop' }
    const headers = given.headersOf(Object.fromEntries(request.headers))
    const exchange: Exchange = {
      at: world.now,
      device: given.device,
      life,
      method: request.method,
      url: pathname,
      key: headers['idempotency-key'] ?? null,
      body,
      attemptId: (RECORDING.exec(pathname + body) ?? ATTEMPT.exec(pathname + body))?.[1] ?? null,
      sessionOf: link.sessionOf,
      status: null,
      answeredAt: null,
      reply: null,
      isAwaited: true,
    }
    given.onExchange(exchange)
    const wire: ServerRequest = {
      method: request.method,
      url: pathname + search,
      headers,
      body: bytes ?? body,
      cookies: Object.fromEntries(link.cookies),
      address: given.addressNow(),
    }
    return new Promise((resolve, reject) => {
      carry({ exchange, wire, fault, settle: settler({ exchange, request, resolve, reject }) })
    })
  }

  type Outcome = ServerReply | { readonly response: Response } | null
  type Settle = (ms: number, outcome: Outcome) => void

  // The reply comes once: after a cut nothing more does.
  function settler(call: {
    exchange: Exchange
    request: Request
    resolve: (response: Response) => void
    reject: (error: Error) => void
  }): Settle {
    const { exchange, request, resolve, reject } = call
    let isSettled = false
    const finish = (outcome: Outcome) => {
      if (isSettled) return
      isSettled = true
      pending.delete(cut)
      exchange.isAwaited = false
      if (!exchange.life.step()) return
      if (outcome === null) reject(new TypeError('Failed to fetch'))
      else resolve(received(outcome, exchange))
    }
    const cut = () => finish(null)
    pending.add(cut)
    // The page waits no longer.
    request.signal.addEventListener('abort', cut)
    exchange.life.onEnd(() => {
      exchange.isAwaited = false
    })
    return (ms, outcome) => void world.after(ms, () => finish(outcome))
  }

  function received(outcome: NonNullable<Outcome>, exchange: Exchange): Response {
    if ('response' in outcome) return outcome.response
    keepCookies(outcome, exchange.sessionOf)
    return new Response(outcome.body === '' ? null : outcome.body, {
      status: outcome.status,
      headers: { 'content-type': 'application/json', ...outcome.headers },
    })
  }

  // As a browser does: the last answer counts, even if it is to a request of an earlier session.
  function keepCookies(reply: ServerReply, userId: number | null): void {
    for (const { name, value } of reply.cookies) {
      if (value === '') link.cookies.delete(name)
      else link.cookies.set(name, value)
    }
    if (reply.cookies.length > 0) link.sessionOf = link.cookies.size === 0 ? null : userId
  }

  function carry(given: { exchange: Exchange; wire: ServerRequest; fault: Fault; settle: Settle }) {
    const { exchange, wire, fault, settle } = given
    const reach = (ms: number, then: (reply: ServerReply | null) => void) =>
      world.after(ms, async () => {
        const reply = await world.serve(wire)
        if (exchange.status === null && reply !== null) {
          exchange.status = reply.status
          exchange.reply = reply.body
          exchange.answeredAt = world.now
        }
        then(reply)
      })
    switch (fault.kind) {
      case 'drop':
        return settle(LATENCY_MS, null)
      case 'hang':
        return
      case 'status':
        return settle(LATENCY_MS, { response: new Response('{}', { status: fault.status }) })
      case 'refuse':
        link.refusals += 1
        return settle(LATENCY_MS, { response: refusal(fault.status, world.now) })
      case 'not-ours':
        return settle(LATENCY_MS, { response: replyNotOurs(fault.reply, world.now) })
      case 'late-request':
        settle(LATENCY_MS, null)
        return reach(fault.ms, () => undefined)
      case 'twice':
        reach(LATENCY_MS + fault.ms, () => undefined)
        return reach(LATENCY_MS, (reply) => settle(LATENCY_MS, reply))
      case 'lose-reply':
        return reach(LATENCY_MS, () => settle(LATENCY_MS, null))
      case 'bad-gateway':
        return reach(LATENCY_MS, () =>
          settle(LATENCY_MS, { response: new Response(null, { status: 502 }) }),
        )
      case 'late-reply':
        return reach(LATENCY_MS, (reply) => settle(fault.ms, reply))
      case 'pass':
        return reach(LATENCY_MS, (reply) => settle(LATENCY_MS, reply))
    }
  }

  const link: Link = {
    isOnline: true,
    faults: [],
    refusals: 0,
    cookies: new Map(),
    sessionOf: null,
    send,
    cut() {
      for (const one of Array.from(pending)) one()
    },
  }
  return link
}

// The bytes of a recording are not for reading.
async function contentOf(
  request: Request,
): Promise<{ readonly body: string; readonly bytes: Uint8Array | null }> {
  if (request.method === 'GET') return { body: '', bytes: null }
  if (request.method !== 'PATCH') return { body: await request.text(), bytes: null }
  return { body: '', bytes: new Uint8Array(await request.arrayBuffer()) }
}

function refusal(status: 403 | 404 | 413, serverMs: number): Response {
  const codes = { 403: 'forbidden', 404: 'not_found', 413: 'payload_too_large' }
  return refusalOf({ status, code: codes[status], serverMs })
}

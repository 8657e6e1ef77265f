/**
 * A small closed-loop load generator: each connection sends its next request when the last one
 * was answered, so a slow server is asked less, not drowned.
 */
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http'

export type Load = {
  url: string
  connections: number
  /** Stops after so many requests … */
  count?: number
  /** … or after so many milliseconds; one of the two is needed. */
  durationMs?: number
  method?: string
  headers?: Record<string, string>
  /** Called for each request, so that senders and bodies can differ. */
  next?: () => { headers?: Record<string, string>; body?: string }
}

/** Times in milliseconds; failed counts answers of status 400 and up, and broken connections. */
export type LoadResult = {
  requests: number
  failed: number
  rps: number
  p50: number
  p95: number
  p99: number
}

type Tally = { times: number[]; started: number; begun: number; failed: number }

/**
 * @returns latencies over all requests, and the throughput
 * @throws {Error} when neither count nor durationMs is given
 */
export async function httpLoad(load: Load): Promise<LoadResult> {
  if (load.count === undefined && load.durationMs === undefined) {
    throw new Error('a load needs a count or a duration')
  }
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const tally: Tally = { times: [], started: performance.now(), begun: 0, failed: 0 }
  try {
    const loops = Array.from({ length: load.connections }, () => loop({ load, agent, tally }))
    await Promise.all(loops)
  } finally {
    agent.destroy()
  }
  return summarise(tally)
}

async function loop({ load, agent, tally }: { load: Load; agent: Agent; tally: Tally }) {
  while (isUnfinished(load, tally)) {
    tally.begun += 1
    const sent = performance.now()
    const isFine = await send(load, agent)
    tally.times.push(performance.now() - sent)
    if (!isFine) tally.failed += 1
  }
}

function isUnfinished({ count = Infinity, durationMs = Infinity }: Load, tally: Tally): boolean {
  return tally.begun < count && performance.now() - tally.started < durationMs
}

function send(load: Load, agent: Agent): Promise<boolean> {
  const { body, headers } = load.next?.() ?? {}
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const options: RequestOptions = {
    method: load.method ?? 'GET',
    headers: { ...type, ...load.headers, ...headers },
    agent,
  }
  return new Promise((resolve) => {
    const outgoing = request(load.url, options, (response: IncomingMessage) => {
      response.resume()
      response.on('end', () => resolve((response.statusCode ?? 500) < 400))
      response.on('error', () => resolve(false))
    })
    outgoing.on('error', () => resolve(false))
    outgoing.end(body)
  })
}

function summarise({ times, started, failed }: Tally): LoadResult {
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  const requests = sorted.length
  return { requests, failed, rps: requests / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

// Cuts bodies that hardly arrive: each holds a connection and memory, and a few hundred would hold all there are.
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { MAX_CHUNK_BYTES } from '#contract/assessments/recording-rules.ts'

export type BodyPace = {
  /** Nothing needs to arrive so long: a phone changes its network, or drives through a tunnel. */
  readonly graceMs: number
  /** After that, on average since the head: what came early counts. */
  readonly bytesPerSecond: number
  readonly checkMs: number
}

/**
 * A chunk of a recording, 4 MiB, has 17.5 minutes, which is 4 KiB a second: less than GPRS sends, the slowest network
 * that phones still use. The user who wants to hold a connection has to send as much as that all the time.
 */
export const BODY_PACE: BodyPace = { graceMs: 30_000, bytesPerSecond: 4096, checkMs: 5000 }

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

type Arriving = {
  readonly reply: ServerResponse
  readonly began: number
  readonly before: number
}

/** The longest that any request may take to arrive: at that pace, a body as large as any may be. */
export function requestTimeoutOf({ graceMs, bytesPerSecond }: BodyPace): number {
  return graceMs + (MAX_CHUNK_BYTES / bytesPerSecond) * 1000
}

/** Watches every body from its head on, whatever becomes of the request: a reply may go out before the body is in. */
export function registerBodyPace(app: FastifyInstance, pace: BodyPace): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) {
      arriving.set(raw, {
        reply: reply.raw,
        began: performance.now(),
        before: raw.socket.bytesRead,
      })
      raw.once('end', () => arriving.delete(raw))
    }
    done()
  })
  const timer = setInterval(() => {
    for (const [raw, since] of arriving) {
      if (raw.complete || raw.socket.destroyed) arriving.delete(raw)
      else if (isTooSlow(raw, { since, pace })) cut(raw, since.reply)
    }
  }, pace.checkMs)
  timer.unref()
  app.addHook('onClose', (_, done) => {
    clearInterval(timer)
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isTooSlow(
  { socket }: IncomingMessage,
  { since, pace }: { since: Arriving; pace: BodyPace },
): boolean {
  const elapsed = performance.now() - since.began - pace.graceMs
  return socket.bytesRead - since.before < (elapsed / 1000) * pace.bytesPerSecond
}

// A reply that is out already, or on its way, is not followed by another one.
function cut({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (headersSent) socket.destroy()
  else socket.end(TOO_SLOW, () => socket.destroy())
}

// Server-sent events of the server that stands in for the real one.
import type { Endpoint } from '#contract/core/endpoint.ts'
import { REPLY_MARK } from '#contract/core/reply-mark.ts'

import type { Reply } from './fake-server.ts'

export type FakeStream = {
  readonly reply: Reply
  /** Sends an event to every open stream, once there was one. */
  readonly send: (event: string, data: object) => Promise<void>
}

/** An endpoint that answers with streams, which stay open. */
export function openStream(endpoint: Endpoint): FakeStream {
  const asked = Promise.withResolvers<void>()
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()

  function stream(): ReadableStream<Uint8Array> {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller
        open.add(controller)
        asked.resolve()
      },
      cancel: () => {
        if (own !== undefined) open.delete(own)
      },
    })
  }
  return {
    reply: {
      endpoint,
      respond: async () =>
        new Response(stream(), {
          status: 200,
          headers: { 'Content-Type': 'text/event-stream', [REPLY_MARK]: String(Date.now()) },
        }),
    },
    send: async (event, data) => {
      await asked.promise
      const bytes = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      for (const controller of open) controller.enqueue(bytes)
    },
  }
}

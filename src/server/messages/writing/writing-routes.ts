// Routes of the writing help of the editor.
import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/messages/writing-help.ts'

import { route, type Authenticate } from '../../http/route.ts'
import { createWritingService } from './writing-service.ts'

type Deps = Parameters<typeof createWritingService>[0] & { readonly authenticate: Authenticate }

export function registerWriting(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const writing = createWritingService(deps)

  route({ app, authenticate, endpoint: contract.getWritingToken }, async (call) => ({
    data: await writing.token(call.caller, call.params.account_id),
  }))

  route({ app, authenticate, endpoint: contract.writeText }, async (call) => {
    const gone = new AbortController()
    call.reply.raw.once('close', () => gone.abort())
    const parts = await writing.write(call.caller, {
      accountId: call.params.account_id,
      body: call.body,
      signal: gone.signal,
    })
    call.reply.headers({
      // Text, so that no browser would ever show it as a page of ours.
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    // What breaks on the way ends the connection: the editor sees that the text is not whole.
    return call.reply.send(Readable.from(parts))
  })
}

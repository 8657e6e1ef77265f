// Routes of following applicants, as server-sent events.
import { PassThrough } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'

import { followAccountApplicants, followApplicants } from '#contract/applicants/applicant-follow.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { loggableError } from '../../http/loggable-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { createFollowService, type Followed } from './follow-service.ts'

type Deps = { readonly scopes: StaffScopes; readonly authenticate: Authenticate }

/** Adds the slice to the API. */
export function registerFollow(app: FastifyInstance, { scopes, authenticate }: Deps): void {
  const service = createFollowService({ scopes })
  const closing = new AbortController()
  // A server that closes waits for its connections, and these would keep it waiting.
  app.addHook('preClose', (done) => {
    closing.abort()
    done()
  })

  type Call = { caller: Caller; query: { seconds: number }; reply: FastifyReply }
  async function answer({ caller, query, reply }: Call, of: Followed) {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const follow = await service.open(caller, {
      of,
      seconds: query.seconds,
      signal: AbortSignal.any([gone.signal, closing.signal]),
    })
    reply.headers({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // What compresses or collects a reply on its way would hold events back.
      'Content-Encoding': 'identity',
      'X-Accel-Buffering': 'no',
      // Left open for a next request, it would keep a server that closes waiting.
      Connection: 'close',
    })
    const out = new PassThrough()
    // Begun here, so that it works in the session of the request.
    void follow((told) => out.write(eventOf(told)))
      .catch((error: unknown) => {
        // Whose rights or session ended asks again, and is told then.
        if (!(error instanceof AppError))
          app.log.error({ err: loggableError(error) }, 'following applicants')
      })
      .finally(() => out.end())
    return reply.send(out)
  }

  route({ app, authenticate, endpoint: followApplicants }, (call) =>
    answer(call, { jobId: call.params.job_id }),
  )
  route({ app, authenticate, endpoint: followAccountApplicants }, (call) =>
    answer(call, { accountId: call.params.account_id }),
  )
}

function eventOf(told: 'ready' | object | null): string {
  if (told === null) return ':\n\n'
  if (told === 'ready') return 'event: ready\ndata: {}\n\n'
  return `event: changed\ndata: ${JSON.stringify(told)}\n\n`
}

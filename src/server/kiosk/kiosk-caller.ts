// Who calls from a station: the candidate of the session that the request names, with what such a session may do.
import type { FastifyRequest } from 'fastify'

import type { Policy } from '#contract/core/endpoint.ts'
import { UPLOAD_DAYS } from '#contract/kiosk/kiosk-rules.ts'
import { KIOSK_SESSION_HEADER } from '#contract/kiosk/kiosk-session-header.ts'

import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { findSession, isOfOther } from './device-repository.ts'
import { credentialHash } from './kiosk-code.ts'

const DAY_MS = 86_400_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Deps = { readonly database: Database; readonly now: () => Date }
type KioskRequest = {
  readonly sessionId: string
  readonly credential: string | undefined
  readonly request: Partial<Pick<FastifyRequest, 'params' | 'query' | 'body'>>
}

/** The kiosk session that a request names; undefined for a request of no station. */
export function kioskSessionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const named = headers[KIOSK_SESSION_HEADER]
  return Array.isArray(named) ? '' : named
}

/**
 * The caller of a session at the station with that credential. What ended may upload for a while, so that nothing that
 * waited on the device is lost.
 * @throws AppError `unauthenticated` for a session of another station, or one that ended too long ago; `forbidden` about
 * work of another application, also of the same person.
 */
export async function findKioskCaller(
  { database, now }: Deps,
  { sessionId, credential, request }: KioskRequest,
): Promise<Caller> {
  if (credential === undefined || !UUID.test(sessionId)) throw new AppError('unauthenticated')
  const named = namedWork(request)
  const { found, isOther } = await database.inScope({ kind: 'system' }, async (tx) => {
    const row = await findSession(tx, { sessionId, hash: credentialHash(credential) })
    return { found: row, isOther: row !== null && (await isOfOther(tx, { ...row.session, named })) }
  })
  if (found === null) throw new AppError('unauthenticated')
  if (isOther) throw new AppError('forbidden')
  if (found.erasedAt !== null) throw new AppError('account_erased')
  const endedAt = found.session.endedAt ?? found.revokedAt
  const uploadMs = UPLOAD_DAYS * DAY_MS
  if (endedAt !== null && now().getTime() - endedAt.getTime() > uploadMs)
    throw new AppError('unauthenticated')
  return {
    userId: found.session.userId,
    sessionId,
    isProviderAdmin: false,
    kiosk: { isOpen: endedAt === null, refId: found.refId },
  }
}

/**
 * The one place that says what a session at a station may call: what an attempt needs, at its own application.
 * @throws AppError `forbidden`; `session_expired` once it has ended, for all but uploads.
 */
export function assertAtKiosk(
  { isOpen, refId }: NonNullable<Caller['kiosk']>,
  {
    policy,
    request,
  }: { policy: Policy; request: Pick<FastifyRequest, 'params' | 'query' | 'body'> },
): void {
  if (policy.kiosk === undefined) throw new AppError('forbidden')
  const named = [request.params, request.query, request.body].flatMap(refIdOf)
  if (named.some((one) => one !== refId)) throw new AppError('forbidden')
  if (!isOpen && policy.kiosk !== 'upload') throw new AppError('session_expired')
}

// Attempts and recordings stand in parameters or the body by their ids.
function namedWork({ params, query, body }: KioskRequest['request']): string[] {
  return [params, query, body].flatMap((part) =>
    typeof part !== 'object' || part === null
      ? []
      : Object.entries(part).flatMap(([name, value]) =>
          WORK_IDS.has(name) && typeof value === 'string' && UUID.test(value.toLowerCase())
            ? [value.toLowerCase()]
            : [],
        ),
  )
}

const WORK_IDS: ReadonlySet<string> = new Set(['attempt_id', 'recording_id'])

function refIdOf(part: unknown): number[] {
  if (typeof part !== 'object' || part === null || !('ref_id' in part)) return []
  return [Number(part.ref_id)]
}

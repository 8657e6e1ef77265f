// Notes every refused request about an attempt, after its own transaction left nothing. It must not change the reply.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { AppError } from '../../http/app-error.ts'
import { sendError, toAppError } from '../../http/errors.ts'
import type { Authenticate } from '../../http/route.ts'
import { commandOf } from './trail-commands.ts'
import type { TrailService } from './trail-service.ts'

type Deps = { readonly trail: TrailService; readonly authenticate: Authenticate }

/** No one knows who sent these, or the device is to send them again as they are. */
const NO_REFUSALS: ReadonlySet<number> = new Set([401, 403, 429])

const bodySchema = z.object({ attempt_id: z.uuid(), device_id: z.uuid().nullable().catch(null) })
const paramsSchema = z.object({ recording_id: z.uuid() })

/** Handles the errors of the routes that are registered behind it. */
export function registerRefusals(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toAppError(error)
    if (refusal.status < 500 && !NO_REFUSALS.has(refusal.status))
      await note(request, { ...deps, refusal })
    return sendError({ error, request, reply })
  })
}

async function note(request: FastifyRequest, given: Deps & { refusal: AppError }): Promise<void> {
  const { trail, authenticate, refusal } = given
  const { endpoint } = request.routeOptions.config
  const command = endpoint === undefined ? null : commandOf(endpoint)
  const subject = subjectOf(request)
  if (command === null || subject === null) return
  try {
    const caller = await authenticate(request)
    if (caller === null) return
    await trail.noteRefusal({ ...subject, userId: caller.userId, command, code: refusal.code })
  } catch (err) {
    request.log.error({ err }, 'a refusal could not be noted')
  }
}

// A refused request may hold anything: what cannot be read names no attempt.
function subjectOf(request: FastifyRequest) {
  const body = bodySchema.safeParse(request.body).data
  const recordingId = paramsSchema.safeParse(request.params).data?.recording_id ?? null
  if (body === undefined && recordingId === null) return null
  const { attempt_id: attemptId = null, device_id: deviceId = null } = body ?? {}
  return { attemptId, deviceId, recordingId }
}

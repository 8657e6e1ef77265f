// Turns whatever went wrong in a request into the error envelope. Unknown faults are logged as errors, and who was
// refused for the user who watches: security-log.ts.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { SESSION_ENDED } from '../db/current-session.ts'
import { isSecondUnfinished } from '../db/second-unfinished.ts'
import { isDiskFull } from '../storage/disk-room.ts'
import { AppError, errorReply } from './app-error.ts'
import { codeOf, loggableError } from './loggable-error.ts'
import { logRefusal } from './security-log.ts'

const FRAMEWORK_CODES: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('malformed_json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('malformed_json'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('payload_too_large'),
  // An address that cannot be read names nothing that is here.
  FST_ERR_BAD_URL: new AppError('not_found'),
  FST_ERR_MAX_PARAM_LENGTH: new AppError('not_found'),
  // A path that leads out of the folder that is served.
  FST_STATIC_FORBIDDEN_PATH: new AppError('not_found'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('malformed_json'),
}

/** Installs the error and not-found handlers. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError({ error, request, reply }))
}

/** Sends the envelope for any error. */
export function sendError(options: {
  error: unknown
  request: FastifyRequest
  reply: FastifyReply
}): FastifyReply {
  const known = toAppError(options.error)
  if (known.code === 'internal' || known.code === 'disk_full')
    options.request.log.error({ err: loggableError(options.error) }, 'request failed')
  logRefusal(options.request, known)
  return options.reply.status(known.status).send(errorReply(known))
}

/** What a caller is told of any error. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // Whatever else is wrong with it follows from that.
    if (error.validation.some(isOfOtherVersion))
      return new AppError('payload_version_unsupported', { cause: error })
    return new AppError('validation_failed', { fields: fieldsOf(error.validation), cause: error })
  }
  const code = codeOf(error)
  const framework = FRAMEWORK_CODES[code]
  if (framework !== undefined) return framework
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new AppError('malformed_json', { cause: error })
  if (status === 413) return new AppError('payload_too_large', { cause: error })
  if (code === SESSION_ENDED) return new AppError('session_expired', { cause: error })
  if (isSecondUnfinished(error)) return new AppError('applied_again', { cause: error })
  if (isDiskFull(code)) return new AppError('disk_full', { cause: error })
  if (isConnectionTrouble(code)) return new AppError('unavailable', { cause: error })
  return new AppError('internal', { cause: error })
}

// PostgreSQL is shutting down, starting, or out of connections: the same request may succeed in a moment.
function isConnectionTrouble(code: string): boolean {
  return ['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET'].includes(code)
}

type ValidationIssue = {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string | undefined
}

function isOfOtherVersion({ instancePath, keyword }: ValidationIssue): boolean {
  return instancePath === '/payload_version' && (keyword === 'too_small' || keyword === 'too_big')
}

function fieldsOf(issues: readonly ValidationIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'
    fields[name] ??= issue.message ?? 'Not valid.'
  }
  return fields
}

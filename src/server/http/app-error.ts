// The one error class: a code of the contract, what to tell the caller beside it, and the cause for the log.
import { errorStatus, errorText, type ErrorCode, type ErrorReply } from '#contract/core/error.ts'

type ErrorOptions = {
  readonly fields?: Readonly<Record<string, string>>
  readonly details?: Readonly<Record<string, unknown>>
  /** The problem is of the whole that was sent, and of no field: `non_field_errors` says it as well. */
  readonly isOfWhole?: boolean
  readonly cause?: unknown
}

/** An outcome that the caller should hear of, by its code. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly isOfWhole: boolean

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(errorText(code), { cause: options.cause })
    this.code = code
    this.status = errorStatus(code)
    this.fields = options.fields
    this.details = options.details
    this.isOfWhole = options.isOfWhole ?? false
  }
}

/** The envelope of an error reply. */
export function errorReply(error: AppError): ErrorReply {
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(error.fields === undefined ? {} : { fields: { ...error.fields } }),
      ...(error.details === undefined ? {} : { details: { ...error.details } }),
    },
    ...(error.isOfWhole ? { non_field_errors: [error.message] } : {}),
  }
}

// Takes in a multipart form with one file: on its way to the storage while it arrives, never as a whole in memory.
import { createHash } from 'node:crypto'

import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { AppError } from '../../http/app-error.ts'
import type { StagedFile, Storage } from '../../storage/storage.ts'

/** How many of the first bytes are looked at to find the file's type. */
const HEAD_BYTES = 64
const FIELD_BYTES = 100
const MAX_FIELDS = 5

/** A file that arrived and is staged. Commit it, or discard it. */
export type ReceivedFile = {
  /** As its sender calls it: shown, and never trusted. */
  readonly name: string
  readonly staged: StagedFile
  readonly head: Uint8Array
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly sha256: string
}

type Expected<S> = {
  readonly storage: Pick<Storage, 'stage'>
  readonly fields: S
  readonly maxBytes: number
  /** How many of the first bytes the type is told by; few unless told. */
  readonly headBytes?: number
  /** How many bytes of a field are read; few unless told. */
  readonly fieldBytes?: number
}

/**
 * The fields and the file of a form. @throws AppError `validation_failed` for a body that is no such form,
 * `payload_too_large` as soon as the file has more than `maxBytes`.
 */
export async function receiveForm<S extends z.ZodObject>(
  request: FastifyRequest,
  expected: Expected<S>,
): Promise<{ fields: z.output<S>; file: ReceivedFile }> {
  const { fields, files } = await receiveFiles(request, { ...expected, maxFiles: 1 })
  const [file] = files
  if (file === undefined) throw invalid({ file: 'Choose a file.' })
  return { fields, file }
}

/**
 * The fields and the files of a form, which may have none. @throws AppError `validation_failed` for a body that is no such
 * form and for an empty file, `payload_too_large` as soon as a file has more than `maxBytes`, or there are more files.
 */
export async function receiveFiles<S extends z.ZodObject>(
  request: FastifyRequest,
  expected: Expected<S> & { readonly maxFiles: number },
): Promise<{ fields: z.output<S>; files: ReceivedFile[] }> {
  const { storage, fields, maxBytes, maxFiles, headBytes = HEAD_BYTES } = expected
  if (!request.isMultipart()) throw invalid({ file: 'Send the file as multipart/form-data.' })
  const values: Record<string, unknown> = {}
  const files: ReceivedFile[] = []
  try {
    const { fieldBytes: fieldSize = FIELD_BYTES } = expected
    const limits = { files: maxFiles, fields: MAX_FIELDS, fieldSize, fileSize: maxBytes }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') values[part.fieldname] = part.value
      else files.push(await stageFile(part, { storage, headBytes }))
    }
    const parsed = fields.safeParse(values)
    if (!parsed.success) throw invalid(messagesOf(parsed.error))
    if (files.some(({ size }) => size === 0)) throw invalid({ file: 'Choose a file.' })
    return { fields: parsed.data, files }
  } catch (error) {
    for (const { staged } of files) await staged.discard()
    throw isRefusal(error) ? error : invalid({ file: 'The form ended early. Send the file again.' })
  }
}

// What is too much has a status of its own; all else that a parser throws is about a broken or interrupted form.
function isRefusal(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'statusCode' in error)
}

async function stageFile(
  part: MultipartFile,
  { storage, headBytes }: { storage: Pick<Storage, 'stage'>; headBytes: number },
): Promise<ReceivedFile> {
  const staged = storage.stage()
  const hash = createHash('sha256')
  const first: Buffer[] = []
  let size = 0
  try {
    for await (const bytes of part.file) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stream is never decoded into text
      const chunk = bytes as Buffer
      hash.update(chunk)
      if (size < headBytes) first.push(chunk.subarray(0, headBytes - size))
      size += chunk.length
      await staged.add(chunk)
    }
    staged.end()
    const head = Buffer.concat(first)
    return { name: part.filename, staged, head, size, sha256: hash.digest('hex') }
  } catch (error) {
    await staged.discard()
    throw error
  }
}

function messagesOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.map(String).join('.') || 'request', message]),
  )
}

function invalid(fields: Record<string, string>): AppError {
  return new AppError('validation_failed', { fields })
}

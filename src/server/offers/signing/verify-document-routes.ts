// The route by which anyone verifies a document. Nothing of it is stored.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import * as contract from '#contract/offers/verify-document.ts'

import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import type { SliceDeps } from '../../slice.ts'
import { verifySealed } from './verify-document-service.ts'

export function verifyDocumentRoutes(
  app: FastifyInstance,
  { database, authenticate }: Pick<SliceDeps, 'database' | 'authenticate'>,
): void {
  app.register(async (forms) => {
    await forms.register(multipart)
    route({ app: forms, authenticate, endpoint: contract.verifyDocument }, async ({ request }) => ({
      data: await verifySealed(database, await fileOf(request)),
    }))
  })
}

async function fileOf(request: FastifyRequest): Promise<Uint8Array> {
  const fields = { file: 'Choose a file.' }
  if (!request.isMultipart()) throw new AppError('validation_failed', { fields })
  const limits = { files: 1, fields: 0, fileSize: MAX_FILE_BYTES }
  try {
    const part = await request.file({ limits })
    const bytes = await part?.toBuffer()
    if (bytes === undefined || bytes.length === 0)
      throw new AppError('validation_failed', { fields })
    return bytes
  } catch (error) {
    const isRefusal = error instanceof AppError || (error instanceof Error && 'statusCode' in error)
    throw isRefusal ? error : new AppError('validation_failed', { fields, cause: error })
  }
}

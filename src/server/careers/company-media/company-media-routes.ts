// Routes of the images and videos in a company's texts.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { COMPANY_MEDIA } from '#contract/careers/careers-rules.ts'
import * as contract from '#contract/careers/company-media.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { actorOf } from '../../access/staff-command.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { parseByteRange } from '../../http/byte-range.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { ByteRange, Storage } from '../../storage/storage.ts'
import { createCompanyMediaService } from './company-media-service.ts'
import { receiveForm } from './receive-form.ts'

type Deps = {
  database: Database
  scopes: StaffScopes
  storage: Storage
  authenticate: Authenticate
}

export function registerCompanyMedia(app: FastifyInstance, deps: Deps): void {
  const { storage, authenticate } = deps
  const media = createCompanyMediaService(deps)

  app.register(async (forms) => {
    await forms.register(multipart)
    route({ app: forms, authenticate, endpoint: contract.uploadCompanyMedia }, async (call) => {
      const accountId = call.params.account_id
      await media.assertMayUpload(call.caller, accountId)
      const { fields, file } = await receiveForm(call.request, {
        storage,
        fields: contract.uploadCompanyMedia.form,
        maxBytes: COMPANY_MEDIA.fileBytes.video,
      })
      try {
        const given = { accountId, resourceType: fields.resource_type, file }
        return { data: await media.upload(actorOf(call), given) }
      } finally {
        await file.staged.discard()
      }
    })
  })

  route({ app, authenticate, endpoint: contract.getCompanyMedia }, async (call) => {
    const found = await media.get(call.params.media_id)
    const range = describe(call, found)
    const { key } = found
    return call.request.method === 'HEAD'
      ? call.reply.send()
      : call.reply.send(storage.read(key, range))
  })
}

/** Writes the headers of a file. @returns the part of it that was asked for. */
function describe(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { mime, size }: { mime: string; size: number },
): ByteRange {
  const range = parseByteRange(request.headers.range, size)
  reply.header('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${size}`)
    throw new AppError('range_not_satisfiable')
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range !== null) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`)
  reply.headers({
    'Content-Type': mime,
    'Content-Length': end - start + 1,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // An address names the same bytes for good. Emails and the career page show them as well.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  return { start, end }
}

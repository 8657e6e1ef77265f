// Routes of recorded answers: creation, the tus upload, the manifest, and play-back.
//
// The upload is tus 1.0 (core, creation, creation-defer-length, checksum) written here over the storage port, and not
// @tus/server: that one answers on node's own request and reply, past the contract's policies, error envelope and
// sweeps, and keeps its state in a store of its own, where row-level security, the lock of the row and the commit
// together with the chunk's hash would not reach.
import type { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import * as contract from '#contract/assessments/media.ts'
import * as rules from '#contract/assessments/recording-rules.ts'

import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Chunk } from './append-chunk.ts'
import type { MediaService } from './media-service.ts'
import { play } from './play.ts'
import { ReceivedChunk, receiveChunk } from './receive-chunk.ts'

type Deps = { media: MediaService; storage: Storage; authenticate: Authenticate }

const offsetSchema = z.coerce.number().int().min(0).max(rules.MAX_RECORDING_BYTES)

export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { media, authenticate } = deps

  route(
    { app, authenticate, endpoint: contract.createRecording },
    async ({ caller, body, idempotencyKey, reply }) => {
      const state = await media.create({ userId: caller.userId, idempotencyKey }, body)
      describeUpload(reply, state)
      reply.header('Location', addressOf(state.recording_id))
      return { data: state }
    },
  )

  route(
    { app, authenticate, endpoint: contract.getRecording },
    async ({ caller, params, reply }) => {
      const state = await media.get(caller.userId, params.recording_id)
      describeUpload(reply, state)
      return { data: state }
    },
  )

  route(
    { app, authenticate, endpoint: contract.closeRecording },
    async ({ caller, params, body, idempotencyKey }) => {
      const given = { recordingId: params.recording_id, body }
      return { data: await media.close({ userId: caller.userId, idempotencyKey }, given) }
    },
  )

  playRoutes(app, deps)
  app.register((bytes, _, done) => {
    appendRoute(bytes, deps)
    done()
  })
}

// In a scope of its own: here, and nowhere else, a body is bytes.
function appendRoute(app: FastifyInstance, { media, storage, authenticate }: Deps): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(rules.CHUNK_CONTENT_TYPE, (request: FastifyRequest, stream: Readable) =>
    receiveChunk(stream, { headers: request.headers, storage }),
  )
  // Whatever came of the request: what was not committed is no chunk.
  app.addHook('onResponse', async ({ body }) => {
    if (body instanceof ReceivedChunk) await body.staged.discard()
  })
  // No one's bytes are taken in before it is known whose they are.
  app.addHook('onRequest', async (request) => {
    if ((await authenticate(request)) === null) throw new AppError('unauthenticated')
  })
  route(
    { app, authenticate, endpoint: contract.appendChunk },
    async ({ caller, params, request, reply }) => {
      const given = { recordingId: params.recording_id, read: () => chunkOf(request) }
      const offset = await media.append(caller.userId, given)
      reply.header('Tus-Resumable', rules.TUS_VERSION).header('Upload-Offset', offset)
      return null
    },
  )
}

function chunkOf(request: FastifyRequest): Chunk {
  if (request.headers['tus-resumable'] !== rules.TUS_VERSION)
    throw new AppError('unsupported_upload_protocol')
  const offset = offsetSchema.safeParse(request.headers['upload-offset'])
  const received = request.body
  if (!offset.success || !(received instanceof ReceivedChunk) || received.size === 0)
    throw new AppError('validation_failed', {
      fields: { request: 'Send one chunk of bytes with Upload-Offset and Upload-Checksum.' },
    })
  return { offset: offset.data, received }
}

function describeUpload(reply: FastifyReply, state: contract.RecordingState): void {
  reply
    .header('Tus-Resumable', rules.TUS_VERSION)
    .header('Tus-Extension', rules.TUS_EXTENSIONS)
    .header('Tus-Checksum-Algorithm', Object.keys(rules.CHECKSUMS).join(','))
    .header('Cache-Control', 'no-store')
    .header('Upload-Offset', state.received_bytes)
  if (state.total_bytes === null) reply.header('Upload-Defer-Length', '1')
  else reply.header('Upload-Length', state.total_bytes)
}

function addressOf(recordingId: string): string {
  return contract.getRecording.url.replace(':recording_id', recordingId)
}

function playRoutes(app: FastifyInstance, { media, storage, authenticate }: Deps): void {
  route(
    { app, authenticate, endpoint: contract.playRecording },
    async ({ caller, params, request, reply }) => {
      const playable = await media.find(caller.userId, params.recording_id)
      return play({ playable, storage, request, reply })
    },
  )

  route(
    { app, authenticate, endpoint: contract.playApplicantRecording },
    async ({ caller, params, request, reply }) => {
      const playable = await media.findOfApplicant(caller, {
        userSmartreqId: params.user_smartreq_id,
        recordingId: params.recording_id,
      })
      return play({ playable, storage, request, reply })
    },
  )

  route(
    { app, authenticate, endpoint: contract.getApplicantFileText },
    async ({ caller, params }) => {
      const given = { userSmartreqId: params.user_smartreq_id, recordingId: params.recording_id }
      return { data: await media.findTextOfApplicant(caller, given) }
    },
  )
}

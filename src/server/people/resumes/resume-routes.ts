// Routes of resumes.
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

import { MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import * as contract from '#contract/people/resumes.ts'

import { play } from '../../assessments/media/play.ts'
import { receiveForm } from '../../careers/company-media/receive-form.ts'
import { route, type Authenticate } from '../../http/route.ts'
import type { Storage } from '../../storage/storage.ts'
import type { createResumeService } from './resume-service.ts'

type Deps = {
  resumes: ReturnType<typeof createResumeService>
  storage: Storage
  authenticate: Authenticate
}

export function resumeRoutes(app: FastifyInstance, deps: Deps): void {
  const { resumes, storage, authenticate } = deps

  app.register(async (forms) => {
    await forms.register(multipart)
    route({ app: forms, authenticate, endpoint: contract.uploadResume }, async (call) => {
      const { fields, file } = await receiveForm(call.request, {
        storage,
        fields: contract.uploadResume.form,
        maxBytes: MAX_FILE_BYTES,
        // The names of its parts tell a document, wherever they stand in it.
        headBytes: MAX_FILE_BYTES,
      })
      try {
        const by = { userId: call.caller.userId, idempotencyKey: call.idempotencyKey }
        return { data: await resumes.upload(by, { refId: fields.ref_id, file }) }
      } finally {
        await file.staged.discard()
      }
    })
  })

  route({ app, authenticate, endpoint: contract.listResumes }, async ({ caller, params }) => ({
    data: await resumes.list(caller, params.user_id),
  }))

  route({ app, authenticate, endpoint: contract.deleteResume }, async (call) => {
    const by = { userId: call.caller.userId, idempotencyKey: call.idempotencyKey }
    const removal = { userId: call.params.user_id, only: call.query.only }
    return { data: await resumes.remove(by, removal) }
  })

  route({ app, authenticate, endpoint: contract.getOriginalResume }, async (call) => {
    const playable = await resumes.find(call.caller, call.params.resume_id)
    return play({ playable, storage, request: call.request, reply: call.reply })
  })

  route({ app, authenticate, endpoint: contract.getResumeText }, async ({ caller, params }) => {
    const text = await resumes.text({ userId: caller.userId, resumeId: params.resume_id })
    if (text === null) return { data: { text_state: 'unreadable' as const, text: '' } }
    return { data: { text_state: 'ready' as const, text } }
  })
}

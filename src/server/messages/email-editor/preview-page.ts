// A preview as a page. It is a document of its own, because a frame without an address inherits the policy of the app's
// pages, which refuses the inline styles that email programs need.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getEmailPreview } from '#contract/messages/email-editor.ts'

import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { minutesBefore } from './preview-email.ts'
import { findPreview } from './preview-repository.ts'

type Deps = {
  readonly database: Database
  readonly authenticate: Authenticate
  readonly now: () => Date
  readonly originOf: (request: FastifyRequest) => string
}

export function registerPreviewPage(app: FastifyInstance, deps: Deps): void {
  const { database, authenticate, now, originOf } = deps
  route({ app, authenticate, endpoint: getEmailPreview }, async ({ params, query, ...call }) => {
    const { preview_id: previewId } = params
    const found = await database.inScope({ kind: 'system' }, (tx) => findPreview(tx, previewId))
    if (found === null || found.createdAt < minutesBefore(now())) throw new AppError('not_found')
    // Images of the company are at our own address; no other host learns that someone looks.
    const { origin } = new URL(originOf(call.request))
    const images = query.images === 'off' ? "'none'" : `data: ${origin}/media/v1/`
    return call.reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${images}; frame-ancestors 'self'`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      })
      .send(found.html)
  })
}

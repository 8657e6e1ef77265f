// The webhook that a mail service calls with each email that came in. It is the operator's, as /metrics is: no user calls it,
// and the API's document does not show it.
import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'

import { AppError } from '../../http/app-error.ts'
import type { InboundMail } from './port.ts'

export const INBOUND_URL = '/integration/v1/inbound-mail/'
const CONTENT_TYPE = 'message/rfc822'
const RATE_LIMIT = { max: 600, timeWindow: 60_000 }

/** Takes `POST` with the email itself as its body, and `Authorization: Bearer` with the secret. */
export function registerInboundWebhook(
  app: FastifyInstance,
  { secret, receive }: { secret: string; receive: InboundMail },
): void {
  // In a scope of its own: here a body is an email.
  app.register((mails, _, done) => {
    const bodyLimit = REPLY_LIMITS.mailBytes
    mails.removeAllContentTypeParsers()
    mails.addContentTypeParser(
      CONTENT_TYPE,
      { parseAs: 'buffer', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    )
    const options = {
      schema: { hide: true },
      compress: false as const,
      bodyLimit,
      config: { rateLimit: RATE_LIMIT },
    }
    mails.post(INBOUND_URL, {
      ...options,
      // Before anything of the body is read.
      onRequest: async ({ headers }) => {
        if (!isSame(headers.authorization ?? '', `Bearer ${secret}`))
          throw new AppError('unauthenticated')
      },
      handler: async ({ body, log }) => {
        const outcome = Buffer.isBuffer(body) ? await receive(body) : 'unreadable'
        log.info({ outcome }, 'inbound mail')
        // The same will be no email the next time either; whatever else became of it, it is not to be sent again.
        if (outcome === 'unreadable') {
          const fields = { request: `Send one email as ${CONTENT_TYPE}.` }
          throw new AppError('validation_failed', { fields })
        }
        return { data: { outcome } }
      },
    })
    done()
  })
}

// Hashes are of one length, and comparing them tells nothing of what they are of.
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

// The webhook that Documenso calls when something happened to a document. It carries a secret and no signature: what it says is
// only a reason to ask Documenso itself. The API's document does not show it: no user calls it.
import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { documensoWebhookPath } from '#contract/offers/e-signature-rules.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import * as repository from './provider-repository.ts'

type Deps = { readonly database: Database; readonly jobs: Pick<Jobs, 'send' | 'wake'> }

const SYSTEM = { kind: 'system' } as const
const BODY_LIMIT = 100_000
const RATE_LIMIT = { max: 600, timeWindow: 60_000 }
const paramsSchema = z.object({
  account_id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
})
const bodySchema = z.object({ payload: z.object({ externalId: z.uuid() }) })
/** Compared where a company has no secret, so that both cases take the same time. */
const NO_HASH = '0'.repeat(64)

export function registerDocumensoWebhook(app: FastifyInstance, { database, jobs }: Deps): void {
  app.post(documensoWebhookPath(':account_id'), {
    schema: { hide: true },
    compress: false as const,
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: RATE_LIMIT },
    // Before anything of the body is read.
    onRequest: async ({ params, headers }) => {
      const { data } = paramsSchema.safeParse(params)
      const accountId = data?.account_id ?? 0
      const row = await database.inScope(SYSTEM, (tx) => repository.findProvider(tx, accountId))
      const secret = headers['x-documenso-secret']
      const sent = webhookSecretHash(typeof secret === 'string' ? secret : '')
      const isRight = timingSafeEqual(
        Buffer.from(sent),
        Buffer.from(row?.webhookSecretHash ?? NO_HASH),
      )
      // A company that does not exist is told apart from a wrong secret by nothing.
      if (!isRight) throw new AppError('unauthenticated')
    },
    handler: async ({ params, body }) => {
      const { account_id: accountId } = paramsSchema.parse(params)
      const { data } = bodySchema.safeParse(body)
      // Documents that the company made elsewhere are told of, too.
      const externalId = data?.payload.externalId
      if (externalId !== undefined)
        await database.inScope(SYSTEM, (tx) => order(tx, { jobs, accountId, externalId }))
      jobs.wake('sync-envelope')
      return { data: {} }
    },
  })
}

/** SHA-256, in hexadecimal: of one length whatever was sent. */
export function webhookSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

type Order = Pick<Deps, 'jobs'> & repository.EnvelopeKey

async function order(tx: Tx, { jobs, accountId, externalId }: Order): Promise<void> {
  const envelope = await repository.findEnvelope(tx, { accountId, externalId })
  if (envelope === null || envelope.state === 'finished') return
  await jobs.send(tx, 'sync-envelope', { accountId, externalId })
}

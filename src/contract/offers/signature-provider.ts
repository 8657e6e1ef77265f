// The provider of a company's signatures: this app, or Documenso with the company's own account there.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema } from '../core/shape.ts'
import {
  SIGNATURE_PROBLEMS,
  SIGNATURE_PROVIDER_LIMITS,
  SIGNATURE_PROVIDERS,
} from './e-signature-rules.ts'

const TAG = 'Offers'
const url = '/account/v1/e-signature/account/:account_id/provider/' as const
const policy = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
/** Each of them asks a server elsewhere, or makes a secret. */
const rateLimit = { max: 20, windowSeconds: 60 } as const
const params = z.object({ account_id: idSchema })
const limits = SIGNATURE_PROVIDER_LIMITS

const settingsShape = {
  provider: z.enum(SIGNATURE_PROVIDERS),
  /** The address of Documenso; null where none was entered yet. */
  url: z.string().nullable(),
}

const providerSchema = z.object({
  ...settingsShape,
  /** The key itself is never sent back. */
  has_api_key: z.boolean(),
  /** Where Documenso is to send its webhooks. */
  webhook_url: z.string(),
  /** When the webhook's secret was made; null for none. The secret is shown only then. */
  webhook_secret_made_at: instantSchema.nullable(),
  /** Offers that are still at Documenso: until they have ended its address cannot change. */
  open_offers: z.number().int(),
})
export type SignatureProviderSettings = z.infer<typeof providerSchema>

export const getSignatureProvider = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'Who collects the signatures of a company’s offers',
  policy,
  params,
  responses: { 200: dataOf(providerSchema) },
})

export const saveSignatureProvider = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary: 'Choose who collects signatures; offers that were sent stay where they are',
  policy: { ...policy, isIdempotent: true },
  params,
  body: z.object({
    provider: settingsShape.provider,
    /** Needed for Documenso; null keeps the one that is stored. */
    url: z.string().trim().min(1).max(limits.url).nullable(),
    /** A new key; null keeps the one that is stored. */
    api_key: z
      .string()
      .trim()
      .min(1)
      .max(limits.apiKey)
      .regex(/^[!-~]+$/u)
      .nullable(),
  }),
  responses: { 200: dataOf(providerSchema) },
})

export const testSignatureProvider = endpoint({
  method: 'POST',
  url: `${url}test/`,
  tag: TAG,
  summary: 'Ask Documenso whether it accepts the stored API key',
  policy: { ...policy, rateLimit },
  isRead: true,
  params,
  responses: {
    200: dataOf(
      z.object({
        /** Null where Documenso answered as it should. */
        problem: z.enum(SIGNATURE_PROBLEMS).nullable(),
      }),
    ),
  },
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  url: `${url}webhook-secret/`,
  tag: TAG,
  summary: 'Make a new secret for the webhook; the one before stops working',
  policy: { ...policy, isSecret: true, rateLimit },
  params,
  body: z.object({
    /** When the secret was made that is replaced; null for none. A request that arrives twice is refused. */
    replaces: instantSchema.nullable(),
  }),
  responses: { 200: dataOf(z.object({ secret: z.string(), made_at: instantSchema })) },
})

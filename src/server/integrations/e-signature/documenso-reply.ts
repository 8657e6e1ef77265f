// Replies of Documenso (API v2), as far as they are used. Nothing in them is trusted.
import { z } from 'zod'

const recipientSchema = z.object({
  id: z.int(),
  email: z.string(),
  signingOrder: z.number().nullish(),
  readStatus: z.enum(['NOT_OPENED', 'OPENED']).catch('NOT_OPENED'),
  sendStatus: z.enum(['NOT_SENT', 'SENT']).catch('NOT_SENT'),
  signingStatus: z.enum(['NOT_SIGNED', 'SIGNED', 'REJECTED']),
  /** ISO 8601; null until the recipient has signed. */
  signedAt: z.string().nullish(),
  rejectionReason: z.string().nullish(),
})

/** `DRAFT`: created, and not distributed yet. */
const statusSchema = z.enum(['DRAFT', 'PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED'])

export const envelopeSchema = z.object({
  id: z.string().min(1).max(200),
  externalId: z.string().nullish(),
  status: statusSchema,
  recipients: z.array(recipientSchema).max(20),
  envelopeItems: z.array(z.object({ id: z.string().min(1).max(200) })).max(20),
})
export type DocumensoEnvelope = z.infer<typeof envelopeSchema>
export type DocumensoRecipient = z.infer<typeof recipientSchema>

export const createdSchema = envelopeSchema.pick({ id: true })
export const foundSchema = z.object({
  data: z.array(envelopeSchema.pick({ id: true, externalId: true })),
})
export const doneSchema = z.object({})

// What passes between the server and a browser's passkeys: the JSON forms of Web Authentication, Level 3 (5.1.8, 5.1.9).
import { z } from 'zod'

import { instantSchema } from '../core/shape.ts'

/** Larger than any that an authenticator makes; an attestation is not asked for. */
const MAX_BYTES_LENGTH = 8000
/** As credential ids go at most: 1023 bytes. */
const MAX_ID_LENGTH = 1400

const bytesSchema = z
  .string()
  .max(MAX_BYTES_LENGTH)
  .regex(/^[\w-]+$/, { message: 'Not base64url.' })
const credentialIdSchema = bytesSchema.max(MAX_ID_LENGTH)
/** Ways to reach an authenticator, such as usb: browsers may know of newer ones. */
const transportsSchema = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10)
const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: transportsSchema.optional(),
})
const verificationSchema = z.enum(['required', 'preferred', 'discouraged'])

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  passkey_id: z.uuid(),
  name: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** What `navigator.credentials.create` is asked. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: verificationSchema,
    requireResidentKey: z.boolean(),
    userVerification: verificationSchema,
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>

/** What `navigator.credentials.get` is asked. */
export const passkeyRequestSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptorSchema),
  userVerification: verificationSchema,
})
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>

const answerShape = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/** A passkey that was just made. */
export const newPasskeySchema = z.object({
  ...answerShape,
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: transportsSchema.optional(),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** What a passkey signed. */
export const passkeyAnswerSchema = z.object({
  ...answerShape,
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: bytesSchema.optional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>

// The page on which a signer reads and signs an offer: the link stands for its signer. Every call names the token in its
// body, so that no log of addresses holds one.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, localeSchema, textSchema } from '../core/shape.ts'
import { attachedDocumentSchema } from './attached-document.ts'
import { LETTER_SIGNERS } from './offer-letter-rules.ts'
import { OFFER_LIMITS } from './offer-states.ts'

const TAG = 'Signing'
const url = '/integration/v1/signing/' as const
const ask = { level: 0, scope: 'public', rateLimit: { max: 60, windowSeconds: 60 } } as const
/** Signing twice is answered as once: the token names what is done. */
const act = {
  level: 0,
  scope: 'public',
  rateLimit: { max: 30, windowSeconds: 60 },
} as const

export const SIGNING_LIMITS = {
  /** Of a drawn signature: strokes, and points of all of them together: a minute at a hundred a second. */
  strokes: 200,
  points: 6000,
  name: 120,
  reason: OFFER_LIMITS.reason,
} as const

/** The handwritings of typed signatures: pages and documents have the same. */
export const SIGNATURE_FONTS = ['caveat', 'dancing_script'] as const
export type SignatureFont = (typeof SIGNATURE_FONTS)[number]

const tokenShape = { token: z.string().min(1).max(100) }

/**
 * The state of a link. `ready`: it can sign. `reading`: it can only read. `waiting`: it is another signer's turn.
 * `superseded`: a newer version was sent.
 */
export const LINK_STATES = [
  'ready',
  'reading',
  'waiting',
  'signed',
  'declined',
  'expired',
  'cancelled',
  'superseded',
  'complete',
] as const

/** What stands on the page before the letter is opened: nothing that is private. */
const signingPageSchema = z.object({
  link_state: z.enum(LINK_STATES),
  company_name: z.string(),
  /** Whether the link is the candidate's; the others sign for the company. */
  is_candidate: z.boolean(),
  /** Whether the link is of a user who reads the offer without signing it. */
  is_reader: z.boolean(),
  signer_name: z.string(),
  job_title: z.string(),
  sender_name: z.string().nullable(),
  language: localeSchema,
  expires_at: instantSchema.nullable(),
  /** The zone of the deadline, as the company's. */
  time_zone: z.string(),
  /** When this signer signed or declined; null until then. */
  resolved_at: instantSchema.nullable(),
  /** Who has signed so far, in their turns; empty where the letter is not shown. */
  signatures: z.array(z.object({ name: z.string(), signed_at: instantSchema })),
  /** Whether the sealed document can be fetched by this link. */
  has_sealed: z.boolean(),
})
export type SigningPage = z.infer<typeof signingPageSchema>

export const getSigningPage = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary:
    'What a signer’s link leads to; asking changes nothing, because mail scanners follow links',
  policy: ask,
  isRead: true,
  body: z.object(tokenShape),
  responses: { 200: dataOf(signingPageSchema) },
})

const openedLetterSchema = z.object({
  page_size: z.enum(['A4', 'Letter']),
  header: z.string(),
  html: z.string(),
  footer: z.string(),
  /** SHA-256 of the frozen document, which signing names. */
  sha256: z.string(),
  /** Null for a link that signs nothing. */
  signer: z.enum(LETTER_SIGNERS).nullable(),
  /** Documents of the offer, in order. */
  documents: z.array(attachedDocumentSchema),
  /** What the signer agrees to by signing, and its version. */
  consent: z.object({ version: z.number().int(), text: z.string() }),
})
export type OpenedLetter = z.infer<typeof openedLetterSchema>

export const openLetter = endpoint({
  method: 'POST',
  url: `${url}open/`,
  tag: TAG,
  summary: 'The letter of a signer’s link; from then on it counts as opened',
  policy: act,
  body: z.object(tokenShape),
  responses: { 200: dataOf(openedLetterSchema) },
})

export const getSigningDocument = endpoint({
  method: 'POST',
  url: `${url}document/`,
  tag: TAG,
  summary: 'The document of a signer’s link as a PDF: sealed, or as it was sent',
  policy: ask,
  bytes: 'out',
  isRead: true,
  body: z.object(tokenShape),
  responses: {},
})

export const getSigningAttachment = endpoint({
  method: 'POST',
  url: `${url}documents/file/`,
  tag: TAG,
  summary: 'A document that goes with the letter of a signer’s link, as it was sent',
  policy: ask,
  bytes: 'out',
  isRead: true,
  body: z.object({ ...tokenShape, user_offer_document_id: idSchema }),
  responses: {},
})

const coordinateSchema = z.number().min(0).max(1)

export const signatureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), font: z.enum(SIGNATURE_FONTS) }),
  z.object({
    kind: z.literal('drawn'),
    /** Each stroke as x and y by turns, in the unit square of the field. */
    strokes: z
      .array(z.array(coordinateSchema).min(4))
      .min(1)
      .max(SIGNING_LIMITS.strokes)
      .refine((strokes) => strokes.flat().length <= SIGNING_LIMITS.points * 2, {
        message: 'Too many points.',
      }),
  }),
])
export type Signature = z.infer<typeof signatureSchema>

export const signLetter = endpoint({
  method: 'POST',
  url: `${url}sign/`,
  tag: TAG,
  summary: 'Agree to sign electronically, and sign the document that was shown',
  policy: act,
  body: z.object({
    ...tokenShape,
    /** Of the document that was shown: another one is refused. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    consent_version: z.number().int().positive(),
    /** As the signer writes it under the document. */
    name: textSchema.trim().min(1).max(SIGNING_LIMITS.name),
    signature: signatureSchema,
  }),
  responses: { 200: dataOf(signingPageSchema) },
})

export const declineLetter = endpoint({
  method: 'POST',
  url: `${url}decline/`,
  tag: TAG,
  summary: 'Decline an offer, or refuse to sign it for the company',
  policy: act,
  body: z.object({ ...tokenShape, reason: textSchema.trim().max(SIGNING_LIMITS.reason) }),
  responses: { 200: dataOf(signingPageSchema) },
})

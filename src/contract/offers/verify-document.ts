// Whether a signed document is unchanged: anyone who has one may ask.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf } from '../core/shape.ts'

/** `unchanged`: sealed here, and as it was. `changed_after`: something was added to it. */
export const DOCUMENT_RESULTS = [
  'unchanged',
  'changed',
  'changed_after',
  'sealed_by_others',
  'not_sealed',
  'encrypted',
  'not_a_pdf',
] as const
export type DocumentResult = (typeof DOCUMENT_RESULTS)[number]

export const documentVerificationSchema = z.object({
  result: z.enum(DOCUMENT_RESULTS),
  /** Null, as all below, for what is not unchanged. */
  title: z.string().nullable(),
  company: z.string().nullable(),
  sealed_at: z.string().nullable(),
  signers: z.array(z.object({ name: z.string(), role: z.string(), signed_at: z.string() })),
})
export type DocumentVerification = z.infer<typeof documentVerificationSchema>

export const verifyDocument = endpoint({
  method: 'POST',
  url: '/integration/v1/verify-document/',
  tag: 'Offers',
  summary:
    'Whether a PDF (at most 10 MB) was sealed here and is unchanged, by whom it was signed and when. The file is not stored',
  policy: { level: 0, scope: 'public', rateLimit: { max: 20, windowSeconds: 60 } },
  isRead: true,
  form: z.object({}),
  responses: { 200: dataOf(documentVerificationSchema) },
})

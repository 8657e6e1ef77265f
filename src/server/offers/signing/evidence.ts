import { z } from 'zod'

// The record that travels inside a sealed document, as evidence.json.
import { LETTER_SIGNERS } from '#contract/offers/offer-letter-rules.ts'

import type { SealInput } from './document-types.ts'

export const EVIDENCE_NAME = 'evidence.json'

export const evidenceSchema = z.object({
  version: z.literal(1),
  title: z.string(),
  company: z.string(),
  sealedAt: z.string(),
  /** SHA-256 of the document before it was signed. */
  documentHash: z.string(),
  signers: z.array(
    z.object({
      signer: z.enum(LETTER_SIGNERS),
      name: z.string(),
      email: z.string().optional(),
      role: z.string(),
      signedAt: z.string(),
    }),
  ),
  /** Documents of the offer; absent in letters sealed before offers had documents. */
  documents: z
    .array(z.object({ title: z.string(), fileName: z.string(), sha256: z.string() }))
    .optional(),
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      signer: z.enum(LETTER_SIGNERS).nullable(),
      address: z.string().optional(),
      device: z.string().optional(),
      shownHash: z.string().optional(),
    }),
  ),
})
export type Evidence = z.infer<typeof evidenceSchema>

export function evidenceOf(
  { title, company, now, signatures, events, documents }: SealInput,
  documentHash: string,
): Evidence {
  return {
    version: 1,
    title,
    company,
    sealedAt: now.toISOString(),
    documentHash,
    signers: signatures.map(({ signer, name, email, role, signedAt }) => ({
      signer,
      name,
      ...(email === undefined ? {} : { email }),
      role,
      signedAt,
    })),
    documents: [...documents],
    events: [...events],
  }
}

// A document that goes with an offer, as its signers and the candidate see it.
import { z } from 'zod'

import { OFFER_DOCUMENT_TYPES } from './offer-document-rules.ts'

/** A document of an offer, as its readers see it. */
export const attachedDocumentSchema = z.object({
  user_offer_document_id: z.number(),
  title: z.string(),
  /** As it is downloaded; its ending is that of its content. */
  file_name: z.string(),
  mime: z.enum(OFFER_DOCUMENT_TYPES),
  /** In bytes. */
  size: z.number().int(),
})
export type AttachedDocument = z.infer<typeof attachedDocumentSchema>

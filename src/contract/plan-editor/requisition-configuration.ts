// The rules for applying to a requisition: until when, and how soon again.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, localeSchema, textSchema } from '../core/shape.ts'
import { ACCOMMODATIONS, RETAKE_DAYS } from '../requisitions/requisitions-rules.ts'

const TAG = 'Requisitions'
const url = '/job/v1/configuration/:job_id/'

const manage = { level: 2, scope: 'job', isForManagers: true } as const
const jobParamsSchema = z.object({ job_id: idSchema })

const configurationSchema = z.object({
  /** Days between two applications of one person. */
  retake_interval_days: z.number().int().min(RETAKE_DAYS.min).max(RETAKE_DAYS.max),
  /** The last day on which people can apply, in UTC; null without a deadline. */
  apply_until: z.iso.date().nullable(),
  /** Whether candidates are shown the voluntary equal-opportunity questions. */
  asks_eeoc: z.boolean(),
  /** Whether who applies from now on needs a resume before the application counts as complete. */
  is_resume_required: z.boolean(),
  /** The same of the address of a page on LinkedIn. */
  is_linkedin_required: z.boolean(),
  /** In which candidates can apply, in the order of the product. */
  languages: z
    .array(localeSchema)
    .min(1)
    .refine((all) => new Set(all).size === all.length, { message: 'Each language once.' }),
  /** Plain text that candidates see before they start; empty for none. */
  accommodations: textSchema.trim().max(ACCOMMODATIONS.text),
  /** Whom they ask: an email address, a phone number, a name. Empty without a text. */
  accommodations_contact: textSchema.trim().max(ACCOMMODATIONS.contact),
  /** The contact for candidates’ questions; empty for the company’s contact. */
  candidate_contact: textSchema.trim().max(ACCOMMODATIONS.contact),
})
export type RequisitionConfiguration = z.infer<typeof configurationSchema>

export const getRequisitionConfiguration = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The rules for applying to a requisition, to change them',
  policy: manage,
  params: jobParamsSchema,
  responses: { 200: dataOf(configurationSchema) },
})

export const saveRequisitionConfiguration = endpoint({
  method: 'PUT',
  url,
  tag: TAG,
  summary: 'Change the rules for applying; they hold at once for everyone who has not applied yet',
  policy: { ...manage, isIdempotent: true },
  params: jobParamsSchema,
  /** Older screens know the first two alone: what is left out stays as it is. */
  body: configurationSchema
    .partial()
    .required({ retake_interval_days: true, apply_until: true })
    .refine(hasContact, { path: ['accommodations_contact'], message: 'Say whom candidates ask.' }),
  responses: { 200: dataOf(configurationSchema) },
})

// A text without a contact leaves people with no one to ask.
function hasContact({
  accommodations = '',
  accommodations_contact: contact = '',
}: {
  accommodations?: string | undefined
  accommodations_contact?: string | undefined
}): boolean {
  return accommodations === '' || contact !== ''
}

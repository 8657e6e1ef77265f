// Documents that staff keep with an application: a certificate, a signed form, the notes of a reference. Private ones exist
// only for roles with `private_data_access`: to all others they answer as if they were not there.
import { z } from 'zod'

import { textStateSchema } from '../assessments/media.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { DOCUMENT_LIMITS, DOCUMENT_TYPES, DOCUMENT_UPLOADS } from './applicant-documents-rules.ts'

const TAG = 'Applicant documents'
const policy = { level: 2, scope: 'job' } as const
/** For every user who sees the application; who added a document, and who manages the job, may change it. */
const command = { ...policy, isIdempotent: true } as const
const url = '/smartreq/v1/user-smartreq/:user_smartreq_id/documents/' as const
const oneUrl = `${url}:document_id/` as const
const applicationParamsSchema = z.object({ user_smartreq_id: idSchema })
const paramsSchema = applicationParamsSchema.extend({ document_id: z.uuid() })

const titleSchema = nameTextSchema.max(DOCUMENT_LIMITS.title)
const descriptionSchema = textSchema.trim().max(DOCUMENT_LIMITS.description)

const documentSchema = z.object({
  document_id: z.uuid(),
  user_smartreq_id: z.number(),
  title: z.string(),
  /** Empty for none. */
  description: z.string(),
  /** As it is downloaded; its ending is that of its content. */
  file_name: z.string(),
  mime: z.enum(DOCUMENT_TYPES),
  /** In bytes. */
  size: z.number().int(),
  is_private: z.boolean(),
  /** The name is null for a user who is not of the company any more. */
  added_by: z.object({ user_id: z.number(), full_name: z.string().nullable() }),
  added_at: instantSchema,
  /** Null where title, description and privacy are as they were at first. */
  changed_at: instantSchema.nullable(),
  /** Whether the reader may change and delete it. */
  can_change: z.boolean(),
  /** Whether its text can be read, or is still being extracted. */
  text_state: textStateSchema,
})
export type ApplicantDocument = z.infer<typeof documentSchema>

/** Without what names or describes it: receipts of commands outlive the document and who it is about. */
const storedSchema = documentSchema.pick({
  document_id: true,
  user_smartreq_id: true,
  is_private: true,
  added_at: true,
  changed_at: true,
})
export type StoredDocument = z.infer<typeof storedSchema>

export const listDocuments = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The documents of an application that the caller may see, newest first',
  policy,
  params: applicationParamsSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(documentSchema) },
})

export const addDocument = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Add a document (PDF, DOCX, DOC, text or CSV; at most 10 MB) to an application',
  policy: { ...command, rateLimit: DOCUMENT_UPLOADS },
  params: applicationParamsSchema,
  form: z.object({
    /** Left out or empty: the name of the file. */
    title: titleSchema.default(''),
    description: descriptionSchema.default(''),
    /** `true` takes the right for private data. */
    is_private: z.enum(['true', 'false']).default('false'),
  }),
  responses: { 201: dataOf(storedSchema) },
})

export const saveDocument = endpoint({
  method: 'PATCH',
  url: oneUrl,
  tag: TAG,
  summary: 'Change the title or description of a document, or who may see it',
  policy: command,
  params: paramsSchema,
  body: z
    .object({ title: titleSchema.min(1), description: descriptionSchema, is_private: z.boolean() })
    .partial(),
  responses: { 200: dataOf(storedSchema) },
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  url: oneUrl,
  tag: TAG,
  summary: 'Delete a document, which can be put back for ten minutes',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(z.object({ document_id: z.uuid(), undo_until: instantSchema })) },
})

export const restoreDocument = endpoint({
  method: 'POST',
  url: `${oneUrl}restore/`,
  tag: TAG,
  summary: 'Put back a document that was deleted within the last ten minutes',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(storedSchema) },
})

export const getDocumentFile = endpoint({
  method: 'GET',
  url: `${oneUrl}file/`,
  tag: TAG,
  summary: 'The file of a document, to download',
  policy,
  bytes: 'out',
  params: paramsSchema,
  responses: { 200: z.string() },
})

export const getDocumentText = endpoint({
  method: 'GET',
  url: `${oneUrl}text/`,
  tag: TAG,
  summary: 'The text of a document, to read it without opening it',
  policy,
  params: paramsSchema,
  responses: { 200: dataOf(z.object({ text_state: textStateSchema, text: z.string() })) },
})

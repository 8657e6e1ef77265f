// Resumes under the paths of the specification. A resume is the file that answers the question for it in the form of an
// application, stored as `media.ts` says: there is no other one. What was submitted with an application stays there.
import { z } from 'zod'

import { recordingStateSchema } from '../assessments/media.ts'
import { endpoint } from '../core/endpoint.ts'
import { FILE_TYPES } from '../core/file-rules.ts'
import { dataOf, deviceBornIdSchema, idSchema, instantSchema } from '../core/shape.ts'

const TAG = 'Resumes'
const own = { level: 1, scope: 'person' } as const
const shared = { ...own, alsoForStaff: true } as const

export const resumeSchema = z.object({
  /** Opens the file at `original-file`. */
  resume_id: z.uuid(),
  user_id: z.number(),
  /** The application that it is for. */
  ref_id: z.number(),
  file_name: z.string(),
  mime: z.enum(FILE_TYPES),
  /** In bytes. */
  size: z.number().int(),
  /** `ready` is what can be downloaded. */
  status: recordingStateSchema.shape.status,
  /** Whether its form was submitted: such a resume is not deleted. */
  is_submitted: z.boolean(),
  created_at: instantSchema,
})
export type Resume = z.infer<typeof resumeSchema>

const userParamsSchema = z.object({ user_id: idSchema })

export const listResumes = endpoint({
  method: 'GET',
  url: '/resume/v1/user/:user_id/',
  tag: TAG,
  summary:
    'The resumes of a user, newest first: their own, or those for applications that the caller sees as staff',
  policy: shared,
  params: userParamsSchema,
  responses: { 200: dataOf(z.array(resumeSchema)) },
})

export const uploadResume = endpoint({
  method: 'POST',
  url: '/resume/v1/',
  tag: TAG,
  summary:
    'Upload a resume (PDF, DOCX, DOC or text; at most 10 MB) into an application form that was started and is not submitted',
  policy: { ...own, isIdempotent: true, rateLimit: { max: 30, windowSeconds: 60 } },
  /** Without `ref_id` it is for the form that was started last. */
  form: z.object({ ref_id: idSchema.optional() }),
  responses: { 201: dataOf(resumeSchema) },
})

export const deletedResumesSchema = z.object({
  user_id: z.number(),
  /** How many forms that are not submitted had one. */
  deleted_count: z.number().int(),
})

export const deleteResume = endpoint({
  method: 'DELETE',
  url: '/resume/v1/user/:user_id/',
  tag: TAG,
  summary:
    'Take the caller’s own resume out of every form that is not submitted; submitted applications keep theirs',
  policy: { ...own, isIdempotent: true },
  params: userParamsSchema,
  responses: { 200: dataOf(deletedResumesSchema) },
})

export const getOriginalResume = endpoint({
  method: 'GET',
  url: '/resume/v1/original-file/:resume_id/',
  tag: TAG,
  summary: 'The file of a resume, to download: the caller’s own, or one that they see as staff',
  policy: shared,
  bytes: 'out',
  params: z.object({ resume_id: deviceBornIdSchema }),
  responses: { 200: z.string() },
})

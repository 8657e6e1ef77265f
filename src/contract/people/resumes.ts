// Resumes under the paths of the specification: the one that users keep in their profile, and the files that answer the
// question for one in the form of an application, stored as `media.ts` says. What was submitted with an application stays
// there, and staff see nothing else.
import { z } from 'zod'

import { recordingStateSchema, textStateSchema } from '../assessments/media.ts'
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
  /** The application that it is for; null for the one in the profile. */
  ref_id: z.number().nullable(),
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
    'The resumes of a user: the caller’s own, the one in the profile first, then the newest; or those for applications that the caller sees as staff',
  policy: shared,
  params: userParamsSchema,
  responses: { 200: dataOf(z.array(resumeSchema)) },
})

export const uploadResume = endpoint({
  method: 'POST',
  url: '/resume/v1/',
  tag: TAG,
  summary:
    'Upload a resume (PDF, DOCX, DOC or text; at most 10 MB) into the profile, in place of the one there; or into an application form that was started and is not submitted',
  policy: { ...own, isIdempotent: true, rateLimit: { max: 30, windowSeconds: 60 } },
  /** Without `ref_id` it is for the profile. */
  form: z.object({ ref_id: idSchema.optional() }),
  responses: { 201: dataOf(resumeSchema) },
})

export const deletedResumesSchema = z.object({
  user_id: z.number(),
  /** How many forms that are not submitted had one; the one in the profile counts as well. */
  deleted_count: z.number().int(),
})

export const deleteResume = endpoint({
  method: 'DELETE',
  url: '/resume/v1/user/:user_id/',
  tag: TAG,
  summary:
    'Delete the caller’s own resume from the profile and, unless `only` is `profile`, take it out of every form that is not submitted; submitted applications keep theirs',
  policy: { ...own, isIdempotent: true },
  params: userParamsSchema,
  query: z.object({ only: z.enum(['profile']).optional() }),
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

export const getResumeText = endpoint({
  method: 'GET',
  url: '/resume/v1/original-file/:resume_id/text/',
  tag: TAG,
  summary:
    'The text of the resume in the caller’s own profile, to read it without opening the file',
  policy: { ...own, rateLimit: { max: 30, windowSeconds: 60 } },
  params: z.object({ resume_id: deviceBornIdSchema }),
  responses: {
    /** `unreadable` is a file without text, or one that takes too long to read: it is there to download. */
    200: dataOf(z.object({ text_state: textStateSchema.exclude(['waiting']), text: z.string() })),
  },
})

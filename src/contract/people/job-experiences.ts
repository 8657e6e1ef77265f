// The work experience of a person, which they write themselves: in no company. Entries are named by the device that made
// them, so that one that is sent twice is there once.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  deviceBornIdSchema,
  idSchema,
  instantSchema,
  nameTextSchema,
  oneLine,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { EXPERIENCE_LIMITS, POSITION_TYPES } from './people-rules.ts'

const TAG = 'Work experience'

const name = nameTextSchema.min(1).max(EXPERIENCE_LIMITS.name)
const place = textSchema.overwrite(oneLine).max(EXPERIENCE_LIMITS.place)

/** What its owner writes; empty for what they left out. An end before the start is theirs to correct: no entry is refused for it. */
export const experienceFieldsSchema = z.object({
  company_name: name,
  title: name,
  description: textSchema.trim().max(EXPERIENCE_LIMITS.description),
  start_date: z.iso.date().nullable(),
  /** Null for a current position. */
  end_date: z.iso.date().nullable(),
  is_current: z.boolean(),
  location: place,
  state: place,
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  position_type: z.enum(POSITION_TYPES).nullable(),
  /** The field of work. */
  field: place,
})
export type ExperienceFields = z.infer<typeof experienceFieldsSchema>

const jobExperienceSchema = experienceFieldsSchema.extend({
  user_job_id: z.uuid(),
  /** When it was saved, by the server's clock as its device estimated it. */
  saved_at: instantSchema,
})
export type JobExperience = z.infer<typeof jobExperienceSchema>

/** Names what was stored, and holds nothing of it. */
export const experienceReceiptSchema = z.object({
  user_job_id: z.uuid(),
  saved_at: instantSchema,
  /** False when a newer save, of another device, was there already: then this one changed nothing. */
  is_applied: z.boolean(),
  server_time: instantSchema,
})
export type ExperienceReceipt = z.infer<typeof experienceReceiptSchema>

const own = { level: 1, scope: 'person' } as const
const jobUrl = '/user/v1/job/:user_job_id/'
const jobParamsSchema = z.object({ user_job_id: deviceBornIdSchema })
const savedAt = { saved_at: instantSchema.optional() }

export const listJobExperiences = endpoint({
  method: 'GET',
  url: '/user/v1/jobs/:user_id/',
  tag: TAG,
  summary: 'The caller’s own work experience: current positions, then the latest first',
  policy: own,
  params: z.object({ user_id: idSchema }),
  query: pageQuerySchema,
  isStored: true,
  responses: { 200: pageOf(jobExperienceSchema) },
})

export const getJobExperience = endpoint({
  method: 'GET',
  url: jobUrl,
  tag: TAG,
  summary: 'One entry of the caller’s own work experience',
  policy: own,
  params: jobParamsSchema,
  responses: { 200: dataOf(jobExperienceSchema) },
})

export const saveJobExperience = endpoint({
  method: 'POST',
  url: '/user/v1/job/',
  tag: TAG,
  summary:
    'Store an entry as a device has it, new or changed, or remove it; the newest save of an entry wins',
  policy: { ...own, isIdempotent: true },
  body: z.object({
    /** Whose it is: by the time that a device sends it, another user may have signed in. */
    user_id: idSchema,
    user_job_id: deviceBornIdSchema,
    /** Null for an entry that its owner deleted. */
    fields: experienceFieldsSchema.nullable(),
    /** When it was saved on the device, by the server’s clock as it estimates it; now, when left out. */
    ...savedAt,
  }),
  isStored: true,
  responses: { 200: dataOf(experienceReceiptSchema) },
})

export const changeJobExperience = endpoint({
  method: 'PATCH',
  url: jobUrl,
  tag: TAG,
  summary: 'Change some of an entry; what is left out stays',
  policy: { ...own, isIdempotent: true },
  params: jobParamsSchema,
  body: experienceFieldsSchema.partial().extend(savedAt),
  responses: { 200: dataOf(experienceReceiptSchema) },
})

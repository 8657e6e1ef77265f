// Kiosk stations for staff: enrolling, renaming and revoking them, what happens there, and codes for candidates.
import { z } from 'zod'

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
import {
  EXIT_PIN,
  LIST_JOBS_MAX,
  SESSION_STARTS,
  STATION_NAME_MAX,
  STATION_PLACE_MAX,
} from './kiosk-rules.ts'

const TAG = 'Kiosk stations'
const url = '/account/v1/kiosk-stations/:account_id/'
const read = { level: 2, scope: 'account', flag: 'company_settings_access' } as const
const change = { ...read, isIdempotent: true } as const
const paramsSchema = z.object({ account_id: idSchema })
const stationParamsSchema = paramsSchema.extend({ station_id: idSchema })

const nameSchema = nameTextSchema.min(1).max(STATION_NAME_MAX)
const placeSchema = textSchema.trim().max(STATION_PLACE_MAX)
const pinSchema = z.string().regex(new RegExp(`^\\d{${EXIT_PIN.least},${EXIT_PIN.most}}$`), {
  message: '4 to 8 digits.',
})

/** The requisitions whose applicants today's list names; null for those of the whole company. */
const listJobIdsSchema = z
  .array(idSchema)
  .min(1)
  .max(LIST_JOBS_MAX)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'Each requisition once.' })
  .nullable()

const stationSchema = z.object({
  station_id: z.number(),
  name: z.string(),
  place: z.string(),
  /** Whether it offers today’s list: everyone at the device can then read who is expected. */
  is_list_shown: z.boolean(),
  /** The requisitions whose applicants the list names; null for those of the whole company. */
  list_jobs: z.array(z.object({ job_id: z.number(), title: z.string() })).nullable(),
  /** `waiting`: no device is enrolled; `revoked`: it takes no one new, and only sends what it has. */
  status: z.enum(['waiting', 'ready', 'in_use', 'revoked']),
  /** The device was silent for some minutes: it has no network, or is switched off. */
  is_offline: z.boolean(),
  last_seen_at: instantSchema.nullable(),
  /** How many candidates' work the device still has to send, as it said last. */
  queue_count: z.number().int(),
  /** Codes, and what was given to prove a name of today's list. */
  wrong_codes: z.number().int(),
  wrong_pins: z.number().int(),
  /** When a wrong code or PIN was entered last; null once staff have seen the warning. */
  wrong_at: instantSchema.nullable(),
  /** When a candidate asked for help; null once staff have answered. */
  help_at: instantSchema.nullable(),
  /** Who is using it; null for no one. */
  session: z
    .object({
      started_at: instantSchema,
      /** Null for one that began before this was recorded. */
      begun_by: z.enum(SESSION_STARTS).nullable(),
      pct_complete: z.number().int(),
      /** Null for a reader who may not see applicants. */
      applicant: z
        .object({ user_smartreq_id: z.number(), name: z.string(), job_title: z.string() })
        .nullable(),
    })
    .nullable(),
})
export type KioskStation = z.infer<typeof stationSchema>

/** What is shown once: where to type it is `/kiosk` on the device. */
const enrolmentSchema = z.object({
  station_id: z.number(),
  code: z.string(),
  expires_at: instantSchema,
})
export type KioskEnrolment = z.infer<typeof enrolmentSchema>

export const listKioskStations = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The kiosk stations of a company by name, those in use with who is on',
  policy: read,
  params: paramsSchema,
  query: pageQuerySchema,
  responses: { 200: pageOf(stationSchema) },
})

export const createKioskStation = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Add a kiosk station; the reply holds the code that enrols its device',
  policy: change,
  params: paramsSchema,
  body: z.object({
    name: nameSchema,
    place: placeSchema.default(''),
    exit_pin: pinSchema,
    is_list_shown: z.boolean().default(false),
    list_job_ids: listJobIdsSchema.default(null),
  }),
  responses: { 201: dataOf(enrolmentSchema) },
})

export const updateKioskStation = endpoint({
  method: 'PATCH',
  url: `${url}:station_id/`,
  tag: TAG,
  summary: 'Change the name, the place, the exit PIN or the list of a kiosk station',
  policy: change,
  params: stationParamsSchema,
  body: z.object({
    name: nameSchema,
    place: placeSchema,
    exit_pin: pinSchema.optional(),
    is_list_shown: z.boolean().optional(),
    list_job_ids: listJobIdsSchema.optional(),
  }),
  responses: { 200: dataOf(stationSchema.pick({ station_id: true })) },
})

export const renewKioskEnrolment = endpoint({
  method: 'POST',
  url: `${url}:station_id/enrolment-code/`,
  tag: TAG,
  summary: 'Make a new enrolment code; the device that is enrolled stays until the code is used',
  policy: change,
  params: stationParamsSchema,
  responses: { 201: dataOf(enrolmentSchema) },
})

export const clearKioskWarnings = endpoint({
  method: 'POST',
  url: `${url}:station_id/clear-warnings/`,
  tag: TAG,
  summary: 'Note that staff have seen the warnings of a station, or have come to help',
  policy: change,
  params: stationParamsSchema,
  responses: { 200: dataOf(stationSchema.pick({ station_id: true })) },
})

export const revokeKioskStation = endpoint({
  method: 'DELETE',
  url: `${url}:station_id/`,
  tag: TAG,
  summary: 'Revoke a station: it takes no one new, and may only send what it has',
  policy: change,
  params: stationParamsSchema,
  responses: { 200: dataOf(stationSchema.pick({ station_id: true })) },
})

const codeSchema = z.object({ code: z.string(), expires_at: instantSchema })
export type KioskCode = z.infer<typeof codeSchema>

export const createKioskCode = endpoint({
  method: 'POST',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/kiosk-codes/',
  tag: TAG,
  summary: 'Make a code with which an applicant takes their assessments at a kiosk station',
  policy: { level: 2, scope: 'job', isForManagers: true, isIdempotent: true },
  params: z.object({ user_smartreq_id: idSchema }),
  responses: { 201: dataOf(codeSchema) },
})

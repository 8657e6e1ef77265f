// What a kiosk station itself calls, by the credential in its cookie: enrolling, a candidate's session, reports, the exit.
// A device that lost its cookie is known by its own key.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, instantSchema, textSchema } from '../core/shape.ts'
import { currentUserSchema } from '../session/session.ts'
import { SESSION_ENDS } from './kiosk-rules.ts'

const TAG = 'Kiosk'
// Who calls is the station, by its cookie: no user is signed in.
const device = { level: 0, scope: 'public' } as const
const guessable = { ...device, rateLimit: { max: 30, windowSeconds: 60 } } as const
const codeSchema = textSchema.min(1).max(20)
/** A device's public key: SPKI of an ECDSA key on P-256, in base64url. */
const deviceKeySchema = z.string().regex(/^[\w-]{120,124}$/)

const stationSchema = z.object({
  station_id: z.number(),
  name: z.string(),
  place: z.string(),
  company_name: z.string(),
  company_logo_url: z.string().nullable(),
  is_revoked: z.boolean(),
  /** Whether it offers today's list. */
  is_list_shown: z.boolean(),
})
export type Station = z.infer<typeof stationSchema>

export const enrolKioskStation = endpoint({
  method: 'POST',
  url: '/kiosk/v1/enrol/',
  tag: TAG,
  summary: 'Make this browser a kiosk station, by the code that staff were shown; sets its cookie',
  policy: guessable,
  body: z.object({
    code: codeSchema,
    /** By which the device gets another cookie, should it lose this one; left out by older builds. */
    device_key: deviceKeySchema.optional(),
  }),
  isStored: true,
  responses: { 200: dataOf(stationSchema) },
})

export const renewKioskCredential = endpoint({
  method: 'POST',
  url: '/kiosk/v1/credential/',
  tag: TAG,
  summary: 'Give a device that lost its cookie another one, by the key that it was enrolled with',
  policy: guessable,
  body: z.object({
    device_key: deviceKeySchema,
    /** The server's time, as a reply said it: a few minutes ago at most. */
    at: instantSchema,
    /** Of `credentialRequest(at)` in UTF-8: ECDSA with SHA-256, r and s in base64url. */
    signature: z.string().regex(/^[\w-]{86}$/),
  }),
  isStored: true,
  responses: { 200: dataOf(stationSchema) },
})

export const reportKioskStation = endpoint({
  method: 'POST',
  url: '/kiosk/v1/report/',
  tag: TAG,
  summary:
    'Say what a station has to send, and whether its candidate asks for help; answers what it is',
  policy: device,
  body: z.object({
    /** How many candidates' work is not sent. */
    queue_count: z.number().int().min(0).max(100_000),
    is_help_wanted: z.boolean().default(false),
    /** How many wrong codes were entered without network, since the device was enrolled. */
    offline_wrong_codes: z.number().int().min(0).max(1_000_000).default(0),
  }),
  isStored: true,
  responses: { 200: dataOf(stationSchema) },
})

export const kioskSessionSchema = z.object({
  session_id: z.uuid(),
  ref_id: z.number(),
  user: currentUserSchema,
})
export type KioskSession = z.infer<typeof kioskSessionSchema>

export const beginKioskSession = endpoint({
  method: 'POST',
  url: '/kiosk/v1/sessions/',
  tag: TAG,
  summary: 'Begin at a station by the code of an application, or go on there by the same code',
  policy: guessable,
  body: z.object({
    code: codeSchema,
    /** Whether it was scanned as a QR code, not typed. */
    is_scanned: z.boolean().default(false),
  }),
  isStored: true,
  responses: { 200: dataOf(kioskSessionSchema) },
})

export const endKioskSession = endpoint({
  method: 'POST',
  url: '/kiosk/v1/sessions/:session_id/end/',
  tag: TAG,
  summary: 'Say that a session at this station is over, and whether all of it is sent',
  policy: device,
  params: z.object({ session_id: z.uuid() }),
  body: z.object({
    ended_by: z.enum(SESSION_ENDS),
    ended_at: instantSchema,
    is_all_sent: z.boolean(),
  }),
  responses: { 200: dataOf(z.object({ session_id: z.uuid() })) },
})

export const exitKioskStation = endpoint({
  method: 'POST',
  url: '/kiosk/v1/exit/',
  tag: TAG,
  summary: 'End kiosk mode on this device by the PIN that staff chose; clears its cookie',
  policy: guessable,
  body: z.object({ pin: codeSchema }),
  responses: { 204: z.null() },
})

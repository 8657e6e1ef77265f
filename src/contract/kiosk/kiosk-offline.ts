// Beginning at a kiosk station without network: what a station stores for it ahead, and what it tells the server later.
import { z } from 'zod'

import type { AssessmentPackage, StoredAnswer } from '../assessments/assessments.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, deviceBornIdSchema, instantSchema, textSchema } from '../core/shape.ts'
import type { ConsentText } from '../privacy/consents.ts'
import type { EeocForm } from '../privacy/eeoc.ts'
import type { TrackerDetail } from '../progress/progress.ts'
import type { CurrentUser } from '../session/session.ts'

const TAG = 'Kiosk'
const device = { level: 0, scope: 'public' } as const

const expectedSchema = z.object({
  server_time: instantSchema,
  /** Until when the station may begin with someone without having heard of the server again. */
  lease_expires_at: instantSchema,
  /** A start package that a station has of someone who is not listed is to be deleted. */
  people: z.array(
    z.object({
      code_id: z.uuid(),
      expires_at: instantSchema,
      /** Changes with what is known of the person's work: a package of another one is to be fetched again. */
      version: z.string(),
    }),
  ),
})
export type ExpectedPeople = z.infer<typeof expectedSchema>

export const renewKioskLease = endpoint({
  method: 'POST',
  url: '/kiosk/v1/lease/',
  tag: TAG,
  summary:
    'Renew until when a station may begin with people without network; answers whom it expects',
  policy: device,
  isStored: true,
  responses: { 200: dataOf(expectedSchema) },
})

/** All in base64. `content` is encrypted under a key that follows from the person's code, and from nothing else. */
const startPackageSchema = z.object({
  code_id: z.uuid(),
  /** The first letters of the code, by which the station finds the package; the others are the secret. */
  locator: z.string(),
  salt: z.string(),
  iterations: z.number().int().min(1),
  iv: z.string(),
  content: z.string(),
})
export type StartPackage = z.infer<typeof startPackageSchema>

export const getKioskStartPackage = endpoint({
  method: 'GET',
  url: '/kiosk/v1/expected/:code_id/',
  tag: TAG,
  summary: 'What one person needs to begin without network, encrypted under their own code',
  policy: { ...device, rateLimit: { max: 120, windowSeconds: 60 } },
  params: z.object({ code_id: z.uuid() }),
  isStored: true,
  responses: { 200: dataOf(startPackageSchema) },
})

export const registerOfflineSession = endpoint({
  method: 'POST',
  url: '/kiosk/v1/offline-sessions/',
  tag: TAG,
  summary: 'Tell of a session that began at this station without network; once, however often',
  policy: device,
  body: z.object({
    /** Made on the device. */
    session_id: deviceBornIdSchema,
    code_id: z.uuid(),
    /** From the start package: proves that the code was entered here. */
    grant: textSchema.min(1).max(100),
    started_at: instantSchema,
    /** Whether the code was scanned as a QR code, not typed. */
    is_scanned: z.boolean().default(false),
  }),
  responses: { 200: dataOf(z.object({ session_id: z.uuid() })) },
})

/** What a start package holds once it is opened by the code. */
export type StartContent = {
  readonly grant: string
  readonly refId: number
  readonly user: CurrentUser
  readonly tracker: TrackerDetail
  /** What has to be agreed to before an activity. */
  readonly due: readonly ConsentText[]
  readonly eeoc: EeocForm | null
  readonly activities: readonly {
    readonly jobId: number
    readonly jobStepActivityId: number
    readonly content: AssessmentPackage
    /** The attempt that the server knew of; null for one that is not begun. */
    readonly attempt: {
      readonly attemptId: string
      readonly startedAt: string
      readonly submittedAt: string | null
      readonly answers: readonly StoredAnswer[]
    } | null
  }[]
}

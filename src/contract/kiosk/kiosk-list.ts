// Today's list at a kiosk station that offers it: who is expected, and beginning by a name of it.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf } from '../core/shape.ts'
import { LIST_PROOFS } from './kiosk-rules.ts'
import { kioskSessionSchema } from './kiosk.ts'

const TAG = 'Kiosk'
const device = { level: 0, scope: 'public' } as const

const listSchema = z.object({
  people: z.array(
    z.object({
      /** Names the person's code at this station; the code does not follow from it. */
      code_id: z.uuid(),
      /** The first name, and the first letter of the last one. */
      name: z.string(),
      job_title: z.string(),
      /** What the person is asked for when they choose their name. */
      proof: z.enum(LIST_PROOFS),
    }),
  ),
  /** False when more people are expected than the list names. */
  is_complete: z.boolean(),
})
export type ListedPerson = z.infer<typeof listSchema>['people'][number]

export const listExpectedToday = endpoint({
  method: 'GET',
  url: '/kiosk/v1/expected/',
  tag: TAG,
  summary: 'Who is expected at a station now, once for each position, where staff allow its list',
  policy: { ...device, rateLimit: { max: 60, windowSeconds: 60 } },
  responses: { 200: dataOf(listSchema) },
})

export const beginListedSession = endpoint({
  method: 'POST',
  url: '/kiosk/v1/expected/:code_id/sessions/',
  tag: TAG,
  summary: 'Begin at a station by a name of its list, and what proves that it is this person',
  policy: { ...device, rateLimit: { max: 30, windowSeconds: 60 } },
  params: z.object({ code_id: z.uuid() }),
  body: z.object({
    /** The date of birth as an ISO date, or the last four digits of the phone number. */
    proof: z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/, {
      message: 'A date as YYYY-MM-DD, or four digits.',
    }),
  }),
  isStored: true,
  responses: { 200: dataOf(kioskSessionSchema) },
})

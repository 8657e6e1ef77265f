// Every kind of job and what it carries: ids only, never personal data.
import { z } from 'zod'

export const jobPayloads = {
  'score-attempt': z.object({ accountId: z.number(), attemptId: z.uuid() }),
  'verify-recording': z.object({
    accountId: z.number(),
    attemptId: z.uuid(),
    recordingId: z.uuid(),
  }),
  'request-password-reset': z.object({ requestId: z.uuid() }),
  'send-mail': z.object({ mailId: z.uuid() }),
  'send-staff-invitation': z.object({ accountId: z.number(), linkUuid: z.uuid() }),
} as const

export const JOB_NAMES = [
  'score-attempt',
  'verify-recording',
  'request-password-reset',
  'send-mail',
  'send-staff-invitation',
] as const satisfies readonly (keyof typeof jobPayloads)[]
export type JobName = keyof typeof jobPayloads

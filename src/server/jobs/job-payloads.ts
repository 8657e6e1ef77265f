// Every kind of job and what it carries: ids only, never personal data.
import { z } from 'zod'

export const jobPayloads = {
  'score-attempt': z.object({ accountId: z.number(), attemptId: z.uuid() }),
  'verify-recording': z.object({
    accountId: z.number(),
    attemptId: z.uuid(),
    recordingId: z.uuid(),
  }),
} as const

export const JOB_NAMES = [
  'score-attempt',
  'verify-recording',
] as const satisfies readonly (keyof typeof jobPayloads)[]
export type JobName = keyof typeof jobPayloads

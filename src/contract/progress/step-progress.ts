// How far an application is in each step of its plan, as the rows of lists show it.
import { z } from 'zod'

import { standardTitleSchema } from '../applicants/application.ts'

/** `ahead`: not reached. */
export const stepStateSchema = z.enum(['done', 'failed', 'current', 'skipped', 'ahead'])
export type StepState = z.infer<typeof stepStateSchema>

const countSchema = z.number().int().min(0)

export const stepProgressSchema = z.object({
  job_step_id: z.number(),
  title: z.string(),
  standard_title: standardTitleSchema.nullable(),
  state: stepStateSchema,
  /** The activities of the current step; null for every other one. */
  activities: z.object({ complete: countSchema, total: countSchema }).nullable(),
})
export type StepProgress = z.infer<typeof stepProgressSchema>

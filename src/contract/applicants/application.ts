// Names of an application's states and of its steps, shared by the lists, the scorecard and the state machine.
import { z } from 'zod'

import {
  APPLICATION_STATUSES,
  REQUISITION_STATUSES,
  STANDARD_TITLES,
  STEP_STATUSES,
} from './application-states.ts'

export const applicationStatusSchema = z.enum(APPLICATION_STATUSES)
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>

/** The statuses in which an application has ended. */
export const ENDED_STATUSES = [
  'hired',
  'rejected',
  'withdrawn',
  'transferred',
] as const satisfies readonly ApplicationStatus[]

export const stepStatusSchema = z.enum(STEP_STATUSES)
export type StepStatus = z.infer<typeof stepStatusSchema>

export const requisitionStatusSchema = z.enum(REQUISITION_STATUSES)

export const standardTitleSchema = z.enum(STANDARD_TITLES)

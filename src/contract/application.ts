// Names of an application's states and of its steps, shared by the lists, the scorecard and the state machine.
import { z } from 'zod'

import { REQUISITION_STATUSES, STANDARD_TITLES } from './application-states.ts'

export const applicationStatusSchema = z.enum([
  'incomplete',
  'new',
  'active',
  'on_hold',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'transferred',
])
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>

/** The statuses in which an application has ended. */
export const ENDED_STATUSES = [
  'hired',
  'rejected',
  'withdrawn',
  'transferred',
] as const satisfies readonly ApplicationStatus[]

export const stepStatusSchema = z.enum([
  'not_started',
  'in_progress',
  'awaiting_decision',
  'passed',
  'failed',
  'skipped',
])
export type StepStatus = z.infer<typeof stepStatusSchema>

export const requisitionStatusSchema = z.enum(REQUISITION_STATUSES)

export const standardTitleSchema = z.enum(STANDARD_TITLES)

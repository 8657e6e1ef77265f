// Names of an application's states, shared by the lists, the scorecard and the state machine.
import { z } from 'zod'

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

export const stepStatusSchema = z.enum([
  'not_started',
  'in_progress',
  'awaiting_decision',
  'passed',
  'failed',
  'skipped',
])
export type StepStatus = z.infer<typeof stepStatusSchema>

export const requisitionStatusSchema = z.enum([
  'draft',
  'pending_approval',
  'open',
  'on_hold',
  'closed',
  'cancelled',
])
export type RequisitionStatus = z.infer<typeof requisitionStatusSchema>

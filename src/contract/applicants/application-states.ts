// The states of requisitions and applications, without zod: addresses of lists name them as well.

export const REQUISITION_STATUSES = [
  'draft',
  'pending_approval',
  'open',
  'on_hold',
  'closed',
  'cancelled',
] as const
export type RequisitionStatus = (typeof REQUISITION_STATUSES)[number]

/**
 * The titles that the product itself gives to steps. A step that has one is called so in the reader's language; one
 * without has a title that the company typed, which stays as typed.
 */
export const STANDARD_TITLES = ['assessments', 'interview', 'offer'] as const
export type StandardTitle = (typeof STANDARD_TITLES)[number]

/** The statuses in which a requisition has ended, and with it every application that is still at it. */
export const CLOSED_STATUSES = ['closed', 'cancelled'] as const satisfies RequisitionStatus[]

/** In the order in which an application goes through them. */
export const APPLICATION_STATUSES = [
  'incomplete',
  'new',
  'active',
  'on_hold',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'transferred',
] as const

export const STEP_STATUSES = [
  'not_started',
  'in_progress',
  'awaiting_decision',
  'passed',
  'failed',
  'skipped',
] as const

/** What an activity of an application can be at. */
export const ACTIVITY_STATUSES = [
  'locked',
  'available',
  'in_progress',
  /** Submitted, and not complete before the server verified every recording that the answers name. */
  'awaiting_recordings',
  'submitted',
  'scoring',
  'scored',
  'expired',
  'waived',
] as const

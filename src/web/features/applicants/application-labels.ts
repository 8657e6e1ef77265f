import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// How the states of an application are called and coloured: the only place, for every screen.
import type { ApplicantOrdering } from '#contract/applicants/applicant-filters.ts'
import type { ApplicationStatus, StepStatus } from '#contract/applicants/application.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

export const applicationStatusLabels: Record<ApplicationStatus, MessageDescriptor> = {
  incomplete: msg({ message: 'Incomplete', context: 'application status' }),
  new: msg({ message: 'New', context: 'application status' }),
  active: msg({ message: 'Active', context: 'application status' }),
  on_hold: msg({ message: 'On hold', context: 'application status' }),
  offer: msg({ message: 'Offer', context: 'application status' }),
  hired: msg({ message: 'Hired', context: 'application status' }),
  rejected: msg({ message: 'Rejected', context: 'application status' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'application status' }),
  transferred: msg({ message: 'Transferred', context: 'application status' }),
}

export const applicationStatusTones: Record<ApplicationStatus, Tone> = {
  incomplete: 'neutral',
  new: 'accent',
  active: 'blue',
  on_hold: 'amber',
  offer: 'blue',
  hired: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
  transferred: 'neutral',
}

export const stepStatusLabels: Record<StepStatus, MessageDescriptor> = {
  not_started: msg({ message: 'Not started', context: 'step status' }),
  in_progress: msg({ message: 'In progress', context: 'step status' }),
  awaiting_decision: msg({ message: 'Awaiting decision', context: 'step status' }),
  passed: msg({ message: 'Passed', context: 'step status' }),
  failed: msg({ message: 'Failed', context: 'step status' }),
  skipped: msg({ message: 'Skipped', context: 'step status' }),
}

export const applicantOrderingLabels: Record<ApplicantOrdering, MessageDescriptor> = {
  '-application_date': msg`Newest first`,
  application_date: msg`Oldest first`,
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
  '-score': msg`Highest fit score first`,
  score: msg`Lowest fit score first`,
  status: msg`By status`,
  '-status': msg`By status, reversed`,
  step: msg`By step`,
  '-step': msg`By step, reversed`,
  source: msg`By source`,
  '-source': msg`By source, reversed`,
  location: msg`By location`,
  '-location': msg`By location, reversed`,
  class: msg`By class`,
  '-class': msg`By class, reversed`,
  assigned: msg`By assigned user`,
  '-assigned': msg`By assigned user, reversed`,
  days_in_step: msg`Fewest days in the step first`,
  '-days_in_step': msg`Most days in the step first`,
  '-last_activity': msg`Most recent activity first`,
  last_activity: msg`Least recent activity first`,
  answer: msg`By answer`,
  '-answer': msg`By answer, reversed`,
  knock_outs: msg`Fewest knock-out answers first`,
  '-knock_outs': msg`Most knock-out answers first`,
}

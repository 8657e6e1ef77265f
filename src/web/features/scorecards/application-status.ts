import type { ApplicationStatus } from '#contract/applicants/application.ts'

const STATUSES: Record<ApplicationStatus, true> = {
  incomplete: true,
  new: true,
  active: true,
  on_hold: true,
  offer: true,
  hired: true,
  rejected: true,
  withdrawn: true,
  transferred: true,
}

/** The history keeps states as text; only those that are known today have words. */
export function isApplicationStatus(text: string): text is ApplicationStatus {
  return Object.hasOwn(STATUSES, text)
}

import type { StaffAccess } from '../../access/staff-access.ts'
// Who reads statistics of all interviewers.
import { AppError } from '../../http/app-error.ts'

/** Interviews of every requisition are counted. @throws AppError `forbidden` for a user who is kept to some of them. */
export function assertSeesInterviews(access: StaffAccess): void {
  if (!access.seesAllOf('smartreq')) throw new AppError('forbidden')
}

// Places on hiring teams: of users, and of guests, who are no users of the company yet.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  type PgColumn,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const placeColumns = {
  /** The address and name with which a guest was added; null for a user of the company. */
  guestEmail: text('guest_email'),
  guestFirstName: text('guest_first_name'),
  guestLastName: text('guest_last_name'),
  /** Whether they are emailed when an application is submitted. */
  isNotified: boolean('is_notified').notNull().default(false),
  /** Whether submitted applications are assigned to them, in turn with the others of the team who have this. */
  isAssigned: boolean('is_assigned').notNull().default(false),
  /** When it was last their turn; null before the first time. */
  lastAssignedAt: timestamp('last_assigned_at', { withTimezone: true }),
}

type Columns = Record<'accountId' | 'jobId' | 'userId' | 'guestEmail', PgColumn>

/** One place for each address on a team, and for each place either a user or a guest. */
export function ofGuests({ accountId, jobId, userId, guestEmail }: Columns) {
  return [
    uniqueIndex('job_team_guest').on(accountId, jobId, guestEmail),
    index('job_team_guest_email').on(guestEmail),
    check('job_team_named', sql`(${userId} is null) = (${guestEmail} is not null)`),
  ]
}

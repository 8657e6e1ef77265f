// The links that a company hands out: an interview, a scorecard to read, a pathway, a list of interviews.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { InvitationKind } from '#contract/session/invitations.ts'

import { accountKey } from './account.ts'
import { application, job } from './requisition.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const invitation = tenantTable(
  'invitation',
  {
    /** What the link holds: the user who has it may knock. */
    uuid: uuid('uuid').notNull().defaultRandom(),
    kind: text('kind').$type<InvitationKind>().notNull(),
    jobId: bigint('job_id', { mode: 'number' }),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }),
    /** Whom it is for; null for anyone who has the link. */
    subjectUserId: bigint('subject_user_id', { mode: 'number' }).references(() => appUser.userId),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for one that does not end by itself. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.uuid] }),
    uniqueIndex('invitation_uuid').on(table.uuid),
    index('invitation_job').on(table.accountId, table.jobId),
    index('invitation_application').on(table.accountId, table.userSmartreqId),
    index('invitation_subject').on(table.subjectUserId),
    check(
      'invitation_kind',
      sql`${table.kind} in ('interview', 'scorecard', 'career-pathways', 'interview-list')`,
    ),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)

// Who was invited to work for a company and has not answered yet. An invitation that is accepted or withdrawn goes; the
// audit trail keeps that it was.
import {
  bigint,
  char,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { accountKey, role } from './account.ts'
import { appUser } from './session.ts'
import { tenantTable } from './tenant.ts'

export const staffInvitation = tenantTable(
  'staff_invitation',
  {
    staffInvitationId: bigint('staff_invitation_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    /** Normalised: the same address is invited once. */
    email: text('email').notNull(),
    roleId: bigint('role_id', { mode: 'number' }).notNull(),
    invitedBy: bigint('invited_by', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Of the message and of the link in it: new whenever it is sent again. The token follows from it and the secret. */
    linkUuid: uuid('link_uuid').notNull(),
    /** Where the link leads: scheme and host of the app. */
    origin: text('origin').notNull(),
    /** Of the user who invited, for a user who chose none yet. */
    language: char('language', { length: 2 }).notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the mail was refused for good. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** Of builds that gave the role before it was accepted; no build writes it any more. */
    grantedAt: timestamp('granted_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.staffInvitationId] }),
    uniqueIndex('staff_invitation_email').on(table.accountId, table.email),
    uniqueIndex('staff_invitation_link').on(table.linkUuid),
    index('staff_invitation_newest').on(table.accountId, table.invitedAt),
    index('staff_invitation_role').on(table.accountId, table.roleId),
    index('staff_invitation_inviter').on(table.invitedBy),
    foreignKey({
      columns: [table.accountId, table.roleId],
      foreignColumns: [role.accountId, role.roleId],
    }),
  ],
)

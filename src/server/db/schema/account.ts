// Companies, their preferences, roles and who holds them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { NotificationKind } from '#contract/role-notifications.ts'

import { appUser } from './session.ts'

export const account = pgTable('account', {
  accountId: bigint('account_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  uuid: uuid('uuid').notNull().unique().defaultRandom(),
  name: text('name').notNull(),
  logoUrl: text('logo_url'),
  companySize: smallint('company_size'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const accountPreference = pgTable(
  'account_preference',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => account.accountId),
    keyname: text('keyname').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.keyname] })],
)

export const role = pgTable(
  'role',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => account.accountId),
    roleId: bigint('role_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    roleName: text('role_name').notNull(),
    allEmployeeAccess: boolean('all_employee_access').notNull().default(false),
    companySettingsAccess: boolean('company_settings_access').notNull().default(false),
    fullAccess: boolean('full_access').notNull().default(false),
    jobProfileAccess: boolean('job_profile_access').notNull().default(false),
    performanceAccess: boolean('performance_access').notNull().default(false),
    privateDataAccess: boolean('private_data_access').notNull().default(false),
    companyDashboardAccess: boolean('company_dashboard_access').notNull().default(false),
    smartreqAccess: boolean('smartreq_access').notNull().default(false),
    allPathwaysAccess: boolean('all_pathways_access').notNull().default(false),
    /** What its holders are written to about. */
    notifications: text('notifications').array().$type<NotificationKind[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roleId] }),
    uniqueIndex('role_name').on(table.accountId, sql`lower(${table.roleName})`),
  ],
)

export const userRole = pgTable(
  'user_role',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => account.accountId),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    roleId: bigint('role_id', { mode: 'number' }).notNull(),
    sortOrder: smallint('sort_order').notNull().default(1),
    /** Sessions that began before this open nothing in the company. */
    signedOutAt: timestamp('signed_out_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.roleId] }),
    foreignKey({
      columns: [table.accountId, table.roleId],
      foreignColumns: [role.accountId, role.roleId],
    }),
    index('user_role_user').on(table.userId),
    index('user_role_role').on(table.accountId, table.roleId),
  ],
)

/** How the people of a company sign in; a company without a row has the contract's defaults. */
export const signInPolicy = pgTable('sign_in_policy', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => account.accountId),
  sessionIdleMinutes: integer('session_idle_minutes').notNull(),
  sessionHours: integer('session_hours').notNull(),
  isSecondFactorRequired: boolean('is_second_factor_required').notNull().default(false),
  isSignOnRequired: boolean('is_sign_on_required').notNull().default(false),
})

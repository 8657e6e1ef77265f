// Companies, their preferences, roles and who holds them.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type ForeignKeyBuilder,
  type PgPolicy,
  bigint,
  boolean,
  check,
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

import type { NotificationKind } from '#contract/access/role-notifications.ts'
import type { Locale } from '#contract/core/shape.ts'
import type { CompanyDetails } from '#contract/settings/company-details.ts'

import { appUser } from './session.ts'
import { accountScope, personScope, readPolicy, systemScope, tenantTable } from './tenant.ts'

// People see the companies that they have a role in.
function ownCompanies(): PgPolicy {
  return readPolicy(
    'own_companies',
    sql`account_id in (select user_role.account_id from user_role where user_role.user_id = (select app_person_id()))`,
  )
}

export const account = pgTable(
  'account',
  {
    accountId: bigint('account_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    name: text('name').notNull(),
    foldedName: text('folded_name').generatedAlwaysAs(sql`fold_text(name)`),
    logoUrl: text('logo_url'),
    useCustomHeader: boolean('use_custom_header').notNull().default(false),
    customHeaderFile: text('custom_header_file'),
    /** `#rrggbb`; null for the product's. */
    accentColor: text('accent_color'),
    /** By the codes of the lookup `company_sizes`. */
    companySize: smallint('company_size').$type<CompanyDetails['company_size']>(),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** In the order of the contract. */
    languages: text('languages')
      .array()
      .$type<Locale[]>()
      .notNull()
      .default(sql`'{en,es,fr}'`),
    defaultLanguage: text('default_language').$type<Locale>().notNull().default('en'),
    /** The contact for candidates' questions; empty for none. */
    candidateContact: text('candidate_contact').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    ownCompanies(),
    index('account_by_name').on(sql`lower(${table.name})`, table.accountId),
    check('account_company_size', sql`company_size between 1 and 5`),
    check('account_accent_color', sql`accent_color ~ '^#[0-9a-f]{6}$'`),
    check('account_default_language', sql`default_language = any(languages)`),
    readPolicy(
      'visible_positions',
      sql`(select app_scope()) in ('person', 'public') and account_id in (select job.account_id from job)`,
    ),
  ],
)

/** Rows of a company that refer to nothing else of it refer to the company itself. */
export function accountKey(table: { readonly accountId: AnyPgColumn }): ForeignKeyBuilder {
  return foreignKey({ columns: [table.accountId], foreignColumns: [account.accountId] })
}

export const accountPreference = tenantTable(
  'account_preference',
  {
    keyname: text('keyname').notNull(),
    value: text('value').notNull(),
  },
  (table) => [accountKey(table), primaryKey({ columns: [table.accountId, table.keyname] })],
)

export const role = tenantTable(
  'role',
  {
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
    accountKey(table),
    readPolicy(
      'own_roles',
      sql`(account_id, role_id) in (select user_role.account_id, user_role.role_id from user_role where user_role.user_id = (select app_person_id()))`,
    ),
    primaryKey({ columns: [table.accountId, table.roleId] }),
    uniqueIndex('role_name').on(table.accountId, sql`lower(${table.roleName})`),
  ],
)

export const userRole = tenantTable(
  'user_role',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    roleId: bigint('role_id', { mode: 'number' }).notNull(),
    sortOrder: smallint('sort_order').notNull().default(1),
    /** Sessions that began before this open nothing in the company. */
    signedOutAt: timestamp('signed_out_at', { withTimezone: true }),
  },
  (table) => [
    accountKey(table),
    personScope(),
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
export const signInPolicy = pgTable(
  'sign_in_policy',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => account.accountId),
    sessionIdleMinutes: integer('session_idle_minutes').notNull(),
    sessionHours: integer('session_hours').notNull(),
    isSecondFactorRequired: boolean('is_second_factor_required').notNull().default(false),
    isSignOnRequired: boolean('is_sign_on_required').notNull().default(false),
  },
  () => [systemScope(), accountScope(), ownCompanies()],
)

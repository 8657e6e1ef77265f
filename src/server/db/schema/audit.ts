// What was changed in a company, and by whom.
import { sql } from 'drizzle-orm'
import { bigint, index, pgPolicy, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { jsonb } from '../json-column.ts'
import { systemScope, tenantTable } from './tenant.ts'

/** Append-only: who changed what, when, from, to, why. */
export const auditEvent = tenantTable(
  'audit_event',
  {
    auditId: bigint('audit_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for the system itself. */
    actorId: bigint('actor_id', { mode: 'number' }),
    entity: text('entity').notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    action: text('action').notNull(),
    fromState: text('from_state'),
    toState: text('to_state'),
    reason: text('reason'),
    /** The network address of the user who did it. */
    address: text('address'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The requisition or pathway that it is about, found by a trigger; null for what is about none. */
    jobId: bigint('job_id', { mode: 'number' }),
  },
  (table) => [
    // What people do themselves stands in the company's trail, which only the company reads.
    pgPolicy('own_actions', {
      for: 'insert',
      withCheck: sql`actor_id is not null and actor_id = (select app_person_id())`,
    }),
    primaryKey({ columns: [table.accountId, table.auditId] }),
    index('audit_event_at').on(table.accountId, table.at, table.auditId),
    index('audit_event_actor').on(table.accountId, table.actorId, table.at),
    index('audit_event_address')
      .on(sql`lower(coalesce(${table.after} ->> 'email', ${table.before} ->> 'email'))`)
      .where(sql`entity in ('staff_invitation', 'member')`),
    index('audit_event_job')
      .on(table.accountId, table.jobId, table.at, table.auditId)
      .where(sql`job_id is not null`),
    index('audit_event_entity').on(table.accountId, table.entity, table.entityId, table.at),
  ],
)

/** The same for what belongs to no company: the defaults that the provider's admins change for everyone. */
export const providerEvent = pgTable(
  'provider_event',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actorId: bigint('actor_id', { mode: 'number' }).notNull(),
    entity: text('entity').notNull(),
    /** By the name that the thing has in addresses. */
    entityName: text('entity_name').notNull(),
    action: text('action').notNull(),
    address: text('address'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [systemScope(), index('provider_event_at').on(table.entity, table.at)],
)

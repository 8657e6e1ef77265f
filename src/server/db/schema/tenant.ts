// What belongs to one company, and who may see it. A policy stands with its table, so that none is made without one.
import { sql, type BuildExtraConfigColumns, type SQL } from 'drizzle-orm'
import {
  bigint,
  pgPolicy,
  pgTable,
  type PgColumnBuilderBase,
  type PgPolicy,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core'

// The functions that policies ask are in ../functions/scope.sql.
const IS_SYSTEM = sql`(select app_scope()) = 'system'`
const IS_ACCOUNT = sql`account_id = (select app_account_id())`
const IS_PERSON = sql`user_id = (select app_person_id())`
// One expression for three scopes: for tables that many rows of one statement are asked of.
const IS_ANY = sql`case current_setting('app.scope', true)
  when 'system' then true
  when 'person' then user_id = nullif(current_setting('app.user_id', true), '')::bigint
  when 'account' then account_id = nullif(current_setting('app.account_id', true), '')::bigint
  else false
end`

/** Sign-in, jobs and start-up see every row. */
export function systemScope(): PgPolicy {
  return pgPolicy('system_scope', { using: IS_SYSTEM, withCheck: IS_SYSTEM })
}

/** A company reads and writes its own rows (column `account_id`). */
export function accountScope(): PgPolicy {
  return pgPolicy('account_scope', { using: IS_ACCOUNT, withCheck: IS_ACCOUNT })
}

/** People read and write their own rows (column `user_id`), across companies. */
export function personScope(): PgPolicy {
  return pgPolicy('person_scope', { using: IS_PERSON, withCheck: IS_PERSON })
}

/** People read their own rows (column `user_id`), and write none. */
export function personReads(): PgPolicy {
  return pgPolicy('person_scope', { for: 'select', using: IS_PERSON })
}

/** The system, a company and a person by one policy: for the tables that every saved answer writes. */
export function anyScope(): PgPolicy {
  return pgPolicy('any_scope', { using: IS_ANY })
}

/** Rows that others than the company may read too, never write. */
export function readPolicy(name: string, condition: SQL): PgPolicy {
  return pgPolicy(name, { for: 'select', using: condition })
}

const tenantColumns = () => ({ accountId: bigint('account_id', { mode: 'number' }).notNull() })

/**
 * A table of which every row belongs to one company: brings `account_id`, and lets the company and the system see the
 * rows, no other user. `extras` adds keys, indexes, and the policies of others who may see some.
 */
// oxlint-disable-next-line house/max-params -- the parameters of `pgTable`
export function tenantTable<
  Name extends string,
  Columns extends Record<string, PgColumnBuilderBase>,
>(
  name: Name,
  columns: Columns,
  extras: (
    table: BuildExtraConfigColumns<Name, ReturnType<typeof tenantColumns> & Columns, 'pg'>,
  ) => PgTableExtraConfigValue[] = () => [],
) {
  return pgTable(name, { ...tenantColumns(), ...columns }, (table) => [
    systemScope(),
    accountScope(),
    ...extras(table),
  ])
}

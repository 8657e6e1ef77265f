// The people whom rows name by their email addresses and employee numbers.
import type { Tx } from '../../db/database.ts'
import { findKnownPeople, type KnownPeople, lockKnownPeople } from '../../people/known-people.ts'
import type { Batch } from './import-kind.ts'

export async function findNamedPeople(tx: Tx, batch: Batch): Promise<KnownPeople> {
  const { accountId, rows, today, isLocking } = batch
  const all = rows.map((row) => row.values ?? {})
  const emails = distinct(all.map(({ email }) => email?.toLowerCase()))
  const numbers = distinct(all.map((one) => one.employee_number))
  const named = { accountId, emails, numbers, today }
  if (isLocking) await lockKnownPeople(tx, named)
  return findKnownPeople(tx, named)
}

export function distinct(values: ReadonlyArray<string | undefined>): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}

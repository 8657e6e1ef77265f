// Decides a batch of rows by what the company knows now: the check and the import ask alike.
import type { ImportMapping } from '#contract/imports/imports.ts'

import type { Tx } from '../../db/database.ts'
import { findKnownPeople, findProfiles, lockKnownPeople } from '../../people/known-people.ts'
import type { LedgerRow } from '../import-repository.ts'
import { decideRow, type Decision } from './decide-row.ts'
import type { RowValues } from './read-values.ts'

export type Decided = {
  readonly row: LedgerRow
  readonly values: RowValues
  readonly decision: Decision
}

type Batch = {
  readonly accountId: number
  readonly rows: readonly LedgerRow[]
  readonly mapping: ImportMapping
  /** The day in the company, YYYY-MM-DD. */
  readonly today: string
  /** Locks the employees whom the rows name until the commit. */
  readonly isLocking: boolean
}

export async function decideBatch(tx: Tx, batch: Batch): Promise<Decided[]> {
  const { accountId, rows, mapping, today, isLocking } = batch
  const all = rows.map((row) => row.values ?? {})
  const emails = distinct(all.map(({ email }) => email?.toLowerCase()))
  const numbers = distinct(all.map((one) => one.employee_number))
  const titles = distinct(all.map(({ profile }) => profile))
  const named = { accountId, emails, numbers, today }
  if (isLocking) await lockKnownPeople(tx, named)
  const known = await findKnownPeople(tx, named)
  const profiles = await findProfiles(tx, { accountId, titles })
  const facts = { ...known, profiles }
  return rows.map((row) => {
    const values = row.values ?? {}
    return { row, values, decision: decideRow(values, { facts, mapping }) }
  })
}

/**
 * Refuses all rows about a person who is named more than once: by email in one row, by number in another. The check has
 * refused them throughout the file; this is for people whose address or number changed since.
 * @param imported the people whom rows of earlier batches have created or changed
 */
export function refuseRepeated(
  decided: readonly Decided[],
  imported: ReadonlySet<number>,
): Decided[] {
  const rowsOf = new Map([...imported].map((userId) => [userId, 1]))
  for (const { decision } of decided) {
    if (decision.person === null || decision.outcome === 'refused') continue
    const { userId } = decision.person
    rowsOf.set(userId, (rowsOf.get(userId) ?? 0) + 1)
  }
  return decided.map((one) => {
    const { person, outcome } = one.decision
    if (person === null || outcome === 'refused') return one
    if ((rowsOf.get(person.userId) ?? 0) < 2) return one
    const refused = { outcome: 'refused', reason: 'duplicate_person', field: null } as const
    return { ...one, decision: { ...refused, person } }
  })
}

function distinct(values: ReadonlyArray<string | undefined>): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}

// Decides a batch of rows by what the company knows now: the check and the import ask alike.
import type { ImportMapping } from '#contract/imports/imports.ts'

import type { Tx } from '../../db/database.ts'
import { findKnownPeople, findProfiles } from '../../people/known-people.ts'
import type { LedgerRow } from '../import-repository.ts'
import { decideRow, type Decision } from './decide-row.ts'
import type { RowValues } from './read-values.ts'

export type Decided = {
  readonly row: LedgerRow
  readonly values: RowValues
  readonly decision: Decision
}

export async function decideBatch(
  tx: Tx,
  batch: { accountId: number; rows: readonly LedgerRow[]; mapping: ImportMapping },
): Promise<Decided[]> {
  const { accountId, rows, mapping } = batch
  const all = rows.map((row) => row.values ?? {})
  const emails = distinct(all.map(({ email }) => email?.toLowerCase()))
  const numbers = distinct(all.map((one) => one.employee_number))
  const titles = distinct(all.map(({ profile }) => profile))
  const known = await findKnownPeople(tx, { accountId, emails, numbers })
  const profiles = await findProfiles(tx, { accountId, titles })
  const facts = { ...known, profiles }
  const decided = rows.map((row) => {
    const values = row.values ?? {}
    return { row, values, decision: decideRow(values, { facts, mapping }) }
  })
  return refuseRepeated(decided)
}

// One person can be named by email in one row and by number in another.
function refuseRepeated(decided: readonly Decided[]): Decided[] {
  const seen = new Set<number>()
  return decided.map((one) => {
    const { person, outcome } = one.decision
    if (person === null || outcome === 'refused') return one
    const isRepeated = seen.has(person.userId)
    seen.add(person.userId)
    if (!isRepeated) return one
    const refused = { outcome: 'refused', reason: 'duplicate_person', field: null } as const
    return { ...one, decision: { ...refused, person } }
  })
}

function distinct(values: ReadonlyArray<string | undefined>): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}

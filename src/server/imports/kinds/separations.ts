// The import of separations: rows end the jobs of employees who leave.
import { findImportField, foldName, type ImportField } from '#contract/imports/import-kinds.ts'
import { SEPARATION_TYPES } from '#contract/settings/separation-reasons.ts'

import { recordAudits } from '../../access/audit/audit-trail.ts'
import type { Tx } from '../../db/database.ts'
import {
  type SeparatedJob,
  separateJobs,
  separationEntry,
} from '../../people/employees/separate-jobs.ts'
import { listSeparationChoices } from '../../people/employees/separation-choices.ts'
import type { Decided, Refusal, RowValues } from '../rows/decision.ts'
import { columnOf } from '../undo/field-columns.ts'
import { planSeparationUndo } from '../undo/plan-separation-undo.ts'
import { decideSeparation, separationOf } from './decide-separation.ts'
import type { Applying, Batch, Choice, ImportKindEntry } from './import-kind.ts'
import { findNamedPeople } from './named-people.ts'

export const importOfSeparations: ImportKindEntry = {
  findContradiction,
  refuseTogether: () => Promise.resolve(),
  decide,
  apply,
  planUndo: planSeparationUndo,
  listChoices,
}

function findContradiction({ email, employee_number: number }: RowValues): Refusal | null {
  const isNamed = email !== undefined || number !== undefined
  return isNamed ? null : { reason: 'missing_value', field: 'email' }
}

async function decide(tx: Tx, batch: Batch): Promise<Decided[]> {
  const { accountId, rows, mapping, today } = batch
  const known = await findNamedPeople(tx, batch)
  const reasons = await listSeparationChoices(tx, { accountId })
  const facts = { ...known, reasons, today }
  return rows.map((row) => {
    const values = row.values ?? {}
    return { row, values, decision: decideSeparation(values, { facts, mapping }) }
  })
}

type Separated = SeparatedJob & {
  readonly key: number
  readonly userId: number
  readonly changed: string[]
}

async function apply(tx: Tx, { accountId, importId, actorId, decided }: Applying) {
  const separated = decided.flatMap(toSeparated)
  await separateJobs(tx, { accountId, separated })
  await recordAudits(
    tx,
    separated.map(({ changed, ...one }) => {
      const { after, ...entry } = separationEntry(one)
      return { accountId, actorId, ...entry, after: { ...after, changed, import_id: importId } }
    }),
  )
  return new Map(
    separated.map(({ key, userId, stretch: { userJobId } }) => [
      key,
      { userId, userJobId, isNewPerson: false, supervised: [] },
    ]),
  )
}

function toSeparated({ row, values, decision }: Decided): Separated[] {
  if (decision.outcome !== 'changed' || decision.person === null || decision.stretch === null)
    return []
  const { person, stretch, changes } = decision
  const separation = separationOf(values, { stretch, changes })
  const changed = changes.map(({ field }) => columnOf(field))
  return [{ key: row.rowNumber, userId: person.userId, stretch, separation, changed }]
}

async function listChoices(
  tx: Tx,
  { accountId, field }: { accountId: number; field: ImportField },
): Promise<readonly Choice[]> {
  if (field === 'separation_type') {
    const aliases = findImportField('separations', field)?.choiceAliases ?? {}
    return SEPARATION_TYPES.map((type) => ({
      choice: type,
      name: null,
      separation_type: null,
      texts: [foldName(type), ...(aliases[type] ?? [])],
    }))
  }
  if (field !== 'separation_reason') return []
  const reasons = await listSeparationChoices(tx, { accountId })
  return reasons.map(({ separation_reason_id: id, name, separation_type }) => ({
    choice: String(id),
    name,
    separation_type,
    texts: [foldName(name)],
  }))
}

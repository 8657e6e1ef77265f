// The texts of a column that are not recognized for a field, so that they can be matched to choices.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { foldName, type ImportField, valueFields } from '#contract/imports/import-kinds.ts'
import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'
import type { ImportValues } from '#contract/imports/import-values.ts'

import type { StaffAccess } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './import-repository.ts'
import type { ImportRef } from './import-repository.ts'
import { IMPORT_KIND_ENTRIES } from './kinds/import-kinds.ts'
import { hiddenFrom } from './private-columns.ts'
import { findMapped } from './rows/find-mapped.ts'

type Asked = ImportRef & {
  readonly access: StaffAccess
  readonly field: ImportField
  readonly column: number
}

/** @throws AppError `not_found`, `forbidden` for a private column, `validation_failed` for a field without choices. */
export async function listValues(
  tx: Tx,
  { access, field, column, ...ref }: Asked,
): Promise<ImportValues> {
  const row = await repository.requireImport(tx, ref)
  if (hiddenFrom(access, row).columns.has(column)) throw new AppError('forbidden')
  const { accountId, kind } = row
  if (!valueFields(kind).includes(field))
    throw new AppError('validation_failed', { fields: { field: 'Its texts have no choices.' } })
  const choices = await IMPORT_KIND_ENTRIES[kind].listChoices(tx, { accountId, field })
  const all = await listTexts(tx, { ...ref, column })
  const known = new Set(choices.flatMap(({ texts }) => texts))
  const unknown = all.filter(({ text }) => !known.has(foldName(text)))
  const last = row.mapping ?? (await repository.findLastMapping(tx, row))?.mapping ?? null
  const proposed = (text: string) => {
    const choice = last === null ? null : findMapped(text, { field, mapping: last })
    return choices.some((one) => one.choice === choice) ? choice : null
  }
  return {
    texts: unknown
      .slice(0, IMPORT_LIMITS.values)
      .map((one) => ({ ...one, proposed: proposed(one.text) })),
    has_more: unknown.length > IMPORT_LIMITS.values,
    choices: choices.map(({ texts: _texts, ...choice }) => choice),
  }
}

/** A column of names has more of them: then the wrong column was chosen. */
const MOST_TEXTS = 1000

const textsSchema = z.object({
  rows: z.array(z.object({ text: z.string(), rows: z.coerce.number() })),
})

/** The texts of a column by how often they occur, without regard to upper and lower case. */
async function listTexts(
  tx: Tx,
  { accountId, importId, column }: ImportRef & { column: number },
): Promise<Array<{ text: string; rows: number }>> {
  const found = await tx.db.execute(sql`
    select min(r.cells ->> ${column}::int) as text, count(*) as rows from data_import_row r
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.cells ->> ${column}::int <> ''
    group by lower(r.cells ->> ${column}::int) order by count(*) desc, 1 limit ${MOST_TEXTS}`)
  return textsSchema.parse(found).rows
}

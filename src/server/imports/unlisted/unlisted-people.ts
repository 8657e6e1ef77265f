// The people who have a current job and are not in a file that lists everyone who works at the company.
import type { Locale } from '#contract/core/shape.ts'
import { allowsComparison } from '#contract/imports/import-rules.ts'
import type { UnlistedPerson } from '#contract/imports/unlisted-people.ts'

import { encodeCsv } from '../../applicants/exports/encode-sheet.ts'
import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import { type Opening, openOutput } from '../import-output.ts'
import * as repository from '../import-repository.ts'
import type { ImportRecord, ImportRef } from '../import-repository.ts'
import { UNLISTED_HEADINGS } from '../output-labels.ts'
import {
  type Comparison,
  findUnlisted,
  listUnlisted,
  listUnlistedIds,
} from './unlisted-repository.ts'

const PART = 500

/** Whether the import's rows are checked, its file lists everyone, and what the rows say is not deleted yet. */
export function canCompare({ mapping, state, emptiedAt }: ImportRecord): boolean {
  return mapping?.lists_everyone === true && allowsComparison(state) && emptiedAt === null
}

/** One page of them. @throws AppError `not_found`, `conflict` where the import cannot be compared. */
export async function listUnlistedPeople(
  tx: Tx,
  { at, ...query }: ImportRef & { at: Date; page: number; page_size: number },
): Promise<{ rows: UnlistedPerson[]; total: number }> {
  const row = await repository.requireImport(tx, query)
  if (!canCompare(row)) throw new AppError('conflict')
  const today = await findCompanyDay(tx, { accountId: query.accountId, at })
  return listUnlisted(tx, { ...query, today })
}

type Unlisted = {
  readonly row: ImportRecord
  readonly comparison: Comparison
  readonly userIds: readonly number[]
}

/**
 * All of them in their order, for the file; recorded in the audit trail. @throws AppError `not_found`, `conflict` where
 * the import cannot be compared.
 */
export async function openUnlisted(
  tx: Tx,
  { at, ...opening }: Opening & { at: Date },
): Promise<Unlisted> {
  const row = await openOutput(tx, opening)
  if (!canCompare(row)) throw new AppError('conflict')
  const { accountId, importId } = opening
  const today = await findCompanyDay(tx, { accountId, at })
  const comparison = { accountId, importId, today }
  return { row, comparison, userIds: await listUnlistedIds(tx, comparison) }
}

/**
 * The bytes of the file, while the people are read a part at a time. An import of separations knows its columns by their
 * names, once the last days and the types are filled in.
 */
export function writeUnlisted(
  database: Database,
  { language, ...unlisted }: Unlisted & { language: Locale },
): AsyncGenerator<Uint8Array> {
  const headings = UNLISTED_HEADINGS[language]
  return encodeCsv({
    title: unlisted.row.fileName,
    headings: [
      headings.number,
      headings.email,
      headings.name,
      headings.job,
      headings.lastDay,
      headings.type,
    ],
    rows: rowsOf(database, unlisted),
  })
}

async function* rowsOf(
  database: Database,
  { comparison, userIds }: Unlisted,
): AsyncGenerator<Array<string | null>> {
  const { accountId, today } = comparison
  for (let from = 0; from < userIds.length; from += PART) {
    const part = userIds.slice(from, from + PART)
    const people = await database.inScope({ kind: 'account', accountId, userId: null }, (tx) =>
      findUnlisted(tx, { accountId, today, userIds: part }),
    )
    for (const one of people)
      yield [one.employee_number, one.email, one.full_name, one.job_title, null, null]
  }
}

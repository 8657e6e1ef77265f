// The job that writes an export of people: whom the list shows is read first, then their rows a part at a time.
import { localeSchema } from '#contract/core/shape.ts'
import {
  PEOPLE_EXPORT_LIMITS,
  type PeopleExportType,
} from '#contract/people/people-export-rules.ts'

import { encodeCsv, encodeXlsx, type Sheet } from '../../applicants/exports/encode-sheet.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { StagedFile, Storage } from '../../storage/storage.ts'
import { findCompanyDay } from '../employees/company-day.ts'
import { listPeopleKeys } from '../employees/people-repository.ts'
import { type ExportedKey, listExportedPeople } from './exported-people.ts'
import { peopleExportKey } from './people-export-key.ts'
import * as repository from './people-export-repository.ts'
import type { ExportRow } from './people-export-repository.ts'
import { columnsOf, headingsOf, toCells } from './people-sheet.ts'

type Deps = {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}
type Listed = { readonly keys: readonly ExportedKey[]; readonly today: string }
type Building = Deps & Listed & { readonly row: ExportRow }

const SYSTEM = { kind: 'system' } as const
/** Rows that are read at a time, each part in a transaction of its own. */
const PART = 500

/** The export ended, or was deleted with a person who was erased, while the job ran. */
class EndedError extends Error {}

/**
 * Writes the file of an export, unless that has ended. Safe to repeat: it begins at the first row again, and the run that
 * ends it gives its own file the name. The erasure of a person deletes the whole export, also while it is written.
 */
export async function buildPeopleExport(
  deps: Deps,
  job: { accountId: number; exportId: string },
): Promise<void> {
  const row = await deps.database.inScope(SYSTEM, (tx) => repository.findExport(tx, job))
  if (row === null || row.readyAt !== null || row.failedAt !== null) return
  const listed = await inAccount({ ...deps, row }, (tx) => begin(tx, { row, at: deps.now() }))
  if (listed === null) return
  const staged = deps.storage.stage()
  try {
    await write({ ...deps, ...listed, row }, staged)
  } catch (error) {
    if (!(error instanceof EndedError)) throw error
  } finally {
    await staged.discard()
  }
}

/** Runs work as the user who ordered the export. */
function inAccount<T>(
  { database, row: { accountId, userId } }: Pick<Building, 'database' | 'row'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.inScope({ kind: 'account', accountId, userId }, work)
}

/** The people in their order; null for an export that cannot be made, which is recorded. */
async function begin(tx: Tx, { row, at }: { row: ExportRow; at: Date }): Promise<Listed | null> {
  const { accountId, exportId, request } = row
  const limit = PEOPLE_EXPORT_LIMITS.rows + 1
  const today = await findCompanyDay(tx, { accountId, at })
  const { matching, ordering } = request
  const keys = await listPeopleKeys(tx, { ...matching, ordering, accountId, today, limit })
  const isSmallEnough = keys.length < limit
  const change = isSmallEnough ? { done: 0, total: keys.length } : { failedAt: at }
  const isUnderWay = await repository.updateExport(tx, { accountId, exportId, change })
  return isSmallEnough && isUnderWay ? { keys, today } : null
}

const ENCODERS: Readonly<Record<PeopleExportType, (sheet: Sheet) => AsyncIterable<Uint8Array>>> = {
  csv: encodeCsv,
  xlsx: encodeXlsx,
}

async function write(building: Building, staged: StagedFile): Promise<void> {
  const { row, now } = building
  const labelled = { columns: columnsOf(row), language: localeSchema.parse(row.language) }
  const headings = headingsOf(labelled.columns, labelled.language)
  let bytes = 0
  for await (const part of ENCODERS[row.type]({ ...headings, rows: rowsOf(building) })) {
    await staged.add(part)
    bytes += part.byteLength
  }
  staged.end()
  await inAccount(building, async (tx) => {
    if (await repository.updateExport(tx, { ...row, change: { readyAt: now(), bytes } }))
      await staged.commit(peopleExportKey(row.exportId))
  })
}

async function* rowsOf(building: Building): AsyncGenerator<Array<string | null>> {
  const { row, keys, today } = building
  const { accountId } = row
  const labelled = { columns: columnsOf(row), language: localeSchema.parse(row.language) }
  for (let from = 0; from < keys.length; from += PART) {
    const part = keys.slice(from, from + PART)
    const people = await inAccount(building, async (tx) => {
      const change = { done: from + part.length }
      if (!(await repository.updateExport(tx, { ...row, change }))) throw new EndedError()
      return listExportedPeople(tx, { accountId, keys: part, today })
    })
    for (const one of people) yield toCells(one, labelled)
  }
}

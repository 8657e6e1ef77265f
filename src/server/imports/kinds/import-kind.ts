// What the machine of imports asks of a kind: how its rows are read, decided, imported and undone.
import type { ImportField } from '#contract/imports/import-kinds.ts'
import type { ImportValues } from '#contract/imports/import-values.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'

import type { Tx } from '../../db/database.ts'
import type { Written } from '../../people/import-people.ts'
import type { ImportRef, LedgerRow } from '../import-repository.ts'
import type { Decided, Refusal, RowValues } from '../rows/decision.ts'
import type { ImportedRow, RowUndo } from '../undo/row-undo.ts'

export type Batch = {
  readonly accountId: number
  readonly rows: readonly LedgerRow[]
  readonly mapping: ImportMapping
  /** The day in the company, YYYY-MM-DD. */
  readonly today: string
  /** Locks the employees whom the rows name until the commit. */
  readonly isLocking: boolean
}

export type Applying = ImportRef & {
  /** The user who imports. */
  readonly actorId: number
  readonly decided: readonly Decided[]
  readonly at: Date
}

/** What a text of a file can mean. */
export type Choice = ImportValues['choices'][number] & {
  /** What files call it, folded by `foldName`. */
  readonly texts: readonly string[]
}

export type ImportKindEntry = {
  /** A fault of a row that its own values show. */
  readonly findContradiction: (values: RowValues) => Refusal | null
  /** Refuses rows that contradict each other, beside those that share an email or a number. */
  readonly refuseTogether: (tx: Tx, check: { ref: ImportRef; at: Date }) => Promise<void>
  /** Decides rows by what the company knows now: the check and the import ask alike. */
  readonly decide: (tx: Tx, batch: Batch) => Promise<Decided[]>
  /** Imports rows that are to be created or changed; what was written, by row number. */
  readonly apply: (tx: Tx, applying: Applying) => Promise<ReadonlyMap<number, Written>>
  /** What the undo of an imported row removes and restores, and what it leaves. */
  readonly planUndo: (row: ImportedRow) => RowUndo
  /** What texts of a field can mean; none for a field whose texts are not matched to choices. */
  readonly listChoices: (
    tx: Tx,
    asked: { accountId: number; field: ImportField },
  ) => Promise<readonly Choice[]>
}

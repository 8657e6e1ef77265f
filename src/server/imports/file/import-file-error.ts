import type { ImportFailure } from '#contract/imports/import-rules.ts'

/** A file that cannot be imported, and the row at which reading it ended. */
export class ImportFileError extends Error {
  readonly code: ImportFailure
  readonly row: number | null

  constructor(
    code: ImportFailure,
    { row = null, cause }: { row?: number | null; cause?: unknown } = {},
  ) {
    super(`The file cannot be imported: ${code}.`, { cause })
    this.code = code
    this.row = row
  }
}

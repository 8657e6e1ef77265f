// What a row of the file says, by the mapping: each value checked by itself, without the database.
import { emailSchema } from '#contract/core/email.ts'
import type { FieldSpec } from '#contract/imports/field-spec.ts'
import { foldName, type ImportField, importFields } from '#contract/imports/import-kinds.ts'
import type { ImportKind, RowReason } from '#contract/imports/import-rules.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'

import { IMPORT_KIND_ENTRIES } from '../kinds/import-kinds.ts'
import type { Refusal, RowValues } from './decision.ts'
import { findMapped } from './find-mapped.ts'
import { readDate } from './read-date.ts'

export type Reading = { readonly kind: ImportKind; readonly mapping: ImportMapping }

/** Reads a row; the first fault that it has refuses it. */
export function readValues(
  cells: readonly string[],
  { kind, mapping }: Reading,
): { values: RowValues; refusal: Refusal | null } {
  const values: Partial<Record<ImportField, string>> = {}
  let refusal: Refusal | null = null
  for (const [field, spec] of importFields(kind)) {
    const index = mapping.columns[field]
    const cell = index === undefined ? '' : (cells[index] ?? '')
    if (cell === '') {
      if (spec.isRequired === true) refusal ??= { reason: 'missing_value', field }
      continue
    }
    const read = readCell(cell, { field, spec, mapping })
    if ('reason' in read) refusal ??= { reason: read.reason, field }
    else values[field] = read.value
  }
  return { values, refusal: refusal ?? IMPORT_KIND_ENTRIES[kind].findContradiction(values) }
}

type Cell = {
  readonly field: ImportField
  readonly spec: FieldSpec
  readonly mapping: ImportMapping
}

function readCell(
  cell: string,
  { field, spec, mapping }: Cell,
): { value: string } | { reason: RowReason } {
  const { type, max, unknown } = spec
  if (max !== undefined && cell.length > max) return { reason: 'too_long' }
  switch (type) {
    case 'note':
      return { value: cell }
    case 'reference':
    case 'text':
      return { value: cell.replaceAll(/\s+/gu, ' ') }
    case 'email': {
      const { data } = emailSchema.safeParse(cell)
      return data === undefined ? { reason: 'bad_email' } : { value: data }
    }
    case 'date': {
      const day = readDate(cell, mapping.date_order)
      return day === null ? { reason: 'bad_date' } : { value: day }
    }
    case 'choice': {
      const choice = findChoice(cell, spec) ?? findMapped(cell, { field, mapping })
      return choice === null ? { reason: unknown ?? 'bad_choice' } : { value: choice }
    }
  }
}

function findChoice(cell: string, { choices = [], choiceAliases }: FieldSpec): string | null {
  const text = foldName(cell)
  const isIt = (choice: string) =>
    foldName(choice) === text || choiceAliases?.[choice]?.includes(text) === true
  return choices.find(isIt) ?? null
}

// What a row of the file says, by the mapping: each value checked by itself, without the database.
import { emailSchema } from '#contract/core/email.ts'
import {
  importField,
  PEOPLE_FIELD_NAMES,
  type PeopleField,
} from '#contract/imports/import-fields.ts'
import { type RowReason } from '#contract/imports/import-rules.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'

import { foldName } from '../file/propose-mapping.ts'
import { readDate } from './read-date.ts'

/** The values of a row: emails in their normal form, days as YYYY-MM-DD, choices by their codes. Empty cells are left out. */
export type RowValues = Readonly<Partial<Record<PeopleField, string>>>
export type Refusal = { readonly reason: RowReason; readonly field: PeopleField | null }

/** Reads a row; the first fault that it has refuses it. */
export function readValues(
  cells: readonly string[],
  mapping: ImportMapping,
): { values: RowValues; refusal: Refusal | null } {
  const values: Partial<Record<PeopleField, string>> = {}
  let refusal: Refusal | null = null
  for (const field of PEOPLE_FIELD_NAMES) {
    const index = mapping.columns[field]
    const cell = index === undefined ? '' : (cells[index] ?? '')
    if (cell === '') {
      if (importField(field).isRequired === true) refusal ??= { reason: 'missing_value', field }
      continue
    }
    const read = readCell(cell, { field, mapping })
    if ('reason' in read) refusal ??= { reason: read.reason, field }
    else values[field] = read.value
  }
  return { values, refusal: refusal ?? findContradiction(values) }
}

function findContradiction(values: RowValues): Refusal | null {
  const { email, employee_number: number, supervisor_email: supervisor } = values
  if (email === undefined && number === undefined)
    return { reason: 'missing_value', field: 'email' }
  if (supervisor !== undefined && supervisor.toLowerCase() === email?.toLowerCase())
    return { reason: 'own_supervisor', field: 'supervisor_email' }
  const { start_date: start, end_date: end } = values
  if (start !== undefined && end !== undefined && end < start)
    return { reason: 'end_before_start', field: 'end_date' }
  return null
}

type Cell = { readonly field: PeopleField; readonly mapping: ImportMapping }

function readCell(
  cell: string,
  { field, mapping }: Cell,
): { value: string } | { reason: RowReason } {
  const { type, max, choices = [] } = importField(field)
  if (max !== undefined && cell.length > max) return { reason: 'too_long' }
  switch (type) {
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
      const choice = choices.find((one) => foldName(one) === foldName(cell))
      return choice === undefined ? { reason: 'bad_choice' } : { value: choice }
    }
  }
}

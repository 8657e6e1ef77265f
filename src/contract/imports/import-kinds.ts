// The kinds of imports: which fields a file of each kind fills. Without zod, so that screens read them as well.
import type { FieldSpec } from './field-spec.ts'
import { PEOPLE_FIELD_NAMES, PEOPLE_FIELDS, type PeopleField } from './import-fields.ts'
import { IMPORT_OPTIONS, type ImportKind, type ImportOption } from './import-rules.ts'
import {
  SEPARATION_FIELD_NAMES,
  SEPARATION_FIELDS,
  type SeparationField,
} from './separation-fields.ts'

export type ImportField = PeopleField | SeparationField

type KindSpec = {
  readonly fields: Readonly<Partial<Record<ImportField, FieldSpec>>>
  /** In the order of the mapping. */
  readonly names: readonly ImportField[]
  /** What can be chosen about the matching of rows. */
  readonly options: readonly ImportOption[]
}

export const IMPORT_KIND_SPECS: Readonly<Record<ImportKind, KindSpec>> = {
  people: { fields: PEOPLE_FIELDS, names: PEOPLE_FIELD_NAMES, options: IMPORT_OPTIONS },
  separations: { fields: SEPARATION_FIELDS, names: SEPARATION_FIELD_NAMES, options: [] },
}

/** The fields of all kinds. */
export const IMPORT_FIELD_NAMES = [
  ...PEOPLE_FIELD_NAMES,
  'separation_type',
  'separation_reason',
  'separation_note',
] as const satisfies readonly ImportField[]

/** The description of a field, with the properties that only some have; null where files of the kind have no such field. */
export function findImportField(kind: ImportKind, name: ImportField): FieldSpec | null {
  return IMPORT_KIND_SPECS[kind].fields[name] ?? null
}

/** The fields of a kind with their descriptions, in the order of the mapping. */
export function importFields(kind: ImportKind): ReadonlyArray<readonly [ImportField, FieldSpec]> {
  return IMPORT_KIND_SPECS[kind].names.flatMap((name) => {
    const spec = findImportField(kind, name)
    return spec === null ? [] : [[name, spec] as const]
  })
}

/** Which column of the file, counted from 0, fills a field. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, number>>>
type Mapped = { readonly kind: ImportKind; readonly columns: ColumnMapping }

/** The fields that still need a column: those that are required, and an email or a number to tell people by. */
export function missingFields({ kind, columns }: Mapped): ImportField[] {
  const missing = importFields(kind)
    .filter(([name, { isRequired }]) => isRequired === true && columns[name] === undefined)
    .map(([name]) => name)
  const hasIdentity = columns.email !== undefined || columns.employee_number !== undefined
  return hasIdentity ? missing : ['email', ...missing]
}

/** Whether dates of the chosen columns could be read with the day or with the month first. */
export function needsDateOrder(
  { kind, columns }: Mapped,
  ofFile: ReadonlyArray<{ readonly has_ambiguous_dates: boolean }>,
): boolean {
  return importFields(kind).some(([name, { type }]) => {
    const index = columns[name]
    if (index === undefined || type !== 'date') return false
    return ofFile[index]?.has_ambiguous_dates === true
  })
}

/** The fields of a kind whose unknown texts can be matched to choices. */
export function valueFields(kind: ImportKind): ImportField[] {
  return importFields(kind).flatMap(([name, { unknown }]) => (unknown === undefined ? [] : name))
}

/** The fields of a kind that only readers of private data see. */
export function privateFields(kind: ImportKind): ImportField[] {
  return importFields(kind).flatMap(([name, { isPrivate }]) => (isPrivate === true ? name : []))
}

/** A name or a text as it is compared: lower case, without accents, punctuation as single spaces. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// A list that a company keeps in its settings, as data: the endpoints, their document, the table's checks, the sweeps and the
// screen all come from it. Without zod, because screens read it as well; `collection-endpoints.ts` adds the schemas.
import type { AuditEntity } from '../access/audit-entities.ts'
import type { RoleFlag } from './endpoint.ts'

type Common = {
  /** False where a row may go without it; true when left out. */
  readonly isRequired?: boolean
  /** Answered, and never taken from a client. */
  readonly isReadOnly?: boolean
}

export type TextField = Common & {
  readonly kind: 'text'
  readonly max: number
  /** No two rows of a company have the same, whatever its case. */
  readonly isUnique?: boolean
}
export type LongTextField = Common & { readonly kind: 'long_text'; readonly max: number }
export type ChoiceField = Common & { readonly kind: 'choice'; readonly options: readonly string[] }
export type NumberField = Common & {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
}
export type DateField = Common & { readonly kind: 'date' }
export type PhoneField = Common & { readonly kind: 'phone'; readonly isUnique?: boolean }
export type YesNoField = Common & {
  readonly kind: 'yes_no'
  /** At most one row of a company has it: another one loses it to a row that gets it. */
  readonly isOnlyOne?: boolean
}
/** A user of the company, by id. A row may go on naming one who has left: it has no name for them then. */
export type UserField = Common & { readonly kind: 'user'; readonly isRequired: false }
export type CollectionField =
  | TextField
  | LongTextField
  | ChoiceField
  | NumberField
  | DateField
  | PhoneField
  | YesNoField
  | UserField

/** One line, as in a name. `max` counts characters. */
export function text<const O extends Omit<TextField, 'kind'>>(options: O) {
  return { kind: 'text' as const, ...options }
}

/** Several lines. `max` counts characters. */
export function longText<const O extends Omit<LongTextField, 'kind'>>(options: O) {
  return { kind: 'long_text' as const, ...options }
}

/** One of some options, whose words the screen has. */
export function choice<const O extends Omit<ChoiceField, 'kind'>>(options: O) {
  return { kind: 'choice' as const, ...options }
}

/** A whole number between two others. */
export function number<const O extends Omit<NumberField, 'kind'>>(options: O) {
  return { kind: 'number' as const, ...options }
}

/** A day of the calendar, YYYY-MM-DD. */
export function date<const O extends Omit<DateField, 'kind'>>(options: O) {
  return { kind: 'date' as const, ...options }
}

/** A phone number, written with the code of its country, stored and answered as E.164. */
export function phone<const O extends Omit<PhoneField, 'kind'>>(options: O) {
  return { kind: 'phone' as const, ...options }
}

/** Yes or no; never without an answer. */
export function yesNo<const O extends Pick<YesNoField, 'isReadOnly' | 'isOnlyOne'>>(options: O) {
  return { kind: 'yes_no' as const, ...options }
}

/** One of the company's users, or none. The column is called `<role>_user_id`: the privacy tests find it by that. */
export function user<const O extends Pick<UserField, 'isReadOnly'>>(options: O) {
  return { kind: 'user' as const, isRequired: false as const, ...options }
}

/** What may use a row. The server counts it, and screens have words for it. */
export type Use =
  | 'applicants'
  | 'decisions'
  | 'rules'
  | 'views'
  | 'offer_letters'
  | 'offer_details'
  | 'people'

export type CollectionSpec = {
  /** Of one row, as the audit trail calls it; its id is `<name>_id`. */
  readonly name: AuditEntity
  /** One and several, for the document of the API. */
  readonly nouns: readonly [one: string, several: string]
  /** Of the list; of a row with its id behind it. */
  readonly path: `/${string}/v${number}/:account_id/${string}/`
  /** The flag of a role that opens the list, and changes it. */
  readonly flag: RoleFlag
  /** Whether users read it who manage requisitions, beside those with the flag. */
  readonly isReadByManagers?: boolean
  readonly fields: Readonly<Record<string, CollectionField>>
  /** The field that names a row. */
  readonly title: string
  /** The fields whose words a search finds. */
  readonly search: readonly string[]
  /** `manual`: as the company puts them; else by their titles. */
  readonly order: 'manual' | 'title'
  /** As many rows as a company can have; without end when left out. */
  readonly limit?: number
  /** Whether a company needs one at least. */
  readonly isNeverEmpty?: boolean
  /** What names a row of it. Another row may take the place of one that is deleted. */
  readonly uses: readonly Use[]
  /** Of `uses`, what a row is not deleted from unless another one takes its place. */
  readonly heldBy?: readonly Use[]
  /** A yes-no field that says that a row is archived: one that is used is archived, and never deleted. */
  readonly archive?: string
  /** Fields that only go with one option of a choice: forms show them then, and ask for them. */
  readonly neededFor?: Readonly<Record<string, NeededFor>>
}

/** A choice field, and the option of it that another field goes with. */
type NeededFor = { readonly field: string; readonly is: string }

type Spec<C extends CollectionSpec> = C & {
  readonly title: keyof C['fields']
  readonly search: readonly (keyof C['fields'])[]
  readonly heldBy?: readonly C['uses'][number][]
  readonly archive?: keyof C['fields']
  readonly neededFor?: {
    readonly [Name in keyof C['fields']]?: {
      readonly field: keyof C['fields']
      readonly is: string
    }
  }
}

/** Declares a list. @throws Error that says what to write, for a definition that contradicts itself. */
export function collection<const C extends CollectionSpec>(spec: Spec<C>): C {
  const problem = problemOf(spec)
  if (problem !== null) throw new Error(`The collection “${spec.name}”: ${problem}`)
  return spec
}

function problemOf(spec: CollectionSpec): string | null {
  const { fields, title, search } = spec
  if (fields[title]?.kind !== 'text') return `“${title}” names its rows, so declare it as text().`
  const unsearchable = search.find((field) => !isText(fields[field]))
  if (unsearchable !== undefined)
    return `a search reads texts: declare “${unsearchable}” as text(), or leave it out of search.`
  const unknown = Object.values(spec.neededFor ?? {}).find(
    ({ field, is }) => !optionsOf(fields[field]).includes(is),
  )
  if (unknown !== undefined)
    return `neededFor names an option: declare “${unknown.field}” as choice() with “${unknown.is}”.`
  return null
}

function optionsOf(field: CollectionField | undefined): readonly string[] {
  return field?.kind === 'choice' ? field.options : []
}

/** Whether a form asks for a field beside what else the row holds. */
export function goesWith(
  { neededFor = {} }: Pick<CollectionSpec, 'neededFor'>,
  { name, content }: { name: string; content: Readonly<Record<string, unknown>> },
): boolean {
  const needed = neededFor[name]
  return needed === undefined || content[needed.field] === needed.is
}

function isText(field: CollectionField | undefined): boolean {
  return field?.kind === 'text' || field?.kind === 'long_text' || field?.kind === 'phone'
}

/** Whether no two rows of a company may have the same in it. */
export function isUniqueField(field: CollectionField): boolean {
  return (field.kind === 'text' || field.kind === 'phone') && field.isUnique === true
}

type ValueOf<F extends CollectionField> = F extends ChoiceField
  ? F['options'][number]
  : F extends NumberField | UserField
    ? number
    : F extends YesNoField
      ? boolean
      : string
type Optional<F extends CollectionField> = F extends { isRequired: false } ? null : never
type ReadOnly<C extends CollectionSpec> = {
  [Name in keyof C['fields']]: C['fields'][Name] extends { isReadOnly: true } ? Name : never
}[keyof C['fields']]

type Fields<C extends CollectionSpec> = {
  [Name in keyof C['fields']]: ValueOf<C['fields'][Name]> | Optional<C['fields'][Name]>
}

/** What a client writes of a row. */
export type ContentOf<C extends CollectionSpec> = Omit<Fields<C>, ReadOnly<C>>

/** How many use a row, and the first few of them by name. */
export type Usage = {
  readonly count: number
  readonly named: readonly { id: number; name: string; place: string | null }[]
}

/** One row as the API answers it. */
export type RowOf<C extends CollectionSpec> = Record<`${C['name']}_id`, number> &
  Fields<C> & {
    readonly uses: Readonly<Record<C['uses'][number], Usage>>
    readonly user_names?: UserNames
  }

/** The names of the users that a row names, by their ids; without those who have left the company. */
export type UserNames = Readonly<Record<string, string>>

/** A row of any collection, for what works with all of them. */
export type AnyRow = Readonly<Record<string, unknown>> & {
  readonly uses: Readonly<Partial<Record<Use, Usage>>>
  /** Of a collection with fields of users. */
  readonly user_names?: UserNames
}

/** So many of those that use a row are named. */
export const NAMED_USES = 5

/** The name of the id of its rows. */
export function idOf<C extends CollectionSpec>({ name }: C): `${C['name']}_id` {
  return `${name}_id`
}

/** The address of one row, with its id as a parameter. */
export function rowPath(spec: CollectionSpec): string {
  return `${spec.path}:${idOf(spec)}/`
}

/** The names of the fields that hold users, in their order. */
export function userFields({ fields }: CollectionSpec): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'user')
}

/** The names of the fields that a client writes, in their order. */
export function writtenFields({ fields }: CollectionSpec): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isReadOnly !== true)
}

/** The names of the fields that a new row and the form of a row have: a row is archived by a button. */
export function formFields(spec: CollectionSpec): string[] {
  return writtenFields(spec).filter((name) => name !== spec.archive)
}

/** What a client writes of a row: the state that a change of it begins from (`If-Match`). */
export function contentOf(
  spec: CollectionSpec,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(writtenFields(spec).map((name) => [name, row[name]]))
}

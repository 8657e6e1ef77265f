// The endpoints of a collection: one set for each declaration, so that server, sweeps and tests speak of the same ones.
import { z } from 'zod'

import {
  type AnyRow,
  type CollectionField,
  type CollectionSpec,
  formFields,
  idOf,
  NAMED_USES,
  type RowOf,
  rowPath,
  userFields,
  writtenFields,
} from './collection.ts'
import type { Endpoint } from './endpoint.ts'
import { writtenPhoneSchema } from './phone-number.ts'
import { dataOf, idSchema, nameTextSchema, pageOf, pageQuerySchema, textSchema } from './shape.ts'

type Meta = { page: number; page_size: number; total: number }
type Answering<Status extends number, Data> = Endpoint & {
  readonly responses: Readonly<Record<Status, z.ZodType<Data>>>
}

/** What is answered to a deletion: how many name another row now. */
export type Removal = { id: number; moved: number }

export type CollectionEndpoints<Row = AnyRow> = {
  readonly list: Answering<200, { data: Row[]; meta: Meta }>
  readonly create: Answering<201, { data: Row }>
  readonly get: Answering<200, { data: Row }>
  readonly update: Answering<200, { data: Row }>
  readonly remove: Answering<200, { data: Removal }>
  /** Where the company puts them in order. */
  readonly move?: Answering<200, { data: Row }>
}

const made = new WeakMap<CollectionSpec, CollectionEndpoints>()

/** The endpoints of a collection, by what they do. */
export function endpointsOf<C extends CollectionSpec>(
  spec: C,
): CollectionEndpoints<CollectionSpec extends C ? AnyRow : RowOf<C>> {
  const endpoints = made.get(spec) ?? declare(spec)
  made.set(spec, endpoints)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `rowSchemaOf` makes the schema of the same declaration
  return endpoints as never
}

function declare(spec: CollectionSpec): CollectionEndpoints {
  const { nouns, order } = spec
  const common = commonOf(spec)
  const { reply } = common
  return {
    ...reading(spec, common),
    create: {
      ...common.command,
      method: 'POST',
      url: spec.path,
      summary: `Add a ${nouns[0]}${limitOf(spec)}`,
      body: z.object(bodyShapeOf(spec, formFields(spec))),
      responses: { 201: reply },
    },
    update: {
      ...common.command,
      method: 'PATCH',
      ...common.row,
      summary: `Change a ${nouns[0]} wherever it is used; \`If-Match\` refuses the change of another state`,
      body: z.object(bodyShapeOf(spec, writtenFields(spec))).partial(),
      responses: { 200: reply },
    },
    remove: removing(spec, common),
    ...(order === 'manual' ? { move: moving(spec, common) } : {}),
  }
}

type CommonParts = ReturnType<typeof commonOf>

function commonOf(spec: CollectionSpec) {
  const company = { level: 2, scope: 'account' } as const
  const policy = { ...company, flag: spec.flag } as const
  const reading: Endpoint['policy'] =
    spec.isReadByManagers === true
      ? { ...company, anyFlagOrManager: ['smartreq_access', spec.flag] }
      : policy
  const account = z.object({ account_id: idSchema })
  const [, several] = spec.nouns
  const tag = several.charAt(0).toUpperCase() + several.slice(1)
  return {
    query: { tag, policy: reading, params: account },
    command: { tag, policy: { ...policy, isIdempotent: true }, params: account },
    row: { url: rowPath(spec), params: account.extend({ [idOf(spec)]: idSchema }) },
    rowSchema: rowSchemaOf(spec),
    reply: dataOf(rowSchemaOf(spec)),
  }
}

function reading(spec: CollectionSpec, { query, row, rowSchema, reply }: CommonParts) {
  const [one, several] = spec.nouns
  const by = spec.order === 'manual' ? 'in their order' : 'by their names'
  return {
    list: {
      ...query,
      method: 'GET',
      url: spec.path,
      summary: `The ${several} of a company ${by}, with what uses each`,
      query: pageQuerySchema,
      responses: { 200: pageOf(rowSchema) },
    },
    get: { ...query, method: 'GET', ...row, summary: `A ${one}`, responses: { 200: reply } },
  } as const
}

function removing(spec: CollectionSpec, { command, row }: CommonParts) {
  return {
    ...command,
    method: 'DELETE',
    ...row,
    summary: `Delete a ${spec.nouns[0]}; where it is used, the one in \`replace_to\` takes its place`,
    query: z.object({
      replace_to: idSchema.optional(),
      /** How many uses the caller knows of: with others, nothing is deleted. */
      seen_uses: z.coerce.number().int().min(0).optional(),
    }),
    responses: { 200: dataOf(z.object({ id: z.number(), moved: z.number().int() })) },
  } as const
}

function moving(spec: CollectionSpec, { command, row, reply }: CommonParts) {
  return {
    ...command,
    method: 'POST',
    ...row,
    url: `${row.url}move/`,
    summary: `Put a ${spec.nouns[0]} from one place into another, counted from 1; one that is not at the first is refused`,
    body: z.object({ from: placeSchema, to: placeSchema }),
    responses: { 200: reply },
  } as const
}

function limitOf({ limit, nouns }: CollectionSpec): string {
  return limit === undefined ? '' : `; a company has at most ${limit} ${nouns[1]}`
}

const placeSchema = z.number().int().min(1).max(100_000)

const usageSchema = z.object({
  count: z.number().int(),
  /** The first few of them. */
  named: z
    .array(z.object({ id: z.number(), name: z.string(), place: z.string().nullable() }))
    .max(NAMED_USES),
})

function rowSchemaOf(spec: CollectionSpec): z.ZodType<AnyRow> {
  const fields = Object.entries(spec.fields).map(([name, field]): [string, z.ZodType] => [
    name,
    repliedOf(field),
  ])
  const uses = spec.uses.map((use) => [use, usageSchema] as const)
  const shape: Record<string, z.ZodType> = {
    [idOf(spec)]: z.number(),
    ...Object.fromEntries<z.ZodType>(fields),
  }
  const row = z.object({ ...shape, uses: z.object(Object.fromEntries(uses)) })
  if (userFields(spec).length === 0) return row
  return row.extend({ user_names: z.record(z.string(), z.string()) })
}

function bodyShapeOf(spec: CollectionSpec, names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const field = spec.fields[name]
      if (field === undefined) throw new Error(`${spec.name} has no field ${name}.`)
      const schema = writtenOf(field)
      return [name, field.isRequired === false ? emptyAsNull(schema) : schema]
    }),
  )
}

function repliedOf(field: CollectionField): z.ZodType {
  const schema = storedOf(field)
  return field.isRequired === false ? schema.nullable() : schema
}

function storedOf(field: CollectionField) {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options)
    case 'number':
    case 'user':
      return z.number()
    case 'yes_no':
      return z.boolean()
    case 'text':
    case 'long_text':
    case 'date':
    case 'phone':
      return z.string()
  }
}

function writtenOf(field: CollectionField) {
  switch (field.kind) {
    case 'text':
      // What looks the same is the same: one form of each letter, one space between words.
      return nameTextSchema
        .overwrite((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' '))
        .min(1)
        .max(field.max)
    case 'long_text':
      return textSchema.trim().min(1).max(field.max)
    case 'phone':
      return writtenPhoneSchema
    case 'choice':
      return z.enum(field.options)
    case 'number':
      return z.number().int().min(field.min).max(field.max)
    case 'date':
      return z.iso.date()
    case 'yes_no':
      return z.boolean()
    case 'user':
      return idSchema
  }
}

// An optional text that was emptied is none.
function emptyAsNull(schema: z.ZodType) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable())
}

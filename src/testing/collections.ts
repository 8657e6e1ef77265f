// Good requests and rows of every collection, made from its declaration: for the sweeps and for the test of the kind.
import { randomUUID } from 'node:crypto'

import { getTableName, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { COLLECTIONS } from '#contract/collections.ts'
import {
  type CollectionField,
  type CollectionSpec,
  formFields,
  idOf,
} from '#contract/core/collection.ts'
import type { ServedCollection } from '#server/access/collections/served-collection.ts'
import { SERVED_COLLECTIONS } from '#server/collections.ts'

import type { ExampleNeeds, SliceExamples } from './slice-examples.ts'
import type { TestDatabase } from './test-database.ts'
import { NO_ID } from './world.ts'

let phones = 0

type Content = Record<string, string | number | boolean | null>

/** What a client could write of a new row; its texts are like no other row's. */
export function newContent(spec: CollectionSpec): Content {
  return Object.fromEntries(
    formFields(spec).flatMap((name) => {
      const field = spec.fields[name]
      return field === undefined ? [] : [[name, valueOf(field)]]
    }),
  )
}

function valueOf(field: CollectionField): string | number | boolean | null {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return randomUUID().slice(0, field.max)
    case 'choice':
      return field.options[0] ?? ''
    case 'number':
      return field.min
    case 'date':
      return '2026-03-06'
    case 'phone':
      phones += 1
      return `+1401555${String(phones).padStart(4, '0')}`
    case 'yes_no':
      return field.isOnlyOne !== true
    // Its users are those of a company, which is not known here.
    case 'user':
      return null
  }
}

/** Stores a row that nothing uses; its id. */
export async function storeRow(
  database: Pick<TestDatabase, 'owner'>,
  { list, accountId, content }: { list: ServedCollection; accountId: number; content?: Content },
): Promise<number> {
  const { spec } = list
  const statement = insertOf(list, { accountId, ...content })
  const returning = sql`${statement} returning ${sql.identifier(idOf(spec))} as id`
  const { rows } = storedSchema.parse(await database.owner.execute(returning))
  return rows[0].id
}

const storedSchema = z.object({ rows: z.tuple([z.object({ id: z.coerce.number() })]) })

type Table = Pick<ServedCollection, 'spec' | 'table' | 'hooks'>

function insertOf(
  { spec, table, hooks }: Table,
  given: { accountId: number | SQL } & Content,
): SQL {
  const { accountId, ...content } = given
  const order = spec.order === 'manual' ? { sort_order: 1000 } : {}
  const whole = { ...newContent(spec), ...content }
  const also = hooks.alsoInsert?.({ accountId, content: whole }) ?? {}
  const values = { account_id: accountId, ...whole, ...also, ...order }
  const names = Object.keys(values).map((name) => sql.identifier(name))
  const cells = Object.values(values).map((value) => sql`${value}`)
  return sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
    values (${sql.join(cells, sql`, `)})`
}

/** What the sweeps need of all collections. */
export const collectionExamples: SliceExamples = {
  bodies: Object.assign({}, ...SERVED_COLLECTIONS.map(bodiesOf)),
  params: Object.assign({}, ...SERVED_COLLECTIONS.map(paramsOf)),
  rows: ({ accountId }) => SERVED_COLLECTIONS.map((list) => insertOf(list, { accountId })),
}

function bodiesOf({ spec }: ServedCollection): SliceExamples['bodies'] {
  const list = nameOf(spec)
  const content = () => newContent(spec)
  return {
    [`${list}.create`]: content,
    [`${list}.update`]: content,
    ...(spec.order === 'manual' ? { [`${list}.move`]: { from: 1, to: 1 } } : {}),
  }
}

function paramsOf(served: ServedCollection): SliceExamples['params'] {
  const { spec } = served
  const list = nameOf(spec)
  const acts = ['get', 'update', 'remove']
  if (spec.order === 'manual') acts.push('move')
  const one = async ({ test, target: { accountId } }: ExampleNeeds) => ({
    [idOf(spec)]:
      accountId === NO_ID ? NO_ID : await storeRow(test.database, { list: served, accountId }),
  })
  return Object.fromEntries(acts.map((act) => [`${list}.${act}`, one]))
}

/** The name that the contract lists a collection under. */
function nameOf(spec: CollectionSpec): string {
  const found = Object.entries<CollectionSpec>(COLLECTIONS).find(([, one]) => one === spec)
  if (found === undefined)
    throw new Error(`No slice of the contract names the file of ${spec.name}.`)
  return found[0]
}

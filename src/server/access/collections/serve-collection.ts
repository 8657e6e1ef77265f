import { endpointsOf, type Removal } from '#contract/core/collection-endpoints.ts'
// Answers the endpoints of a collection: what the declaration says is checked here, what is special stands in its hooks.
import {
  type AnyRow,
  contentOf,
  idOf,
  isUniqueField,
  type Use,
  userFields,
} from '#contract/core/collection.ts'
import type { Endpoint } from '#contract/core/endpoint.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { assertBegunFrom, type Changing } from '../staff-command.ts'
import type { StaffEndpoints } from '../staff-endpoints.ts'
import * as repository from './collection-repository.ts'
import type { RowKey } from './collection-repository.ts'
import { lockList } from './lock-list.ts'
import type { Content, Leaving, ServedCollection } from './served-collection.ts'

type Call = {
  readonly params: Readonly<Record<string, number>>
  readonly query: {
    page: number
    page_size: number
    search: string
    replace_to: number | undefined
    seen_uses: number | undefined
  }
  readonly body: Content & Move
}

/** Serves a collection. */
export function serveCollection(endpoints: StaffEndpoints, list: ServedCollection): void {
  const { list: all, get, create, update, remove, move } = endpointsOf(list.spec)
  const served = untyped(endpoints)
  const rowOf = ({ params }: Pick<Call, 'params'>): Row => ({
    list,
    accountId: params['account_id'] ?? 0,
    id: params[idOf(list.spec)] ?? 0,
  })
  served.query(all, ({ tx, params, query }) =>
    repository.listRows(tx, { ...query, list, accountId: rowOf({ params }).accountId }),
  )
  served.query(get, ({ tx, ...call }) => getRow(tx, rowOf(call)))
  served.command(create, (changing) => createRow(changing, { list, content: changing.body }))
  served.command(update, (changing) =>
    updateRow(changing, { ...rowOf(changing), set: changing.body }),
  )
  served.command(remove, (changing) =>
    removeRow(changing, {
      ...rowOf(changing),
      replaceTo: changing.query.replace_to,
      seenUses: changing.query.seen_uses,
    }),
  )
  if (move !== undefined)
    served.command(move, (changing) =>
      moveRow(changing, { ...rowOf(changing), from: changing.body.from, to: changing.body.to }),
    )
}

type Row = RowKey & { readonly list: ServedCollection }

type Untyped = {
  query(endpoint: Endpoint, read: (call: Call & { tx: Tx }) => Promise<unknown>): void
  command(endpoint: Endpoint, change: (changing: Call & Changing) => Promise<unknown>): void
}

// The types of params, query and body follow from the declaration at run time, where the schemas check them.
function untyped(endpoints: StaffEndpoints): Untyped {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return endpoints as unknown as Untyped
}

type Creation = { readonly list: ServedCollection; readonly content: Content }

/** Adds a row. @throws AppError `validation_failed`, `list_full`, `value_taken`. */
export async function createRow(
  { tx, access, audit }: Changing,
  { list, content }: Creation,
): Promise<AnyRow> {
  const { accountId } = access
  const { limit, name } = list.spec
  assertValid({ list, content, whole: content })
  await lockList(tx, { accountId })
  if (limit !== undefined && (await repository.countRows(tx, { list, accountId })) >= limit)
    throw new AppError('list_full', { details: { limit } })
  await assertUsers(tx, { list, accountId, content })
  await assertFree(tx, { list, accountId, content, id: undefined })
  await repository.releaseMarks(tx, { list, accountId, content })
  const also = list.hooks.alsoInsert?.({ accountId, content }) ?? {}
  const id = await repository.insertRow(tx, { list, accountId, content: { ...content, ...also } })
  const row = await getRow(tx, { list, accountId, id })
  await audit({ entity: name, entityId: id, action: 'create', after: contentOf(list.spec, row) })
  return row
}

/** @throws AppError `not_found`, `conflict`, `validation_failed`, `value_taken`. */
async function updateRow(
  changing: Changing,
  { set, ...row }: Row & { readonly set: Content },
): Promise<AnyRow> {
  const { tx, audit } = changing
  const { spec, hooks } = row.list
  await lockList(tx, row)
  const before = await getRow(tx, row)
  assertBegunFrom(changing, contentOf(spec, before))
  const content = changesIn(set, before)
  if (Object.keys(content).length === 0) return before
  assertValid({ list: row.list, content, whole: { ...contentOf(spec, before), ...content } })
  await assertUsers(tx, { ...row, content })
  await assertFree(tx, { ...row, content })
  await repository.releaseMarks(tx, { ...row, content })
  const also = hooks.alsoSet?.({ before, content }) ?? {}
  await repository.updateRow(tx, { ...row, set: { ...content, ...also } })
  const after = await getRow(tx, row)
  await audit({
    entity: spec.name,
    entityId: row.id,
    action: 'update',
    before: contentOf(spec, before),
    after: contentOf(spec, after),
  })
  return after
}

function changesIn(set: Content, before: AnyRow): Content {
  return Object.fromEntries(
    Object.entries(set).filter(([name, value]) => value !== undefined && value !== before[name]),
  )
}

type Removed = Row & Leaving & { readonly seenUses: number | undefined }

/** @throws AppError `not_found`, `last_row`, `row_in_use`, `uses_changed`, `validation_failed` for a replacement that there is not. */
async function removeRow(changing: Changing, removed: Removed): Promise<Removal> {
  const { tx, audit } = changing
  const { list, replaceTo, accountId, id } = removed
  const { spec, hooks } = list
  await lockList(tx, removed)
  const ids = replaceTo === undefined ? [id] : [id, replaceTo]
  await repository.lockRows(tx, { list, accountId, ids })
  const before = await getRow(tx, removed)
  await assertRemovable(tx, { ...removed, before })
  const used = countIn(before, spec.uses)
  const heir = replaceTo === undefined ? null : await heirOf(tx, removed)
  await hooks.onLeave?.(changing, { accountId, id, replaceTo })
  await repository.deleteRow(tx, removed)
  await audit({
    entity: spec.name,
    entityId: id,
    action: 'delete',
    before: { ...contentOf(spec, before), used },
    after: heir === null ? null : { replaced_by: heir[spec.title] },
  })
  return { id, moved: heir === null ? 0 : used }
}

async function assertRemovable(
  tx: Tx,
  { list, replaceTo, seenUses, before, accountId }: Removed & { readonly before: AnyRow },
): Promise<void> {
  const { isNeverEmpty = false, heldBy = [], archive, uses } = list.spec
  if (isNeverEmpty && (await repository.countRows(tx, { list, accountId })) === 1)
    throw new AppError('last_row')
  const count = countIn(before, archive === undefined ? heldBy : uses)
  const isReplaced = replaceTo !== undefined && archive === undefined
  if (!isReplaced && count > 0) throw new AppError('row_in_use', { details: { count } })
  const used = countIn(before, uses)
  if (seenUses !== undefined && seenUses !== used)
    throw new AppError('uses_changed', { details: { count: used } })
}

function countIn({ uses }: AnyRow, named: readonly Use[]): number {
  return named.reduce((sum, use) => sum + (uses[use]?.count ?? 0), 0)
}

async function heirOf(tx: Tx, { list, accountId, id, replaceTo = 0 }: Removed): Promise<AnyRow> {
  const heir = await repository.findRow(tx, { list, accountId, id: replaceTo })
  if (heir !== null && replaceTo !== id) return heir
  const fields = { replace_to: `Not another ${list.spec.nouns[0]} of this company.` }
  throw new AppError('validation_failed', { fields })
}

/** Places, counted from 1. */
type Move = { readonly from: number; readonly to: number }

/** @throws AppError `not_found`, `conflict` for a row that is in another place by now. */
async function moveRow({ tx, audit }: Changing, { from, to, ...row }: Row & Move): Promise<AnyRow> {
  await lockList(tx, row)
  const found = await getRow(tx, row)
  const ids = await repository.orderedIds(tx, row)
  if (ids[from - 1] !== row.id) throw new AppError('conflict')
  const next = ids.toSpliced(from - 1, 1).toSpliced(to - 1, 0, row.id)
  if (next.every((id, index) => id === ids[index])) return found
  await repository.setOrder(tx, { ...row, ids: next })
  await audit({
    entity: row.list.spec.name,
    entityId: row.id,
    action: 'move',
    before: { sort_order: from },
    after: { sort_order: next.indexOf(row.id) + 1 },
  })
  return getRow(tx, row)
}

async function getRow(tx: Tx, key: Row): Promise<AnyRow> {
  const row = await repository.findRow(tx, key)
  if (row === null) throw new AppError('not_found')
  return row
}

function assertValid({ list, content, whole }: Creation & { readonly whole: Content }): void {
  const fields = list.hooks.check?.(content, whole) ?? {}
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

// Users who left stay in a row until it names another one; only a change that names a user is checked.
async function assertUsers(
  tx: Tx,
  { list, accountId, content }: Omit<Row, 'id'> & { readonly content: Content },
): Promise<void> {
  for (const field of userFields(list.spec)) {
    const userId = content[field]
    if (typeof userId !== 'number') continue
    if (!(await repository.isUserOf(tx, { accountId, userId })))
      throw new AppError('validation_failed', {
        fields: { [field]: 'Not a user of the company.' },
      })
  }
}

type Wanted = Omit<Row, 'id'> & { readonly id: number | undefined; readonly content: Content }

async function assertFree(tx: Tx, { content, ...row }: Wanted): Promise<void> {
  for (const [field, of] of Object.entries(row.list.spec.fields)) {
    const value = content[field]
    if (!isUniqueField(of) || typeof value !== 'string') continue
    if (await repository.isTaken(tx, { ...row, field, value }))
      throw new AppError('value_taken', { fields: { [field]: 'Another one has this already.' } })
  }
}

// Rules of a company's custom fields. Knows no HTTP.
import type { AccountField, AccountFieldContent } from '#contract/settings/account-fields.ts'
import { FIELD_LIMIT, type FieldUsageType } from '#contract/settings/settings-rules.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import { cleanQuestion } from '../../assessments/kinds/formatted-question.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { assertKeepsValues } from '../field-values/field-value-service.ts'
import * as repository from './field-repository.ts'
import type { FieldKey } from './field-repository.ts'

type Creation = { readonly usageTypeId: FieldUsageType; readonly content: AccountFieldContent }
type Change = FieldKey & { readonly content: AccountFieldContent }
/** Places, counted from 1. */
type Move = FieldKey & { readonly from: number; readonly to: number }

/** Adds a field behind the others for its use. @throws AppError `list_full`. */
export async function createField(
  { tx, access, audit }: Changing,
  { usageTypeId, content }: Creation,
): Promise<AccountField> {
  const { accountId } = access
  await lockList(tx, { accountId })
  await assertRoom(tx, { accountId, usageTypeId })
  const cleaned = clean(content)
  const made = await repository.insertField(tx, { accountId, usageTypeId, content: cleaned })
  await audit({ ...entryOf(made), action: 'create', after: { text: made.field.text } })
  return made
}

/**
 * @throws AppError `not_found`, also for an archived field; `conflict`; `field_in_use` where what is recorded in the field would not
 * fit.
 */
export async function updateField(
  changing: Changing,
  { content, ...key }: Change,
): Promise<AccountField> {
  const { tx, audit } = changing
  const before = await lockOffered(tx, key)
  assertBegunFrom(changing, { ...before.field, is_private: before.is_private })
  const cleaned = clean(content)
  await assertKeepsValues(tx, { accountId: key.accountId, before, after: cleaned.field })
  await repository.updateField(tx, { ...key, content: cleaned })
  await audit({
    ...entryOf(before),
    action: 'update',
    before: { text: before.field.text },
    after: { text: cleaned.field.text },
  })
  return { ...before, ...cleaned }
}

/** @throws AppError `not_found`, also for a field that is archived already. */
export async function archiveField({ tx, audit }: Changing, key: FieldKey): Promise<AccountField> {
  const before = await lockOffered(tx, key)
  await repository.setArchived(tx, { ...key, isArchived: true })
  await audit({ ...entryOf(before), action: 'archive', before: { text: before.field.text } })
  return { ...before, is_archived: true }
}

/** Offers an archived field again; one that is offered stays as it is. @throws AppError `not_found`, `list_full`. */
export async function restoreField({ tx, audit }: Changing, key: FieldKey): Promise<AccountField> {
  await lockList(tx, key)
  const before = await lock(tx, key)
  if (!before.is_archived) return before
  await assertRoom(tx, { accountId: key.accountId, usageTypeId: before.usage_type_id })
  await repository.setArchived(tx, { ...key, isArchived: false })
  await audit({ ...entryOf(before), action: 'restore', after: { text: before.field.text } })
  return { ...before, is_archived: false }
}

/** @throws AppError `not_found`, also for an archived field; `conflict` for one that is in another place by now. */
export async function moveField(
  { tx, audit }: Changing,
  { from, to, ...key }: Move,
): Promise<AccountField> {
  await lockList(tx, key)
  const field = await lockOffered(tx, key)
  const list = { accountId: key.accountId, usageTypeId: field.usage_type_id }
  const place = { ...list, accountFieldId: key.accountFieldId }
  if ((await repository.findPlace(tx, place)) !== from) throw new AppError('conflict')
  if (from === to) return field
  await repository.moveField(tx, { ...list, from, to })
  await audit({
    ...entryOf(field),
    action: 'move',
    before: { sort_order: from },
    after: { sort_order: await repository.findPlace(tx, place) },
  })
  return field
}

async function assertRoom(
  tx: Tx,
  list: { accountId: number; usageTypeId: FieldUsageType },
): Promise<void> {
  if ((await repository.countOffered(tx, list)) >= FIELD_LIMIT)
    throw new AppError('list_full', { details: { limit: FIELD_LIMIT } })
}

async function lockOffered(tx: Tx, key: FieldKey): Promise<AccountField> {
  const field = await lock(tx, key)
  if (field.is_archived) throw new AppError('not_found')
  return field
}

async function lock(tx: Tx, key: FieldKey): Promise<AccountField> {
  const field = await repository.lockField(tx, key)
  if (field === null) throw new AppError('not_found')
  return field
}

function clean({ field, is_private }: AccountFieldContent): AccountFieldContent {
  return { field: cleanQuestion(field), is_private }
}

function entryOf({ account_field_id: entityId }: AccountField) {
  return { entity: 'custom_field', entityId } as const
}

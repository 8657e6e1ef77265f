// What a company measures. Shared attributes are the product's: a company reads them, and changes its own.
import { randomUUID } from 'node:crypto'

import { type Locale, LOCALES, type LocalizedText } from '#contract/core/shape.ts'
import * as contract from '#contract/settings/attribute-types.ts'
import type { AttributeContent, AttributeType } from '#contract/settings/attribute-types.ts'
import {
  ATTRIBUTE_LIMITS,
  MEASURED_CATEGORIES,
  type UsageType,
} from '#contract/settings/settings-rules.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { companyLanguage } from '../details/company-language.ts'
import * as repository from './attribute-repository.ts'
import { type AttributeKey, isUsed, listUses } from './attribute-uses.ts'

type Written = { readonly accountId: number; readonly usageType: UsageType }
type Change = AttributeKey & { readonly content: AttributeContent }
type Stored = AttributeType & { readonly slug: string }

export function serveAttributeTypes({ query, command }: StaffEndpoints): void {
  query(contract.listAttributeTypes, ({ tx, params, query: asked }) =>
    repository.listAttributes(tx, { ...asked, accountId: params.account_id }),
  )
  query(contract.getAttributeType, async ({ tx, params }) => reply(await get(tx, keyOf(params))))
  query(contract.listAttributeUses, async ({ tx, params, query: asked }) => {
    await get(tx, keyOf(params))
    return listUses(tx, { ...keyOf(params), ...asked })
  })

  command(contract.createAttributeType, ({ body, ...changing }) => {
    const { usage_type: usageType, ...content } = body
    return create(changing, { accountId: changing.access.accountId, usageType, content })
  })
  command(contract.updateAttributeType, ({ params, body, ...changing }) =>
    update(changing, { ...keyOf(params), content: body }),
  )
  command(contract.deleteAttributeType, ({ params, ...changing }) =>
    remove(changing, keyOf(params)),
  )
  command(contract.restoreAttributeType, ({ params, ...changing }) =>
    restore(changing, keyOf(params)),
  )
}

function keyOf(params: { account_id: number; attribute_type_id: number }): AttributeKey {
  return { accountId: params.account_id, attributeTypeId: params.attribute_type_id }
}

/** @throws AppError `list_full`, `value_taken`, `validation_failed`. */
async function create(
  { tx, audit }: Changing,
  { content, ...list }: Written & { readonly content: AttributeContent },
): Promise<AttributeType> {
  const { accountId } = list
  const { ofCompany: limit } = ATTRIBUTE_LIMITS
  await lockList(tx, list)
  if ((await repository.countOwn(tx, list)) >= limit)
    throw new AppError('list_full', { details: { limit } })
  const values = await valuesOf(tx, { ...list, content, before: null })
  const id = await repository.insertAttribute(tx, { ...list, values, slug: `own-${randomUUID()}` })
  await audit({ ...entryOf(id), action: 'create', after: content })
  return reply(await get(tx, { accountId, attributeTypeId: id }))
}

/** @throws AppError `not_found`, also for a shared one; `conflict`, `value_taken`, `validation_failed`. */
async function update(changing: Changing, { content, ...key }: Change): Promise<AttributeType> {
  const { tx, audit } = changing
  const before = await lockOwn(tx, key)
  assertBegunFrom(changing, contentOf(before))
  const usageType = before.usage_type
  const values = await valuesOf(tx, { accountId: key.accountId, usageType, content, before })
  await repository.updateAttribute(tx, { ...key, set: values })
  const after = await get(tx, key)
  await audit({
    ...entryOf(key.attributeTypeId),
    action: 'update',
    before: contentOf(before),
    after: contentOf(after),
  })
  return reply(after)
}

/** What is used stays for what uses it: it is only not offered any more. @throws AppError `not_found`, also for an archived one. */
async function remove({ tx, audit }: Changing, key: AttributeKey) {
  const before = await lockOwn(tx, key)
  if (before.is_archived) throw new AppError('not_found')
  const isArchived = await isUsed(tx, key)
  if (isArchived) await repository.updateAttribute(tx, { ...key, set: { archivedAt: new Date() } })
  else await repository.deleteAttribute(tx, key)
  const action = isArchived ? 'archive' : 'delete'
  await audit({ ...entryOf(key.attributeTypeId), action, before: contentOf(before) })
  return { attribute_type_id: key.attributeTypeId, is_archived: isArchived }
}

/** @throws AppError `not_found`, `value_taken` where another one has got the name meanwhile. */
async function restore({ tx, audit }: Changing, key: AttributeKey): Promise<AttributeType> {
  const before = await lockOwn(tx, key)
  if (!before.is_archived) return reply(before)
  const { accountId } = key
  await assertFree(tx, { accountId, usageType: before.usage_type, name: before.name, before })
  await repository.updateAttribute(tx, { ...key, set: { archivedAt: null } })
  await audit({ ...entryOf(key.attributeTypeId), action: 'restore', after: contentOf(before) })
  return reply(await get(tx, key))
}

type Checked = Written & { readonly content: AttributeContent; readonly before: Stored | null }

async function valuesOf(tx: Tx, { content, before, ...list }: Checked) {
  const { parent_attribute_type_id: parentId, name: typed, description, category } = content
  if (!MEASURED_CATEGORIES[list.usageType].some((one) => one === category))
    throw invalid('category', 'Not a category of this list.')
  const language = await companyLanguage(tx, list.accountId)
  const { [language]: own } = typed
  if (own === '') throw invalid(`name.${language}`, 'Enter a name.')
  const [en, es, fr] = LOCALES.map((locale) => (typed[locale] === '' ? own : typed[locale]))
  const name: LocalizedText = { en: en ?? own, es: es ?? own, fr: fr ?? own }
  await assertFree(tx, {
    ...list,
    name,
    before,
    fieldOf: (one) => (typed[one] === '' ? language : one),
  })
  const parentSlug = await parentOf(tx, { ...list, parentId, before })
  return { name, description, category, parentSlug }
}

type Named = Written & {
  readonly name: LocalizedText
  readonly before: Stored | null
  /** In whose field a name stands: one that was left out stands in that of the company's language. */
  readonly fieldOf?: (language: Locale) => Locale
}

async function assertFree(
  tx: Tx,
  { before, fieldOf = (one) => one, ...wanted }: Named,
): Promise<void> {
  const except = before?.attribute_type_id
  const taken = await repository.takenLanguages(tx, { ...wanted, except })
  if (taken.length === 0) return
  const fields = taken.map((one) => [`name.${fieldOf(one)}`, 'Another one has this name.'] as const)
  throw new AppError('value_taken', { fields: Object.fromEntries(fields) })
}

type Parent = Written & { readonly parentId: number | null; readonly before: Stored | null }

async function parentOf(tx: Tx, { parentId, before, accountId, usageType }: Parent) {
  if (parentId === null) return null
  const found = await repository.findAttribute(tx, { accountId, attributeTypeId: parentId })
  const isSame = before?.parent_attribute_type_id === parentId
  if (found === null || found.usage_type !== usageType || (found.is_archived && !isSame))
    throw invalid('parent_attribute_type_id', 'There is no such attribute.')
  if (before !== null && (await repository.isBelow(tx, { slug: found.slug, above: before.slug })))
    throw invalid('parent_attribute_type_id', 'It would stand below itself.')
  return found.slug
}

function invalid(field: string, text: string): AppError {
  return new AppError('validation_failed', { fields: { [field]: text } })
}

async function lockOwn(tx: Tx, key: AttributeKey): Promise<Stored> {
  await lockList(tx, key)
  const found = await get(tx, key)
  if (found.is_shared) throw new AppError('not_found')
  return found
}

async function get(tx: Tx, key: AttributeKey): Promise<Stored> {
  const found = await repository.findAttribute(tx, key)
  if (found === null) throw new AppError('not_found')
  return found
}

function reply({ slug: _slug, ...row }: Stored): AttributeType {
  return row
}

/** The state that a change begins from. */
function contentOf(row: AttributeContent): AttributeContent {
  const { name, description, category, parent_attribute_type_id } = row
  return { name, description, category, parent_attribute_type_id }
}

function entryOf(attributeTypeId: number) {
  return { entity: 'attribute', entityId: attributeTypeId } as const
}

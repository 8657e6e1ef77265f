// The details templates of a company: tables of offer fields, which stand in letters.
import * as contract from '#contract/offers/offer-details-templates.ts'
import type {
  OfferDetailsContent,
  OfferDetailsTemplate,
} from '#contract/offers/offer-details-templates.ts'
import { STANDARD_OFFER_FIELDS } from '#contract/offers/offer-fields-standard.ts'
import { OFFER_LETTER_LIMITS } from '#contract/offers/offer-letter-rules.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './details-repository.ts'
import type { DetailsKey } from './details-repository.ts'
import { listOwnVariables } from './letter-repository.ts'

type Content = { readonly content: OfferDetailsContent; readonly at: Date }

export function serveDetailsTemplates(
  { query, command }: StaffEndpoints,
  { now }: { readonly now: () => Date },
): void {
  query(contract.listOfferDetailsTemplates, ({ tx, access: { accountId }, query: asked }) =>
    repository.listTemplates(tx, { ...asked, accountId }),
  )
  query(contract.getOfferDetailsTemplate, ({ tx, params }) => getTemplate(tx, keyOf(params)))
  command(contract.createOfferDetailsTemplate, ({ body, ...changing }) =>
    createDetailsTemplate(changing, {
      accountId: changing.access.accountId,
      content: body,
      at: now(),
    }),
  )
  command(contract.saveOfferDetailsTemplate, ({ params, body, ...changing }) =>
    save(changing, { ...keyOf(params), content: body, at: now() }),
  )
  command(contract.archiveOfferDetailsTemplate, ({ params, body, ...changing }) =>
    setArchived(changing, { ...keyOf(params), isArchived: body.is_archived, at: now() }),
  )
}

/** @throws AppError `validation_failed` for a field that there is not, `value_taken`, `list_full`. */
export async function createDetailsTemplate(
  { tx, audit }: Pick<Changing, 'tx' | 'audit'>,
  { accountId, content, at }: Content & { readonly accountId: number },
): Promise<OfferDetailsTemplate> {
  await lockList(tx, { accountId })
  await assertValid(tx, { accountId, content, except: null })
  const limit = OFFER_LETTER_LIMITS.detailsTemplates
  if ((await repository.countTemplates(tx, { accountId })) >= limit)
    throw new AppError('list_full', { details: { limit } })
  const detailsTemplateId = await repository.insertTemplate(tx, { accountId, content, at })
  const key = { accountId, detailsTemplateId }
  await audit({ ...entryOf(key), action: 'create', after: content })
  return getTemplate(tx, key)
}

/** @throws AppError `not_found`, `conflict`, `value_taken`, `validation_failed` for a field that there is not. */
async function save(
  changing: Changing,
  { content, at, ...key }: DetailsKey & Content,
): Promise<OfferDetailsTemplate> {
  const { tx, audit } = changing
  await lockList(tx, key)
  const before = await lock(tx, key)
  // It is restored first, so that no one changes what is not in use.
  if (before.is_archived) throw new AppError('not_found')
  assertBegunFrom(changing, contentOf(before))
  await assertValid(tx, { ...key, content, except: key.detailsTemplateId })
  await repository.updateTemplate(tx, { ...key, content, at })
  await audit({ ...entryOf(key), action: 'update', before: contentOf(before), after: content })
  return getTemplate(tx, key)
}

/** @throws AppError `not_found`, `value_taken` for one that is restored. */
async function setArchived(
  { tx, audit }: Changing,
  { isArchived, at, ...key }: DetailsKey & { isArchived: boolean; at: Date },
): Promise<OfferDetailsTemplate> {
  await lockList(tx, key)
  const before = await lock(tx, key)
  if (before.is_archived === isArchived) return before
  const { name } = before
  if (!isArchived) await assertNameFree(tx, { ...key, name, except: key.detailsTemplateId })
  await repository.setArchived(tx, { ...key, archivedAt: isArchived ? at : null })
  const named = isArchived ? { before: { name } } : { after: { name } }
  await audit({ ...entryOf(key), action: isArchived ? 'archive' : 'restore', ...named })
  return { ...before, is_archived: isArchived }
}

type Checked = {
  readonly accountId: number
  readonly content: OfferDetailsContent
  readonly except: number | null
}

async function assertValid(tx: Tx, { accountId, content, except }: Checked): Promise<void> {
  const own = await listOwnVariables(tx, { accountId })
  const known = new Set<string>([...STANDARD_OFFER_FIELDS.map(({ key }) => key), ...own])
  const unknown = content.rows.map((row) => row.field_key).filter((key) => !known.has(key))
  if (unknown.length > 0)
    throw new AppError('validation_failed', {
      fields: { rows: `There are no offer fields ${unknown.join(', ')}.` },
    })
  await assertNameFree(tx, { accountId, name: content.name, except })
}

async function assertNameFree(
  tx: Tx,
  wanted: Parameters<typeof repository.isNameTaken>[1],
): Promise<void> {
  if (await repository.isNameTaken(tx, wanted))
    throw new AppError('value_taken', { fields: { name: 'Another template has this name.' } })
}

async function lock(tx: Tx, key: DetailsKey): Promise<OfferDetailsTemplate> {
  const found = await repository.lockTemplate(tx, key)
  if (found === null) throw new AppError('not_found')
  return found
}

async function getTemplate(tx: Tx, key: DetailsKey): Promise<OfferDetailsTemplate> {
  const found = await repository.findTemplate(tx, key)
  if (found === null) throw new AppError('not_found')
  return found
}

/** The state that a change begins from. */
function contentOf({ name, rows }: OfferDetailsTemplate): OfferDetailsContent {
  return { name, rows }
}

function entryOf({ detailsTemplateId }: DetailsKey) {
  return { entity: 'offer_details_template', entityId: detailsTemplateId } as const
}

function keyOf(params: { account_id: number; offer_details_template_id: number }): DetailsKey {
  return { accountId: params.account_id, detailsTemplateId: params.offer_details_template_id }
}

// Documents of an offer that was not sent: listing, renaming and deleting them, and what every change of them needs.
import * as contract from '#contract/offers/offer-documents.ts'
import type { OfferDocument, StoredOfferDocument } from '#contract/offers/offer-documents.ts'

import { assertBegunFrom } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { noteRemovable } from '../../privacy/recorded-files.ts'
import { removeSteps } from '../approval/approval-repository.ts'
import { findSubject } from '../offer-context-repository.ts'
import { assertOffer, moveOffer } from '../offer-machine.ts'
import * as offers from '../offer-repository.ts'
import type { OfferRow } from '../offer-repository.ts'
import type { OfferParams, Writing } from '../write-offer.ts'
import * as repository from './document-repository.ts'
import type { DocumentRow } from './document-repository.ts'

export type DocumentParams = OfferParams & { readonly user_offer_document_id: number }
type Deps = { readonly now: () => Date }
type Action = 'add' | 'replace' | 'rename' | 'delete'

export function serveDocuments({ query, command }: StaffEndpoints, { now }: Deps): void {
  query(contract.listOfferDocuments, async ({ tx, access, params, query: page }) => {
    const offer = await offers.findOffer(tx, keyOf(access, params))
    if (offer === null) throw new AppError('not_found')
    const { userOfferId, version, accountId } = offer
    const found = await repository.listPage(tx, { accountId, userOfferId, version, ...page })
    return { rows: found.rows.map(describe), total: found.total }
  })

  command(contract.renameOfferDocument, async ({ params, body, ...writing }) => {
    const offer = await lockWritable(writing, params)
    const document = await getDocument(writing.tx, { offer, params })
    assertBegunFrom(writing, { title: document.title })
    const set = { title: body.title, changedAt: now() }
    await repository.updateDocument(writing.tx, { ...document, set })
    await recordChange(writing, { offer, document, action: 'rename' })
    return describeStored({ ...document, ...set })
  })

  command(contract.deleteOfferDocument, async ({ params, ...writing }) => {
    const offer = await lockWritable(writing, params)
    const document = await getDocument(writing.tx, { offer, params })
    await repository.deleteDocument(writing.tx, document)
    await removeFileOf(writing.tx, { offer, document })
    await recordChange(writing, { offer, document, action: 'delete' })
    return {
      user_offer_document_id: document.userOfferDocumentId,
      message: 'Document deleted successfully' as const,
    }
  })
}

/**
 * The offer, locked for a change of its documents.
 * @throws AppError `not_found`, `offer_action_not_allowed` once it was sent: then it is superseded by a new version.
 */
export async function lockWritable(
  { tx, access }: Pick<Writing, 'tx' | 'access'>,
  params: OfferParams,
): Promise<OfferRow> {
  const offer = await offers.lockOffer(tx, keyOf(access, params))
  if (offer === null) throw new AppError('not_found')
  assertOffer(offer.state, 'edit')
  return offer
}

/** A document of the offer's current version. @throws AppError `not_found`. */
export async function getDocument(
  tx: Tx,
  { offer, params }: { offer: OfferRow; params: DocumentParams },
): Promise<DocumentRow> {
  const { accountId, userOfferId, version } = offer
  const userOfferDocumentId = params.user_offer_document_id
  const key = { accountId, userOfferId, version, userOfferDocumentId }
  const document = await repository.findDocument(tx, key)
  if (document === null) throw new AppError('not_found')
  return document
}

/** Orders the removal of a file that no version of the offer has any more. */
export async function removeFileOf(
  tx: Tx,
  { offer, document }: { offer: OfferRow; document: DocumentRow },
): Promise<void> {
  if (await repository.isFileUsed(tx, document)) return
  const candidate = await findSubject(tx, offer)
  if (candidate === null) throw new AppError('not_found')
  const file = { key: document.fileKey, userId: candidate.userId, isExpected: true }
  await asSystem(tx, () => noteRemovable(tx, [file]))
}

/** Writes the change into the trail. Other documents need another approval, as other terms do. */
export async function recordChange(
  { tx, access, audit }: Pick<Writing, 'tx' | 'access' | 'audit'>,
  { offer, document, action }: { offer: OfferRow; document: DocumentRow; action: Action },
): Promise<void> {
  if (offer.state !== 'draft') {
    await removeSteps(tx, offer)
    await moveOffer(tx, { row: offer, action: 'edit', actorId: access.userId })
  }
  await audit({
    entity: 'offer',
    entityId: offer.userOfferId,
    action: `${action}_offer_document`,
    after: {
      user_smartreq_id: offer.userSmartreqId,
      version: offer.version,
      user_offer_document_id: document.userOfferDocumentId,
    },
  })
}

export function describeStored(row: DocumentRow): StoredOfferDocument {
  return {
    user_offer_document_id: row.userOfferDocumentId,
    user_offer_id: row.userOfferId,
    version: row.version,
    added_at: row.addedAt.toISOString(),
    changed_at: row.changedAt?.toISOString() ?? null,
  }
}

function describe(row: DocumentRow): OfferDocument {
  const { title, fileName, mime, size, sha256 } = row
  return { ...describeStored(row), title, file_name: fileName, mime, size, sha256 }
}

function keyOf({ accountId }: { accountId: number }, params: OfferParams) {
  const { user_smartreq_id: userSmartreqId, user_offer_id: userOfferId } = params
  return { accountId, userSmartreqId, userOfferId }
}

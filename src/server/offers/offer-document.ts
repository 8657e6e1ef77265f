// The letter of an offer for staff: as a page, and as a PDF.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/offers/offers.ts'

import { seesPrivateData, type JobAccess, type StaffScopes } from '../access/staff-access.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Authenticate } from '../http/route.ts'
import type { Storage } from '../storage/storage.ts'
import { composeLetter, type ComposedLetter } from './compose-letter.ts'
import { listOwnFields } from './offer-context-repository.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow, VersionRow } from './offer-repository.ts'
import { hasPrivateTerms } from './offer-terms.ts'
import { sendPdf } from './send-pdf.ts'
import { letterToPdf } from './signing/document-engine.ts'
import type { OfferParams } from './write-offer.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly authenticate: Authenticate
  readonly storage: Storage
  readonly now: () => Date
}
type Reading = { readonly access: JobAccess; readonly params: OfferParams; readonly at: Date }

export function servePreview({ query }: StaffEndpoints, { now }: Pick<Deps, 'now'>): void {
  query(contract.previewOffer, async ({ tx, access, params }) => {
    const { row, version } = await getReadable(tx, { access, params, at: now() })
    if (version !== null) {
      const { pageSize, language, header, html, footer } = version
      return {
        page_size: pageSize,
        language,
        header,
        html,
        footer,
        missing: [],
        missing_letters: [],
      }
    }
    const letter = await getLetter(tx, { access, row, at: now() })
    const { pageSize, language, header, html, footer } = letter
    return {
      page_size: pageSize,
      language,
      header,
      html,
      footer,
      missing: [...letter.missing, ...letter.missingSigners],
      missing_letters: [...letter.missingLetters],
    }
  })
}

export function registerDocument(app: FastifyInstance, deps: Deps): void {
  const { scopes, authenticate, storage, now } = deps
  const endpoint = contract.getOfferDocument
  route({ app, authenticate, endpoint }, async ({ caller, params, reply }) => {
    const reading = { caller, userSmartreqId: params.user_smartreq_id, policy: endpoint.policy }
    const found = await scopes.atApplication(reading, async (tx, access) => {
      const { row, version } = await getReadable(tx, { access, params, at: now() })
      const title = row.terms.title
      if (version !== null)
        return { title, key: version.sealedKey ?? version.documentKey, letter: undefined }
      return { title, key: null, letter: await getLetter(tx, { access, row, at: now() }) }
    })
    if (found.letter !== undefined) {
      const { missingLetters } = found.letter
      if (missingLetters.length > 0)
        throw new AppError('offer_incomplete', { details: { missing_letters: missingLetters } })
      const { pdf } = await letterToPdf(found.letter)
      return sendPdf({ reply, title: found.title, content: pdf })
    }
    if ((await storage.size(found.key)) === null) throw new AppError('not_found')
    return sendPdf({ reply, title: found.title, content: storage.read(found.key) })
  })
}

/** @throws AppError `not_found`, `forbidden` where private terms may stand in it and the role does not include them. */
export async function getReadable(
  tx: Tx,
  { access, params }: Reading,
): Promise<{ row: OfferRow; version: VersionRow | null }> {
  const row = await repository.findOffer(tx, {
    accountId: access.accountId,
    userSmartreqId: params.user_smartreq_id,
    userOfferId: params.user_offer_id,
  })
  if (row === null) throw new AppError('not_found')
  const fields = await listOwnFields(tx, access)
  if (!seesPrivateData(access) && hasPrivateTerms(row.terms, fields))
    throw new AppError('forbidden')
  return { row, version: await repository.findVersion(tx, row) }
}

async function getLetter(
  tx: Tx,
  { access, row, at }: { access: JobAccess; row: OfferRow; at: Date },
): Promise<ComposedLetter> {
  const letter = await composeLetter(tx, { access, row, at })
  if (letter === null) throw new AppError('not_found')
  return letter
}

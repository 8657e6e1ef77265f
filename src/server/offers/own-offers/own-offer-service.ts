// A candidate's own offers: their list, the PDF, and questions about them. Knows no HTTP.
import { askAboutOffer, type OwnOffer, type OwnOfferMessage } from '#contract/offers/own-offers.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { listOfferMessages, storeQuestion } from '../../messages/offer-questions.ts'
import { describeAttached, type DocumentFile } from '../documents/attached-documents.ts'
import {
  findDocument as findAttached,
  listOfOffers,
  type DocumentRow,
} from '../documents/document-repository.ts'
import { linkStateOf } from '../link-state.ts'
import type { HolderRow } from '../offer-repository.ts'
import { storedSignerToken } from '../signer-token.ts'
import * as repository from './own-offer-repository.ts'
import type { OwnOfferRow } from './own-offer-repository.ts'
import { ownOfferState } from './own-offer-state.ts'

export type Deps = Secrets & {
  readonly database: Database
  readonly jobs: Jobs
  readonly now: () => Date
}
type Page = { readonly page: number; readonly page_size: number }
type Question = {
  readonly userOfferId: number
  readonly text: string
  readonly idempotencyKey: string
}

/** Every method is for the caller's own offers: anyone else's answer `not_found`, like those that do not exist. */
export function createOwnOfferService(deps: Deps) {
  return { ...reading(deps), ...asking(deps) }
}

// The tables of offers are read by companies: each statement names the person.
function inSystem<T>({ database }: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.inScope({ kind: 'system' }, work)
}

function reading(deps: Deps) {
  return {
    /** One page of them, the newest first, and how many there are. */
    list({ userId }: Caller, page: Page): Promise<{ rows: OwnOffer[]; total: number }> {
      return inSystem(deps, async (tx) => {
        const { rows, total } = await repository.listOwn(tx, { userId, ...page })
        const ids = rows.map(({ offer }) => offer.userOfferId)
        const holders = await repository.listAllHolders(tx, ids)
        const signers = holders.filter(({ role }) => role === 'signer')
        const documents = await listOfOffers(tx, ids)
        const parts = { deps, signers, documents }
        const described = rows.flatMap((row) => describe(row, parts) ?? [])
        return { rows: described, total }
      })
    },

    /** The stored document. @throws AppError `not_found`, also where the company withdrew the offer unsigned. */
    async findDocument({ userId }: Caller, userOfferId: number) {
      const row = await inSystem(deps, (tx) => repository.findOwn(tx, { userId, userOfferId }))
      if (row === null || documentOf(row, deps.now()) === null) throw new AppError('not_found')
      const { sealedKey, documentKey, title } = row.version
      return { key: sealedKey ?? documentKey, title }
    },

    /** The file of a document that goes with an offer. @throws AppError `not_found`, as `findDocument`. */
    findAttachment(
      { userId }: Caller,
      { userOfferId, userOfferDocumentId }: { userOfferId: number; userOfferDocumentId: number },
    ): Promise<DocumentFile> {
      return inSystem(deps, async (tx) => {
        const row = await repository.findOwn(tx, { userId, userOfferId })
        if (row === null || documentOf(row, deps.now()) === null) throw new AppError('not_found')
        const { accountId } = row.offer
        const { version } = row.signer
        const key = { accountId, userOfferId, version, userOfferDocumentId }
        const document = await findAttached(tx, key)
        if (document === null) throw new AppError('not_found')
        return document
      })
    },
  }
}

function asking(deps: Deps) {
  return {
    /** The questions about an offer and later messages, newest first, and their number. */
    messages(
      { userId }: Caller,
      { userOfferId, ...page }: Page & { userOfferId: number },
    ): Promise<{ rows: OwnOfferMessage[]; total: number }> {
      return inSystem(deps, async (tx) => {
        const row = await repository.findOwn(tx, { userId, userOfferId })
        if (row === null) throw new AppError('not_found')
        return listOfferMessages(tx, { ...row.offer, ...page })
      })
    },

    /** @throws AppError `not_found`, `rate_limited` where the person wrote too much today. */
    async ask({ userId }: Caller, question: Question): Promise<OwnOfferMessage> {
      const { userOfferId, text, idempotencyKey: key } = question
      const effect = async (tx: Tx) => {
        const row = await repository.shareOwn(tx, { userId, userOfferId })
        if (row === null) throw new AppError('not_found')
        const { jobId, version } = row
        const about = { ...row.offer, userId, jobId, title: version.title }
        return storeQuestion(tx, { ...about, text, at: deps.now(), jobs: deps.jobs })
      }
      const request = { userOfferId, text }
      const replySchema = askAboutOffer.responses[201].shape.data
      const message = await inSystem(deps, (tx) =>
        once(tx, { userId, key, name: 'ask-about-offer', request, replySchema, effect }),
      )
      deps.jobs.wake('notify-staff')
      return message
    },
  }
}

type Parts = {
  readonly deps: Deps
  readonly signers: readonly HolderRow[]
  /** Of every version of the listed offers. */
  readonly documents: readonly DocumentRow[]
}

function describe(row: OwnOfferRow, { deps, signers, documents }: Parts): OwnOffer | null {
  const { offer, signer } = row
  const at = deps.now()
  const state = stateOf(row, at)
  if (state === null || signer.sentAt === null) return null
  const isOfVersion = (one: { userOfferId: number; version: number }) =>
    one.userOfferId === offer.userOfferId && one.version === signer.version
  const others = signers.filter(isOfVersion)
  const document = documentOf(row, at)
  const attached = document === null ? [] : documents.filter(isOfVersion)
  const isReady = linkStateOf({ offer, signer, signers: others, at }) === 'ready'
  const token = isReady ? storedSignerToken(deps, signer) : null
  return {
    user_offer_id: offer.userOfferId,
    ref_id: row.refId,
    company_name: row.companyName,
    job_title: row.jobTitle,
    title: row.version.title,
    state,
    expires_at: offer.expiresAt.toISOString(),
    time_zone: row.timeZone,
    sent_at: signer.sentAt.toISOString(),
    document,
    documents: attached.map(describeAttached),
    link: token === null ? null : `/sign/${token}`,
  }
}

function stateOf({ offer, signer }: OwnOfferRow, at: Date) {
  const { state, expiresAt, recordedBy } = offer
  const isRecorded = recordedBy !== null
  return ownOfferState({ state, expiresAt, isRecorded, signerState: signer.state, at })
}

// A letter that went to the wrong person is withdrawn to keep it from being read; a signed document stays available.
function documentOf(row: OwnOfferRow, at: Date): OwnOffer['document'] {
  if (row.version.sealedKey !== null) return 'sealed'
  return stateOf(row, at) === 'withdrawn' ? null : 'frozen'
}

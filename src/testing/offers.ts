// Offers as rows, in the state that a test begins with, and the links of their signers.
import { createHash, randomUUID } from 'node:crypto'

import type { LetterSigner } from '#contract/offers/offer-letter-rules.ts'
import {
  turnOf,
  type OfferState,
  type RecipientRole,
  type SigningOrder,
} from '#contract/offers/offer-states.ts'
import type { OfferTerms } from '#contract/offers/offer-terms.ts'
import { offerDocument } from '#server/db/schema/offer-document.ts'
import { offerLetterVersion, offerTemplate } from '#server/db/schema/offer-letter.ts'
import { offer, offerSigner, offerVersion } from '#server/db/schema/offer.ts'
import { newOfferFileKey } from '#server/offers/offer-file-key.ts'
import { sendLinks } from '#server/offers/send-links.ts'
import { signerTokenOf } from '#server/offers/signer-token.ts'

import { only } from './builders.ts'
import { pdfOf } from './files.ts'
import type { TestApp } from './test-app.ts'

export type OfferOwner = {
  readonly accountId: number
  readonly userSmartreqId: number
  /** A user of the company: writes the offer, sends it, and signs it. */
  readonly memberId: number
}
type Values = {
  readonly state?: OfferState
  readonly order?: SigningOrder
  readonly terms?: Partial<OfferTerms>
  readonly values?: Partial<typeof offer.$inferInsert>
}

const UNSENT: readonly OfferState[] = ['draft', 'pending_approval', 'approved', 'approval_rejected']
const DAY_MS = 86_400_000

export const OFFER_TERMS: OfferTerms = {
  title: 'Harbour pilot',
  department: 'Pilotage',
  location: 'Portland, ME',
  workplace_type: 'on_site',
  manager: '',
  employment_type: 'full_time',
  salary_amount: '52000.00',
  currency: 'USD',
  pay_period: 'year',
  bonus: '',
  equity: '',
  start_date: '2030-04-01',
  contingencies: '',
  custom: {},
}

/**
 * An offer that the candidate and one user of the company sign; once it was sent its letter is frozen, and while
 * it is out the links of the first turn are too.
 */
export async function buildOffer(
  test: TestApp,
  {
    accountId,
    userSmartreqId,
    memberId,
    state = 'draft',
    order = 'candidate_first',
    terms = {},
    values = {},
  }: OfferOwner & Values,
) {
  const { owner } = test.database
  const at = test.clock.now()
  const isSent = !UNSENT.includes(state)
  const expiresAt = new Date(at.getTime() + 7 * DAY_MS)
  const row = only(
    await owner
      .insert(offer)
      .values({
        accountId,
        userSmartreqId,
        state,
        terms: { ...OFFER_TERMS, ...terms },
        language: 'en',
        signingOrder: order,
        expiresOn: expiresAt.toISOString().slice(0, 10),
        expiresAt,
        createdBy: memberId,
        createdAt: at,
        ...(isSent ? { sentBy: memberId, sentAt: at } : {}),
        ...values,
      })
      .returning(),
  )
  const { userOfferId } = row
  const signers = await insertSigners(test, { ...row, memberId })
  const sha256 = isSent ? await freeze(test, { row }) : ''
  const first = signers.filter(({ turn }) => turn === 1)
  const deps = { secret: test.secret, jobs: test.jobs }
  if (state === 'sent')
    await test.database.inScope({ kind: 'system' }, (tx) =>
      sendLinks(tx, { deps, offer: row, signers: first, at }),
    )
  return { accountId, userSmartreqId, userOfferId, sha256, tokens: tokensOf(test, signers) }
}

type Attaching = { accountId: number; userOfferId: number; memberId: number; version?: number }

/** A PDF that goes with an offer, as its row and its file. */
export async function attachDocument(
  { database, storage, clock }: TestApp,
  { accountId, userOfferId, memberId, version = 1 }: Attaching,
) {
  const bytes = pdfOf('Benefits')
  const fileKey = newOfferFileKey({ accountId, userOfferId })
  await storage.write(fileKey, bytes)
  const row = {
    accountId,
    userOfferId,
    version,
    title: 'Benefits overview',
    fileName: 'benefits.pdf',
    mime: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    fileKey,
    addedBy: memberId,
    addedAt: clock.now(),
  } as const
  return only(await database.owner.insert(offerDocument).values(row).returning())
}

/** A letter that the candidate and one user of the company sign. */
export async function storeLetter(
  { database }: TestApp,
  { accountId }: { accountId: number },
): Promise<number> {
  const { owner } = database
  const { offerTemplateId } = only(
    await owner
      .insert(offerTemplate)
      .values({ accountId, name: 'Letter', language: 'en' })
      .returning(),
  )
  await owner.insert(offerLetterVersion).values({
    accountId,
    offerTemplateId,
    version: 1,
    pageSize: 'Letter',
    header: '{{company_name}}',
    bodyHtml:
      '<p>Dear {{first_name}}, we offer you the position of {{title}}.</p><p>{{signature:candidate}}</p><p>{{signature:company_1}}</p>',
    footer: '',
  })
  return offerTemplateId
}

type Receiving = {
  accountId: number
  userOfferId: number
  userId: number
  role: RecipientRole
}

/** A user who reads an offer without signing it. */
export async function insertRecipient({ database }: TestApp, recipient: Receiving) {
  const row = {
    ...recipient,
    version: 1,
    offerSignerId: randomUUID(),
    signer: null,
    turn: 0,
    name: 'Theo Brandt',
    email: `reader-${recipient.userOfferId}@example.com`,
    origin: 'http://localhost',
  }
  return only(await database.owner.insert(offerSigner).values(row).returning())
}

type Row = typeof offer.$inferSelect

async function insertSigners(
  { database }: TestApp,
  { accountId, userOfferId, version, signingOrder, memberId }: Row & { memberId: number },
) {
  const person = (signer: LetterSigner, userId: number | null) => ({
    accountId,
    userOfferId,
    version,
    signer,
    userId,
    offerSignerId: randomUUID(),
    turn: turnOf(signer, signingOrder),
    name: signer === 'candidate' ? 'Grace Hopper' : 'Mara Lindgren',
    email: `${signer}-${userOfferId}@example.com`,
    origin: 'http://localhost',
  })
  return database.owner
    .insert(offerSigner)
    .values([person('candidate', null), person('company_1', memberId)])
    .returning()
}

// The bytes are a stand-in: what is done with them goes by their hash.
async function freeze({ database, storage, clock }: TestApp, { row }: { row: Row }) {
  const { accountId, userOfferId, version, terms } = row
  const bytes = Buffer.from(`%PDF-1.7 offer ${userOfferId}, version ${version}`)
  const documentSha256 = createHash('sha256').update(bytes).digest('hex')
  const documentKey = newOfferFileKey(row)
  await storage.write(documentKey, bytes)
  await database.owner.insert(offerVersion).values({
    accountId,
    userOfferId,
    version,
    terms,
    documentKey,
    documentSha256,
    title: terms.title,
    language: 'en',
    pageSize: 'Letter',
    header: '',
    html: '<p>We offer you the position.</p>',
    footer: '',
    blocks: [],
    frozenAt: clock.now(),
  })
  return documentSha256
}

function tokensOf({ secret }: TestApp, signers: readonly (typeof offerSigner.$inferSelect)[]) {
  const tokenOf = (wanted: LetterSigner) =>
    signerTokenOf(secret, signers.find(({ signer }) => signer === wanted)?.offerSignerId ?? '')
  return { candidate: tokenOf('candidate'), company_1: tokenOf('company_1') }
}

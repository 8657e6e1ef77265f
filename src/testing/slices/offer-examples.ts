// Example requests and rows of offers, and of the page on which they are signed.
import { randomUUID } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import type { OfferState } from '#contract/offers/offer-states.ts'
import { offerEnvelope } from '#server/db/schema/e-signature.ts'
import { offerApproval } from '#server/db/schema/offer-approval.ts'
import { offer } from '#server/db/schema/offer.ts'
import { application } from '#server/db/schema/requisition.ts'

import { buildCompany, buildRequisition } from '../builders.ts'
import { apply } from '../decisions.ts'
import { pdfOf } from '../files.ts'
import { attachDocument, buildOffer, OFFER_TERMS } from '../offers.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import type { TestApp } from '../test-app.ts'

/** Without what only some roles may see. */
const terms = { ...OFFER_TERMS, salary_amount: null }
const content = {
  terms,
  expires_on: '2099-01-31',
  offer_template_id: null,
  offer_details_template_id: null,
  signing_order: 'company_first',
  company_signers: [],
} as const
const REQUEST_ID = '0190e5a8-7a52-7a10-8a43-000000000011'
const seen = (state: OfferState) => ({ seen: { version: 1, state } })
const inState = (state: OfferState) =>
  unlessMissing(async (needs) => ({ user_offer_id: await onlyOffer(needs, state) }))
const attachedIn = (state: OfferState) =>
  unlessMissing(async ({ test, target }) => {
    await clear(test, target)
    const built = await buildOffer(test, { ...target, state, terms })
    const row = await attachDocument(test, { ...built, ...target })
    return {
      user_offer_id: built.userOfferId,
      user_offer_document_id: row.userOfferDocumentId,
    }
  })
const withDocument = attachedIn('draft')
const withSentDocument = attachedIn('sent')

export const offerExamples: SliceExamples = {
  bodies: {
    createOffer: content,
    updateOffer: { ...content, ...seen('draft') },
    // Without a template: it is refused to those who could send it.
    sendOffer: seen('draft'),
    remindSigners: {},
    cancelOffer: { ...seen('sent'), reason: 'The position is filled.' },
    reviseOffer: seen('sent'),
    endOffer: { ...seen('accepted'), action: 'rescind', reason: 'The licence was not extended.' },
    recordOfferResponse: {
      ...seen('sent'),
      response: 'accepted',
      on: '2026-01-31',
      note: 'By phone',
    },
    requestOfferApproval: seen('draft'),
    addOfferDocument: documentForm,
    replaceOfferDocument: documentForm,
    renameOfferDocument: { title: 'Benefits overview' },
    decideOfferApproval: {
      request_id: REQUEST_ID,
      position: 1,
      decision: 'approve',
      comment: 'Within the budget.',
    },
    getSigningPage: async ({ test }) => ({ token: (await sentOffer(test)).token }),
    openLetter: async ({ test }) => ({ token: (await sentOffer(test)).token }),
    getSigningAttachment: ({ test }) => sentDocument(test),
    getSigningDocument: async ({ test }) => ({ token: (await sentOffer(test)).token }),
    signLetter: async ({ test }) => ({
      ...(await sentOffer(test)),
      consent_version: 1,
      name: 'Grace Hopper',
      signature: { kind: 'typed', font: 'caveat' },
    }),
    askAboutOffer: { text: 'Can I start a week later?' },
    declineLetter: async ({ test }) => ({ token: (await sentOffer(test)).token, reason: 'Moved' }),
  },
  params: {
    createOffer: unlessMissing(async ({ test, target }) => {
      await clear(test, target)
      return {}
    }),
    updateOffer: inState('draft'),
    previewOffer: inState('sent'),
    getOfferDocument: inState('sent'),
    sendOffer: inState('draft'),
    remindSigners: inState('sent'),
    retrySigning: unlessMissing(offerAtDocumenso),
    cancelOffer: inState('sent'),
    reviseOffer: inState('sent'),
    endOffer: inState('accepted'),
    recordOfferResponse: inState('sent'),
    getOwnOfferDocument: inState('sent'),
    listOwnOfferMessages: inState('sent'),
    askAboutOffer: inState('sent'),
    requestOfferApproval: inState('draft'),
    listOfferDocuments: inState('draft'),
    addOfferDocument: inState('draft'),
    replaceOfferDocument: withDocument,
    renameOfferDocument: withDocument,
    deleteOfferDocument: withDocument,
    getOfferDocumentFile: withDocument,
    getOwnOfferAttachment: withSentDocument,
    getOfferToApprove: unlessMissing(pendingOffer),
    decideOfferApproval: unlessMissing(pendingOffer),
  },
  rows: ({ accountId, userId, userSmartreqId, attemptId }) => [
    sql`insert into offer (account_id, user_smartreq_id, terms, language, signing_order, expires_on, expires_at, created_by, created_at)
        values (${accountId}, ${userSmartreqId}, '{}', 'en', 'parallel', now(), now(), ${userId}, now())`,
    sql`insert into offer_version (account_id, user_offer_id, version, terms, title, language, page_size, header, html, footer,
          blocks, document_key, document_sha256, frozen_at)
        select account_id, user_offer_id, 1, '{}', 't', 'en', 'A4', '', 'h', '', '[]', 'k', 's', now()
        from offer where account_id = ${accountId}`,
    sql`insert into offer_signer (account_id, offer_signer_id, user_offer_id, version, signer, name, email, turn, token_hash, origin)
        select account_id, ${attemptId}, user_offer_id, 1, 'candidate', 'n', 'e', 1, md5(${attemptId}) || md5(${attemptId}), 'o'
        from offer where account_id = ${accountId}`,
    sql`insert into offer_document (account_id, user_offer_id, version, title, file_name, mime, size, sha256, file_key, added_by,
          added_at)
        select account_id, user_offer_id, 1, 't', 'f.pdf', 'application/pdf', 1, 's', 'k', ${userId}, now()
        from offer where account_id = ${accountId}`,
    sql`insert into offer_event (account_id, user_offer_id, sequence, version, kind, at, hash)
        select account_id, user_offer_id, 1, 1, 'sent', now(), 'h' from offer where account_id = ${accountId}`,
    sql`insert into offer_approval (account_id, user_offer_id, version, position, request_id, requested_by, requested_at, state)
        select account_id, user_offer_id, 1, 1, ${REQUEST_ID}, ${userId}, now(), 'asked' from offer
        where account_id = ${accountId}`,
    sql`insert into offer_envelope (account_id, external_id, user_offer_id, version, url, created_at)
        select account_id, ${attemptId}, user_offer_id, 1, 'u', now() from offer where account_id = ${accountId}`,
    sql`insert into offer_month (account_id, month, sent) values (${accountId}, '2026-01-01', 1)`,
  ],
}

function documentForm(): FormData {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(pdfOf('Benefits'))], 'benefits.pdf'))
  return form
}

/** An offer that waits for an administrator; others are refused. */
async function pendingOffer(needs: ExampleNeeds) {
  const { accountId, memberId } = needs.target
  const userOfferId = await onlyOffer(needs, 'pending_approval')
  await needs.test.database.owner.insert(offerApproval).values({
    accountId,
    userOfferId,
    version: 1,
    position: 1,
    requestId: REQUEST_ID,
    requestedBy: memberId,
    requestedAt: needs.test.clock.now(),
    state: 'asked',
  })
  return { user_offer_id: userOfferId }
}

async function offerAtDocumenso(needs: ExampleNeeds) {
  const userOfferId = await onlyOffer(needs, 'sent')
  await needs.test.database.owner.insert(offerEnvelope).values({
    accountId: needs.target.accountId,
    externalId: randomUUID(),
    userOfferId,
    version: 1,
    url: 'https://documenso.example.com',
    createdAt: needs.test.clock.now(),
  })
  return { user_offer_id: userOfferId }
}

/** The one offer of the target's application, in a state. */
async function onlyOffer({ test, target }: ExampleNeeds, state: OfferState): Promise<number> {
  await clear(test, target)
  return (await buildOffer(test, { ...target, state, terms })).userOfferId
}

/** Other calls left offers of the application: it can have one at a time. */
async function clear({ database }: TestApp, { accountId, userSmartreqId }: ExampleNeeds['target']) {
  const { owner } = database
  await owner
    .delete(offer)
    .where(and(eq(offer.accountId, accountId), eq(offer.userSmartreqId, userSmartreqId)))
  await owner
    .update(application)
    .set({ status: 'active' })
    .where(eq(application.userSmartreqId, userSmartreqId))
}

/** The link of an offer that is out, and the hash of its document. */
async function sentOffer(test: TestApp): Promise<{ token: string; sha256: string }> {
  const { tokens, sha256 } = await buildSent(test)
  return { token: tokens.candidate, sha256 }
}

async function sentDocument(test: TestApp) {
  const { tokens, ...made } = await buildSent(test)
  const { userOfferDocumentId } = await attachDocument(test, made)
  return { token: tokens.candidate, user_offer_document_id: userOfferDocumentId }
}

async function buildSent(test: TestApp) {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const { userId, ...made } = await apply(test, { requisition, values: { status: 'active' } })
  return {
    ...(await buildOffer(test, { ...made, memberId: userId, state: 'sent' })),
    memberId: userId,
  }
}

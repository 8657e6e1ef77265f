import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { OFFER_STATES, type OfferState } from '#contract/offers/offer-states.ts'
import type { OwnOfferState } from '#contract/offers/own-offers.ts'
import { message, messageBatch } from '#server/db/schema/message.ts'
import { offer, offerSigner } from '#server/db/schema/offer.ts'
import { application } from '#server/db/schema/requisition.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { ownOfferState } from './own-offer-state.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const URL = '/user/v1/offers/'
const QUESTION = { text: 'Can I start a week later?' }

/** An offer that was sent to a candidate, with the candidate and the sender. */
async function begin(options: Partial<Parameters<typeof buildOffer>[1]> = {}) {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const requisition = await buildRequisition(database, { company })
  const applied = await apply(test, { requisition, values: { status: 'offer' } })
  const { accountId, userSmartreqId } = applied
  const offerOwner = { accountId, userSmartreqId, memberId: staff.userId }
  const built = await buildOffer(test, { ...offerOwner, state: 'sent', ...options })
  const client = await test.as(applied)
  const { userOfferId } = built
  const isCandidate = and(
    eq(offerSigner.userOfferId, userOfferId),
    eq(offerSigner.signer, 'candidate'),
  )
  return {
    ...built,
    ...applied,
    requisition,
    staff,
    client,
    url: `${URL}${userOfferId}/`,
    list: async () => (await client.get(URL)).body,
    change: (set: Partial<typeof offer.$inferInsert>) =>
      owner.update(offer).set(set).where(eq(offer.userOfferId, userOfferId)),
    changeSigner: (set: Partial<typeof offerSigner.$inferInsert>) =>
      owner.update(offerSigner).set(set).where(isCandidate),
  }
}

describe('a candidate’s own offers', () => {
  it('show what was sent, with its link, and nothing that is internal', async () => {
    const { list, tokens, userOfferId, refId, change } = await begin()
    await change({
      note: 'Our second choice',
      terms: { ...(await termsOf(userOfferId)), bonus: 'Not out yet' },
    })
    const { data, meta } = await list()
    expect(data).toEqual([
      {
        user_offer_id: userOfferId,
        ref_id: refId,
        company_name: expect.any(String),
        job_title: expect.any(String),
        title: 'Harbour pilot',
        state: 'to_answer',
        expires_at: expect.any(String),
        time_zone: expect.any(String),
        sent_at: expect.any(String),
        document: 'frozen',
        documents: [],
        link: `/sign/${tokens.candidate}`,
      },
    ])
    expect(meta).toEqual({ page: 1, page_size: 25, total: 1 })
  })

  it('are no one else’s: another person’s answers as one that does not exist', async () => {
    const { url, client } = await begin()
    const stranger = await test.as(await buildPerson(database))
    expect((await stranger.get(URL)).body.data).toEqual([])
    for (const one of [url, `${URL}999999999/`]) {
      expect((await stranger.get(`${one}document/`)).status).toBe(404)
      expect((await stranger.get(`${one}messages/`)).status).toBe(404)
      expect((await stranger.post(`${one}messages/`, QUESTION)).status).toBe(404)
    }
    expect((await client.get(`${url}document/`)).status).toBe(200)
    expect((await test.client().get(URL)).status).toBe(401)
  })

  it('leave out drafts, offers that only the company’s signers have, and versions that are replaced', async () => {
    const draft = await begin({ state: 'draft' })
    expect((await draft.list()).data).toEqual([])
    expect((await draft.client.get(`${draft.url}document/`)).status).toBe(404)
    const early = await begin({ order: 'company_first' })
    expect((await early.list()).meta.total).toBe(0)
    expect((await early.client.post(`${early.url}messages/`, QUESTION)).status).toBe(404)
    const revised = await begin()
    await revised.change({ version: 2, state: 'draft', sentAt: null })
    expect((await revised.list()).data).toEqual([])
    // It ends before the next version reached them.
    await revised.change({ state: 'cancelled' })
    expect((await revised.list()).data).toMatchObject([{ state: 'withdrawn', link: null }])
  })

  it('have a link only while it is the candidate’s turn and the deadline has not passed', async () => {
    const { list, change } = await begin()
    await change({ expiresAt: clock.now() })
    expect((await list()).data).toMatchObject([{ state: 'expired', link: null }])
    const signing = await begin()
    const signed = { state: 'signed', signature: { kind: 'typed', font: 'caveat' } } as const
    await signing.changeSigner(signed)
    await signing.change({ state: 'partially_signed' })
    expect((await signing.list()).data).toMatchObject([
      { state: 'waiting_for_company', link: null, document: 'frozen' },
    ])
  })

  it('give no document of an offer that the company withdrew unsigned', async () => {
    const { client, url, change, list } = await begin()
    await change({ state: 'cancelled' })
    expect((await list()).data).toMatchObject([{ state: 'withdrawn', document: null }])
    expect((await client.get(`${url}document/`)).status).toBe(404)
  })

  it('are gone with the application', async () => {
    const { list, userSmartreqId } = await begin()
    const isThis = eq(application.userSmartreqId, userSmartreqId)
    await owner.update(application).set({ erasedAt: clock.now() }).where(isThis)
    expect(await list()).toMatchObject({ data: [], meta: { total: 0 } })
  })
})

it('Every internal state has one word for the candidate, or none', () => {
  const told: Record<OfferState, OwnOfferState | null> = {
    draft: null,
    pending_approval: null,
    approved: null,
    approval_rejected: null,
    sent: 'to_answer',
    opened: 'to_answer',
    partially_signed: 'to_answer',
    accepted: 'accepted',
    // A signer of the company refused.
    declined: 'withdrawn',
    expired: 'expired',
    cancelled: 'withdrawn',
    rescinded: 'withdrawn',
    reneged: 'declined',
  }
  const at = new Date('2026-03-05T10:00:00.000Z')
  const judged = { expiresAt: new Date(at.getTime() + 1), isRecorded: false, at }
  const states = OFFER_STATES.map((state) => [
    state,
    ownOfferState({ ...judged, state, signerState: 'opened' }),
  ])
  expect(Object.fromEntries(states)).toEqual(told)
  const declined = { ...judged, state: 'declined' } as const
  expect(ownOfferState({ ...declined, signerState: 'rejected' })).toBe('declined')
  expect(ownOfferState({ ...declined, signerState: 'sent', isRecorded: true })).toBe('declined')
  const late = { ...judged, expiresAt: at, state: 'partially_signed' } as const
  expect(ownOfferState({ ...late, signerState: 'signed' })).toBe('waiting_for_company')
  expect(ownOfferState({ ...late, signerState: 'opened' })).toBe('expired')
})

describe('a question about an offer', () => {
  it('comes into the messages of the application once, and its sender is told', async () => {
    const { client, url, staff, userSmartreqId } = await begin()
    const key = crypto.randomUUID()
    const [first, again] = await Promise.all([
      client.post(`${url}messages/`, QUESTION, { key }),
      client.post(`${url}messages/`, QUESTION, { key }),
    ])
    expect([first.status, again.body]).toEqual([201, first.body])
    const admin = await test.as(staff)
    const thread = await admin.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/messages/`)
    expect(thread.body.data).toMatchObject([
      { kind: 'reply', is_about_offer: true, is_from_applicant: true, ...QUESTION },
    ])
    await test.sendMail()
    const subjects = (await test.mailTo(staff.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringMatching(/^New message from an applicant for /)])
  })

  it('is refused without words and above its length', async () => {
    const { client, url } = await begin()
    for (const text of [' ', 'a'.repeat(2001)])
      expect((await client.post(`${url}messages/`, { text })).status).toBe(400)
  })

  it('is shown with what the company wrote since, and nothing from before it', async () => {
    const offered = await begin()
    const { client, url } = offered
    await write(offered, '<p>An earlier email</p>')
    expect((await client.get(`${url}messages/`)).body.data).toEqual([])
    clock.shift(60_000)
    await client.post(`${url}messages/`, QUESTION)
    clock.shift(60_000)
    await write(offered, '<p>Yes, <b>April 13</b></p>')
    const { data, meta } = (await client.get(`${url}messages/`)).body
    expect(data).toMatchObject([
      { from: 'company', text: 'Yes, April 13' },
      { from: 'candidate', sender_name: null, ...QUESTION },
    ])
    expect(meta.total).toBe(2)
  })
})

it('A data export has the offers that were sent, and a company’s copy only with private data', async () => {
  const { userId, accountId, userOfferId } = await begin()
  const copyOf = (whose: { accountId: number | null; hasPrivateData: boolean }) =>
    database.inScope({ kind: 'system' }, (tx) => collectExport(tx, { userId, ...whose }))
  const own = await copyOf({ accountId: null, hasPrivateData: false })
  expect(own['offers']).toMatchObject([
    {
      user_offer_id: userOfferId,
      version: 1,
      state: 'sent',
      title: 'Harbour pilot',
      terms: { salary_amount: '52000.00' },
      events: [{ kind: 'sent' }],
    },
  ])
  expect((await copyOf({ accountId, hasPrivateData: true }))['offers']).toHaveLength(1)
  const partial = await copyOf({ accountId, hasPrivateData: false })
  expect([partial['offers'], 'left_out_offers' in partial]).toEqual([[], true])
  const draft = await begin({ state: 'draft' })
  const none = { userId: draft.userId, accountId: null, hasPrivateData: false }
  const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, none))
  expect(copy['offers']).toEqual([])
})

async function termsOf(userOfferId: number) {
  const rows = owner.select({ terms: offer.terms }).from(offer)
  return only(await rows.where(eq(offer.userOfferId, userOfferId))).terms
}

type Offered = Awaited<ReturnType<typeof begin>>

async function write(
  { accountId, userId, userSmartreqId, requisition, staff }: Offered,
  body: string,
) {
  const at = clock.now()
  const [batchId, messageId] = [crypto.randomUUID(), crypto.randomUUID()]
  const sent = { accountId, batchId, jobId: requisition.jobId, sentBy: staff.userId }
  const text = { subject: 'S', body, language: 'en', origin: 'http://localhost' }
  await owner.insert(messageBatch).values({ ...sent, ...text, createdAt: at, sendAt: at })
  const row = { accountId, messageId, batchId, userId, userSmartreqId, subject: 'S', body }
  await owner.insert(message).values({ ...row, createdAt: at, sentAt: at })
}

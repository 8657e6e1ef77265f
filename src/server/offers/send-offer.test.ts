import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import { offer, offerMonth, offerVersion } from '#server/db/schema/offer.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  only,
  type Application,
} from '#testing/builders.ts'
import { apply, stateOf } from '#testing/decisions.ts'
import { buildOffer, storeLetter } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { monthOf } from './offer-deadline.ts'
import { sealOffer } from './seal-offer.ts'

const test = await openTestApp()
const { database, clock } = test
const SEEN = { seen: { version: 1, state: 'draft' } }

type Draft = Awaited<ReturnType<typeof buildOffer>> & { readonly application: Application }

/** A company with a letter, and so many drafts that use it, of an applicant each. */
async function begin({ drafts = 1 } = {}) {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const requisition = await buildRequisition(database, { company })
  const { accountId } = company
  const offerTemplateId = await storeLetter(test, company)
  const made: Draft[] = []
  for (let count = 0; count < drafts; count += 1) {
    const { userId, ...applied } = await apply(test, { requisition, values: { status: 'active' } })
    const owner = { ...applied, memberId: staff.userId }
    const built = await buildOffer(test, { ...owner, values: { offerTemplateId } })
    made.push({ ...built, application: { ...applied, userId } })
  }
  const client = await test.as(staff)
  const send = ({ userSmartreqId, userOfferId }: Draft) => {
    const url = `/integration/v1/e-signature/user-smartreq/${userSmartreqId}/offers/${userOfferId}/`
    return client.post(`${url}send/`, SEEN)
  }
  return { accountId, made, first: only(made), send }
}

function versionsOf(userOfferId: number) {
  return database.owner.select().from(offerVersion).where(eq(offerVersion.userOfferId, userOfferId))
}

describe('sending an offer', () => {
  it('freezes the letter as a PDF, sends the first link, and moves the applicant', async () => {
    const { send, first } = await begin()
    const sent = await send(first)
    expect([sent.status, sent.body.data]).toMatchObject([200, { version: 1, state: 'sent' }])
    const version = only(await versionsOf(first.userOfferId))
    expect(version.html).toContain('Dear Grace, we offer you the position of Harbour pilot.')
    expect(version.blocks.map(({ signer }) => signer).toSorted()).toEqual([
      'candidate',
      'company_1',
    ])
    const bytes = await buffer(test.storage.read(version.documentKey))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await stateOf(test, first.application))[0]).toBe('offer')
    await test.sendMail()
    const mail = only(await test.mailTo(`candidate-${first.userOfferId}@example.com`))
    expect(mail.text).toContain(`/sign/${first.tokens.candidate}`)
    expect(JSON.stringify(sent.body)).not.toContain(first.tokens.candidate)
    expect((await send(first)).body.error.code).toBe('offer_changed')
  })

  it('is sealed once all have signed, and both get the document', async () => {
    const { send, first, accountId } = await begin()
    await send(first)
    const { documentSha256: sha256 } = only(await versionsOf(first.userOfferId))
    const signature = { kind: 'typed', font: 'caveat' }
    for (const token of [first.tokens.candidate, first.tokens.company_1]) {
      const body = { token, sha256, consent_version: 1, name: 'Grace Hopper', signature }
      expect((await test.client().post('/integration/v1/signing/sign/', body)).status).toBe(200)
    }
    const deps = { ...test, now: clock.now, origin: 'http://localhost' }
    const key = { accountId, userOfferId: first.userOfferId, version: 1 }
    await sealOffer(deps, key)
    await sealOffer(deps, key)
    const version = only(await versionsOf(first.userOfferId))
    expect(version).toMatchObject({ sealState: 'sealed', documentSha256: sha256 })
    const sealed = await buffer(test.storage.read(version.sealedKey ?? ''))
    expect(sealed.subarray(0, 5).toString()).toBe('%PDF-')
    const link = { token: first.tokens.candidate }
    const page = await test.client().post('/integration/v1/signing/', link)
    expect(page.body.data).toMatchObject({ link_state: 'complete', has_sealed: true })
    await test.sendMail()
    for (const signer of ['candidate', 'company_1'])
      expect(
        (await test.mailTo(`${signer}-${first.userOfferId}@example.com`)).at(-1)?.subject,
      ).toContain('Signed by everyone')
  })

  it('names what is missing, and sends nothing', async () => {
    const { send, first } = await begin()
    await database.owner
      .update(offer)
      .set({ offerTemplateId: null })
      .where(eq(offer.userOfferId, first.userOfferId))
    const { status, body } = await send(first)
    expect([status, body.error.details.missing]).toEqual([409, ['offer_template_id']])
    expect(await versionsOf(first.userOfferId)).toEqual([])
  })

  it('goes to exactly one of two at once that are the last of the month', async () => {
    const { send, made, accountId } = await begin({ drafts: 2 })
    const month = monthOf(clock.now())
    const values = { accountId, month, sent: OFFER_LIMITS.perMonth - 1 }
    await database.owner.insert(offerMonth).values(values)
    const replies = await Promise.all(made.map((one) => send(one)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe(
      'offer_limit_reached',
    )
    const rows = await database.owner
      .select()
      .from(offerMonth)
      .where(eq(offerMonth.accountId, accountId))
    expect(only(rows).sent).toBe(OFFER_LIMITS.perMonth)
  })
})

// Users who read an offer without signing it: viewers, and those who get the signed copy.
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RecipientRole } from '#contract/offers/offer-states.ts'
import { offer, offerSigner } from '#server/db/schema/offer.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { buildOffer, insertRecipient, storeLetter } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { sealOffer } from './seal-offer.ts'
import { signerTokenOf } from './signer-token.ts'
import { tendOffers } from './tend-offers.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const SIGNING = '/integration/v1/signing/'
const SIGNATURE = { kind: 'typed', font: 'caveat' }

/** A draft with a letter that both sides sign, and colleagues who can be named in it. */
async function begin() {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const colleague = await buildStaff(database, { company, preset: 'Recruiter' })
  const requisition = await buildRequisition(database, { company })
  const { userId: _, ...made } = await apply(test, { requisition, values: { status: 'active' } })
  const offerTemplateId = await storeLetter(test, company)
  const built = await buildOffer(test, {
    ...made,
    memberId: staff.userId,
    values: { offerTemplateId },
  })
  const { accountId, userSmartreqId, userOfferId } = built
  const client = await test.as(staff)
  const add = (role: RecipientRole) =>
    insertRecipient(test, { accountId, userOfferId, userId: colleague.userId, role })
  const path = `user-smartreq/${userSmartreqId}/offers/${userOfferId}/`
  return {
    ...built,
    client,
    staff,
    colleague,
    add,
    url: `/smartreq/v1/${path}`,
    send: () =>
      client.post(`/integration/v1/e-signature/${path}send/`, {
        seen: { version: 1, state: 'draft' },
      }),
    stored: async (offerSignerId: string) =>
      only(
        await owner.select().from(offerSigner).where(eq(offerSigner.offerSignerId, offerSignerId)),
      ),
    mails: async (address: string) => {
      await test.sendMail()
      return test.mailTo(address)
    },
  }
}

function link(path: string, body: object) {
  return test.client().post(`${SIGNING}${path}`, body)
}

async function sign(token: string) {
  const sha256 = (await link('open/', { token })).body.data.sha256
  const body = { token, sha256, consent_version: 1, name: 'Grace Hopper', signature: SIGNATURE }
  return link('sign/', body)
}

describe('a viewer of an offer', () => {
  it('gets a link at once, reads the letter by it, and can neither sign nor decline', async () => {
    const { add, send, mails, stored, userOfferId } = await begin()
    const { offerSignerId, email } = await add('viewer')
    expect((await send()).status).toBe(200)
    const token = signerTokenOf(test.secret, offerSignerId)
    const mail = only(await mails(email))
    expect(mail.subject).toContain('For you to read')
    expect(mail.text).toContain(`/sign/${token}`)
    const page = (await link('', { token })).body.data
    expect(page).toMatchObject({ link_state: 'reading', is_reader: true, is_candidate: false })
    const opened = await link('open/', { token })
    expect(opened.body.data).toMatchObject({ signer: null })
    expect((await stored(offerSignerId)).state).toBe('opened')
    const [{ state } = { state: '' }] = await owner
      .select({ state: offer.state })
      .from(offer)
      .where(eq(offer.userOfferId, userOfferId))
    expect(state).toBe('sent')
    const refused = [await sign(token), await link('decline/', { token, reason: 'No' })]
    expect(refused.map(({ body }) => body.error.code)).toEqual(['link_not_ready', 'link_not_ready'])
  })

  it('is not waited for, and not reminded', async () => {
    const { add, send, tokens, mails, accountId, userOfferId } = await begin()
    const { email } = await add('viewer')
    await send()
    await test.sendMail()
    clock.shift(6.5 * 86_400_000)
    await tendOffers({ ...test, now: clock.now })
    expect(await mails(email)).toHaveLength(1)
    for (const token of [tokens.candidate, tokens.company_1])
      expect((await sign(token)).status).toBe(200)
    const isIt = and(eq(offer.accountId, accountId), eq(offer.userOfferId, userOfferId))
    expect(only(await owner.select().from(offer).where(isIt)).state).toBe('accepted')
  })
})

it('A colleague in copy has no link before everyone has signed, and the sealed document after it', async () => {
  const { add, send, tokens, mails, accountId, userOfferId } = await begin()
  const { offerSignerId, email } = await add('cc')
  await send()
  expect(await mails(email)).toEqual([])
  const token = signerTokenOf(test.secret, offerSignerId)
  expect((await link('', { token })).status).toBe(404)
  for (const one of [tokens.candidate, tokens.company_1]) await sign(one)
  const deps = { ...test, now: clock.now, origin: 'http://localhost' }
  await sealOffer(deps, { accountId, userOfferId, version: 1 })
  expect(only(await mails(email)).subject).toContain('Signed by everyone')
  expect((await link('', { token })).body.data).toMatchObject({
    link_state: 'complete',
    has_sealed: true,
  })
  expect((await link('document/', { token })).status).toBe(200)
})

it('The next version of an offer keeps who gets it', async () => {
  const { add, send, client, url } = await begin()
  await add('viewer')
  await send()
  await client.post(`${url}versions/`, { seen: { version: 1, state: 'sent' } })
  const listUrl = url.replace(/\d+\/$/u, '')
  const [{ recipients }] = (await client.get(listUrl)).body.data
  expect(recipients).toMatchObject([{ role: 'viewer', state: 'not_sent' }])
})

it('Only users of the company who do not sign can be named', async () => {
  const { client, url, colleague, staff } = await begin()
  const stranger = await begin()
  const edit = async (company_signers: number[], user_id: number) => {
    const { status, body } = await client.patch(url, {
      terms: {},
      expires_on: '2099-01-31',
      offer_template_id: null,
      offer_details_template_id: null,
      signing_order: 'company_first',
      company_signers,
      recipients: [{ user_id, role: 'cc' }],
      seen: { version: 1, state: 'draft' },
    })
    return [status, Object.keys(body.error?.fields ?? {})]
  }
  expect(await edit([], stranger.staff.userId)).toEqual([400, ['recipients']])
  expect(await edit([staff.userId], staff.userId)).toEqual([400, ['recipients']])
  expect(await edit([staff.userId], colleague.userId)).toEqual([200, []])
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { OfferState } from '#contract/offers/offer-states.ts'
import { account } from '#server/db/schema/account.ts'
import { offerField } from '#server/db/schema/offer-field.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { buildOffer, OFFER_TERMS } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { tendOffers } from './tend-offers.ts'

const test = await openTestApp()
const { database, clock } = test
const HOUR_MS = 3_600_000
const CONTENT = {
  terms: OFFER_TERMS,
  expires_on: '2090-01-31',
  offer_template_id: null,
  offer_details_template_id: null,
  signing_order: 'company_first',
  company_signers: [] as number[],
}

/** An active application, and the recruiter of its requisition, who sees private data. */
async function begin() {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const requisition = await buildRequisition(database, { company })
  const { userId, ...applied } = await apply(test, { requisition, values: { status: 'active' } })
  const client = await test.as(staff)
  const owner = { ...applied, memberId: staff.userId }
  const url = `/smartreq/v1/user-smartreq/${applied.userSmartreqId}/offers/`
  const signature = `/integration/v1/e-signature/user-smartreq/${applied.userSmartreqId}/offers/`
  // Signed in again: tests move the clock past the end of a session.
  const newest = async () => only((await (await test.as(staff)).get(url)).body.data)
  return { company, requisition, staff, client, owner, url, signature, newest, userId, applied }
}

const seen = (state: OfferState, version = 1) => ({ seen: { version, state } })

async function statusOf(userSmartreqId: number): Promise<string> {
  const { owner } = database
  const rows = await owner
    .select()
    .from(application)
    .where(eq(application.userSmartreqId, userSmartreqId))
  return only(rows).status
}

describe('a draft', () => {
  it('is written, read and changed, and a change of what has changed meanwhile is refused', async () => {
    const { client, url, newest, staff } = await begin()
    const made = await client.post(url, { ...CONTENT, company_signers: [staff.userId] })
    expect([made.status, made.body.data]).toMatchObject([201, { version: 1, state: 'draft' }])
    expect(await newest()).toMatchObject({
      state: 'draft',
      terms: OFFER_TERMS,
      hidden_terms: [],
      signers: [
        { signer: 'company_1', user_id: staff.userId, turn: 1, state: 'not_sent' },
        { signer: 'candidate', user_id: null, turn: 3 },
      ],
    })
    const one = `${url}${made.body.data.user_offer_id}/`
    const change = { ...CONTENT, terms: { title: 'Pilot' }, signing_order: 'parallel' }
    expect((await client.patch(one, { ...change, ...seen('draft') })).status).toBe(200)
    expect(await newest()).toMatchObject({
      terms: { title: 'Pilot', salary_amount: '52000.00' },
      signers: [{ signer: 'candidate', turn: 1 }],
    })
    const late = await client.patch(one, { ...change, ...seen('sent') })
    expect([late.status, late.body.error.code]).toEqual([409, 'offer_changed'])
  })

  it('is the only one of its application, which it does not move', async () => {
    const { client, url, applied } = await begin()
    expect((await client.post(url, CONTENT)).status).toBe(201)
    expect((await client.post(url, CONTENT)).body.error.code).toBe('offer_exists')
    expect(await statusOf(applied.userSmartreqId)).toBe('active')
  })

  it.each([
    { expires_on: '2020-01-31' },
    { offer_template_id: 999_999 },
    { company_signers: [999_999] },
    { terms: { ...OFFER_TERMS, salary_amount: '52,000' } },
    { terms: { ...OFFER_TERMS, custom: { relocation: 'yes' } } },
  ])('is refused with %j', async (wrong) => {
    const { client, url } = await begin()
    expect((await client.post(url, { ...CONTENT, ...wrong })).status).toBe(400)
    expect((await client.get(url)).body.data).toEqual([])
  })

  it('has the company’s own fields, each with a value of its kind', async () => {
    const { client, url, company, newest } = await begin()
    await insertField({ ...company, key: 'car', kind: 'yes_no', isPrivate: false })
    const terms = { ...OFFER_TERMS, custom: { car: 'maybe' } }
    expect((await client.post(url, { ...CONTENT, terms })).body.error.fields).toHaveProperty([
      'terms.custom.car',
    ])
    terms.custom.car = 'yes'
    expect((await client.post(url, { ...CONTENT, terms })).status).toBe(201)
    expect(await newest()).toMatchObject({ terms: { custom: { car: 'yes' } } })
  })

  it('expires with its last day in the time zone of the company', async () => {
    const { client, url, company, newest } = await begin()
    await database.owner
      .update(account)
      .set({ timeZone: 'Pacific/Auckland' })
      .where(eq(account.accountId, company.accountId))
    expect((await client.post(url, { ...CONTENT, expires_on: '2090-06-30' })).status).toBe(201)
    expect(await newest()).toMatchObject({
      expires_at: '2090-06-30T11:59:59.000Z',
      time_zone: 'Pacific/Auckland',
    })
  })
})

describe('private terms', () => {
  it('are hidden from a role without private data, and can neither be set nor lost by it', async () => {
    const { client, url, company, requisition, newest } = await begin()
    await insertField({ ...company, key: 'car', kind: 'text', isPrivate: true })
    const terms = { ...OFFER_TERMS, bonus: 'Ten percent', custom: { car: 'A van' } }
    const made = await client.post(url, { ...CONTENT, terms })
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const [shown] = (await recruiter.get(url)).body.data
    expect(shown).toMatchObject({
      terms: { title: 'Harbour pilot', salary_amount: null, bonus: '', custom: {} },
      hidden_terms: ['salary_amount', 'bonus', 'equity', 'offer_car'],
      can_read_letter: false,
    })
    const one = `${url}${made.body.data.user_offer_id}/`
    expect((await recruiter.get(`${one}preview/`)).status).toBe(403)
    expect((await recruiter.get(`${one}document/`)).status).toBe(403)
    for (const secret of [{ salary_amount: '1.00' }, { custom: { car: 'None' } }]) {
      const change = { ...CONTENT, terms: secret, ...seen('draft') }
      expect((await recruiter.patch(one, change)).status).toBe(403)
    }
    const change = { ...CONTENT, terms: { title: 'Pilot' }, ...seen('draft') }
    expect((await recruiter.patch(one, change)).status).toBe(200)
    expect(await newest()).toMatchObject({ terms: { ...terms, title: 'Pilot' } })
    expect(requisition.accountId).toBe(company.accountId)
  })
})

describe('an offer that is out', () => {
  it('is revised into a next version, whose links are new', async () => {
    const { client, url, owner, newest, applied } = await begin()
    const { userOfferId, tokens } = await buildOffer(test, { ...owner, state: 'sent' })
    const revised = await client.post(`${url}${userOfferId}/versions/`, seen('sent'))
    expect(revised.body.data).toEqual({ user_offer_id: userOfferId, version: 2, state: 'draft' })
    expect(await newest()).toMatchObject({
      version: 2,
      previous: { version: 1, terms: OFFER_TERMS },
      signers: [{ state: 'not_sent' }, { state: 'not_sent' }],
    })
    const page = await test.client().post('/integration/v1/signing/', { token: tokens.candidate })
    expect(page.body.data.link_state).toBe('superseded')
    expect(await statusOf(applied.userSmartreqId)).toBe('active')
  })

  it('is cancelled, and the candidate who had the link is told', async () => {
    const { client, signature, owner, newest } = await begin()
    const { userOfferId, tokens } = await buildOffer(test, { ...owner, state: 'sent' })
    const body = { ...seen('sent'), reason: 'Budget' }
    expect((await client.post(`${signature}${userOfferId}/cancel/`, body)).status).toBe(200)
    expect(await newest()).toMatchObject({ state: 'cancelled', note: 'Budget' })
    await test.sendMail()
    const mails = await test.mailTo(`candidate-${userOfferId}@example.com`)
    expect(mails.at(-1)?.subject).toContain('withdrew its offer')
    expect(mails.at(-1)?.text).not.toContain('Budget')
    const page = await test.client().post('/integration/v1/signing/', { token: tokens.candidate })
    expect(page.body.data.link_state).toBe('cancelled')
  })

  it('shows no token to staff', async () => {
    const { client, url, owner } = await begin()
    const { tokens } = await buildOffer(test, { ...owner, state: 'sent' })
    const text = JSON.stringify((await client.get(url)).body)
    for (const token of Object.values(tokens)) expect(text).not.toContain(token)
  })

  it('is answered elsewhere, on a day that has come in the time zone of the company', async () => {
    const { client, url, owner, newest, company, applied } = await begin()
    await database.owner
      .update(account)
      .set({ timeZone: 'Pacific/Kiritimati' })
      .where(eq(account.accountId, company.accountId))
    const { userOfferId } = await buildOffer(test, { ...owner, state: 'sent' })
    const dayIn = (hours: number) =>
      new Date(clock.now().getTime() + hours * HOUR_MS).toISOString().slice(0, 10)
    const body = { ...seen('sent'), response: 'accepted', note: 'By phone' }
    const tooEarly = await client.post(`${url}${userOfferId}/response/`, { ...body, on: dayIn(38) })
    expect(tooEarly.body.error.fields).toHaveProperty('on')
    const done = await client.post(`${url}${userOfferId}/response/`, { ...body, on: dayIn(14) })
    expect(done.body.data.state).toBe('accepted')
    expect(await newest()).toMatchObject({ recorded: { on: dayIn(14) }, seal_state: 'none' })
    expect(await statusOf(applied.userSmartreqId)).toBe('offer')
  })

  it('reminds a signer whose turn it is at most once a day', async () => {
    const { staff, signature, owner } = await begin()
    const { userOfferId } = await buildOffer(test, { ...owner, state: 'sent' })
    const remind = async () => {
      const url = `${signature}${userOfferId}/reminder/`
      const reply = await (await test.as(staff)).post(url, {})
      await test.sendMail()
      return reply.body
    }
    expect((await remind()).data).toEqual({ reminded: 1 })
    expect((await remind()).error.code).toBe('reminded_today')
    clock.shift(25 * HOUR_MS)
    expect((await remind()).data).toEqual({ reminded: 1 })
    const mails = await test.mailTo(`candidate-${userOfferId}@example.com`)
    expect(mails.filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(2)
    expect(await test.mailTo(`company_1-${userOfferId}@example.com`)).toEqual([])
  })

  it('expires by the scheduled job, which tells the sender, and once before reminds the signer', async () => {
    const { owner, newest, staff, applied } = await begin()
    const expiresAt = new Date(clock.now().getTime() + 72 * HOUR_MS)
    const { userOfferId } = await buildOffer(test, {
      ...owner,
      state: 'sent',
      values: { expiresAt },
    })
    await test.sendMail()
    clock.shift(30 * HOUR_MS)
    for (let run = 0; run < 2; run += 1) await tendOffers({ ...test, now: clock.now })
    await test.sendMail()
    const mails = await test.mailTo(`candidate-${userOfferId}@example.com`)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your offer from Harbour Works',
      'Reminder',
    ])
    clock.shift(43 * HOUR_MS)
    for (let run = 0; run < 2; run += 1) await tendOffers({ ...test, now: clock.now })
    await test.sendMail()
    expect(await newest()).toMatchObject({ state: 'expired' })
    expect(await test.mailTo(staff.email)).toMatchObject([
      { subject: expect.stringContaining('expired') },
    ])
    expect(await statusOf(applied.userSmartreqId)).toBe('active')
  })
})

describe('an offer that has ended', () => {
  it.each(['declined', 'expired'] as const)('is not revised beside another: %s', async (state) => {
    const { client, url, owner } = await begin()
    const { userOfferId } = await buildOffer(test, { ...owner, state })
    await buildOffer(test, owner)
    const revised = await client.post(`${url}${userOfferId}/versions/`, seen(state))
    expect([revised.status, revised.body.error.code]).toEqual([409, 'offer_exists'])
  })

  it('is not revised for an applicant who was rejected', async () => {
    const { client, url, owner, applied } = await begin()
    const { userOfferId } = await buildOffer(test, { ...owner, state: 'expired' })
    await database.owner
      .update(application)
      .set({ status: 'rejected' })
      .where(eq(application.userSmartreqId, applied.userSmartreqId))
    const revised = await client.post(`${url}${userOfferId}/versions/`, seen('expired'))
    expect([revised.status, revised.body.error.code]).toEqual([409, 'action_not_allowed'])
  })
})

async function insertField(values: {
  accountId: number
  key: string
  kind: 'yes_no' | 'text'
  isPrivate: boolean
}) {
  const { accountId, key, kind, isPrivate } = values
  await database.owner.insert(offerField).values({
    accountId,
    key,
    kind,
    isPrivate,
    name: 'Company car',
    isRequired: false,
    isShownToCandidate: true,
    sortOrder: 1,
  })
}

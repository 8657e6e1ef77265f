import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { OfferState } from '#contract/offers/offer-states.ts'
import { offer, offerEvent, offerSigner } from '#server/db/schema/offer.ts'
import { application } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { brokenAt } from '../evidence.ts'

const test = await openTestApp()
const { database, clock, recordedJobs } = test
const URL = '/integration/v1/signing/'
const DAY_MS = 86_400_000

/** An offer that is out, and what its signers do by their links. */
async function begin(options: Partial<Parameters<typeof buildOffer>[1]> = {}) {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const requisition = await buildRequisition(database, { company })
  const { userId, ...made } = await apply(test, { requisition, values: { status: 'offer' } })
  const owner = { ...made, memberId: staff.userId }
  const built = await buildOffer(test, { ...owner, state: 'sent', ...options })
  const { userOfferId, sha256 } = built
  return { ...built, staff, owner, candidateId: userId, ...linksOf({ sha256, userOfferId }) }
}

function linksOf({ sha256, userOfferId }: { sha256: string; userOfferId: number }) {
  const call = (path: string, body: object) => test.client().post(`${URL}${path}`, body)
  const signature = { kind: 'typed', font: 'caveat' }
  const stored = async () =>
    only(await database.owner.select().from(offer).where(eq(offer.userOfferId, userOfferId)))
  return {
    show: async (token: string) => (await call('', { token })).body.data,
    open: (token: string) => call('open/', { token }),
    sign: (token: string, changed: object = {}) =>
      call('sign/', {
        token,
        sha256,
        consent_version: 1,
        name: 'Grace Hopper',
        signature,
        ...changed,
      }),
    decline: (token: string, reason: string) => call('decline/', { token, reason }),
    download: (token: string) => call('document/', { token }),
    stored,
    events: () =>
      database.owner
        .select()
        .from(offerEvent)
        .where(eq(offerEvent.userOfferId, userOfferId))
        .orderBy(asc(offerEvent.sequence)),
    signers: () =>
      database.owner.select().from(offerSigner).where(eq(offerSigner.userOfferId, userOfferId)),
  }
}

describe('a link', () => {
  it('is not found where it is none', async () => {
    for (const path of ['', 'open/', 'document/'])
      expect((await test.client().post(`${URL}${path}`, { token: 'x'.repeat(43) })).status).toBe(
        404,
      )
  })

  it('changes nothing when it is looked at, and is opened once', async () => {
    const { tokens, show, open, stored, events } = await begin()
    expect(await show(tokens.candidate)).toMatchObject({
      link_state: 'ready',
      is_candidate: true,
      signer_name: 'Grace Hopper',
    })
    expect((await stored()).state).toBe('sent')
    for (let time = 0; time < 2; time += 1)
      expect((await open(tokens.candidate)).body.data).toMatchObject({ signer: 'candidate' })
    expect(await stored()).toMatchObject({ state: 'opened', openedAt: expect.any(Date) })
    expect((await events()).map(({ kind }) => kind)).toEqual(['sent', 'opened'])
  })

  it('shows no letter and no document before it is its signer’s turn', async () => {
    const { tokens, show, open, sign, download } = await begin({ order: 'company_first' })
    // A link that did not go out yet is none.
    expect((await open(tokens.candidate)).status).toBe(404)
    await sign(tokens.company_1)
    expect(await show(tokens.candidate)).toMatchObject({ link_state: 'ready' })
    expect((await download(tokens.candidate)).status).toBe(200)
  })

  it('waits where its turn went back to another signer', async () => {
    const { tokens, show, open, sign, signers } = await begin({ order: 'company_first' })
    await sign(tokens.company_1)
    const company = only((await signers()).filter(({ signer }) => signer === 'company_1'))
    await database.owner
      .update(offerSigner)
      .set({ state: 'sent', signature: null })
      .where(eq(offerSigner.offerSignerId, company.offerSignerId))
    expect(await show(tokens.candidate)).toMatchObject({ link_state: 'waiting' })
    for (const call of [open, sign]) {
      const { status, body } = await call(tokens.candidate)
      expect([status, body.error.details]).toEqual([409, { link_state: 'waiting' }])
    }
  })
})

describe('signing', () => {
  it('goes in turn: the candidate gets a link only after the company signed', async () => {
    const { tokens, sign, userOfferId, stored, show } = await begin({ order: 'company_first' })
    const address = `candidate-${userOfferId}@example.com`
    await test.sendMail()
    expect(await test.mailTo(address)).toEqual([])
    expect((await sign(tokens.company_1)).body.data.link_state).toBe('signed')
    await test.sendMail()
    const mail = only(await test.mailTo(address))
    expect(mail.text).toContain(`/sign/${tokens.candidate}`)
    expect((await stored()).state).toBe('partially_signed')
    expect((await show(tokens.candidate)).signatures).toMatchObject([{ name: 'Grace Hopper' }])
    expect((await sign(tokens.candidate)).body.data.link_state).toBe('complete')
    expect(await stored()).toMatchObject({ state: 'accepted', resolvedAt: expect.any(Date) })
    expect(await show(tokens.company_1)).toMatchObject({ link_state: 'complete' })
    const sealing = recordedJobs.filter(
      ({ name, payload }) =>
        name === 'seal-offer' && (payload as { userOfferId: number }).userOfferId === userOfferId,
    )
    expect(sealing).toHaveLength(1)
  })

  it('is asked for in the language of the signer, whatever that of the letter', async () => {
    const { tokens, sign, userOfferId, candidateId } = await begin({ order: 'company_first' })
    const isCandidate = eq(appUser.userId, candidateId)
    await database.owner.update(appUser).set({ language: 'fr' }).where(isCandidate)
    await sign(tokens.company_1)
    await test.sendMail()
    const mail = only(await test.mailTo(`candidate-${userOfferId}@example.com`))
    expect(mail.subject).toContain('Votre offre')
  })

  it('tells the sender once all have signed', async () => {
    const { tokens, sign, staff } = await begin({ order: 'parallel' })
    await sign(tokens.candidate)
    await test.sendMail()
    expect(await test.mailTo(staff.email)).toEqual([])
    await sign(tokens.company_1)
    await test.sendMail()
    expect(only(await test.mailTo(staff.email)).subject).toContain('accepted the offer')
  })

  it('from two tabs at once makes one signature, and both are answered', async () => {
    const { tokens, sign, events, stored } = await begin()
    const replies = await Promise.all([sign(tokens.candidate), sign(tokens.candidate)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await events()).filter(({ kind }) => kind === 'signed')).toHaveLength(1)
    expect((await stored()).state).toBe('partially_signed')
  })

  it.each([
    [{ sha256: '0'.repeat(64) }, 'document_changed'],
    [{ consent_version: 99 }, 'consent_outdated'],
  ])('is refused with %j', async (wrong, code) => {
    const { tokens, sign, stored, events } = await begin()
    const { status, body } = await sign(tokens.candidate, wrong)
    expect([status, body.error.code]).toEqual([409, code])
    expect((await stored()).state).toBe('sent')
    expect((await events()).map(({ kind }) => kind)).toEqual(['sent'])
  })

  it('is refused under a name that the document cannot show', async () => {
    const { tokens, sign, stored } = await begin()
    const { status, body } = await sign(tokens.candidate, { name: '😀 مرحبا' })
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(Object.keys(body.error.fields)).toEqual(['name'])
    expect((await stored()).state).toBe('sent')
  })

  it('is refused once the last day is over, although the letter is open', async () => {
    const { tokens, sign, open, stored } = await begin()
    expect((await open(tokens.candidate)).status).toBe(200)
    clock.shift(8 * DAY_MS)
    const { status, body } = await sign(tokens.candidate)
    expect([status, body.error.details]).toEqual([409, { link_state: 'expired' }])
    expect((await stored()).state).toBe('opened')
  })

  it.each<OfferState>(['cancelled', 'rescinded', 'draft', 'declined'])(
    'is refused for an offer that is %s',
    async (state) => {
      const { tokens, sign, userOfferId } = await begin()
      await database.owner.update(offer).set({ state }).where(eq(offer.userOfferId, userOfferId))
      expect((await sign(tokens.candidate)).status).toBe(409)
    },
  )
})

describe('declining', () => {
  it('ends the offer, and tells its sender why', async () => {
    const { tokens, decline, sign, stored, staff, owner } = await begin({ order: 'parallel' })
    const declined = await decline(tokens.candidate, 'I took another position.')
    expect(declined.body.data).toMatchObject({
      link_state: 'declined',
      resolved_at: expect.any(String),
    })
    expect(await stored()).toMatchObject({
      state: 'declined',
      declineReason: 'I took another position.',
    })
    await test.sendMail()
    expect(only(await test.mailTo(staff.email)).text).toContain('I took another position.')
    const isIt = eq(application.userSmartreqId, owner.userSmartreqId)
    expect(only(await database.owner.select().from(application).where(isIt)).status).toBe('active')
    expect((await sign(tokens.company_1)).body.error.details).toEqual({ link_state: 'declined' })
    expect((await decline(tokens.candidate, 'Again')).status).toBe(200)
    expect((await stored()).declineReason).toBe('I took another position.')
  })
})

describe('the evidence', () => {
  it('is an unbroken chain, and shows where a row was changed', async () => {
    const { tokens, open, sign, events, userOfferId, sha256 } = await begin()
    await test.sendMail()
    await open(tokens.candidate)
    await sign(tokens.candidate)
    const rows = await events()
    expect(rows.map(({ kind }) => kind)).toEqual([
      'sent',
      'delivered',
      'opened',
      'consented',
      'signed',
      'sent',
    ])
    expect(rows[4]).toMatchObject({
      documentSha256: sha256,
      address: expect.stringMatching(/^10\./),
    })
    expect(brokenAt(rows)).toBeNull()
    await database.owner
      .update(offerEvent)
      .set({ address: '203.0.113.9' })
      .where(and(eq(offerEvent.userOfferId, userOfferId), eq(offerEvent.sequence, 3)))
    expect(brokenAt(await events())).toBe(3)
    expect(brokenAt(rows.filter(({ sequence }) => sequence !== 2))).toBe(3)
  })

  it('is not changed or deleted by the app', async () => {
    const { accountId } = await begin()
    for (const change of [sql`update offer_event set address = ''`, sql`delete from offer_event`])
      await expect(
        database.inScope({ kind: 'account', accountId, userId: null }, (tx) =>
          tx.db.execute(change),
        ),
      ).rejects.toThrow('Failed query')
  })
})

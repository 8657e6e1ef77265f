// What the end of an application does to its offer.
import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { OfferState } from '#contract/offers/offer-states.ts'
import { offer, offerVersion } from '#server/db/schema/offer.ts'
import { application } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildStaff, only } from '#testing/builders.ts'
import { arrive, seenOf, stateOf } from '#testing/decisions.ts'
import { buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const WITHDRAWN_OFFER = 'withdrew its offer'

/** An applicant with an offer, and the recruiter who decides. */
async function begin(state: OfferState) {
  const arrived = await arrive(test, { applicants: [{ status: 'offer' }], openings: 2 })
  const { first, company } = arrived
  const { userId: memberId } = await buildStaff(database, { company, preset: 'Recruiter' })
  const { userOfferId, tokens } = await buildOffer(test, { ...first, memberId, state })
  const stateNow = async () => {
    const rows = database.owner.select().from(offer).where(eq(offer.userOfferId, userOfferId))
    return only(await rows).state
  }
  const subjects = async () => {
    await test.sendMail()
    const mails = await test.mailTo(`candidate-${userOfferId}@example.com`)
    return mails.map(({ subject }) => subject)
  }
  return { ...arrived, userOfferId, tokens, stateNow, subjects }
}

it.each<[OfferState, OfferState]>([
  ['draft', 'cancelled'],
  ['sent', 'cancelled'],
  ['accepted', 'rescinded'],
  ['declined', 'declined'],
])('a rejection leaves an offer that was %s %s', async (state, after) => {
  const { reject, refIds, stateNow, first } = await begin(state)
  expect((await reject({ ref_ids: refIds })).status).toBe(200)
  expect(await stateNow()).toBe(after)
  expect((await stateOf(test, first))[0]).toBe('rejected')
})

it('a rejection tells the candidate that the offer is gone, and its undo brings back the applicant alone', async () => {
  const { reject, undo, refIds, stateNow, subjects, first, tokens } = await begin('sent')
  const rejected = await reject({ ref_ids: refIds })
  expect(await subjects()).toContainEqual(expect.stringContaining(WITHDRAWN_OFFER))
  expect((await undo(rejected.body.data.batch_id)).status).toBe(200)
  expect(await stateNow()).toBe('cancelled')
  expect((await stateOf(test, first))[0]).toBe('active')
  const link = { token: tokens.candidate }
  const page = await test.client().post('/integration/v1/signing/', link)
  expect(page.body.data.link_state).toBe('cancelled')
})

it.each<[OfferState, OfferState]>([
  ['accepted', 'accepted'],
  ['sent', 'cancelled'],
])('a hire leaves an offer that was %s %s, and writes to no one about it', async (state, after) => {
  const { recruiter, requisition, first, stateNow, subjects } = await begin(state)
  const seen = seenOf(requisition, 'offer')
  const body = { user_smartreq_id: first.userSmartreqId, seen, start_date: '2030-01-07' }
  expect((await recruiter.post('/user/v1/hire/', body)).status).toBe(200)
  expect(await stateNow()).toBe(after)
  expect((await subjects()).join()).not.toContain(WITHDRAWN_OFFER)
})

it.each<[OfferState, OfferState]>([
  ['sent', 'cancelled'],
  ['accepted', 'reneged'],
])('a candidate who withdraws leaves an offer that was %s %s', async (state, after) => {
  const { first, stateNow, subjects } = await begin(state)
  const candidate = await test.as({ userId: first.userId })
  const url = `/user/v1/progress-tracker/user/${first.userId}/ref/${first.refId}/withdraw/`
  expect((await candidate.post(url, {})).status).toBe(200)
  expect(await stateNow()).toBe(after)
  expect((await stateOf(test, first))[0]).toBe('withdrawn')
  expect((await subjects()).join()).not.toContain(WITHDRAWN_OFFER)
  const person = eq(appUser.userId, first.userId)
  const { email } = only(await database.owner.select().from(appUser).where(person))
  const receipt = (await test.mailTo(email)).at(-1)
  expect(receipt?.subject).toContain('You withdrew your application')
  expect(receipt?.text).toContain('The offer that you had for it has ended.')
  expect(receipt?.text).not.toContain('Interviews')
})

it('a candidate who withdraws is not told of an offer that was never sent', async () => {
  const { first } = await begin('draft')
  const candidate = await test.as({ userId: first.userId })
  const url = `/user/v1/progress-tracker/user/${first.userId}/ref/${first.refId}/withdraw/`
  expect((await candidate.post(url, {})).status).toBe(200)
  await test.sendMail()
  const person = eq(appUser.userId, first.userId)
  const { email } = only(await database.owner.select().from(appUser).where(person))
  const receipt = (await test.mailTo(email)).at(-1)
  expect(receipt?.subject).toContain('You withdrew your application')
  expect(receipt?.text).not.toContain('offer')
})

it('a deletion ends the offers of those who are deleted, and leaves that of one who was hired', async () => {
  const { recruiter, requisition, refIds, stateNow } = await begin('sent')
  const hired = await begin('accepted')
  await database.owner
    .update(application)
    .set({ status: 'hired' })
    .where(eq(application.refId, hired.first.refId))
  const url = (jobId: number) => `/smartreq/v1/${jobId}/applicants/deletions/`
  expect((await recruiter.post(url(requisition.jobId), { ref_ids: refIds })).status).toBe(200)
  expect(await stateNow()).toBe('cancelled')
  const kept = { ref_ids: hired.refIds }
  expect((await hired.recruiter.post(url(hired.requisition.jobId), kept)).status).toBe(200)
  expect(await hired.stateNow()).toBe('accepted')
})

it('an erasure takes the offer, its links and its files', async () => {
  const { first, userOfferId, tokens, subjects } = await begin('sent')
  const isIts = eq(offerVersion.userOfferId, userOfferId)
  const { documentKey } = only(await database.owner.select().from(offerVersion).where(isIts))
  expect(String(await buffer(test.storage.read(documentKey)))).toContain('%PDF')
  const deps = { ...test, now: test.clock.now }
  const { accountId, userSmartreqId } = first
  const erasure = { accountId, userSmartreqIds: [userSmartreqId], rule: 'request' } as const
  expect(await eraseApplications(deps, erasure)).toBe(1)
  expect(await database.owner.$count(offer, eq(offer.userOfferId, userOfferId))).toBe(0)
  expect(await test.storage.size(documentKey)).toBeNull()
  const page = await test.client().post('/integration/v1/signing/', { token: tokens.candidate })
  expect(page.status).toBe(404)
  expect(await subjects()).toEqual([])
})

it('an offer that had expired ends without touching the application, where a later one is out', async () => {
  const { first, recruiter, userOfferId, stateNow } = await begin('expired')
  const { userId: memberId } = first
  await buildOffer(test, { ...first, memberId, state: 'sent' })
  const url = `/smartreq/v1/user-smartreq/${first.userSmartreqId}/offers/${userOfferId}/response/`
  const seen = { version: 1, state: 'expired' }
  const body = { seen, response: 'declined', on: '2026-01-31', note: '' }
  expect((await recruiter.post(url, body)).status).toBe(200)
  expect(await stateNow()).toBe('declined')
  expect((await stateOf(test, first))[0]).toBe('offer')
})

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import { offer, offerSigner } from '#server/db/schema/offer.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { demoInput } from '#testing/demo.ts'
import { openTestApp } from '#testing/test-app.ts'

import { makeOfferSettings } from './make-offer-settings.ts'
import { makeOffers } from './make-offers.ts'
import { OFFER_REQUISITION } from './offer-requisition.ts'
import { seedCompanies } from './seed-companies.ts'

const { database, storage, jobs, recordedJobs } = await openTestApp()

it('opens a requisition with an offer in each of five states, and sends no email', async () => {
  const { now, passwordHash, secret, origin } = demoInput(database)
  await syncInstruments(database.owner)
  await seedCompanies(database.owner, { today: now(), passwordHash })
  await makeOfferSettings({ database, now })
  await makeOffers({
    jobs,
    secret,
    origin,
    now,
    database,
    storage,
    secretBefore: undefined,
    signing: undefined,
  })
  const rows = await database.owner
    .select({ state: offer.state, status: application.status })
    .from(offer)
    .innerJoin(application, eq(application.userSmartreqId, offer.userSmartreqId))
    .innerJoin(job, eq(job.jobId, application.jobId))
    .where(eq(job.uuid, OFFER_REQUISITION.uuid))
    .orderBy(offer.userOfferId)
  expect(rows).toEqual([
    { state: 'sent', status: 'offer' },
    { state: 'draft', status: 'active' },
    { state: 'pending_approval', status: 'active' },
    { state: 'accepted', status: 'offer' },
    { state: 'declined', status: 'active' },
  ])
  const sent = await database.owner.select().from(offerSigner).where(eq(offerSigner.state, 'sent'))
  expect(sent.map(({ email, signer }) => [email, signer])).toEqual([
    ['candidate@example.com', 'candidate'],
  ])
  expect(recordedJobs).toEqual([])
})

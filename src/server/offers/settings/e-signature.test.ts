import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import { eSignatureSetting } from '#server/db/schema/e-signature.ts'
import { offerMonth, offerSigner } from '#server/db/schema/offer.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { dayAfter, monthOf } from '../offer-deadline.ts'
import { tendOffers } from '../tend-offers.ts'

const test = await openTestApp()
const { database, clock } = test
const HOUR_MS = 3_600_000
const DEFAULTS = { expiry_days: 7, reminder_hours: 48 }

async function begin() {
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const { accountId } = company
  const url = `/account/v1/e-signature/account/${accountId}/`
  const limits = `/integration/v1/e-signature/limits/account/${accountId}/`
  return { company, staff, accountId, url, limits, admin: await test.as(staff) }
}

describe('the settings of e-signature', () => {
  it('have defaults, and say what is used of the month', async () => {
    const { admin, url, limits, accountId } = await begin()
    const month = monthOf(clock.now())
    await database.owner.insert(offerMonth).values({ accountId, month, sent: 12 })
    const { data } = (await admin.get(url)).body
    const used = { month, used: 12, limit: OFFER_LIMITS.perMonth }
    expect(data).toMatchObject({ settings: DEFAULTS, limits: used, seal: { source: 'own' } })
    expect(JSON.stringify(data)).not.toContain('PRIVATE')
    expect((await admin.get(limits)).body.data).toEqual(used)
  })

  it('are saved, and the second of two editors is told what the first one stored', async () => {
    const { admin, url } = await begin()
    const first = { ...DEFAULTS, expiry_days: 14, reminder_hours: null }
    const save = (change: object) =>
      admin.put(url, change, { headers: { 'if-match': stateTag(DEFAULTS) } })
    expect((await save(first)).body.data).toEqual(first)
    const second = await save({ ...DEFAULTS, expiry_days: 3 })
    expect([second.status, second.body.error.details]).toEqual([409, { stored: first }])
    expect((await admin.get(url)).body.data.settings).toEqual(first)
  })

  it.each([
    ['expiry_days', { expiry_days: 0 }],
    ['expiry_days', { expiry_days: 91 }],
    ['reminder_hours', { reminder_hours: 0 }],
    ['reminder_hours', { reminder_hours: 337 }],
  ])('refuse %s in %j', async (field, change) => {
    const { admin, url } = await begin()
    const reply = await admin.put(url, { ...DEFAULTS, ...change })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('are for admins of the company alone; all of its staff see the limit', async () => {
    const { company, url, limits } = await begin()
    const limited = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    const { admin: stranger } = await begin()
    for (const client of [limited, stranger]) {
      expect((await client.get(url)).status).toBe(403)
      expect((await client.put(url, DEFAULTS)).status).toBe(403)
    }
    expect((await limited.get(limits)).status).toBe(200)
    expect((await stranger.get(limits)).status).toBe(403)
  })
})

describe('a new offer and its reminder', () => {
  it('go by the days and hours of the company', async () => {
    const { company, staff, accountId, admin, url } = await begin()
    const requisition = await buildRequisition(database, { company })
    const made = await apply(test, { requisition, values: { status: 'offer' } })
    await admin.put(url, { ...DEFAULTS, expiry_days: 30, reminder_hours: 12 })
    const setup = `/smartreq/v1/user-smartreq/${made.userSmartreqId}/offer-setup/`
    const proposed = (await admin.get(setup)).body.data.expires_on
    expect(proposed).toBe(dayAfter(clock.now(), { days: 30, timeZone: 'UTC' }))
    const { userSmartreqId } = made
    const key = { accountId, userSmartreqId, memberId: staff.userId }
    await buildOffer(test, { ...key, state: 'sent' })
    const remindedAfter = async (hours: number) => {
      clock.shift(hours * HOUR_MS)
      await tendOffers({ database, jobs: test.jobs, now: clock.now })
      const signers = await database.owner
        .select()
        .from(offerSigner)
        .where(eq(offerSigner.accountId, accountId))
      return signers.some(({ remindedAt }) => remindedAt !== null)
    }
    expect(await remindedAfter(7 * 24 - 47)).toBe(false)
    await database.owner
      .update(eSignatureSetting)
      .set({ reminderHours: null })
      .where(eq(eSignatureSetting.accountId, accountId))
    expect(await remindedAfter(36)).toBe(false)
    await database.owner
      .update(eSignatureSetting)
      .set({ reminderHours: 12 })
      .where(eq(eSignatureSetting.accountId, accountId))
    expect(await remindedAfter(0)).toBe(true)
  })
})

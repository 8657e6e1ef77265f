import { describe, expect, it } from 'vitest'

import type { CompanyOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { insertOnboardingForm } from '#testing/hires.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const url = `/account/v1/${accountId}/account-onboarding-form/`
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const [one, other] = [
    await insertOnboardingForm(test, accountId),
    await insertOnboardingForm(test, accountId),
  ]
  return {
    company,
    accountId,
    admin,
    one,
    other,
    url,
    set: (id: number, isForHires: boolean) =>
      admin.post(`${url}${id}/hires/`, { is_for_hires: isForHires }),
    chosen: async () => {
      const { data }: { data: CompanyOnboardingForm[] } = (await admin.get(url)).body
      return data.flatMap((row) => (row.is_for_hires ? [row.account_onboarding_form_id] : []))
    },
  }
}

describe('the onboarding form for new hires', () => {
  it('is one of the company, and none when it is taken back', async () => {
    const { set, chosen, one, other } = await open()
    expect(await chosen()).toEqual([])
    expect((await set(one, true)).body.data).toMatchObject({ is_for_hires: true })
    expect(await chosen()).toEqual([one])
    await set(other, true)
    expect(await chosen()).toEqual([other])
    // That it is not this one changes nothing about the other.
    await set(one, false)
    expect(await chosen()).toEqual([other])
    await set(other, false)
    expect(await chosen()).toEqual([])
  })

  it('is one also when two are chosen at once', async () => {
    const { set, chosen, one, other } = await open()
    const replies = await Promise.all([set(one, true), set(other, true)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await chosen()).toHaveLength(1)
  })

  it('is in the trail each time that it changes', async () => {
    const { admin, accountId, set, one } = await open()
    await set(one, true)
    await set(one, true)
    const url = `/account/v1/audit-trail/${accountId}/?entity=onboarding_form`
    const { data } = (await admin.get(url)).body
    expect(data).toHaveLength(1)
    expect(data).toMatchObject([{ action: 'update', entity_id: one }])
  })

  it('is offered to hires again when it is restored from the archive, unless another one is chosen', async () => {
    const { admin, url, set, chosen, one, other } = await open()
    await set(one, true)
    await admin.delete(`${url}${one}/`)
    expect((await set(one, true)).status).toBe(404)
    await admin.post(`${url}${one}/restore/`, {})
    expect(await chosen()).toEqual([one])
    await admin.delete(`${url}${one}/`)
    await set(other, true)
    await admin.post(`${url}${one}/restore/`, {})
    expect(await chosen()).toEqual([other])
  })

  it('is chosen by those who may change the settings, of their own company', async () => {
    const { company, one, url } = await open()
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const body = { is_for_hires: true }
    expect((await recruiter.post(`${url}${one}/hires/`, body)).status).toBe(403)
    const foreign = await open()
    expect((await foreign.set(one, true)).status).toBe(404)
    expect((await foreign.set(999_999, true)).status).toBe(404)
    const wrong = await foreign.admin.post(`${foreign.url}${foreign.one}/hires/`, {})
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['is_for_hires']])
  })
})

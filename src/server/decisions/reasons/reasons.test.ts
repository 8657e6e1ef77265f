import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { UsedReason } from '#contract/settings/rejection-reasons.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import { buildCompany, buildStaff, type Company } from '#testing/builders.ts'
import { arrive } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('the rejection reasons of a company', () => {
  it('come by pages, with how often each was used', async () => {
    const { company, reject, refIds, reason } = await arrive(test)
    await reject({ ref_ids: refIds })
    const settings = await openSettings(company)
    const { data, meta } = await settings.list('?page_size=5')
    expect([data.length, meta.total]).toEqual([5, 11])
    const used = data.map(({ rejection_reason_id: id, uses }) => [id, uses.decisions.count])
    expect(used[0]).toEqual([reason.rejection_reason_id, 1])
    expect(used.slice(1).every(([, count]) => count === 0)).toBe(true)
  })

  it('are the company’s own once it has changed the text of one', async () => {
    const settings = await openSettings()
    const [first] = (await settings.list()).data
    const retyped = await settings.update(first, { reason_type: 'other' })
    expect(retyped.body.data).toMatchObject({
      reason_type: 'other',
      standard_reason: 'other_applicants_fit_better',
    })
    const renamed = await settings.update(first, { label: 'A better fit' })
    expect(renamed.body.data).toMatchObject({ label: 'A better fit', standard_reason: null })
  })

  it('lose one that was used only for another, which its decisions get', async () => {
    const { company, reject, refIds, reason } = await arrive(test)
    await reject({ ref_ids: refIds })
    const settings = await openSettings(company)
    const refused = await settings.remove(reason)
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      409,
      'row_in_use',
      { count: 1 },
    ])
    const other = (await settings.list()).data.at(-1)
    const moved = await settings.remove(reason, `?replace_to=${other?.rejection_reason_id}`)
    expect(moved.body.data).toEqual({
      id: reason.rejection_reason_id,
      moved: 1,
    })
    const isTheirs = eq(applicationDecision.accountId, company.accountId)
    const rows = await owner.select().from(applicationDecision).where(isTheirs)
    expect(rows.map((row) => row.rejectionReasonId)).toEqual([other?.rejection_reason_id])
    // A dialog that was open meanwhile still offers it.
    const late = await reject({ ref_ids: refIds })
    expect([late.status, Object.keys(late.body.error.fields)]).toEqual([
      400,
      ['rejection_reason_id'],
    ])
  })
})

type Key = Pick<UsedReason, 'rejection_reason_id'> | undefined

async function openSettings(given?: Company) {
  const company = given ?? (await buildCompany(test.database))
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const path = `/account/v1/${company.accountId}/rejection-reasons/`
  const pathOf = (reason: Key) => `${path}${reason?.rejection_reason_id}/`
  return {
    list: async (query = ''): Promise<{ data: UsedReason[]; meta: { total: number } }> =>
      (await admin.get(path + query)).body,
    create: (content: object) =>
      admin.post(path, { label: 'New', reason_type: 'other', ...content }),
    update: (reason: Key, content: object) => admin.patch(pathOf(reason), content),
    remove: (reason: Key, query = '') => admin.delete(pathOf(reason) + query),
  }
}

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { REASON_LIMITS } from '#contract/settings/rejection-reason-types.ts'
import type { UsedReason } from '#contract/settings/rejection-reasons.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { applicationDecision, rejectionReason } from '#server/db/schema/decision.ts'
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
    const used = data.map(({ rejection_reason_id: id, used_count }) => [id, used_count])
    expect(used[0]).toEqual([reason.rejection_reason_id, 1])
    expect(used.slice(1).every(([, count]) => count === 0)).toBe(true)
    expect((await settings.list('?search=SCHEDULE')).data.map(({ label }) => label)).toEqual([
      'Not available for the schedule',
    ])
  })

  it('get a new one behind the others, once for each text whatever its case', async () => {
    const settings = await openSettings()
    const made = await settings.create({ label: ' No licence ' })
    expect(made.body.data).toMatchObject({ label: 'No licence', standard_reason: null })
    const again = await settings.create({ label: 'no LICENCE' })
    expect([again.status, again.body.error.code]).toEqual([409, 'reason_label_taken'])
    expect((await settings.list('?page_size=100')).data.at(-1)).toEqual(made.body.data)
  })

  it('are the company’s own once it has changed the text of one', async () => {
    const settings = await openSettings()
    const [first, second] = (await settings.list()).data
    const retyped = await settings.update(first, { reason_type: 'other' })
    expect(retyped.body.data).toMatchObject({
      reason_type: 'other',
      standard_reason: 'other_applicants_fit_better',
    })
    const renamed = await settings.update(first, { label: 'A better fit' })
    expect(renamed.body.data).toMatchObject({ label: 'A better fit', standard_reason: null })
    const taken = await settings.update(second, { label: 'a better FIT' })
    expect(taken.body.error.code).toBe('reason_label_taken')
  })

  it('lose one that was never used', async () => {
    const settings = await openSettings()
    const { data } = await settings.create({ label: 'Never used' }).then(({ body }) => body)
    expect((await settings.remove(data)).body.data).toMatchObject({ moved: 0 })
    expect((await settings.remove(data)).status).toBe(404)
    expect(await actionsOf(data.rejection_reason_id)).toEqual(['create', 'delete'])
  })

  it('lose one that was used only for another, which its decisions get', async () => {
    const { company, reject, refIds, reason } = await arrive(test)
    await reject({ ref_ids: refIds })
    const settings = await openSettings(company)
    const refused = await settings.remove(reason)
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      409,
      'reason_in_use',
      { count: 1 },
    ])
    const other = (await settings.list()).data.at(-1)
    const moved = await settings.remove(reason, `?replace_to=${other?.rejection_reason_id}`)
    expect(moved.body.data).toEqual({
      rejection_reason_id: reason.rejection_reason_id,
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

  it('are replaced by no reason of another company, by none that there is not, and not by itself', async () => {
    const settings = await openSettings()
    const foreign = (await (await openSettings()).list()).data[0]
    const [mine] = (await settings.list()).data
    for (const id of [foreign?.rejection_reason_id, 999_999_999, mine?.rejection_reason_id]) {
      const reply = await settings.remove(mine, `?replace_to=${id}`)
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['replace_to']])
    }
    expect((await settings.update(foreign, { label: 'Mine' })).status).toBe(404)
    expect((await settings.remove(foreign)).status).toBe(404)
  })

  it('never become none', async () => {
    const settings = await openSettings()
    const [last, ...others] = (await settings.list()).data
    for (const one of others) await settings.remove(one)
    expect((await settings.remove(last)).body.error.code).toBe('last_reason')
  })

  it(`are at most ${REASON_LIMITS.ofCompany}`, async () => {
    const company = await buildCompany(test.database)
    const settings = await openSettings(company)
    const { total } = (await settings.list()).meta
    await owner.insert(rejectionReason).values(
      Array.from({ length: REASON_LIMITS.ofCompany - total }, (_, index) => ({
        accountId: company.accountId,
        reasonType: 'other' as const,
        label: `Reason ${index}`,
        sortOrder: 100,
      })),
    )
    const reply = await settings.create({ label: 'One more' })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'too_many_reasons'])
  })

  it.each([
    { label: ' ' },
    { label: 'x'.repeat(81) },
    { reason_type: 'by_luck' },
    { label: 'a\0' },
  ])('do not get %j', async (content) => {
    expect((await (await openSettings()).create(content)).status).toBe(400)
  })

  it('are changed by no user without access to the settings', async () => {
    const company = await buildCompany(test.database)
    const recruiter = await test.as(
      await buildStaff(test.database, { company, preset: 'Recruiter' }),
    )
    const path = `/account/v1/${company.accountId}/rejection-reasons/`
    expect((await recruiter.get(path)).status).toBe(403)
    expect((await recruiter.post(path, { label: 'Mine', reason_type: 'other' })).status).toBe(403)
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

async function actionsOf(reasonId: number): Promise<string[]> {
  const rows = await owner
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'rejection_reason'), eq(auditEvent.entityId, reasonId)))
    .orderBy(auditEvent.at)
  return rows.map(({ action }) => action)
}

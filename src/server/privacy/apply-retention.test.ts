import { and, asc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RetentionDays } from '#contract/privacy/retention.ts'
import { erasureProof, retentionPolicy } from '#server/db/schema/privacy.ts'
import { applicant, application } from '#server/db/schema/requisition.ts'
import { buildEnded } from '#testing/retention.ts'
import { openTestApp } from '#testing/test-app.ts'

import { applyRetention, orderRetention } from './apply-retention.ts'
import { subjectHash } from './subject-hash.ts'

const DAY_MS = 86_400_000
const NINETY = { ended_applications_days: 90, hired_applications_days: null }

const test = await openTestApp()
const { owner } = test.database
const jobs = {
  send: async (_tx: unknown, name: string, payload: unknown) => {
    test.recordedJobs.push({ name, payload })
  },
  isOpen: async () => false,
  wake: () => {},
  start: async () => {},
  stop: async () => {},
}
const deps = { ...test, now: test.clock.now, jobs }

type Ended = Awaited<ReturnType<typeof buildEnded>>

describe('the daily run', () => {
  it('anonymises what the preview said, keeps what is held, and tells how many', async () => {
    const company = await buildEnded(test, [
      { daysAgo: 100 },
      { daysAgo: 100 },
      { daysAgo: 100, status: 'active', by: 'closed' },
      { daysAgo: 100, status: 'hired' },
      { daysAgo: 20 },
    ])
    const { admin, accountId, ids, url } = company
    const [first, held, closed] = ids
    const hash = subjectHash(test.secret, await emailOf(first))
    await admin.put(`/account/v1/legal-hold/${accountId}/${held}/`, { reason: 'A claim' })
    await inForce(company, NINETY)
    const preview = await admin.get(`${url}preview/?ended_applications_days=90`)
    expect(preview.body.data).toMatchObject({ next_run: 2, held: 1 })

    await runAll(company)
    expect(await erasedOf(ids)).toEqual([first, closed])
    const { body } = await admin.get(`${url}runs/`)
    expect(body).toMatchObject({
      data: [{ rule: 'ended_applications', days: 90, erased: 2, held: 1 }],
      meta: { total: 1 },
    })
    expect(body.data[0].finished_at).not.toBeNull()
    const proofs = await owner
      .select()
      .from(erasureProof)
      .where(eq(erasureProof.accountId, accountId))
    expect(proofs.map(({ rule }) => rule)).toEqual(['ended_applications', 'ended_applications'])
    expect(proofs.map((proof) => proof.subjectHash)).toContain(hash)
    expect(await emailOf(first)).toBe('')
    expect(await emailOf(held)).not.toBe('')

    // Lifting the hold lets it go the next time.
    await admin.delete(`/account/v1/legal-hold/${accountId}/${held}/`)
    test.clock.shift(DAY_MS)
    await runAll(company)
    expect(await erasedOf(ids)).toEqual([first, held, closed])
    const later = await company.enter()
    expect((await later.get(`${url}runs/`)).body.data).toMatchObject([
      { erased: 1, held: 0 },
      { erased: 2, held: 1 },
    ])
  })

  it('goes by rules only after their notice, and not by those of other companies', async () => {
    const ours = await buildEnded(test, [{ daysAgo: 100 }])
    const theirs = await buildEnded(test, [{ daysAgo: 100 }])
    await ours.admin.put(ours.url, NINETY)
    await runAll(ours)
    expect(await erasedOf(ours.ids)).toEqual([])
    // Ordered before the notice was over, and done after it.
    const at = test.clock.now().toISOString()
    test.clock.shift(DAY_MS)
    await applyRetention(deps, { accountId: ours.accountId, at })
    expect(await erasedOf(ours.ids)).toEqual([])
    await runAll(ours)
    expect(await erasedOf(ours.ids)).toEqual(ours.ids)
    expect(await erasedOf(theirs.ids)).toEqual([])
    const admin = await theirs.enter()
    expect((await admin.get(`${theirs.url}runs/`)).body.meta.total).toBe(0)
  })

  it('does nothing by rules that were taken back', async () => {
    const company = await buildEnded(test, [{ daysAgo: 100 }])
    await inForce(company, NINETY)
    await company.admin.put(company.url, { ...NINETY, ended_applications_days: null })
    await runAll(company)
    expect(await erasedOf(company.ids)).toEqual([])
  })

  it('takes up where it broke off, and counts no one twice', async () => {
    const many = Array.from({ length: 25 }, () => ({ daysAgo: 100 }))
    const company = await buildEnded(test, many)
    const { accountId, ids } = company
    await inForce(company, NINETY)
    const at = test.clock.now().toISOString()
    let scopes = 0
    // Up to the middle of the second batch.
    const breaking = {
      ...deps,
      database: {
        ...test.database,
        inScope: ((...given: Parameters<typeof test.database.inScope>) => {
          scopes += 1
          if (scopes > 6) throw new Error('The power is gone.')
          return test.database.inScope(...given)
        }) as typeof test.database.inScope,
      },
    }
    await expect(applyRetention(breaking, { accountId, at })).rejects.toThrow('The power is gone.')
    expect(await erasedOf(ids)).toHaveLength(20)
    await applyRetention(deps, { accountId, at })
    await applyRetention(deps, { accountId, at })
    expect(await erasedOf(ids)).toHaveLength(25)
    const { body } = await company.admin.get(`${company.url}runs/`)
    expect(body.data).toMatchObject([{ erased: 25, held: 0 }])
  })

  it('leaves alone the user who is taken back into a requisition while it looks', async () => {
    const company = await buildEnded(test, [{ daysAgo: 100 }, { daysAgo: 100 }])
    const [recovered, other] = company.ids
    await inForce(company, NINETY)
    const { storage } = test
    let hasRecovered = false
    const racing = {
      ...deps,
      storage,
      database: {
        ...test.database,
        inScope: (async (...given: Parameters<typeof test.database.inScope>) => {
          const found = await test.database.inScope(...given)
          // The first batch is known by now.
          if (Array.isArray(found) && found.includes(recovered) && !hasRecovered) {
            hasRecovered = true
            await owner
              .update(application)
              .set({ status: 'active', decidedAt: null })
              .where(eq(application.userSmartreqId, recovered ?? 0))
          }
          return found
        }) as typeof test.database.inScope,
      },
    }
    const at = test.clock.now().toISOString()
    await applyRetention(racing, { accountId: company.accountId, at })
    expect(hasRecovered).toBe(true)
    expect(await erasedOf(company.ids)).toEqual([other])
  })
})

/** Saved long enough ago to count. */
async function inForce({ admin, url, accountId }: Ended, days: RetentionDays): Promise<void> {
  await admin.put(url, days)
  await owner
    .update(retentionPolicy)
    .set({ effectiveFrom: new Date(test.clock.now().getTime() - DAY_MS) })
    .where(eq(retentionPolicy.accountId, accountId))
}

/** What the queue would do for a company on the hour of the run. */
async function runAll({ accountId }: Ended): Promise<void> {
  test.recordedJobs.length = 0
  await orderRetention(deps)
  for (const { name, payload } of test.recordedJobs.splice(0)) {
    expect(name).toBe('apply-retention')
    const job = payload as Parameters<typeof applyRetention>[1]
    if (job.accountId === accountId) await applyRetention(deps, job)
  }
}

async function erasedOf(ids: readonly number[]): Promise<number[]> {
  const rows = await owner
    .select()
    .from(application)
    .where(inArray(application.userSmartreqId, [...ids]))
    .orderBy(asc(application.userSmartreqId))
  return rows.filter((row) => row.erasedAt !== null).map((row) => row.userSmartreqId)
}

async function emailOf(userSmartreqId: number | undefined): Promise<string> {
  const [row] = await owner
    .select({ email: applicant.email })
    .from(applicant)
    .innerJoin(
      application,
      and(eq(application.accountId, applicant.accountId), eq(application.userId, applicant.userId)),
    )
    .where(eq(application.userSmartreqId, userSmartreqId ?? 0))
  return row?.email ?? ''
}

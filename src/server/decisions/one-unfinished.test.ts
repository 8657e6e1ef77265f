import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { application } from '#server/db/schema/requisition.ts'
import { toAppError } from '#server/http/errors.ts'
import { buildApplication, buildPerson } from '#testing/builders.ts'
import { arrive, seenOf, stateOf } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const UNFINISHED = { status: 'incomplete', stepStatus: 'in_progress' } as const

it('a rejection of someone who has applied again meanwhile is not undone', async () => {
  const { requisition, first, refIds, reject, undo } = await arrive(test, {
    applicants: [UNFINISHED],
  })
  const { data } = (await reject({ ref_ids: refIds })).body
  const again = await buildApplication(test.database, { requisition, person: personOf(first) })
  const undone = await undo(data.batch_id)
  expect([undone.status, undone.body.data.done]).toEqual([200, []])
  expect(undone.body.data.skipped).toMatchObject([{ ref_id: refIds[0], reason: 'applied_again' }])
  expect((await stateOf(test, first))[0]).toBe('rejected')
  await owner
    .update(application)
    .set({ status: 'withdrawn' })
    .where(eq(application.userSmartreqId, again.userSmartreqId))
  expect((await undo(data.batch_id)).body.data.done).toEqual(refIds)
})

it('of two ended applications of one person, one is recovered', async () => {
  const { requisition, first, decide, decideOne, refIds, reason } = await arrive(test, {
    applicants: [UNFINISHED],
  })
  const reject = { action: 'reject', rejection_reason_id: reason.rejection_reason_id }
  const seen = seenOf(requisition, 'incomplete')
  await decideOne(first, { ...reject, seen })
  const second = await buildApplication(test.database, {
    requisition,
    person: personOf(first),
    values: UNFINISHED,
  })
  await decideOne(second, { ...reject, seen })
  const both = { action: 'recover', ref_ids: [refIds[0], second.refId] }
  const { data } = (await decide(both)).body
  expect(data.done).toEqual([refIds[0]])
  expect(data.skipped).toMatchObject([{ ref_id: second.refId, reason: 'applied_again' }])
})

it('where two come at once, the database refuses the second, and the caller learns why', async () => {
  const { requisition, first } = await arrive(test, { applicants: [UNFINISHED] })
  const insert = () =>
    buildApplication(test.database, { requisition, person: personOf(first), values: UNFINISHED })
  const error = await insert().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(toAppError(error)).toMatchObject({ code: 'applied_again', status: 409 })
  // Other people, and applications that ended or were deleted, are in no one's way.
  await buildApplication(test.database, { requisition, person: await buildPerson(test.database) })
  await owner
    .update(application)
    .set({ deletedAt: new Date() })
    .where(eq(application.userSmartreqId, first.userSmartreqId))
  await insert()
})

function personOf({ userId }: { userId: number }) {
  return { userId, email: `${userId}@example.com`, isProviderAdmin: false }
}

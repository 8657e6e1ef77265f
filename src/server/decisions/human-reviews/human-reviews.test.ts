import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import { REVIEW_NOTE_LENGTH } from '#contract/decisions/decisions-rules.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import { humanReview } from '#server/db/schema/human-review.ts'
import { application } from '#server/db/schema/requisition.ts'
import { collectExport } from '#server/privacy/collect-export.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openReviewing, rejectByRule } from '#testing/human-reviews.ts'
import { tablesThatHold } from '#testing/privacy.ts'
import { openTestApp } from '#testing/test-app.ts'

const MINUTE = 60_000
const NOTE = 'My certificate was renewed last week'
const LONG = 'x'.repeat(REVIEW_NOTE_LENGTH + 1)

const test = await openTestApp()
const { database } = test
const { owner } = database
const at = await openReviewing(test)

const isOf = ({ application: { userSmartreqId } }: Awaited<ReturnType<typeof rejectByRule>>) =>
  eq(humanReview.userSmartreqId, userSmartreqId)

/** What was written into the trail about an application, in order. */
async function trailOf(userSmartreqId: number) {
  const rows = await owner
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.entityId, userSmartreqId))
    .orderBy(auditEvent.auditId)
  return rows.filter(({ action }) => /review/.test(action))
}

describe('asking for a review by a person', () => {
  it('is offered to a candidate whom a rule rejected, who is told of no rule', async () => {
    const one = await rejectByRule(test, at)
    const { status, decision } = await one.told()
    expect([status, decision.review]).toEqual(['not_selected', null])
    expect(Object.keys(decision)).toEqual(['decided_at', 'review'])
  })

  it('is done once for each decision, and stands in the trail with the note', async () => {
    const one = await rejectByRule(test, at)
    const key = randomUUID()
    const first = await one.ask({ note: `  ${NOTE} ` }, key)
    expect([first.status, first.body.data.review.state]).toEqual([200, 'open'])
    expect((await one.ask({ note: `  ${NOTE} ` }, key)).body).toEqual(first.body)
    // Asked for again on another device.
    expect((await one.ask({ note: 'Another one' })).body).toEqual(first.body)
    expect(await one.told()).toEqual({ status: 'not_selected', decision: first.body.data })
    expect(await owner.$count(humanReview, isOf(one))).toBe(1)
    const { userId, userSmartreqId } = one.application
    expect(await trailOf(userSmartreqId)).toMatchObject([
      { entity: 'application', action: 'ask_for_human_review', actorId: userId, reason: NOTE },
    ])
    expect((await one.seen()).human_review).toMatchObject({ note: NOTE, state: 'open' })
  })

  it('is refused where no rule rejected the application', async () => {
    const candidate = await buildCandidate(test, { requisition: at.requisition })
    const { userId, refId, userSmartreqId } = candidate.application
    const url = `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`
    const ask = () => candidate.client.post(`${url}human-review/`, {})
    expect([(await ask()).status, (await ask()).body.error.code]).toEqual([409, 'conflict'])
    const reject = { action: 'reject', rejection_reason_id: at.rejectionReasonId, reason_note: '' }
    const seen = { status: 'incomplete', job_step_id: at.requisition.stepIds[0] }
    const decided = await at.recruiter.post(
      `/smartreq/v1/user-smartreq/${userSmartreqId}/decision/`,
      { ...reject, seen },
    )
    expect(decided.status).toBe(200)
    expect((await ask()).status).toBe(409)
    expect((await candidate.client.get(url)).body.data).toMatchObject({
      status: 'not_selected',
      automated_decision: null,
    })
  })

  it('is refused where staff merged the application into another one', async () => {
    const [one, other] = [await rejectByRule(test, at), await rejectByRule(test, at)]
    const { userSmartreqId } = one.application
    await owner
      .update(application)
      .set({
        mergedInto: other.application.userSmartreqId,
        mergedAt: new Date(),
        mergedBy: at.person.userId,
      })
      .where(eq(application.userSmartreqId, userSmartreqId))
    expect((await one.told()).decision).toBeNull()
    expect((await one.ask()).status).toBe(409)
  })

  it('is no other user’s to do, and answers nothing for what is not there', async () => {
    const one = await rejectByRule(test, at)
    const stranger = await buildCandidate(test, { requisition: at.requisition })
    expect((await stranger.client.post(`${one.tracker}human-review/`, {})).status).toBe(404)
    const { userId } = one.application
    const none = `/user/v1/progress-tracker/user/${userId}/ref/999999999/human-review/`
    expect((await one.client.post(none, {})).status).toBe(404)
    expect((await one.told()).decision.review).toBeNull()
  })

  it.each([{ note: LONG }, { note: 7 }, { note: null }])('is refused with %o', async (body) => {
    const one = await rejectByRule(test, at)
    const reply = await one.ask(body)
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['note']])
  })

  it('is told by email to the user who looks after the application, once, without a name', async () => {
    const one = await rejectByRule(test, at)
    const { company } = at
    const mate = await buildStaff(database, { company, preset: 'Recruiter' })
    const { refId } = one.application
    const assigned = await at.recruiter.post(`${at.job}/applicants/assigned-user/`, {
      user_id: mate.userId,
      ref_ids: [refId],
    })
    expect(assigned.status).toBe(200)
    await one.ask({ note: NOTE })
    await test.sendMail()
    const link = `/smartreq-detail-applicant/${one.application.userSmartreqId}`
    const mails = (await test.mailTo(mate.email)).filter(({ text }) => text.includes(link))
    const asked = mails.filter(({ subject }) => /review by a person/.test(subject))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.text).not.toContain(one.person.email)
    expect(asked[0]?.text).not.toContain(NOTE)
  })

  it('is told again when the same application is rejected and asked about again', async () => {
    const own = await openReviewing(test)
    const one = await rejectByRule(test, own)
    await one.ask()
    await one.decide({ action: 'recover' })
    await rejectAgainByRule(one)
    expect((await one.ask()).body.data.review.state).toBe('open')
    await test.sendMail()
    const subjects = (await test.mailTo(own.person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /review by a person/.test(subject))).toHaveLength(2)
  })

  it('is told to those whose role asks for applications where no one manages the requisition', async () => {
    const own = await openReviewing(test)
    const one = await rejectByRule(test, own)
    await one.ask()
    await test.sendMail()
    const subjects = (await test.mailTo(own.person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /review by a person/.test(subject))).toHaveLength(1)
  })
})

describe('answering a review by a person', () => {
  it('keeps the decision for a reason, which the candidate does not read', async () => {
    const one = await rejectByRule(test, at)
    await one.ask()
    const key = randomUUID()
    const kept = await one.keep({ reason: ' The score is far below ' }, key)
    expect(kept.body.data).toMatchObject({ state: 'kept', reason: 'The score is far below' })
    expect((await one.keep({ reason: ' The score is far below ' }, key)).body).toEqual(kept.body)
    const late = await one.keep()
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    const { status, decision } = await one.told()
    expect([status, decision.review.state]).toEqual(['not_selected', 'kept'])
    expect(decision.review.answered_at).toBe(kept.body.data.answered_at)
    expect(JSON.stringify((await one.client.get(one.tracker)).body)).not.toContain('far below')
    expect((await one.ask()).body.data).toEqual(decision)
    expect(await trailOf(one.application.userSmartreqId)).toMatchObject([
      { action: 'ask_for_human_review' },
      {
        action: 'keep_reviewed_decision',
        actorId: at.person.userId,
        reason: 'The score is far below',
      },
    ])
  })

  it('is taken back for some minutes, and no longer', async () => {
    const one = await rejectByRule(test, at)
    expect((await one.reopen()).status).toBe(409)
    await one.ask()
    expect((await one.reopen()).status).toBe(409)
    await one.keep()
    const reopened = await one.reopen()
    expect(reopened.body.data).toMatchObject({ state: 'open', answered_at: null, reason: '' })
    expect((await one.told()).decision.review).toMatchObject({ state: 'open', answered_at: null })
    await one.keep()
    await at.wait(UNDO_MINUTES * MINUTE + 1)
    expect((await one.reopen()).body.error.code).toBe('undo_expired')
  })

  it('is overturned by recovering the application, in the same step', async () => {
    const one = await rejectByRule(test, at)
    await one.ask({ note: NOTE })
    expect((await one.decide({ action: 'recover' })).status).toBe(200)
    const { status, decision } = await one.told()
    expect([status, decision.review.state]).toEqual(['submitted', 'overturned'])
    const { human_review: review, history } = await one.seen()
    expect(review).toMatchObject({ state: 'overturned', answered_by: expect.any(String) })
    const actions = history.map(({ action }: { action: string }) => action)
    expect(actions).toContain('overturn_reviewed_decision')
    expect((await one.keep()).status).toBe(409)
    expect((await one.ask()).status).toBe(409)
    // Rejected by a user afterwards: no rule decided that.
    await one.decide({
      action: 'reject',
      rejection_reason_id: at.rejectionReasonId,
      reason_note: '',
    })
    expect((await one.told()).decision).toBeNull()
    expect((await one.ask()).status).toBe(409)
  })

  it('is overturned as well after it was kept, and when what the rule did is undone', async () => {
    const [kept, undone] = [await rejectByRule(test, at), await rejectByRule(test, at)]
    for (const one of [kept, undone]) await one.ask()
    await kept.keep()
    await kept.decide({ action: 'recover' })
    expect((await kept.told()).decision.review.state).toBe('overturned')
    const [{ automation }] = (await undone.seen()).history.filter(
      (entry: { action: string }) => entry.action === 'reject',
    )
    const url = `${undone.scorecard}automation-runs/${automation.run_id}/undo/`
    expect((await at.recruiter.post(url, {})).body.data).toEqual({ is_undone: true })
    expect((await undone.told()).decision.review.state).toBe('overturned')
  })

  it('is closed by a move to another requisition, and open again when that is undone', async () => {
    const one = await rejectByRule(test, at)
    await one.ask()
    const { refId } = one.application
    const other = await buildRequisition(database, { company: at.company })
    const moved = await at.recruiter.post(`${at.job}/applicants/moves/`, {
      to_job_id: other.jobId,
      ref_ids: [refId],
    })
    expect(moved.body.data.done).toEqual([refId])
    const [review] = await owner.select().from(humanReview).where(isOf(one))
    expect(review?.state).toBe('overturned')
    const batch = `${at.job}/applicants/decisions/${moved.body.data.batch_id}/undo/`
    expect((await at.recruiter.post(batch, {})).body.data.done).toEqual([refId])
    expect((await one.told()).decision.review).toMatchObject({ state: 'open', answered_at: null })
  })

  it('is for those who may decide, about what is there', async () => {
    const one = await rejectByRule(test, at)
    await one.ask()
    const body = { reason: 'No' }
    const url = `${one.scorecard}human-review/keep/`
    const interviewer = await test.as(
      await buildStaff(database, { company: at.company, preset: 'Interviewer' }),
    )
    const elsewhere = await openReviewing(test)
    expect((await interviewer.post(url, body)).status).toBe(403)
    expect((await one.client.post(url, body)).status).toBe(404)
    expect((await elsewhere.recruiter.post(url, body)).status).toBe(404)
    const none = '/smartreq/v1/user-smartreq/999999999/human-review/keep/'
    expect((await at.recruiter.post(none, body)).status).toBe(404)
    expect((await one.told()).decision.review.state).toBe('open')
  })

  it.each([{}, { reason: '  ' }, { reason: LONG }, { reason: 7 }])(
    'is refused with %o',
    async (body) => {
      const one = await rejectByRule(test, at)
      await one.ask()
      const reply = await one.keep(body)
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['reason']])
    },
  )
})

describe('a review of an application that was merged away', () => {
  it('is listed and answered from the application that it went into', async () => {
    const { one, into, reopen } = await mergeAsked()
    expect((await into.seen()).human_review).toMatchObject({ state: 'open', is_of_merged: true })
    const list = `${at.job}/applicants/?human_review=open&page_size=100`
    const rows: { ref_id: number }[] = (await at.recruiter.get(list)).body.data
    expect(rows.map((row) => row.ref_id)).toContain(into.application.refId)
    expect((await into.keep({ reason: 'Far below' })).body.data.state).toBe('kept')
    expect((await one.told()).decision.review.state).toBe('kept')
    expect((await reopen()).body.data.state).toBe('open')
    const away = await one.keep()
    expect([away.status, away.body.error.code]).toEqual([409, 'application_merged'])
  })

  it('is overturned by recovering the application that it went into', async () => {
    const { one, into } = await mergeAsked()
    expect((await into.decide({ action: 'recover' })).status).toBe(200)
    expect((await one.told()).decision.review.state).toBe('overturned')
  })

  it('is overturned by going on with the applicant, and open again when that is undone', async () => {
    const { one, into } = await mergeAsked()
    const isInto = eq(application.userSmartreqId, into.application.userSmartreqId)
    await owner.update(application).set({ status: 'active', stepStatus: 'passed' }).where(isInto)
    const { batch_id: batchId } = (await into.decide({ action: 'advance' })).body.data
    expect((await one.told()).decision.review.state).toBe('overturned')
    await at.recruiter.post(`${at.job}/applicants/decisions/${batchId}/undo/`, {})
    expect((await one.told()).decision.review.state).toBe('open')
  })
})

describe('lists of applicants', () => {
  it('are narrowed to those of whom a review is open, of one requisition and of all', async () => {
    const own = await openReviewing(test)
    const [open, answered] = [await rejectByRule(test, own), await rejectByRule(test, own)]
    await rejectByRule(test, own)
    await open.ask()
    await answered.ask()
    await answered.keep()
    const query = '?human_review=open'
    const account = `/smartreq/v1/account/${own.company.accountId}`
    for (const list of [`${own.job}/applicants/`, `${account}/applicants/`]) {
      const { data, meta } = (await own.recruiter.get(`${list}${query}`)).body
      expect(meta.total).toBe(1)
      expect(data).toMatchObject([{ ref_id: open.application.refId }])
    }
    const counts = await own.recruiter.get(`${own.job}/applicants/counts/${query}`)
    expect(counts.body.data.status.rejected).toBe(1)
    const matching = { human_review: 'open' }
    const recovered = await own.recruiter.post(`${own.job}/applicants/decisions/`, {
      action: 'recover',
      matching,
    })
    expect(recovered.body.data.done).toEqual([open.application.refId])
    expect((await own.recruiter.get(`${own.job}/applicants/${query}`)).body.data).toEqual([])
    const wrong = await own.recruiter.get(`${own.job}/applicants/?human_review=lost`)
    expect(wrong.status).toBe(400)
  })
})

describe('the data of a candidate who asked for a review', () => {
  it('is in their copy, without what staff wrote for the team', async () => {
    const one = await rejectByRule(test, at)
    await one.ask({ note: NOTE })
    await one.keep({ reason: 'Below the line' })
    const whose = { userId: one.person.userId, accountId: null, hasPrivateData: true }
    const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
    expect(copy['reviews_by_a_person']).toMatchObject([{ note: NOTE, state: 'kept' }])
    expect(JSON.stringify(copy['reviews_by_a_person'])).not.toContain('Below the line')
  })

  it('goes with the application when that is erased', async () => {
    const one = await rejectByRule(test, at)
    const note = `Note ${randomUUID()}`
    const reason = `Reason ${randomUUID()}`
    await one.ask({ note })
    await one.keep({ reason })
    const { userSmartreqId } = one.application
    const { storage, secret, clock } = test
    const deps = { database, storage, secret, now: clock.now }
    const { accountId } = at.company
    const ids = { accountId, userSmartreqIds: [userSmartreqId] }
    expect(await eraseApplications(deps, { ...ids, rule: 'request' })).toBe(1)
    expect(await owner.$count(humanReview, isOf(one))).toBe(0)
    expect(await tablesThatHold(database, [note, reason])).not.toContain('audit_event')
    const [row] = await owner
      .select()
      .from(application)
      .where(eq(application.userSmartreqId, userSmartreqId))
    expect(row?.erasedAt).not.toBeNull()
  })
})

/** Two applications rejected by the rule: the one asked about was merged into the other. */
async function mergeAsked() {
  const [one, into] = [await rejectByRule(test, at), await rejectByRule(test, at)]
  await one.ask({ note: NOTE })
  await owner
    .update(application)
    .set({
      mergedInto: into.application.userSmartreqId,
      mergedAt: new Date(),
      mergedBy: at.person.userId,
    })
    .where(eq(application.userSmartreqId, one.application.userSmartreqId))
  return { one, into, reopen: into.reopen }
}

/** As a rule does it to an application that was recovered. */
async function rejectAgainByRule({
  application: { userSmartreqId },
}: Awaited<ReturnType<typeof rejectByRule>>) {
  const isOfIt = eq(applicationDecision.userSmartreqId, userSmartreqId)
  const [first] = await owner
    .select()
    .from(applicationDecision)
    .where(and(isOfIt, eq(applicationDecision.action, 'reject')))
  if (first === undefined) throw new Error('No rule rejected it.')
  const { decisionId: _, ...same } = first
  const decidedAt = new Date(first.decidedAt.getTime() + MINUTE)
  await owner.insert(applicationDecision).values({ ...same, batchId: randomUUID(), decidedAt })
  const isThis = eq(application.userSmartreqId, userSmartreqId)
  await owner.update(application).set({ status: 'rejected' }).where(isThis)
}

import { describe, expect, it } from 'vitest'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import { only, type Application } from '#testing/builders.ts'
import { arrive, seenOf, stateOf, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const MESSAGE = {
  subject: 'Your application for {{job_name}}',
  body: '<p>Hello {{first_name}}, thank you.</p>',
  language: 'en',
  delay_minutes: UNDO_MINUTES,
}

async function begin() {
  const arrived = await arrive(test, { applicants: [WAITING, WAITING] })
  return {
    ...arrived,
    messagesOf: async ({ userSmartreqId }: Application) =>
      (await arrived.recruiter.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/messages/`)).body
        .data,
  }
}

describe('an email about a rejection', () => {
  it('goes to those who were rejected, and to no one who was skipped', async () => {
    const { reject, refIds, applicants, messagesOf, decideOne, requisition, first } = await begin()
    await decideOne(first, { action: 'hold', seen: seenOf(requisition, 'active') })
    const seen = refIds.map((refId) => ({ ref_id: refId, ...seenOf(requisition, 'active') }))
    const reply = await reject({ ref_ids: refIds, seen, message: MESSAGE })
    expect([reply.body.data.done.length, reply.body.data.skipped.length]).toEqual([1, 1])
    await test.sendMail()
    expect(await messagesOf(first)).toEqual([])
    const [, second] = applicants
    const [sent] = await messagesOf(second ?? first)
    expect(sent).toMatchObject({ state: 'sent' })
    expect(sent.body).not.toContain('{{')
  })

  it('waits for the end of the time in which the decision can be undone', async () => {
    const { reject, refIds, first, messagesOf } = await begin()
    const { undo_until: until } = (await reject({ ref_ids: refIds, message: MESSAGE })).body.data
    const [message] = await messagesOf(first)
    expect(message.send_at >= until).toBe(true)
    const early = { ...MESSAGE, delay_minutes: UNDO_MINUTES - 1 }
    expect((await reject({ ref_ids: refIds, message: early })).status).toBe(400)
  })

  it('is stopped when the rejection is undone', async () => {
    const { reject, undo, refIds, first, messagesOf } = await begin()
    const { batch_id: batchId } = (await reject({ ref_ids: refIds, message: MESSAGE })).body.data
    await undo(batchId)
    await test.sendMail()
    expect(await messagesOf(first)).toMatchObject([{ state: 'cancelled' }])
  })

  it('is stopped when the applicant is recovered before it went out', async () => {
    const { decideOne, first, reason, requisition, messagesOf } = await begin()
    const { rejection_reason_id } = reason
    const seen = seenOf(requisition, 'active')
    const message = { ...MESSAGE, delay_minutes: 3 * 24 * 60 }
    await decideOne(first, { action: 'reject', seen, rejection_reason_id, message })
    expect(only(await messagesOf(first))).toMatchObject({ state: 'scheduled' })
    await decideOne(first, { action: 'recover', seen: seenOf(requisition, 'rejected') })
    await test.sendMail()
    expect(await messagesOf(first)).toMatchObject([{ state: 'cancelled' }])
  })

  it('that has no words refuses the rejection as a whole', async () => {
    const { reject, refIds, first, messagesOf } = await begin()
    const reply = await reject({ ref_ids: refIds, message: { ...MESSAGE, body: '<p></p>' } })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['body']])
    expect((await stateOf(test, first))[0]).toBe('active')
    expect(await messagesOf(first)).toEqual([])
  })
})

describe('an email that goes with advancing', () => {
  it('names the step that they are at then, once the decision can no longer be undone', async () => {
    const { decide, refIds, first, messagesOf } = await begin()
    const message = { ...MESSAGE, subject: 'Next: {{current_step_name}}' }
    const reply = await decide({ action: 'advance', ref_ids: refIds, message })
    const { undo_until: until } = reply.body.data
    const [ordered] = await messagesOf(first)
    expect(ordered).toMatchObject({ state: 'scheduled', subject: 'Next: Interview' })
    expect(ordered.send_at >= until).toBe(true)
    await test.sendMail()
    expect(await messagesOf(first)).toMatchObject([{ state: 'sent', subject: 'Next: Interview' }])
  })

  it.each(['reject', 'undo', 'withdraw'] as const)('does not go out after %s', async (later) => {
    const { decideOne, undo, first, reason, requisition, messagesOf } = await begin()
    const seen = seenOf(requisition, 'active')
    const { body } = await decideOne(first, { action: 'advance', seen, message: MESSAGE })
    const now = { ...seen, job_step_id: body.data.job_step_id }
    if (later === 'reject') {
      const { rejection_reason_id } = reason
      await decideOne(first, { action: 'reject', seen: now, rejection_reason_id })
    }
    if (later === 'undo') await undo(body.data.batch_id)
    if (later === 'withdraw') {
      const { userId, refId } = first
      const candidate = await test.as({ userId })
      const tracker = `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`
      await candidate.post(`${tracker}withdraw/`, {})
    }
    await test.sendMail()
    expect(await messagesOf(first)).toMatchObject([{ state: 'cancelled' }])
  })

  it('is shown before as it will read, and goes with advancing alone', async () => {
    const { decide, refIds, requisition, recruiter } = await begin()
    const url = `/smartreq/v1/${requisition.jobId}/email-applicants/preview/`
    const { delay_minutes: _, ...text } = { ...MESSAGE, subject: '{{current_step_name}}' }
    const preview = { ref_id: refIds[0], ...text, is_advancing: true }
    expect((await recruiter.post(url, preview)).body.data.subject).toBe('Interview')
    const reply = await decide({ action: 'hold', ref_ids: refIds, message: MESSAGE })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['message']])
  })
})

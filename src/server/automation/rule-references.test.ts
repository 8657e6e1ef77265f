import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AutomationAction, AutomationCondition } from '#contract/automation/automation.ts'
import { NAMED_USES, type Usage } from '#contract/core/collection.ts'
import { applicantTag } from '#server/db/schema/applicant-change.ts'
import { automationRule } from '#server/db/schema/automation.ts'
import { rejectionReason } from '#server/db/schema/decision.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

type What = { actions?: AutomationAction[]; conditions?: AutomationCondition[]; name?: string }

/** A company with two reasons and two tags, and its rules. */
async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  const person = await buildStaff(database, { company, preset: 'Account admin' })
  const admin = await test.as(person)
  const settings = `/account/v1/${accountId}`
  const { data: reasons } = (await admin.get(`${settings}/rejection-reasons/`)).body
  const reasonIds: number[] = reasons.map(
    (one: { rejection_reason_id: number }) => one.rejection_reason_id,
  )
  const tags = ['One', 'Other'].map((name) => ({ accountId, name }))
  const made = await owner.insert(applicantTag).values(tags).returning()
  const [reason = 0, otherReason = 0] = reasonIds
  const [tag = 0, otherTag = 0] = made.map(({ tagId }) => tagId)
  const rule = async ({ actions = [], conditions = [], name = 'Rule' }: What) => {
    const on = { isOn: true, switchedOnBy: person.userId, switchedOnAt: new Date() }
    const what = { trigger: { kind: 'submitted' as const }, actions, conditions }
    const values = { accountId, jobId, name, slug: `rule-${randomUUID()}`, sortOrder: 1 }
    const [row] = await owner
      .insert(automationRule)
      .values({ ...values, ...what, ...on })
      .returning()
    return row?.automationRuleId ?? 0
  }
  const usageOf = async (path: 'rejection-reasons' | 'tags', index = 0): Promise<Usage> =>
    (await admin.get(`${settings}/${path}/`)).body.data[index].uses.rules
  return {
    reason,
    otherReason,
    tag,
    otherTag,
    rule,
    usageOf,
    remove: (path: string) => admin.delete(`${settings}/${path}`),
    rejecting: { kind: 'reject', rejection_reason_id: reason, reason_note: '' } as const,
  }
}

async function ruleOf(id: number) {
  const [row] = await owner
    .select()
    .from(automationRule)
    .where(eq(automationRule.automationRuleId, id))
  if (row === undefined) throw new Error('There is no such rule.')
  return row
}

describe('rules that use a rejection reason', () => {
  it('are counted and named, five at most, and others are not', async () => {
    const { rule, rejecting, usageOf, otherReason } = await open()
    await rule({ actions: [{ ...rejecting, rejection_reason_id: otherReason }] })
    expect(await usageOf('rejection-reasons')).toEqual({ count: 0, named: [] })
    for (let count = 0; count <= NAMED_USES; count += 1)
      await rule({ name: `Rule ${count}`, actions: [rejecting] })
    const { count, named } = await usageOf('rejection-reasons')
    expect([count, named.length, named[0]]).toEqual([
      NAMED_USES + 1,
      NAMED_USES,
      { id: expect.any(Number), name: 'Rule 0', place: 'Harbour pilot' },
    ])
  })

  it('reject with the one that takes its place, and stay on', async () => {
    const { rule, rejecting, reason, otherReason, remove } = await open()
    const id = await rule({ actions: [rejecting] })
    const reply = await remove(`rejection-reasons/${reason}/?replace_to=${otherReason}`)
    expect(reply.status).toBe(200)
    expect(await ruleOf(id)).toMatchObject({
      isOn: true,
      version: 2,
      actions: [{ ...rejecting, rejection_reason_id: otherReason }],
    })
  })

  it('are stopped where nothing takes its place', async () => {
    const { rule, rejecting, reason, remove } = await open()
    const [id, other] = [await rule({ actions: [rejecting] }), await rule({})]
    expect((await remove(`rejection-reasons/${reason}/`)).status).toBe(200)
    expect(await ruleOf(id)).toMatchObject({ isOn: false, problem: 'missing_reference' })
    expect(await ruleOf(other)).toMatchObject({ isOn: true, problem: null })
  })
})

describe('rules that use a tag', () => {
  it('are counted by what they do and by what they ask for, and get the tag it is merged with', async () => {
    const { rule, tag, otherTag, usageOf, remove } = await open()
    const acting = await rule({ actions: [{ kind: 'tag', tag_ids: [tag, otherTag] }] })
    const asking = await rule({
      conditions: [{ kind: 'tag', tag_ids: [otherTag, tag], has_tag: false }],
    })
    expect((await usageOf('tags')).count).toBe(2)
    expect((await remove(`tags/${tag}/?replace_to=${otherTag}`)).status).toBe(200)
    expect((await ruleOf(acting)).actions).toEqual([{ kind: 'tag', tag_ids: [otherTag] }])
    expect((await ruleOf(asking)).conditions).toEqual([
      { kind: 'tag', tag_ids: [otherTag], has_tag: false },
    ])
  })

  it('are stopped when it is deleted: one that asks for who has not got it would act on everyone', async () => {
    const { rule, tag, remove } = await open()
    const id = await rule({ conditions: [{ kind: 'tag', tag_ids: [tag], has_tag: false }] })
    expect((await remove(`tags/${tag}/`)).status).toBe(200)
    expect(await ruleOf(id)).toMatchObject({ isOn: false, problem: 'missing_reference' })
  })

  it('of another company stay as they are', async () => {
    const [one, other] = [await open(), await open()]
    const id = await other.rule({
      conditions: [{ kind: 'tag', tag_ids: [one.tag], has_tag: true }],
    })
    await one.remove(`tags/${one.tag}/`)
    expect((await ruleOf(id)).isOn).toBe(true)
    const isLeft = inArray(rejectionReason.rejectionReasonId, [other.reason])
    expect(await owner.$count(rejectionReason, isLeft)).toBe(1)
  })
})

import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Offer } from '#contract/offers/offers.ts'
import { userRole } from '#server/db/schema/account.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { offerApprovalRule } from '#server/db/schema/offer-approval.ts'
import { offerLetterVersion, offerTemplate } from '#server/db/schema/offer-letter.ts'
import { buildCompany, buildRequisition, buildStaff, only, type Person } from '#testing/builders.ts'
import { apply } from '#testing/decisions.ts'
import { buildOffer, OFFER_TERMS } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

type Decision = {
  decision?: 'approve' | 'send_back'
  comment?: string
  position?: number
  request_id?: string
}

/** A draft of a recruiter, a rule with two approvers who see no requisition, and an administrator. */
async function begin() {
  const company = await buildCompany(database)
  const { accountId } = company
  const requisition = await buildRequisition(database, { company })
  const [recruiting, first, second, administering] = await Promise.all([
    buildStaff(database, { company, preset: 'Recruiter' }),
    buildStaff(database, { company, preset: 'Interviewer' }),
    buildStaff(database, { company, preset: 'Interviewer' }),
    buildStaff(database, { company, preset: 'Account admin' }),
  ])
  await owner.insert(offerApprovalRule).values({
    accountId,
    name: 'Every offer',
    condition: 'always',
    approver1UserId: first.userId,
    approver2UserId: second.userId,
    sortOrder: 1,
  })
  const applied = await apply(test, { requisition, values: { status: 'active' } })
  const offerTemplateId = await insertLetter(accountId)
  const values = { offerTemplateId }
  const draft = await buildOffer(test, { ...applied, memberId: recruiting.userId, values })
  const { userSmartreqId, userOfferId } = draft
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/offers/${userOfferId}/`
  const signature = url.replace('/smartreq/v1/', '/integration/v1/e-signature/')
  const recruiter = await test.as(recruiting)
  const approvalUrl = `/account/v1/${accountId}/offer-approvals/${userOfferId}/`
  const offerNow = async (): Promise<Offer> =>
    only<Offer>((await recruiter.get(url.replace(/\d+\/$/u, ''))).body.data)
  const seen = async () => {
    const { version, state } = await offerNow()
    return { version, state }
  }
  const command = async (path: string, body: object = {}) =>
    recruiter.post(path, { seen: await seen(), ...body }, { key: randomUUID() })
  return {
    accountId,
    recruiting,
    recruiter,
    offerNow,
    approval: async () => {
      const { approval } = await offerNow()
      if (approval === null) throw new Error('No approval was requested.')
      return approval
    },
    approvalUrl,
    userOfferId,
    people: [first, second] as const,
    approvers: [await test.as(first), await test.as(second)] as const,
    admin: await test.as(administering),
    request: () => command(`${url}approval/`),
    send: () => command(`${signature}send/`),
    recordAcceptance: () =>
      command(`${url}response/`, { response: 'accepted', on: '2026-01-01', note: '' }),
    edit: async (terms: object) => {
      const content = {
        terms,
        expires_on: '2099-01-31',
        offer_template_id: offerTemplateId,
        offer_details_template_id: null,
        signing_order: 'candidate_first',
        company_signers: [recruiting.userId],
      }
      return recruiter.patch(url, { ...content, seen: await seen() }, { key: randomUUID() })
    },
    decide: async (client: Client, given: Decision = {}) => {
      const { approval } = await offerNow()
      const asked = approval?.steps.find(({ state }) => state === 'asked')
      const body = {
        request_id: approval?.request_id ?? randomUUID(),
        position: asked?.position ?? 1,
        decision: 'approve',
        comment: '',
        ...given,
      }
      return client.post(approvalUrl, body, { key: randomUUID() })
    },
    tasks: async (client: Client) =>
      (await client.get(`/account/v1/${accountId}/my-tasks/`)).body.data.offer_approvals,
  }
}

describe('an offer that a rule applies to', () => {
  it('is approved by one approver after the other, and sent only then', async () => {
    const made = await begin()
    const [first, second] = made.approvers
    expect(await made.offerNow()).toMatchObject({ needs_approval: true, approval: null })
    expect((await made.send()).body.error.code).toBe('offer_needs_approval')
    expect((await made.recordAcceptance()).body.error.code).toBe('offer_needs_approval')

    expect((await made.request()).body.data.state).toBe('pending_approval')
    expect(await subjectsTo(made.people[0])).toContainEqual(expect.stringMatching(/approval$/u))
    expect(await made.tasks(first)).toMatchObject({
      total: 1,
      items: [{ full_name: 'Grace Hopper' }],
    })
    expect((await made.tasks(second)).total).toBe(0)
    expect((await made.decide(second)).body.error.code).toBe('offer_not_waiting')
    const approved = await made.decide(first, { comment: 'Within the budget.' })
    expect(approved.body.data.state).toBe('pending_approval')
    expect((await made.tasks(first)).total).toBe(0)
    expect((await made.send()).body.error.code).toBe('offer_action_not_allowed')

    expect((await made.decide(second)).body.data.state).toBe('approved')
    expect(await subjectsTo(made.recruiting)).toContainEqual(expect.stringMatching(/is approved$/u))
    expect((await made.approval()).steps).toMatchObject([
      { name: 'Interviewer Staff', state: 'approved', comment: 'Within the budget.' },
      { name: 'Interviewer Staff', state: 'approved', decided_in_place_by: null },
    ])
    expect((await made.send()).body.data.state).toBe('sent')
  })

  it('is sent back with a reason, changed, and approved from the first step again', async () => {
    const made = await begin()
    const [first, second] = made.approvers
    await made.request()
    await made.decide(first)
    expect((await made.decide(second, { decision: 'send_back', comment: ' ' })).status).toBe(400)
    const sentBack = await made.decide(second, { decision: 'send_back', comment: 'Start in May.' })
    expect(sentBack.body.data.state).toBe('approval_rejected')
    expect(await subjectsTo(made.recruiting)).toContainEqual(expect.stringMatching(/changes$/u))
    expect((await made.approval()).steps[1]).toMatchObject({
      state: 'rejected',
      comment: 'Start in May.',
    })
    expect((await made.edit({ start_date: '2030-05-01' })).body.data.state).toBe('draft')
    expect((await made.offerNow()).approval).toBeNull()
    await made.request()
    expect((await made.approval()).steps).toMatchObject([
      { state: 'asked' },
      { state: 'waiting', comment: '' },
    ])
  })

  it('that was changed after its approval is not sent without another one', async () => {
    const made = await begin()
    await made.request()
    for (const approver of made.approvers) await made.decide(approver)
    await made.edit({ location: 'Boston, MA' })
    expect((await made.send()).body.error.code).toBe('offer_needs_approval')
  })

  it('is not approved as it was seen before a change', async () => {
    const made = await begin()
    await made.request()
    const { request_id } = await made.approval()
    await made.edit({ location: 'Boston, MA' })
    const [first] = made.approvers
    expect((await made.decide(first, { request_id })).body.error.code).toBe('offer_not_waiting')
    await made.request()
    expect((await made.decide(first, { request_id })).body.error.code).toBe('offer_changed')
  })

  it('is decided once where two decide at the same time', async () => {
    const made = await begin()
    await made.request()
    const { request_id } = await made.approval()
    const step = { request_id, position: 1 }
    const [first] = made.approvers
    const replies = await Promise.all([
      made.decide(first, step),
      made.decide(made.admin, { ...step, decision: 'send_back', comment: 'No.' }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { steps } = await made.approval()
    expect(steps.filter(({ decided_at }) => decided_at !== null)).toHaveLength(1)
  })

  it('keeps its approvers when the rules change meanwhile', async () => {
    const made = await begin()
    await made.request()
    await owner.delete(offerApprovalRule).where(eq(offerApprovalRule.accountId, made.accountId))
    for (const approver of made.approvers) await made.decide(approver)
    expect((await made.offerNow()).state).toBe('approved')
  })

  it('is decided by an administrator where the approver has left, and the audit trail says so', async () => {
    const made = await begin()
    await made.request()
    const { userId } = made.people[0]
    const held = and(eq(userRole.accountId, made.accountId), eq(userRole.userId, userId))
    await owner.delete(userRole).where(held)
    expect((await made.tasks(made.admin)).total).toBe(1)
    const shown = (await made.admin.get(made.approvalUrl)).body.data
    expect(shown.approval).toMatchObject({ decides: 1, decides_in_place: true })
    await made.decide(made.admin)
    expect((await made.approval()).steps[0]).toMatchObject({
      name: null,
      decided_in_place_by: 'Account admin Staff',
    })
    const trail = await owner
      .select({ action: auditEvent.action, after: auditEvent.after })
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, made.accountId), eq(auditEvent.entity, 'offer')))
    expect(trail.map(({ action }) => action)).toContain('decide_offer_in_place')
    expect(JSON.stringify(trail)).not.toContain(OFFER_TERMS.salary_amount)
  })
})

describe('the approver of an offer', () => {
  it('reads it without the private terms that their role does not include', async () => {
    const made = await begin()
    await made.request()
    const [first] = made.approvers
    const { data } = (await first.get(made.approvalUrl)).body
    expect(data).toMatchObject({
      applicant_name: 'Grace Hopper',
      terms: { title: OFFER_TERMS.title, salary_amount: null, start_date: OFFER_TERMS.start_date },
    })
    expect(data.hidden_terms).toContain('salary_amount')
  })

  it('is no colleague, no requester, and no one of another company', async () => {
    const made = await begin()
    await made.request()
    for (const client of [made.recruiter, made.approvers[1]]) {
      expect((await client.get(made.approvalUrl)).body.error.code).toBe('offer_not_waiting')
      expect((await made.decide(client)).body.error.code).toBe('offer_not_waiting')
    }
    const other = await begin()
    expect((await made.decide(other.admin)).status).toBe(403)
    const foreign = `/account/v1/${other.accountId}/offer-approvals/${made.userOfferId}/`
    expect((await other.admin.get(foreign)).body.error.code).toBe('offer_not_waiting')
  })
})

it('names only users of the company as approvers', async () => {
  const made = await begin()
  const url = `/account/v1/${made.accountId}/offer-approval-rules/`
  const content = {
    name: 'High salaries',
    condition: 'salary',
    yearly_salary_above: 90_000,
    currency: 'USD',
    department: null,
    approver_1_user_id: made.people[0].userId,
    approver_2_user_id: null,
    approver_3_user_id: null,
    approver_4_user_id: null,
    approver_5_user_id: null,
  }
  const foreign = (await begin()).recruiting.userId
  const create = (body: object) => made.admin.post(url, body, { key: randomUUID() })
  const refused = await create({ ...content, approver_2_user_id: foreign, currency: 'Dollar' })
  expect(refused.status).toBe(400)
  const stranger = await create({ ...content, approver_2_user_id: foreign })
  expect(Object.keys(stranger.body.error.fields)).toEqual(['approver_2_user_id'])
  const stored = await create(content)
  expect(stored.body.data.user_names).toEqual({ [made.people[0].userId]: 'Interviewer Staff' })
})

async function subjectsTo({ email }: Person): Promise<string[]> {
  await test.sendMail()
  return (await test.mailTo(email)).map(({ subject }) => subject)
}

async function insertLetter(accountId: number): Promise<number> {
  const { offerTemplateId } = only(
    await owner
      .insert(offerTemplate)
      .values({ accountId, name: 'Letter', language: 'en' })
      .returning(),
  )
  await owner.insert(offerLetterVersion).values({
    accountId,
    offerTemplateId,
    version: 1,
    pageSize: 'Letter',
    header: '',
    bodyHtml: '<p>{{title}}</p><p>{{signature:candidate}}</p><p>{{signature:company_1}}</p>',
    footer: '',
  })
  return offerTemplateId
}

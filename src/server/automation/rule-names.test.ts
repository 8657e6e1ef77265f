import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import type { AutomationRule, RuleNames } from '#contract/automation/automation.ts'
import { applicantTag } from '#server/db/schema/applicant-change.ts'
import { hiringClass } from '#server/db/schema/hiring-class.ts'
import { automationUrl, ruleBody } from '#testing/automation.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

/** A company with a requisition to make rules for, and what they can refer to. */
async function open() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const [requisition, other] = [
    await buildRequisition(test.database, { company }),
    await buildRequisition(test.database, { company }),
  ]
  const person = await buildStaff(test.database, { company, preset: 'Recruiter' })
  const tags = await owner
    .insert(applicantTag)
    .values(['Local', 'Returning'].map((name) => ({ accountId, name })))
    .returning()
  const { jobId } = requisition
  const spring = { accountId, jobId, name: 'Spring', seats: 5, startDate: '2027-03-01' }
  const { hiringClassId } = only(
    await owner
      .insert(hiringClass)
      .values({ ...spring, status: 'open' })
      .returning(),
  )
  const recruiter = await test.as(person)
  const namesOf = async (): Promise<RuleNames[]> =>
    (await recruiter.get(automationUrl(jobId))).body.data.map(({ names }: AutomationRule) => names)
  const create = (what: Parameters<typeof ruleBody>[0]) =>
    recruiter.post(automationUrl(jobId), ruleBody(what), { key: randomUUID() })
  const [local = { tagId: 0 }, returning = { tagId: 0 }] = tags
  return { jobId, other, person, local, returning, hiringClassId, create, namesOf }
}

it('A rule names what its conditions and actions refer to, and nothing else', async () => {
  const { other, person, local, returning, hiringClassId, create, namesOf } = await open()
  const { userId } = person
  const made = await create({
    conditions: [
      { kind: 'tag', tag_ids: [local.tagId], has_tag: true },
      { kind: 'assigned', user_ids: [null, userId] },
      { kind: 'hiring_class', hiring_class_ids: [hiringClassId] },
    ],
    actions: [
      { kind: 'tag', tag_ids: [returning.tagId] },
      { kind: 'move', to_job_id: other.jobId },
    ],
  })
  const names = {
    tags: [
      { id: local.tagId, name: 'Local' },
      { id: returning.tagId, name: 'Returning' },
    ],
    users: [{ id: userId, name: 'Recruiter Staff' }],
    hiring_classes: [{ id: hiringClassId, name: 'Spring' }],
    requisitions: [{ id: other.jobId, name: 'Harbour pilot' }],
  }
  expect([made.status, made.body.data.names]).toEqual([201, names])
  await create({ actions: [{ kind: 'assign', user_id: userId }] })
  const none = { tags: [], hiring_classes: [], requisitions: [] }
  expect(await namesOf()).toEqual([names, { ...none, users: names.users }])
})

it('What is deleted has no name in a rule any more', async () => {
  const { local, create, namesOf } = await open()
  await create({ actions: [{ kind: 'tag', tag_ids: [local.tagId] }] })
  expect((await namesOf())[0]?.tags).toHaveLength(1)
  await owner.delete(applicantTag).where(eq(applicantTag.tagId, local.tagId))
  expect((await namesOf())[0]?.tags).toEqual([])
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { libraryQuestions } from '#contract/examples/question-library.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { job, jobTeam } from '#server/db/schema/requisition.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { publishQuestions } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

type Company = Awaited<ReturnType<typeof buildCompany>>

async function open(title: string) {
  const company = await buildCompany(database)
  const client = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const { jobId } = await titled(company, title)
  return { company, client, jobId }
}

function titled(company: Company, title: string) {
  return buildRequisition(database, { company, values: { title } })
}

async function weigh({ accountId, jobId }: { accountId: number; jobId: number }, ids: number[]) {
  await database.owner.delete(jobAttribute).where(eq(jobAttribute.jobId, jobId))
  await database.owner.insert(jobAttribute).values(
    ids.map((attributeTypeId, index) => ({
      accountId,
      jobId,
      attributeTypeId,
      weight: 1,
      sortOrder: index + 1,
    })),
  )
}

const urlOf = (jobId: number) => `/job/v1/builder/recommendations/${jobId}/`

describe('what is recommended for a requisition', () => {
  it('is what those with a similar title use, and names them', async () => {
    const { company, client, jobId } = await open('Warehouse Lead')
    const associate = await titled(company, 'Warehouse Associate')
    const nurse = await titled(company, 'Night Nurse')
    await weigh(associate, [1, 2])
    await weigh(nurse, [2, 3])
    const { data } = (await client.get(urlOf(jobId))).body
    expect(data.compared).toBe(2)
    const similar = { similar_count: 1, similar_titles: ['Warehouse Associate'] }
    expect(data.attributes).toEqual([
      { attribute_type_id: 2, ...similar, used_in: 2 },
      { attribute_type_id: 1, ...similar, used_in: 1 },
    ])
  })

  it('is also what at least two use that are half of all', async () => {
    const { company, client, jobId } = await open('Warehouse Lead')
    const unlike = ['Night Nurse', 'Payroll Clerk', 'Chef', 'Bus Driver']
    const made = []
    for (const title of unlike) made.push(await titled(company, title))
    for (const [index, one] of made.entries()) await weigh(one, index < 2 ? [5] : [6 + index])
    const { data } = (await client.get(urlOf(jobId))).body
    expect(data.attributes).toEqual([
      { attribute_type_id: 5, similar_count: 0, similar_titles: [], used_in: 2 },
    ])
  })

  it('has the activities and the questions of published plans', async () => {
    const { company, client, jobId } = await open('Warehouse Lead')
    const associate = await titled(company, 'Warehouse Associate')
    const { question } = only(libraryQuestions.slice(0, 1))
    const added = await client.post(`/job/v1/measurements/${jobId}/questions/`, { question })
    const from = added.body.data.account_question_id
    await publishQuestions(client, {
      jobId: associate.jobId,
      questions: [{ ...question, question_id: 'one', account_question_id: from }],
    })
    const { data } = (await client.get(urlOf(jobId))).body
    expect(data.questions).toEqual([
      {
        account_question_id: from,
        question,
        similar_count: 1,
        similar_titles: ['Warehouse Associate'],
        used_in: 1,
      },
    ])
    expect(data.activities).toContainEqual({
      slug: 'screening-questions',
      similar_count: 1,
      similar_titles: ['Warehouse Associate'],
      used_in: 1,
    })
  })

  it('leaves out drafts, what was cancelled, other companies, and the requisition itself', async () => {
    const { company, client, jobId } = await open('Warehouse Lead')
    const draft = await titled(company, 'Warehouse Lead')
    const cancelled = await titled(company, 'Warehouse Lead')
    const foreign = await buildCompany(database)
    const theirs = await titled(foreign, 'Warehouse Lead')
    for (const one of [draft, cancelled, { ...company, jobId }]) await weigh(one, [1])
    await weigh(theirs, [1])
    await database.owner.update(job).set({ status: 'draft' }).where(eq(job.jobId, draft.jobId))
    await database.owner
      .update(job)
      .set({ status: 'cancelled' })
      .where(eq(job.jobId, cancelled.jobId))
    expect((await client.get(urlOf(jobId))).body.data).toEqual({
      compared: 0,
      attributes: [],
      activities: [],
      questions: [],
    })
  })

  it('names no titles to those who do not see all requisitions', async () => {
    const { company, jobId } = await open('Warehouse Lead')
    const associate = await titled(company, 'Warehouse Associate')
    await weigh(associate, [1])
    const manager = await buildStaff(database, { company, preset: 'Limited' })
    await database.owner.insert(jobTeam).values({
      accountId: company.accountId,
      jobId,
      userId: manager.userId,
      teamRole: 'hiring_manager',
    })
    const { data } = (await (await test.as(manager)).get(urlOf(jobId))).body
    expect(data.attributes).toEqual([
      { attribute_type_id: 1, similar_count: 1, similar_titles: [], used_in: 1 },
    ])
  })

  it('is for those who manage the requisition, and of one company alone', async () => {
    const { company, jobId } = await open('Warehouse Lead')
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(urlOf(jobId))).status).toBe(403)
    const other = await open('Warehouse Lead')
    expect((await other.client.get(urlOf(jobId))).status).toBe(404)
    expect((await (await test.as(await buildPerson(database))).get(urlOf(jobId))).status).toBe(404)
  })
})

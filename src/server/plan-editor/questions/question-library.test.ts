import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { libraryQuestions } from '#contract/examples/question-library.ts'
import { license } from '#contract/examples/screening-questions.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildProfile } from '#testing/employees.ts'
import { saveQuestions } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

async function open(preset: 'Recruiter' | 'Interviewer' | 'Account admin' = 'Recruiter') {
  const company = await buildCompany(database)
  const { jobId } = await buildRequisition(database, { company })
  const client = await test.as(await buildStaff(database, { company, preset }))
  return { client, company, jobId, url: `/job/v1/measurements/${jobId}/questions/` }
}

describe('the question library', () => {
  it('has the questions of every type as they were written, by their text', async () => {
    const { client, url } = await open()
    for (const { question } of libraryQuestions) await add(client, { url, question })
    const { body } = await client.get(url)
    const written = libraryQuestions.map(({ question }) => question)
    expect(body.data.map(({ question }: { question: WrittenQuestion }) => question)).toEqual(
      written.toSorted((one, other) => one.text.localeCompare(other.text, 'en')),
    )
  })

  it('has questions for employees in the measurement plan of a profile, apart from screening questions', async () => {
    const { client, company, url } = await open('Account admin')
    const profileId = await buildProfile(database, company)
    const ofProfile = `/job/v1/measurements/${profileId}/questions/`
    const screening = await add(client, { url, question: asked('A car?') })
    await add(client, { url: ofProfile, question: asked('A good week?') })
    const textsAt = async (path: string) =>
      (await client.get(path)).body.data.map(
        (one: { question: WrittenQuestion }) => one.question.text,
      )
    expect([await textsAt(url), await textsAt(ofProfile)]).toEqual([['A car?'], ['A good week?']])
    // A measurement plan from before that has such questions.
    const changed = await client.put(`${ofProfile}${screening}/`, { question: asked('A van?') })
    expect([changed.status, await textsAt(url)]).toEqual([200, ['A van?']])
  })

  it('is searched and paged', async () => {
    const { client, url } = await open()
    for (const text of ['A car?', 'A bike?', '100% sure?'])
      await add(client, { url, question: asked(text) })
    const textsOf = async (query: string) => {
      const { data, meta } = (await client.get(`${url}?${query}`)).body
      return [data.map((one: { question: WrittenQuestion }) => one.question.text), meta.total]
    }
    expect(await textsOf('search=CAR')).toEqual([['A car?'], 1])
    expect(await textsOf('search=%25')).toEqual([['100% sure?'], 1])
    expect(await textsOf('page=2&page_size=2')).toEqual([['A car?'], 3])
  })

  it('takes a question once, however often the request comes', async () => {
    const { client, url } = await open()
    const key = randomUUID()
    const body = { question: asked('A car?') }
    const first = await client.post(url, body, { key })
    expect((await client.post(url, body, { key })).body).toEqual(first.body)
    expect((await client.get(url)).body.meta.total).toBe(1)
  })

  it('forgets a question that no plan asks, and archives one that a plan asks', async () => {
    const { client, jobId, url } = await open()
    const unused = await add(client, { url, question: asked('A car?') })
    const used = await add(client, { url, question: asked('A bike?') })
    const question = { ...asked('A bike?'), question_id: 'bike', account_question_id: used }
    await saveQuestions(client, { jobId, questions: [question] })
    expect((await client.delete(`${url}${unused}/`)).body.data.is_archived).toBe(false)
    expect((await client.delete(`${url}${used}/`)).body.data.is_archived).toBe(true)
    expect((await client.get(url)).body.meta.total).toBe(0)
    expect((await client.delete(`${url}${used}/`)).status).toBe(404)
  })

  it('changes a question, and no plan that asks a copy of it', async () => {
    const { client, jobId, url } = await open()
    const id = await add(client, { url, question: asked('A car?') })
    const copy = { ...asked('A car?'), question_id: 'car', account_question_id: id }
    await saveQuestions(client, { jobId, questions: [copy] })
    const changed = { ...asked('A car or a van?'), help: 'Both are fine.' }
    const { status, body } = await client.put(`${url}${id}/`, { question: changed })
    expect([status, body.data]).toEqual([200, { account_question_id: id, question: changed }])
    expect((await client.get(`${url}?search=van`)).body.data).toEqual([body.data])
    const { steps } = (await client.get(`/smartreq/v1/${jobId}/screening-plan/`)).body.data
    expect(steps[0].activities[0].settings.questions[0].text).toBe('A car?')
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.entity, 'question'), eq(auditEvent.entityId, id)))
    expect(trail.find((one) => one.action === 'update')).toMatchObject({
      before: { text: 'A car?' },
      after: { text: 'A car or a van?', help: 'Both are fine.' },
    })
  })

  it('refuses a change that began from what another user has changed since', async () => {
    const { client, url } = await open()
    const id = await add(client, { url, question: asked('A car?') })
    const before = { headers: { 'if-match': stateTag(asked('A car?')) } }
    const first = { question: asked('A van?') }
    expect((await client.put(`${url}${id}/`, first, before)).status).toBe(200)
    const refused = await client.put(`${url}${id}/`, { question: asked('A bus?') }, before)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict'])
    expect(refused.body.error.details.stored).toEqual(asked('A van?'))
  })

  it.each(['post', 'put'] as const)('refuses an empty question by %s', async (method) => {
    const { client, url } = await open()
    const id = await add(client, { url, question: asked('A car?') })
    const address = method === 'put' ? `${url}${id}/` : url
    const { status, body } = await client[method](address, { question: asked('  ') })
    expect([status, body.error.fields]).toEqual([
      400,
      { 'question.text': 'Question should not be empty' },
    ])
  })

  it('is of one company alone', async () => {
    const ours = await open()
    const theirs = await open()
    const id = await add(ours.client, { ...ours, question: asked('A car?') })
    expect((await theirs.client.get(theirs.url)).body.data).toEqual([])
    const body = { question: asked('A van?') }
    expect((await theirs.client.put(`${theirs.url}${id}/`, body)).status).toBe(404)
    expect((await theirs.client.put(`${ours.url}${id}/`, body)).status).toBe(404)
    expect((await theirs.client.delete(`${theirs.url}${id}/`)).status).toBe(404)
    expect((await theirs.client.get(ours.url)).status).toBe(404)
    expect((await theirs.client.delete(`${ours.url}${id}/`)).status).toBe(404)
    expect((await ours.client.get(ours.url)).body.meta.total).toBe(1)
  })

  it('is for those who manage a requisition', async () => {
    const { client, url } = await open('Interviewer')
    expect((await client.get(url)).status).toBe(403)
  })
})

async function add(
  client: Client,
  { url, question }: { url: string; question: WrittenQuestion },
): Promise<number> {
  const { body } = await client.post(url, { question })
  return body.data.account_question_id
}

function asked(text: string): WrittenQuestion {
  const { help, type, is_required, options } = license
  return { text, help, type, is_required, options: [...options] }
}

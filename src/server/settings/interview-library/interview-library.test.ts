import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import type {
  InterviewQuestion,
  InterviewQuestionContent,
} from '#contract/settings/interview-library.ts'
import { assessment, attributeType } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildStaff, type Company } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test

describe('an interview question of the library', () => {
  it('is made, changed and read, with its rich text cleaned', async () => {
    const { admin, questions } = await open()
    const attributeTypeId = await sharedAttribute()
    const details = '<p>Ask <strong>why</strong>.</p><script>alert(1)</script>'
    const content = { ...asked('Why?'), details, attribute_type_id: attributeTypeId, minutes: 7 }
    const made = await admin.post(questions, content)
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      ...content,
      details: '<p>Ask <strong>why</strong>.</p>',
      attribute_name: { en: expect.any(String) },
      guide_count: 0,
      is_archived: false,
    })
    const url = `${questions}${made.body.data.interview_question_id}/`
    const changed = await put(admin, { url, body: { ...content, text: 'Why here?', details: '' } })
    expect(changed.body.data).toMatchObject({ text: 'Why here?', details: '' })
    expect((await admin.get(url)).body.data).toEqual(changed.body.data)
  })

  it('is made once, however often the request comes, and the audit trail has it', async () => {
    const { admin, questions, accountId } = await open()
    const key = randomUUID()
    const first = await admin.post(questions, asked('Why?'), { key })
    expect((await admin.post(questions, asked('Why?'), { key })).body).toEqual(first.body)
    expect((await admin.get(questions)).body.meta.total).toBe(1)
    const trail = await database.owner
      .select({ entity: auditEvent.entity, action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.accountId, accountId))
    expect(trail).toEqual([{ entity: 'interview_question', action: 'create' }])
  })

  it.each([
    { text: ' ' },
    { text: 'x'.repeat(1001) },
    { text: 'a\0' },
    { anchors: ['one'] },
    { minutes: 0 },
    { minutes: 61 },
    { minutes: 1.5 },
    { attribute_type_id: 999_999_999 },
    { details: 'x'.repeat(10_001) },
  ])('is refused with %j', async (wrong) => {
    const { admin, questions } = await open()
    expect((await admin.post(questions, { ...asked('Why?'), ...wrong })).status).toBe(400)
  })

  it('counts for no attribute of another company', async () => {
    const { admin, questions } = await open()
    const theirs = await buildCompany(database)
    const [own] = await database.owner
      .insert(attributeType)
      .values({
        accountId: theirs.accountId,
        slug: randomUUID(),
        category: 'competency',
        name: { en: 'Theirs', es: 'Suyo', fr: 'Le leur' },
      })
      .returning()
    const content = { ...asked('Why?'), attribute_type_id: own?.attributeTypeId ?? 0 }
    expect((await admin.post(questions, content)).body.error.fields).toHaveProperty(
      'attribute_type_id',
    )
  })

  it('is deleted, or archived where a guide or a plan asks it, and offered again', async () => {
    const { admin, questions, guides, accountId } = await open()
    const [unused, inGuide, inPlan] = [
      await add(admin, { questions, text: 'Unused?' }),
      await add(admin, { questions, text: 'In a guide?' }),
      await add(admin, { questions, text: 'In a plan?' }),
    ]
    await admin.post(guides, { name: 'First', intro: '', interview_question_ids: [inGuide] })
    await planAsking({ accountId, interviewQuestionId: inPlan })
    const isArchived = async (id: number) =>
      (await admin.delete(`${questions}${id}/`)).body.data.is_archived
    expect(await isArchived(unused)).toBe(false)
    expect(await isArchived(inGuide)).toBe(true)
    expect(await isArchived(inPlan)).toBe(true)
    expect((await admin.delete(`${questions}${inPlan}/`)).status).toBe(404)
    expect(await textsOf(admin, `${questions}?state=archived`)).toEqual([
      'In a guide?',
      'In a plan?',
    ])
    expect(await textsOf(admin, questions)).toEqual([])
    const restored = await admin.post(`${questions}${inPlan}/restore/`, {})
    expect(restored.body.data).toMatchObject({ text: 'In a plan?', is_archived: false })
    expect((await admin.post(`${questions}${unused}/restore/`, {})).status).toBe(404)
  })
})

describe('the list of interview questions', () => {
  it('is searched, narrowed, sorted and paged', async () => {
    const { admin, questions } = await open()
    const attributeTypeId = await sharedAttribute()
    await admin.post(questions, { ...asked('b 100% sure?'), minutes: 3 })
    await admin.post(questions, {
      ...asked('A conflict?'),
      minutes: 9,
      attribute_type_id: attributeTypeId,
    })
    await admin.post(questions, { ...asked('C change?'), minutes: 5 })
    const list = (query: string) => textsOf(admin, `${questions}?${query}`)
    expect(await list('')).toEqual(['A conflict?', 'b 100% sure?', 'C change?'])
    expect(await list('ordering=-text')).toEqual(['C change?', 'b 100% sure?', 'A conflict?'])
    expect(await list('ordering=minutes')).toEqual(['b 100% sure?', 'C change?', 'A conflict?'])
    expect(await list('ordering=-updated_at&page_size=1')).toEqual(['C change?'])
    expect(await list('page=2&page_size=2')).toEqual(['C change?'])
    expect(await list('search=CONFLICT')).toEqual(['A conflict?'])
    expect(await list('search=%25')).toEqual(['b 100% sure?'])
    expect(await list(`attribute_type_id=${attributeTypeId}`)).toEqual(['A conflict?'])
    for (const wrong of ['ordering=help', 'page=0', 'page_size=101', 'state=gone'])
      expect((await admin.get(`${questions}?${wrong}`)).status).toBe(400)
  })
})

describe('an interview guide of the library', () => {
  it('has questions in an order, says how long they take, and follows what they become', async () => {
    const { admin, questions, guides } = await open()
    const first = await add(admin, { questions, text: 'First?', minutes: 5 })
    const second = await add(admin, { questions, text: 'Second?' })
    const intro = '<p>Welcome</p><script>1</script>'
    const made = await admin.post(guides, {
      name: 'Warehouse',
      intro,
      interview_question_ids: [second, first],
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      name: 'Warehouse',
      intro: '<p>Welcome</p>',
      question_count: 2,
      minutes: 5,
      is_archived: false,
    })
    expect(textsIn(made.body.data.questions)).toEqual(['Second?', 'First?'])
    const url = `${guides}${made.body.data.interview_guide_id}/`
    await put(admin, {
      url,
      body: { name: 'Shop', intro: '', interview_question_ids: [first, second] },
    })
    await put(admin, {
      url: `${questions}${second}/`,
      body: { ...asked('Second one?'), minutes: 8 },
    })
    const { data } = (await admin.get(url)).body
    expect(data).toMatchObject({ name: 'Shop', intro: '', minutes: 13 })
    expect(textsIn(data.questions)).toEqual(['First?', 'Second one?'])
    expect(data.questions[0].guide_count).toBe(1)
  })

  it('keeps a question that is archived, and gets no new one that is', async () => {
    const { admin, questions, guides } = await open()
    const id = await add(admin, { questions, text: 'Old?' })
    const content = { name: 'First', intro: '', interview_question_ids: [id] }
    const { interview_guide_id: guideId } = (await admin.post(guides, content)).body.data
    await admin.delete(`${questions}${id}/`)
    const kept = await put(admin, {
      url: `${guides}${guideId}/`,
      body: { ...content, name: 'Renamed' },
    })
    expect(kept.body.data.questions).toMatchObject([{ text: 'Old?', is_archived: true }])
    const refused = await admin.post(guides, content)
    expect(refused.body.error.fields).toHaveProperty('interview_question_ids')
  })

  it('is archived, and offered again', async () => {
    const { admin, guides } = await open()
    const content = { name: 'First', intro: '', interview_question_ids: [] }
    const { interview_guide_id: id } = (await admin.post(guides, content)).body.data
    const namesOf = async (query: string) =>
      (await admin.get(`${guides}?${query}`)).body.data.map((one: { name: string }) => one.name)
    await admin.post(`${guides}${id}/archive/`, { is_archived: true })
    expect([await namesOf(''), await namesOf('state=archived')]).toEqual([[], ['First']])
    await admin.post(`${guides}${id}/archive/`, { is_archived: false })
    expect([await namesOf(''), await namesOf('state=archived')]).toEqual([['First'], []])
  })

  it('is listed by name or by change, searched and paged', async () => {
    const { admin, guides } = await open()
    for (const name of ['beta', 'Alpha', 'Gamma'])
      await admin.post(guides, { name, intro: '', interview_question_ids: [] })
    const list = async (query: string) =>
      (await admin.get(`${guides}?${query}`)).body.data.map((one: { name: string }) => one.name)
    expect(await list('')).toEqual(['Alpha', 'beta', 'Gamma'])
    expect(await list('ordering=-name&page_size=1')).toEqual(['Gamma'])
    expect(await list('ordering=-updated_at')).toEqual(['Gamma', 'Alpha', 'beta'])
    expect(await list('search=ALPH')).toEqual(['Alpha'])
    expect((await admin.get(`${guides}?ordering=minutes`)).status).toBe(400)
  })

  it.each([{ name: '' }, { name: 'x'.repeat(81) }, { interview_question_ids: [4, 4] }])(
    'is refused with %j',
    async (wrong) => {
      const { admin, guides } = await open()
      const content = { name: 'First', intro: '', interview_question_ids: [], ...wrong }
      expect((await admin.post(guides, content)).status).toBe(400)
    },
  )
})

describe('the library of interviews', () => {
  it('takes one of two changes of the same question, and of the same guide', async () => {
    const { admin, company, questions, guides } = await open()
    const id = await add(admin, { questions, text: 'Why?' })
    const other = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const guide = { name: 'First', intro: '', interview_question_ids: [id] }
    const { interview_guide_id: guideId } = (await admin.post(guides, guide)).body.data
    for (const [url, mine, theirs] of [
      [`${questions}${id}/`, asked('Mine?'), asked('Theirs?')],
      [`${guides}${guideId}/`, { ...guide, name: 'Mine' }, { ...guide, name: 'Theirs' }],
    ] as const) {
      const { revision } = (await admin.get(url)).body.data
      const first = await put(admin, { url, body: { ...mine, revision } })
      expect(first.body.data.revision).toBe(revision + 1)
      const late = await put(other, { url, body: { ...theirs, revision } })
      expect([late.status, late.body.error]).toMatchObject([
        409,
        { code: 'library_changed', details: { revision: revision + 1 } },
      ])
      expect((await admin.get(url)).body.data).toEqual(first.body.data)
      expect((await put(other, { url, body: theirs })).status).toBe(200)
    }
  })

  it('is of one company alone', async () => {
    const ours = await open()
    const theirs = await open()
    const id = await add(ours.admin, { ...ours, text: 'Ours?' })
    const content = { name: 'Ours', intro: '', interview_question_ids: [id] }
    const made = await ours.admin.post(ours.guides, content)
    const { interview_guide_id: guideId } = made.body.data
    expect((await theirs.admin.get(`${theirs.questions}${id}/`)).status).toBe(404)
    expect(
      (await put(theirs.admin, { url: `${theirs.questions}${id}/`, body: asked('Theirs?') }))
        .status,
    ).toBe(404)
    expect((await theirs.admin.delete(`${theirs.questions}${id}/`)).status).toBe(404)
    expect((await theirs.admin.get(`${theirs.guides}${guideId}/`)).status).toBe(404)
    expect(
      (await put(theirs.admin, { url: `${theirs.guides}${guideId}/`, body: content })).status,
    ).toBe(404)
    expect((await theirs.admin.post(theirs.guides, content)).status).toBe(400)
    expect((await theirs.admin.get(ours.questions)).status).toBe(403)
    expect((await theirs.admin.post(ours.guides, content)).status).toBe(403)
  })

  it('is read by who writes plans, and changed by who may change the settings', async () => {
    const { company, admin, questions, guides } = await open()
    const id = await add(admin, { questions, text: 'Why?' })
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect(await textsOf(recruiter, questions)).toEqual(['Why?'])
    expect((await recruiter.get(guides)).status).toBe(200)
    expect((await recruiter.get(attributesUrl(company))).body.data.length).toBeGreaterThan(0)
    expect((await recruiter.post(questions, asked('Why?'))).status).toBe(403)
    expect((await recruiter.delete(`${questions}${id}/`)).status).toBe(403)
    const analyst = await test.as(await buildStaff(database, { company, preset: 'Analyst' }))
    expect((await analyst.get(questions)).status).toBe(403)
  })
})

async function open() {
  const company = await buildCompany(database)
  const { accountId } = company
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const questions = `/account/v1/${accountId}/measurements/interview-questions/`
  const guides = `/account/v1/${accountId}/templates/interview-question/`
  return { company, accountId, admin, questions, guides }
}

function attributesUrl({ accountId }: Company): string {
  return `/account/v1/${accountId}/measurements/attribute-measured/`
}

function asked(text: string): InterviewQuestionContent {
  const anchors = ['Blames others', '', '', '', 'Solved it']
  return { text, help: 'Says why.', anchors, attribute_type_id: null, details: '', minutes: null }
}

async function add(
  client: Client,
  { questions, text, minutes = null }: { questions: string; text: string; minutes?: number | null },
): Promise<number> {
  const { body } = await client.post(questions, { ...asked(text), minutes })
  return body.data.interview_question_id
}

/** Changes what is there by now, unless the body says which revision it is about. */
async function put(client: Client, { url, body }: { url: string; body: object }) {
  const revision = (await client.get(url)).body.data?.revision ?? 0
  return client.send({ method: 'PUT', url, body: { revision, ...body } })
}

async function textsOf(client: Client, url: string): Promise<string[]> {
  return textsIn((await client.get(url)).body.data)
}

function textsIn(questions: readonly InterviewQuestion[]): string[] {
  return questions.map(({ text }) => text)
}

async function sharedAttribute(): Promise<number> {
  const [shared] = await database.owner.select().from(attributeType)
  return shared?.attributeTypeId ?? 0
}

async function planAsking(given: {
  accountId: number
  interviewQuestionId: number
}): Promise<void> {
  const [base] = await database.owner
    .select()
    .from(assessment)
    .where(eq(assessment.kind, 'interview'))
  if (base === undefined) throw new Error('There is no interview.')
  const { asmtId: _id, ...row } = base
  const questions = interviewSetup.guide.questions.map((one) => ({
    ...one,
    interview_question_id: given.interviewQuestionId,
  }))
  await database.owner.insert(assessment).values({
    ...row,
    accountId: given.accountId,
    slug: randomUUID(),
    settings: { ...interviewSetup, guide: { intro: '', questions } },
  })
}

import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { license } from '#contract/examples/screening-questions.ts'
import type {
  AssessmentRow,
  QuestionMeasurementRow,
  ScoreConversion,
} from '#contract/settings/measurements.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { publishQuestions, saveQuestions } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { text, help, type, is_required } = license
const options = license.options.map((option, at) => ({ ...option, score: at * 100 }))
const written = { text, help, type, is_required, options }
const [shared] = await test.database.owner.select().from(attributeType).limit(1)
const attributeId = shared?.attributeTypeId ?? 0
const measuring = (weight: number, id = attributeId) => ({
  ...written,
  measures: [{ attribute_type_id: id, weight }],
})

describe('the questions of a company', () => {
  it('stand apart by their type, and are found by their text, attribute and kind of answer', async () => {
    const { create, texts, list } = await open()
    await create({ ...measuring(2), text: 'Licence?' })
    await create({ ...written, text: 'Nights?' })
    await create({ ...written, text: 'Content with your shifts?' }, 2)
    await create({ ...written, text: 'Does good work?' }, 5)
    expect(await texts(3)).toEqual(['Licence?', 'Nights?'])
    expect([await texts(2), await texts(5)]).toEqual([
      ['Content with your shifts?'],
      ['Does good work?'],
    ])
    expect(await texts(3, `&attribute_type_id=${attributeId}`)).toEqual(['Licence?'])
    expect(await texts(3, '&type=date')).toEqual([])
    expect(await texts(3, '&search=night')).toEqual(['Nights?'])
    const [row] = (await list(3)).body.data
    expect(row).toMatchObject({
      kind: 'question',
      attributes: [{ attribute_type_id: attributeId, name: shared?.name }],
    })
  })

  it('of other types are not offered to plans', async () => {
    const { admin, company, create } = await open()
    const made = await create({ ...written, text: 'Does good work?' }, 5)
    await create({ ...written, text: 'Nights?' })
    const { jobId } = await buildRequisition(test.database, { company })
    const path = `/job/v1/measurements/${jobId}/questions/`
    const offered = (await admin.get(path)).body.data
    expect(offered.map((row: { question: { text: string } }) => row.question.text)).toEqual([
      'Nights?',
    ])
    const other = await admin.put(`${path}${made.account_question_id}/`, { question: written })
    expect(other.status).toBe(404)
  })

  it('tell which published plans and sets ask them', async () => {
    const { admin, company, path, create, list } = await open()
    const { account_question_id, question } = await create({ ...written, text: 'Nights?' })
    await create({ ...written, text: 'Unused?' })
    const { jobId } = await buildRequisition(test.database, { company })
    const asked = { ...question, question_id: 'nights', account_question_id }
    const uses = `${path}questions/${account_question_id}/uses/`
    await saveQuestions(admin, { jobId, questions: [asked] })
    expect((await admin.get(uses)).body).toMatchObject({ data: [], meta: { total: 0 } })
    await publishQuestions(admin, { jobId, questions: [asked] })
    const sets = `/account/v1/${company.accountId}/templates/screening-question/`
    const set = { name: 'Basics', account_question_ids: [account_question_id] }
    expect((await admin.post(sets, set)).status).toBe(201)
    const { data, meta } = (await admin.get(uses)).body
    expect([data, meta.total]).toMatchObject([
      [
        { kind: 'requisition', id: jobId },
        { kind: 'set', name: 'Basics' },
      ],
      2,
    ])
    expect((await admin.get(`${uses}?page=2&page_size=1`)).body.data).toHaveLength(1)
    const rows: QuestionMeasurementRow[] = (await list(3)).body.data
    expect(rows.map((row) => row.used_count)).toEqual([2, 0])
  })

  it('that a plan asks keep their copy there, and are archived instead of deleted', async () => {
    const { admin, company, create, update, remove, restore, texts } = await open()
    const made = await create({ ...written, text: 'Nights?' })
    const { jobId } = await buildRequisition(test.database, { company })
    const { account_question_id } = made
    const copy = { ...made.question, question_id: 'nights', account_question_id }
    await saveQuestions(admin, { jobId, questions: [copy] })
    expect((await update(made, { ...written, text: 'Weekends?' })).status).toBe(200)
    const { steps } = (await admin.get(`/smartreq/v1/${jobId}/screening-plan/`)).body.data
    expect(steps[0].activities[0].settings.questions[0].text).toBe('Nights?')
    expect((await remove(made)).body.data.is_archived).toBe(true)
    expect([await texts(3), await texts(3, '&state=archived')]).toEqual([[], ['Weekends?']])
    expect((await update(made, written)).status).toBe(404)
    expect((await restore(made)).status).toBe(200)
    expect(await texts(3)).toEqual(['Weekends?'])
    const free = await create({ ...written, text: 'Free?' })
    expect((await remove(free)).body.data.is_archived).toBe(false)
  })

  it('are not written over where another user changed them meanwhile', async () => {
    const { create, update } = await open()
    const made = await create(written)
    const begun = stateTag(made.question)
    expect((await update(made, { ...written, text: 'Theirs?' }, begun)).status).toBe(200)
    expect((await update(made, { ...written, text: 'Mine?' }, begun)).status).toBe(409)
  })

  it.each([
    ['weights that are all 0', measuring(0)],
    ['an attribute that there is not', measuring(1, 999_999)],
    [
      '200 answers',
      {
        ...written,
        options: Array.from({ length: 200 }, (_, at) => ({
          value: at + 1,
          text: `Option ${at}`,
          is_knock_out: false,
        })),
      },
    ],
    ['no text', { ...written, text: ' ' }],
  ])('are refused with %s', async (_, question) => {
    const { post } = await open()
    const refused = await post({ question, usage_measurement_type_id: 3 })
    expect(refused.status).toBe(400)
  })

  it('are refused with an attribute of another company, and with one that is archived', async () => {
    const { admin, company, create, update, post } = await open()
    const own = await ownAttribute(company.accountId)
    const foreign = await ownAttribute((await buildCompany(test.database)).accountId)
    const made = await create(measuring(1, own))
    const refused = await post({ question: measuring(1, foreign), usage_measurement_type_id: 3 })
    expect(refused.status).toBe(400)
    const path = `/account/v1/${company.accountId}/attribute-types/${own}/`
    expect((await admin.delete(path)).body.data.is_archived).toBe(true)
    expect((await update(made, measuring(2, own))).status).toBe(200)
    const late = await post({ question: measuring(1, own), usage_measurement_type_id: 3 })
    expect(late.status).toBe(400)
  })

  it('of another company are neither seen nor changed', async () => {
    const { create, path } = await open()
    const made = await create(written)
    const other = await open()
    const refused = [
      await other.update(made, written),
      await other.remove(made),
      await other.restore(made),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await other.admin.get(path)).status).toBe(403)
  })
})

describe('the assessments of the product', () => {
  it('stand apart by their type, with what they measure and which requisitions ask them', async () => {
    const { admin, company, list, path } = await open()
    const { jobId } = await buildRequisition(test.database, {
      company,
      values: { planVersion: 1 },
      instruments: ['personality'],
    })
    const kinds = async (measurement: number) =>
      (await list(measurement)).body.data.map((row: AssessmentRow) => row.activity_kind)
    expect(await kinds(1)).toContain('personality')
    expect(new Set(await kinds(7))).toEqual(new Set(['skill-test', 'speed-test', 'language-test']))
    expect(new Set(await kinds(8))).toEqual(new Set(['typing-test']))
    const found: AssessmentRow[] = (await list(1, '&search=personality')).body.data
    const one = found.find((row) => row.activity_kind === 'personality')
    expect(one).toMatchObject({ used_in: 1, languages: ['en', 'es', 'fr'] })
    expect(one?.attributes.length).toBeGreaterThan(4)
    const asking = await admin.get(`${path}assessment/${one?.asmt_id}/requisitions/`)
    expect(asking.body.data).toMatchObject([{ job_id: jobId }])
    expect((await admin.get(`${path}assessment/999999/requisitions/`)).status).toBe(404)
  })

  it('say what each raw score becomes, as it is scored', async () => {
    const { admin, list, path } = await open()
    const found: AssessmentRow[] = (await list(1, '&search=personality')).body.data
    const one = found.find((row) => row.activity_kind === 'personality')
    const url = `${path}assessment/${one?.asmt_id}/score-conversions/`
    const conversions: ScoreConversion[] = (await admin.get(url)).body.data
    expect(conversions.map(({ name }) => name)).toEqual(one?.attributes.map(({ name }) => name))
    for (const { item_count: items, scores, norm } of conversions) {
      expect([scores[0]?.raw, scores.at(-1)?.raw]).toEqual([items, items * 5])
      const half = scores.findIndex(({ score }) => score >= 50)
      expect(scores[half]?.raw).toBe(Math.ceil(norm?.mean ?? 0))
    }
    const typing: AssessmentRow[] = (await list(8)).body.data
    expect(typing.map(({ has_conversions: has }) => has)).not.toContain(true)
    const none = await admin.get(`${path}assessment/${typing[0]?.asmt_id}/score-conversions/`)
    expect(none.body.data).toEqual([])
    expect((await admin.get(`${path}assessment/999999/score-conversions/`)).status).toBe(404)
  })

  it('are listed beside the interview questions of the company', async () => {
    const { admin, path, list } = await open()
    const question = { text: 'Why?', help: '', details: '', anchors: ['', '', '', '', ''] }
    const body = { ...question, attribute_type_id: attributeId, minutes: 5 }
    await admin.post(`${path}interview-questions/`, body)
    expect((await list(4)).body.data).toMatchObject([{ kind: 'interview_question', text: 'Why?' }])
    expect((await admin.get(`${path}?usageMeasurementTypeId=6`)).status).toBe(400)
  })
})

async function ownAttribute(accountId: number): Promise<number> {
  const name = { en: 'Own', es: 'Own', fr: 'Own' }
  const [made] = await test.database.owner
    .insert(attributeType)
    .values({ accountId, slug: `own-${accountId}`, category: 'skill', name })
    .returning()
  return made?.attributeTypeId ?? 0
}

async function open() {
  const company = await buildCompany(test.database)
  const staff = await buildStaff(test.database, { company, preset: 'Account admin' })
  const admin = await test.as(staff)
  const path = `/account/v1/${company.accountId}/measurements/`
  type Row = Pick<QuestionMeasurementRow, 'account_question_id' | 'question'>
  const rowPath = ({ account_question_id: id }: Pick<Row, 'account_question_id'>) =>
    `${path}questions/${id}/`
  const post = (body: object) => admin.post(`${path}questions/`, body)
  const list = (measurement: number, query = '') =>
    admin.get(`${path}?usageMeasurementTypeId=${measurement}${query}`)
  return {
    company,
    admin,
    path,
    post,
    list,
    create: async (question: object, measurement = 3): Promise<Row> =>
      (await post({ question, usage_measurement_type_id: measurement })).body.data,
    texts: async (measurement: number, query = ''): Promise<string[]> =>
      (await list(measurement, query)).body.data.map((row: Row) => row.question.text),
    update: (row: Row, question: object, begun?: string) =>
      admin.put(
        rowPath(row),
        { question },
        begun === undefined ? {} : { headers: { 'if-match': begun } },
      ),
    remove: (row: Row) => admin.delete(rowPath(row)),
    restore: (row: Row) => admin.post(`${rowPath(row)}restore/`, {}),
  }
}

import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { license } from '#contract/examples/screening-questions.ts'
import type { ScreeningSet, ScreeningSetContent } from '#contract/settings/screening-sets.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { help, type, is_required, options } = license

describe('a set of screening questions', () => {
  it('has questions of the library in an order, under a name of its own', async () => {
    const { ask, create, sets, post, update } = await open()
    const [one, two] = [await ask('Nights?'), await ask('Weekends?')]
    const made = await create({ name: 'Shifts', account_question_ids: [two, one] })
    expect(textsIn(made)).toEqual(['Weekends?', 'Nights?'])
    const again = await post({ name: 'shifts', account_question_ids: [one] })
    expect([again.status, again.body.error.code]).toEqual([409, 'value_taken'])
    const moved = await update(made, { name: 'Hours', account_question_ids: [one, two] })
    expect(textsIn(moved.body.data)).toEqual(['Nights?', 'Weekends?'])
    expect((await sets('?search=hour')).map(({ name }) => name)).toEqual(['Hours'])
    expect(await sets('?search=shift')).toEqual([])
  })

  it('keeps a question that is archived, and takes none', async () => {
    const { ask, create, remove, post, sets, update, removeSet } = await open()
    const [one, two] = [await ask('Nights?'), await ask('Weekends?')]
    const made = await create({ name: 'Shifts', account_question_ids: [one] })
    expect((await remove(one)).body.data.is_archived).toBe(true)
    const [kept] = await sets()
    expect(kept?.questions).toMatchObject([{ account_question_id: one, is_archived: true }])
    expect((await update(made, { name: 'S', account_question_ids: [one, two] })).status).toBe(200)
    const refused = await post({ name: 'Other', account_question_ids: [one] })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      400,
      ['account_question_ids'],
    ])
    expect((await removeSet(made)).status).toBe(200)
    expect((await removeSet(made)).status).toBe(404)
    expect((await remove(two)).body.data.is_archived).toBe(false)
  })

  it('is refused with a question twice, without any, and with those that are not screening questions', async () => {
    const { ask, post } = await open()
    const one = await ask('Nights?')
    const about = await ask('Does good work?', 5)
    const foreign = await (await open()).ask('Theirs?')
    for (const ids of [[one, one], [], [about], [foreign], [999_999]]) {
      const refused = await post({ name: 'Shifts', account_question_ids: ids })
      expect(refused.status).toBe(400)
    }
    expect((await post({ name: ' ', account_question_ids: [one] })).status).toBe(400)
  })

  it('is not written over where another user changed it meanwhile', async () => {
    const { ask, create, update } = await open()
    const content = { name: 'Shifts', account_question_ids: [await ask('Nights?')] }
    const made = await create(content)
    const begun = stateTag(content)
    expect((await update(made, { ...content, name: 'Theirs' }, begun)).status).toBe(200)
    expect((await update(made, { ...content, name: 'Mine' }, begun)).status).toBe(409)
  })

  it('of another company is neither seen nor changed', async () => {
    const { ask, create, path } = await open()
    const made = await create({ name: 'Shifts', account_question_ids: [await ask('Nights?')] })
    const other = await open()
    const content = { name: 'Mine', account_question_ids: [await other.ask('Mine?')] }
    expect((await other.update(made, content)).status).toBe(404)
    expect((await other.removeSet(made)).status).toBe(404)
    expect((await other.admin.get(path)).status).toBe(403)
    expect(await other.sets()).toEqual([])
  })
})

function textsIn({ questions }: ScreeningSet): string[] {
  return questions.map(({ question }) => question.text)
}

async function open() {
  const company = await buildCompany(test.database)
  const staff = await buildStaff(test.database, { company, preset: 'Account admin' })
  const admin = await test.as(staff)
  const base = `/account/v1/${company.accountId}/`
  const path = `${base}templates/screening-question/`
  const questions = `${base}measurements/questions/`
  const pathOf = ({ screening_set_id: id }: ScreeningSet) => `${path}${id}/`
  const post = (body: ScreeningSetContent) => admin.post(path, body)
  return {
    admin,
    path,
    post,
    ask: async (text: string, measurement = 3): Promise<number> => {
      const question = { text, help, type, is_required, options }
      const body = { question, usage_measurement_type_id: measurement }
      return (await admin.post(questions, body)).body.data.account_question_id
    },
    remove: (id: number) => admin.delete(`${questions}${id}/`),
    sets: async (query = ''): Promise<ScreeningSet[]> => (await admin.get(path + query)).body.data,
    create: async (body: ScreeningSetContent): Promise<ScreeningSet> =>
      (await post(body)).body.data,
    update: (set: ScreeningSet, body: ScreeningSetContent, begun?: string) =>
      admin.put(pathOf(set), body, begun === undefined ? {} : { headers: { 'if-match': begun } }),
    removeSet: (set: ScreeningSet) => admin.delete(pathOf(set)),
  }
}

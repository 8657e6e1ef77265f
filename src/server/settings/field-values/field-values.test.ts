import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { FieldValue, RecordedValues } from '#contract/settings/field-values.ts'
import type { FieldUsageType } from '#contract/settings/settings-rules.ts'
import { accountField } from '#server/db/schema/account-field.ts'
import { role } from '#server/db/schema/account.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { employee } from '#server/db/schema/employee.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildEmployee } from '#testing/employees.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const common = { help: '', is_required: false }
const SHIFTS = ['Days', 'Nights', 'Weekends'].map((text, at) => ({
  value: at + 1,
  text,
  is_knock_out: false,
}))
const only = (...values: number[]) => SHIFTS.filter(({ value }) => values.includes(value))
const BADGE: WrittenQuestion = { ...common, type: 'short_text', text: 'Badge' }
const BOOTS: WrittenQuestion = {
  ...common,
  type: 'number',
  text: 'Boots',
  min: 30,
  max: 50,
  unit: '',
}
const UNTIL: WrittenQuestion = { ...common, type: 'date', text: 'Licence until' }
const UNION: WrittenQuestion = { ...common, type: 'yes_no', text: 'Union' }
const oneOf = (...values: number[]): WrittenQuestion => ({
  ...common,
  type: 'single_choice',
  text: 'Shift',
  options: only(...values),
})
const someOf = (...values: number[]): WrittenQuestion => ({
  ...common,
  type: 'multiple_choice',
  text: 'Shifts',
  options: only(...values),
})
const SHIFT = oneOf(1, 2, 3)
const SEVERAL = someOf(1, 2, 3)
type Answer = RecordedValues[number]['answer']

describe('the personal fields of a person', () => {
  it('take what each kind of field is answered by, and tell what is recorded', async () => {
    const { field, save, read } = await openPerson()
    const answers: [WrittenQuestion, Answer][] = [
      [BADGE, 'B-7'],
      [BOOTS, 42],
      [UNTIL, '2027-02-28'],
      [SHIFT, 2],
      [SEVERAL, [1, 3]],
      [UNION, 1],
    ]
    const values: RecordedValues = []
    for (const [written, answer] of answers)
      values.push({ account_field_id: await field(written), answer })
    expect((await save(values)).status).toBe(200)
    expect((await read()).map(({ answer }) => answer)).toEqual(answers.map(([, answer]) => answer))
  })

  it.each<[WrittenQuestion, Answer]>([
    [BADGE, 7],
    [BADGE, 'x'.repeat(251)],
    [BADGE, 'a\u0000b'],
    [BOOTS, 51],
    [BOOTS, '42'],
    [UNTIL, '2027-02-29'],
    [UNTIL, '0027-02-28'],
    [SHIFT, 9],
    [SHIFT, [1]],
    [SEVERAL, [3, 1]],
    [SEVERAL, 1],
    [UNION, 3],
  ])('refuse what a field of the kind $0.type cannot have (%#)', async (written, answer) => {
    const { field, save, read } = await openPerson()
    const { status, body } = await save([{ account_field_id: await field(written), answer }])
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['values.0.answer']])
    expect((await read())[0]?.answer).toBeNull()
  })

  it('are cleared by a blank answer, where they are not required', async () => {
    const { field, save, read } = await openPerson()
    const [badge, several] = [await field(BADGE), await field(SEVERAL)]
    const record = (one: Answer, other: Answer) =>
      save([
        { account_field_id: badge, answer: one },
        { account_field_id: several, answer: other },
      ])
    await record('B-7', [1])
    expect((await record('  ', [])).status).toBe(200)
    expect((await read()).map(({ answer }) => answer)).toEqual([null, null])
    const required = await field({ ...UNION, is_required: true })
    expect((await save([{ account_field_id: required, answer: null }])).status).toBe(200)
    const refused = await save([{ account_field_id: required, answer: '' }])
    expect(refused.body.error.fields).toEqual({ 'values.0.answer': 'This field is required.' })
  })

  it('that are private are read and written by readers of private data alone', async () => {
    const { company, field, save, url } = await openPerson()
    const id = await field(BADGE, { isPrivate: true })
    await save([{ account_field_id: id, answer: 'In confidence' }])
    const flags = { allEmployeeAccess: true }
    await owner.update(role).set(flags).where(eq(role.roleId, company.roles.Analyst))
    const other = await test.as(await buildStaff(test.database, { company, preset: 'Analyst' }))
    expect((await other.get(url)).body.data).toEqual({ fields: [] })
    const { body } = await other.patch(url, { values: [{ account_field_id: id, answer: 'Mine' }] })
    expect(body.error.fields).toEqual({ 'values.0.account_field_id': 'There is no such field.' })
  })

  it('stay with what is recorded once they are archived, and take nothing more', async () => {
    const { accountId, field, save, read } = await openPerson()
    const [used, unused] = [await field(BADGE), await field(UNION)]
    await save([{ account_field_id: used, answer: 'B-7' }])
    const archivedAt = new Date()
    await owner
      .update(accountField)
      .set({ archivedAt })
      .where(eq(accountField.accountId, accountId))
    const archived = { account_field_id: used, is_archived: true, answer: 'B-7' }
    expect(await read()).toMatchObject([archived])
    for (const account_field_id of [used, unused])
      expect((await save([{ account_field_id, answer: null }])).status).toBe(400)
  })

  it('are refused to a change that began before another one', async () => {
    const { field, save, read } = await openPerson()
    const id = await field(BADGE)
    const value = (answer: Answer) => [{ account_field_id: id, answer }]
    const base = { values: value(null) }
    expect((await save(value('first'), base)).status).toBe(200)
    const second = await save(value('second'), base)
    expect(second.status).toBe(409)
    expect(second.body.error.details.stored).toEqual({ values: value('first') })
    expect((await save(value('second'), { values: value('first') })).status).toBe(200)
    expect((await read())[0]?.answer).toBe('second')
  })

  it('are named in the trail without what is recorded', async () => {
    const { accountId, userId, field, save } = await openPerson()
    const values = [
      { account_field_id: await field(BADGE), answer: 'B-7' },
      { account_field_id: await field(BOOTS), answer: null },
    ]
    await save(values)
    await save(values)
    const trail = await owner
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.action, 'record_fields')))
      .orderBy(asc(auditEvent.auditId))
    const entry = { entity: 'employee', entityId: userId, after: { changed: ['Badge'] } }
    expect(trail).toMatchObject([entry])
  })

  it('have the value of a record that was merged, until the person has one of their own', async () => {
    const { accountId, userId, staff, field, save, read } = await openPerson()
    const id = await field(BADGE)
    const { userId: other } = await buildEmployee(test.database, { accountId })
    const otherUrl = fieldsUrl({ accountId, userId: other })
    const theirs = [{ account_field_id: id, answer: 'theirs' }]
    await staff.patch(otherUrl, { values: theirs })
    const isOther = and(eq(employee.accountId, accountId), eq(employee.userId, other))
    await owner.update(employee).set({ mergedInto: userId }).where(isOther)
    expect((await read())[0]?.answer).toBe('theirs')
    await save([{ account_field_id: id, answer: null }])
    expect((await read())[0]?.answer).toBeNull()
    await owner.update(employee).set({ mergedInto: null }).where(isOther)
    expect((await staff.get(otherUrl)).body.data.fields).toMatchObject(theirs)
  })
})

describe('a field in which something is recorded', () => {
  it('keeps its kind and the choices that are recorded', async () => {
    const { accountId, field, save, staff } = await openPerson()
    const [one, many] = [await field(SHIFT), await field(SEVERAL)]
    await save([
      { account_field_id: one, answer: 2 },
      { account_field_id: many, answer: [1, 3] },
    ])
    const refusals = async (id: number, written: WrittenQuestion) => {
      const url = `/account/v1/${accountId}/account-fields/${id}/`
      const { body } = await staff.patch(url, { field: written, is_private: false })
      return body.error?.code ?? null
    }
    expect(await refusals(one, { ...BADGE })).toBe('field_in_use')
    expect(await refusals(one, oneOf(1, 3))).toBe('field_in_use')
    expect(await refusals(one, oneOf(1, 2))).toBeNull()
    expect(await refusals(many, someOf(1, 2))).toBe('field_in_use')
    expect(await refusals(many, someOf(1, 3))).toBeNull()
  })
})

describe('the job fields of a requisition', () => {
  it('are recorded apart from those of people, and go along with a copy', async () => {
    const { company, field, staff } = await open(3)
    const { jobId } = await buildRequisition(test.database, { company })
    const id = await field(SHIFT)
    await field(BADGE, { usageTypeId: 1 })
    const urlOf = (ofJob: number) => `/job/v1/fields/${ofJob}/`
    const values = [{ account_field_id: id, answer: 2 }]
    expect((await staff.patch(urlOf(jobId), { values })).status).toBe(200)
    expect((await staff.get(urlOf(jobId))).body.data.fields).toMatchObject(values)
    const { body } = await staff.post(`/job/v1/job-duplicate/${jobId}/`, {})
    const copyId = body.data.new_job_id
    expect((await staff.get(urlOf(copyId))).body.data.fields).toMatchObject(values)
    expect((await staff.delete(`/smartreq/v1/${copyId}/`)).status).toBe(200)
  })
})

type Options = { isPrivate?: boolean; usageTypeId?: FieldUsageType }

async function open(usage: FieldUsageType) {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const admin = await buildStaff(test.database, { company, preset: 'Account admin' })
  let sortOrder = 0
  const field = async (
    written: WrittenQuestion,
    { isPrivate = false, usageTypeId = usage }: Options = {},
  ): Promise<number> => {
    sortOrder += 1
    const { text } = written
    const [made] = await owner
      .insert(accountField)
      .values({ accountId, usageTypeId, text, isPrivate, written, sortOrder })
      .returning()
    return made?.accountFieldId ?? 0
  }
  return { company, accountId, staff: await test.as(admin), field }
}

async function openPerson() {
  const opened = await open(1)
  const { accountId, staff } = opened
  const { userId } = await buildEmployee(test.database, { accountId })
  const url = fieldsUrl({ accountId, userId })
  const save = (values: RecordedValues, base?: object) => {
    const begun = base === undefined ? {} : { headers: { 'if-match': stateTag(base) } }
    return staff.patch(url, { values }, begun)
  }
  const read = async (): Promise<FieldValue[]> => (await staff.get(url)).body.data.fields
  return { ...opened, userId, url, save, read }
}

function fieldsUrl({ accountId, userId }: { accountId: number; userId: number }): string {
  return `/account/v1/${accountId}/people/${userId}/fields/`
}

import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { nightShifts } from '#contract/examples/application-form.ts'
import type { AccountField, AccountFieldContent } from '#contract/settings/account-fields.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { written } = nightShifts
const body = { field: written, is_private: false }
const choice = (texts: readonly string[]) => ({
  ...written,
  type: 'single_choice',
  options: texts.map((text, at) => ({ value: at + 1, text, is_knock_out: false })),
})

describe('the custom fields in the settings of a company', () => {
  it('stand apart by their use, in the order that the company gives them', async () => {
    const { create, move, texts } = await open()
    await create('Badge number', 1)
    const [one, two] = [await create('Zone', 2), await create('Apron size', 2)]
    await create('Cost centre', 3)
    expect([await texts(1), await texts(3)]).toEqual([['Badge number'], ['Cost centre']])
    const three = await create('Boot size', 2)
    expect((await move(three, 3, 1)).status).toBe(200)
    expect(await texts(2)).toEqual(['Boot size', 'Zone', 'Apron size'])
    expect((await move(three, 1, 9)).status).toBe(200)
    expect(await texts(2)).toEqual(['Zone', 'Apron size', 'Boot size'])
    expect((await move(two, 1, 2)).body.error.code).toBe('conflict')
    expect((await move(one, 1, 2)).status).toBe(200)
    expect(await texts(2)).toEqual(['Apron size', 'Zone', 'Boot size'])
    expect(await texts(2, '&search=siz')).toEqual(['Apron size', 'Boot size'])
    expect(await texts(2, '&page_size=1&page=2')).toEqual(['Zone'])
  })

  it('are offered to application forms only where they are for them, in their order', async () => {
    const { admin, company, create, move } = await open()
    const [personal] = [await create('Badge number', 1), await create('Zone', 2)]
    await move(await create('Apron size', 2), 2, 1)
    const { jobId } = await buildRequisition(test.database, { company })
    const list = await admin.get(`/account/v1/account-fields/job/${jobId}/`)
    expect(list.body.data.map(({ field }: AccountField) => field.text)).toEqual([
      'Apron size',
      'Zone',
    ])
    const path = `/account/v1/account-field/job/${jobId}/${personal?.account_field_id}/`
    expect((await admin.patch(path, body)).status).toBe(404)
    expect((await admin.delete(path)).status).toBe(404)
  })

  it('are archived and restored, and change only while they are offered', async () => {
    const { create, update, archive, restore, move, texts, trail } = await open()
    const made = await create('Zone', 2)
    expect((await archive(made)).body.data).toEqual({ ...made, is_archived: true })
    expect([await texts(2), await texts(2, '&state=archived')]).toEqual([[], ['Zone']])
    const refused = [await update(made, body), await archive(made), await move(made, 1, 1)]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await restore(made)).body.data).toEqual(made)
    expect((await restore(made)).status).toBe(200)
    expect(await texts(2)).toEqual(['Zone'])
    expect(await trail(made)).toEqual(['create', 'archive', 'restore'])
  })

  it('are not written over where another user changed them meanwhile', async () => {
    const { create, update } = await open()
    const made = await create('Zone', 2)
    const begunFrom = stateTag({ ...made.field, is_private: made.is_private })
    const theirs = { field: { ...made.field, text: 'Sector' }, is_private: true }
    expect((await update(made, theirs, begunFrom)).body.data).toEqual({ ...made, ...theirs })
    const late = await update(made, body, begunFrom)
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    expect(late.body.error.details.stored).toEqual({ ...theirs.field, is_private: true })
  })

  it('of another company are neither seen nor changed', async () => {
    const { create } = await open()
    const made = await create('Zone', 2)
    const other = await open()
    const refused = [
      await other.update(made, body),
      await other.archive(made),
      await other.restore(made),
      await other.move(made, 1, 1),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await other.texts(2)).toEqual([])
  })

  it.each([
    ['a choice without options', { field: choice([]) }],
    ['two options alike', { field: choice(['Day', ' day ']) }],
    ['200 options', { field: choice(Array.from({ length: 200 }, (_, at) => `Option ${at}`)) }],
    ['an empty text', { field: { ...written, text: ' ' } }],
    ['a text that is too long', { field: { ...written, text: 'a'.repeat(501) } }],
    ['a kind that fields do not have', { field: { ...written, type: 'recording' } }],
    ['a kind that does not exist', { field: { ...written, type: 'drawing' } }],
    ['a use that does not exist', { usage_type_id: 4 }],
    ['no word on who sees it', { is_private: undefined }],
  ])('are refused with %s', async (_, wrong) => {
    const { admin, url } = await open()
    expect((await admin.post(url, { ...body, usage_type_id: 2, ...wrong })).status).toBe(400)
  })

  it('are cleaned of HTML that does not belong into a question', async () => {
    const { admin, url } = await open()
    const formatted = '<p>Your <b>zone</b><img src=x onerror=alert(1)></p>'
    const field = { ...written, text: 'Your zone', formatted }
    const made = await admin.post(url, { ...body, field, usage_type_id: 2 })
    expect(made.body.data.field.formatted).not.toContain('onerror')
  })

  it('are for those with access to the settings', async () => {
    const { company, url } = await open()
    const staff = await buildStaff(test.database, { company, preset: 'Recruiter' })
    const recruiter = await test.as(staff)
    expect((await recruiter.get(url)).status).toBe(403)
    expect((await recruiter.post(url, { ...body, usage_type_id: 2 })).status).toBe(403)
  })
})

type Key = Pick<AccountField, 'account_field_id'>

async function open() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const staff = await buildStaff(test.database, { company, preset: 'Account admin' })
  const admin = await test.as(staff)
  const url = `/account/v1/${accountId}/account-fields/`
  const pathOf = ({ account_field_id: id }: Key) => `${url}${id}/`
  return {
    company,
    admin,
    url,
    create: async (text: string, usageTypeId: 1 | 2 | 3): Promise<AccountField> => {
      const content = { ...body, field: { ...written, text }, usage_type_id: usageTypeId }
      const reply = await admin.post(url, content)
      expect(reply.status).toBe(201)
      return reply.body.data
    },
    update: (field: Key, content: AccountFieldContent, begunFrom?: string) =>
      admin.patch(
        pathOf(field),
        content,
        begunFrom === undefined ? {} : { headers: { 'if-match': begunFrom } },
      ),
    archive: (field: Key) => admin.delete(pathOf(field)),
    restore: (field: Key) => admin.post(`${pathOf(field)}restore/`, {}),
    move: (field: Key, from: number, to: number) =>
      admin.post(`${pathOf(field)}move/`, { from, to }),
    texts: async (usageTypeId: number, query = ''): Promise<string[]> => {
      const { body: page } = await admin.get(`${url}?usage_type_id=${usageTypeId}${query}`)
      return page.data.map(({ field }: AccountField) => field.text)
    },
    trail: async ({ account_field_id: id }: Key) => {
      const rows = await test.database.owner
        .select({ action: auditEvent.action })
        .from(auditEvent)
        .where(and(eq(auditEvent.entity, 'custom_field'), eq(auditEvent.entityId, id)))
        .orderBy(asc(auditEvent.auditId))
      return rows.map(({ action }) => action)
    },
  }
}

import { and, asc, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import type { AttributeContent, AttributeType } from '#contract/settings/attribute-types.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const [shared] = await test.database.owner
  .select()
  .from(attributeType)
  .where(and(isNull(attributeType.accountId), eq(attributeType.category, 'competency')))
const sharedId = shared?.attributeTypeId ?? 0

const content = (en: string, change: Partial<AttributeContent> = {}): AttributeContent => ({
  name: { en, es: '', fr: '' },
  description: '',
  category: 'competency',
  parent_attribute_type_id: null,
  ...change,
})

describe('the attributes of a company', () => {
  it('stand beside the shared ones, each list by its usage type', async () => {
    const { create, list, names } = await open()
    const name = { en: 'Safety', es: '', fr: 'Sécurité du site' }
    const made = await create(content('', { name, parent_attribute_type_id: sharedId }))
    expect(made.name).toEqual({ en: 'Safety', es: 'Safety', fr: 'Sécurité du site' })
    expect([made.is_shared, made.parent_name?.en]).toEqual([false, shared?.name.en])
    const outcome = content('Sales', { category: 'performance' })
    await create(outcome, 3)
    expect(await names('?owner=own')).toEqual(['Safety'])
    expect(await names('?usage_type=3')).toEqual(['Sales'])
    expect(await names('?search=securite%20site')).toEqual(['Safety'])
    expect(await names('?owner=own&category=skill')).toEqual([])
    const all: AttributeType[] = (await list('?owner=shared&page_size=100')).body.data
    const one = all.find((row) => row.attribute_type_id === sharedId)
    expect(one).toMatchObject({ is_shared: true, used_count: 1 })
    expect(one?.measured_by.length).toBeGreaterThan(0)
  })

  it('have one name each, also beside the shared ones', async () => {
    const { create, post, update, remove, restore } = await open()
    const made = await create(content('Safety'))
    const again = await post({ ...content('safety'), usage_type: 1 })
    expect([again.status, again.body.error.code]).toEqual([409, 'value_taken'])
    // Names that were left out are those of the company's language.
    expect(Object.keys(again.body.error.fields)).toEqual(['name.en'])
    const likeShared = await post({ ...content(shared?.name.en ?? ''), usage_type: 1 })
    expect(likeShared.status).toBe(409)
    expect((await update(made, content('Safety first'))).status).toBe(200)
    expect((await post({ ...content('Safety'), usage_type: 3 })).status).toBe(400)
    const other = await create(content('Safety'))
    await use(other)
    expect((await remove(other)).body.data.is_archived).toBe(true)
    await create(content('Safety'))
    expect((await restore(other)).body.error.code).toBe('value_taken')
  })

  it.each([
    ['no name in the language of the company', { name: { en: ' ', es: 'Sí', fr: '' } }, 'name.en'],
    ['a category of the other list', { category: 'turnover' as const }, 'category'],
    ['a parent that there is not', { parent_attribute_type_id: 999_999 }, PARENT],
  ])('are refused with %s', async (_, change, field) => {
    const { post } = await open()
    const refused = await post({ ...content('Safety', change), usage_type: 1 })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, [field]])
  })

  it('stand below no attribute of theirs, of another company or of another list', async () => {
    const { create, update } = await open()
    const top = await create(content('Top'))
    const under = (row: AttributeType) => ({ parent_attribute_type_id: row.attribute_type_id })
    const middle = await create(content('Middle', under(top)))
    const low = await create(content('Low', under(middle)))
    const foreign = await (await open()).create(content('Foreign'))
    const outcome = await create(content('Sales', { category: 'performance' }), 3)
    for (const parent of [top, low, foreign, outcome]) {
      const refused = await update(top, content('Top', under(parent)))
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, [PARENT]])
    }
  })

  it('are archived where they are used, deleted where not, and say where', async () => {
    const { company, create, remove, restore, names, uses, trail } = await open()
    const [free, used] = [await create(content('Free')), await create(content('Used'))]
    const { jobId } = await use(used, company)
    expect((await uses(used)).body.data).toMatchObject([{ kind: 'requisition', id: jobId }])
    expect((await uses(used, '?page=2')).body.meta.total).toBe(1)
    expect((await remove(free)).body.data.is_archived).toBe(false)
    expect((await remove(used)).body.data.is_archived).toBe(true)
    expect(await names('?owner=own')).toEqual([])
    expect(await names('?state=archived')).toEqual(['Used'])
    expect((await remove(used)).status).toBe(404)
    expect((await restore(used)).body.data).toMatchObject({ is_archived: false, used_count: 1 })
    expect(await trail(used)).toEqual(['create', 'archive', 'restore'])
  })

  it('that were archived stay with the requisitions that weigh them, and are offered to no other', async () => {
    const { company, admin, create, remove } = await open()
    const made = await create(content('Used'))
    const { jobId } = await use(made, company)
    const other = await buildRequisition(test.database, { company })
    await remove(made)
    const weigh = (id: number) =>
      admin.put(`/job/v1/attribute-groups/${id}/`, {
        attributes: [{ attribute_type_id: made.attribute_type_id, weight: 2 }],
      })
    expect((await weigh(jobId)).status).toBe(200)
    expect((await weigh(other.jobId)).status).toBe(400)
  })

  it('are not written over where another user changed them meanwhile', async () => {
    const { create, update } = await open()
    const made = await create(content('Safety'))
    const { name, description, category, parent_attribute_type_id } = made
    const begun = stateTag({ name, description, category, parent_attribute_type_id })
    expect((await update(made, content('Theirs'), begun)).status).toBe(200)
    const late = await update(made, content('Mine'), begun)
    expect([late.status, late.body.error.details.stored.name.en]).toEqual([409, 'Theirs'])
  })

  it('of the product or of another company are not changed', async () => {
    const { create, path } = await open()
    const made = await create(content('Safety'))
    const other = await open()
    for (const row of [made, { ...made, attribute_type_id: sharedId }]) {
      const refused = [
        await other.update(row, content('Mine')),
        await other.remove(row),
        await other.restore(row),
      ]
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    expect((await other.get(made)).status).toBe(404)
    expect((await other.uses(made)).status).toBe(404)
    expect((await other.get({ ...made, attribute_type_id: sharedId })).status).toBe(200)
    expect((await other.admin.get(path)).status).toBe(403)
  })
})

const PARENT = 'parent_attribute_type_id'

type Company = Awaited<ReturnType<typeof buildCompany>>

async function use(row: AttributeType, given?: Company) {
  const [stored] = await test.database.owner
    .select()
    .from(attributeType)
    .where(eq(attributeType.attributeTypeId, row.attribute_type_id))
  const company = given ?? (await companyOf(stored?.accountId ?? 0))
  const { jobId } = await buildRequisition(test.database, { company })
  const { accountId } = company
  const { attribute_type_id: attributeTypeId } = row
  const weight = { accountId, jobId, attributeTypeId, sortOrder: 99 }
  await test.database.owner.insert(jobAttribute).values(weight)
  return { jobId }
}

const companies = new Map<number, Company>()

async function companyOf(accountId: number): Promise<Company> {
  return companies.get(accountId) ?? buildCompany(test.database)
}

async function open() {
  const company = await buildCompany(test.database)
  companies.set(company.accountId, company)
  const staff = await buildStaff(test.database, { company, preset: 'Account admin' })
  const admin = await test.as(staff)
  const path = `/account/v1/${company.accountId}/attribute-types/`
  const rowPath = (row: AttributeType) => `${path}${row.attribute_type_id}/`
  const post = (body: object) => admin.post(path, body)
  const list = (query = '') => admin.get(path + query)
  return {
    company,
    admin,
    path,
    post,
    list,
    create: async (body: AttributeContent, usage = 1): Promise<AttributeType> =>
      (await post({ ...body, usage_type: usage })).body.data,
    names: async (query: string): Promise<string[]> =>
      (await list(query)).body.data.map(({ name }: AttributeType) => name.en),
    get: (row: AttributeType) => admin.get(rowPath(row)),
    uses: (row: AttributeType, query = '') => admin.get(`${rowPath(row)}uses/${query}`),
    update: (row: AttributeType, body: AttributeContent, begun?: string) =>
      admin.put(rowPath(row), body, begun === undefined ? {} : { headers: { 'if-match': begun } }),
    remove: (row: AttributeType) => admin.delete(rowPath(row)),
    restore: (row: AttributeType) => admin.post(`${rowPath(row)}restore/`, {}),
    trail: async (row: AttributeType) => {
      const rows = await test.database.owner
        .select()
        .from(auditEvent)
        .where(
          and(eq(auditEvent.entity, 'attribute'), eq(auditEvent.entityId, row.attribute_type_id)),
        )
        .orderBy(asc(auditEvent.auditId))
      return rows.map(({ action }) => action)
    },
  }
}

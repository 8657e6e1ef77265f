// What every collection does, whatever it holds: a collection of its own kind of row tests only what is special about it.
import { randomUUID } from 'node:crypto'

import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { contentOf, idOf, type AnyRow } from '#contract/core/collection.ts'
import { stateTag } from '#contract/core/state-tag.ts'
import { SERVED_COLLECTIONS } from '#server/collections.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildStaff, type Company } from '#testing/builders.ts'
import { newContent, storeRow } from '#testing/collections.ts'
import { openTestApp } from '#testing/test-app.ts'

import type { ServedCollection } from './served-collection.ts'

const test = await openTestApp()
const NOT_THERE = 999_999_999

const every = SERVED_COLLECTIONS.map((list) => [list.spec.nouns[1], list] as const)
const having = (has: (list: ServedCollection) => boolean) => every.filter(([, list]) => has(list))
const inOrder = having(({ spec }) => spec.order === 'manual')
const limited = having(({ spec }) => spec.limit !== undefined)
const neverEmpty = having(({ spec }) => spec.isNeverEmpty === true)
const unique = every.flatMap(([name, list]) =>
  Object.entries(list.spec.fields).flatMap(([field, of]) =>
    of.kind === 'text' && of.isUnique === true ? [[name, field, list] as const] : [],
  ),
)

describe('a collection', () => {
  it.each(every)('of %s takes a row, answers it, and says so in the trail', async (_, list) => {
    const { create, get, trail } = await open(list)
    const content = newContent(list.spec)
    const made = await create(content)
    expect(made.status).toBe(201)
    const stored = { ...unarchived(list), ...content }
    expect(contentOf(list.spec, made.body.data)).toEqual(stored)
    expect((await get(idIn(list, made))).body.data).toEqual(made.body.data)
    expect(await trail(idIn(list, made))).toEqual([['create', null, stored]])
  })

  it.each(every)('of %s takes a row once for its key', async (_, list) => {
    const { create, total } = await open(list)
    const before = await total()
    const key = randomUUID()
    const content = newContent(list.spec)
    const [first, second] = [await create(content, key), await create(content, key)]
    expect(second.body).toEqual(first.body)
    expect(await total()).toBe(before + 1)
  })

  it.each(every)(
    'of %s comes by pages, and is searched without accents and case',
    async (_, list) => {
      const { store, rows, title } = await open(list)
      for (const name of ['Ärztin im Süden', 'Chef d’équipe', 'Ökologe'])
        await store({ [title]: name })
      const found = async (search: string) =>
        (await rows(`?search=${encodeURIComponent(search)}`)).map((row) => row[title])
      expect(await found('ARZTIN sud')).toEqual(['Ärztin im Süden'])
      expect(await found("d'equipe")).toEqual(['Chef d’équipe'])
      expect(await found('rztin')).toEqual([])
      const all = await rows('?page_size=100')
      const pages = [...(await rows('?page_size=2')), ...(await rows('?page_size=2&page=2'))]
      expect(pages).toEqual(all.slice(0, 4))
    },
  )

  it.each(unique)('of %s has each %s once, whatever its case', async (_, field, list) => {
    const { create, update, store } = await open(list)
    const other = await store({ [field]: 'Straße nach Évora' })
    const made = await create({ ...newContent(list.spec), [field]: 'STRASSE' })
    for (const reply of [
      await create({ ...newContent(list.spec), [field]: ' strasse ' }),
      await update(other, { [field]: 'Strasse' }),
    ])
      expect([reply.status, reply.body.error.code, Object.keys(reply.body.error.fields)]).toEqual([
        409,
        'value_taken',
        [field],
      ])
    expect((await update(idIn(list, made), { [field]: 'strasse' })).status).toBe(200)
    await create({ ...newContent(list.spec), [field]: 'Éclair rouge' })
    const same = { ...newContent(list.spec), [field]: 'E\u0301clair \u00a0rouge' }
    expect((await create(same)).body.error.code).toBe('value_taken')
  })

  it.each(every)('of %s changes what is sent, and nothing else', async (_, list) => {
    const { create, update, trail, title } = await open(list)
    const content = { ...unarchived(list), ...newContent(list.spec) }
    const made = await create(content)
    const changed = await update(idIn(list, made), { [title]: 'Another title' })
    const after = { ...content, [title]: 'Another title' }
    expect(contentOf(list.spec, changed.body.data)).toEqual(after)
    await update(idIn(list, made), { [title]: 'Another title' })
    expect(await trail(idIn(list, made))).toEqual([
      ['create', null, content],
      ['update', content, after],
    ])
  })

  it.each(every)(
    'of %s tells the second of two editors what the first has stored',
    async (_, list) => {
      const { create, update, title } = await open(list)
      const made = await create(newContent(list.spec))
      const begun = stateTag(contentOf(list.spec, made.body.data))
      const first = await update(idIn(list, made), { [title]: 'By the first' }, begun)
      expect(first.status).toBe(200)
      const second = await update(idIn(list, made), { [title]: 'By the second' }, begun)
      expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
      expect(second.body.error.details.stored).toEqual(contentOf(list.spec, first.body.data))
      const now = stateTag(second.body.error.details.stored)
      expect((await update(idIn(list, made), { [title]: 'By the second' }, now)).status).toBe(200)
    },
  )

  it.each(every)('of %s loses a row that nothing uses', async (_, list) => {
    const { create, remove, get, trail } = await open(list)
    const made = await create(newContent(list.spec))
    const id = idIn(list, made)
    expect((await remove(id)).body.data).toEqual({ id, moved: 0 })
    expect([(await get(id)).status, (await remove(id)).status]).toEqual([404, 404])
    expect((await trail(id)).map(([action]) => action)).toEqual(['create', 'delete'])
  })

  it.each(every)('of %s is no business of another company', async (_, list) => {
    const { get, update, remove, move } = await open(list)
    const elsewhere = await open(list)
    const foreign = await elsewhere.store()
    for (const id of [foreign, NOT_THERE]) {
      const replies = [await get(id), await update(id, newContent(list.spec)), await remove(id)]
      if (list.spec.order === 'manual') replies.push(await move(id, 1, 1))
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
    }
    expect((await elsewhere.get(foreign)).status).toBe(200)
  })
})

describe('a row that is used by now', () => {
  it.each(every)('of %s is not deleted by those who know of other uses', async (_, list) => {
    const { store, remove, get } = await open(list)
    const id = await store()
    const refused = await remove(id, '?seen_uses=3')
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      409,
      'uses_changed',
      { count: 0 },
    ])
    expect((await get(id)).status).toBe(200)
    expect((await remove(id, '?seen_uses=0')).status).toBe(200)
  })
})

describe('a collection in an order of its own', () => {
  it.each(inOrder)('of %s adds rows at the end, and moves one to any place', async (_, list) => {
    const { create, rows, move, trail } = await open(list)
    for (let row = 0; row < 2; row += 1) await create(newContent(list.spec))
    const ids = async () => (await rows('?page_size=100')).map((row) => row[idOf(list.spec)])
    const before = await ids()
    const made = idIn(list, await create(newContent(list.spec)))
    expect(await ids()).toEqual([...before, made])
    const last = before.length + 1
    await move(made, last, 1)
    expect(await ids()).toEqual([made, ...before])
    await move(made, 1, 2)
    expect(await ids()).toEqual([...before.slice(0, 1), made, ...before.slice(1)])
    await move(made, 2, 99_999)
    expect(await ids()).toEqual([...before, made])
    await move(made, last, 99_999)
    // It is in another place than this list says.
    expect((await move(made, last + 1, 1)).body.error.code).toBe('conflict')
    expect(await ids()).toEqual([...before, made])
    const moves = (await trail(made)).filter(([action]) => action === 'move')
    expect(moves.at(-1)).toEqual(['move', { sort_order: 2 }, { sort_order: last }])
    expect(moves).toHaveLength(3)
  })
})

describe('a row that is deleted', () => {
  it.each(every)(
    'of %s takes no row of another company instead, none that there is not, and not the row itself',
    async (_, list) => {
      const { store, remove, get } = await open(list)
      const foreign = await (await open(list)).store()
      const mine = await store()
      for (const id of [foreign, NOT_THERE, mine]) {
        const reply = await remove(mine, `?replace_to=${id}`)
        expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['replace_to']])
      }
      expect((await get(mine)).status).toBe(200)
      const heir = await store()
      expect((await remove(mine, `?replace_to=${heir}`)).status).toBe(200)
      expect((await get(heir)).status).toBe(200)
    },
  )
})

describe('a collection with a limit', () => {
  it.each(limited)('of %s refuses one row more', async (_, list) => {
    const { store, create, total } = await open(list)
    const { limit = 0 } = list.spec
    for (let count = await total(); count < limit; count += 1) await store()
    const reply = await create(newContent(list.spec))
    expect([reply.status, reply.body.error.code, reply.body.error.details]).toEqual([
      409,
      'list_full',
      { limit },
    ])
  })
})

describe('a collection that a company needs', () => {
  it.each(neverEmpty)('of %s keeps its last row', async (_, list) => {
    const { rows, remove } = await open(list)
    const [last, ...others] = await rows('?page_size=100')
    for (const row of others) await remove(Number(row[idOf(list.spec)]))
    const reply = await remove(Number(last?.[idOf(list.spec)]))
    expect([reply.status, reply.body.error.code]).toEqual([409, 'last_row'])
  })
})

type Content = Readonly<Record<string, unknown>>

async function open(list: ServedCollection, given?: Company) {
  const company = given ?? (await buildCompany(test.database))
  const { accountId } = company
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const path = list.spec.path.replace(':account_id', String(accountId))
  const rowPath = (id: number) => `${path}${id}/`
  const rows = async (query = ''): Promise<AnyRow[]> => (await admin.get(path + query)).body.data
  return {
    title: list.spec.title,
    rows,
    total: async (): Promise<number> => (await admin.get(path)).body.meta.total,
    store: (content = {}) => storeRow(test.database, { list, accountId, content }),
    get: (id: number) => admin.get(rowPath(id)),
    create: (content: Content, key?: string) =>
      admin.post(path, content, key === undefined ? {} : { key }),
    update: (id: number, content: Content, begunFrom?: string) =>
      admin.patch(
        rowPath(id),
        content,
        begunFrom === undefined ? {} : { headers: { 'if-match': begunFrom } },
      ),
    remove: (id: number, query = '') => admin.delete(rowPath(id) + query),
    move: (id: number, from: number, to: number) => admin.post(`${rowPath(id)}move/`, { from, to }),
    trail: (id: number) => trailOf(list, id),
  }
}

/** A new row is not archived. */
function unarchived({ spec: { archive } }: ServedCollection): Content {
  return archive === undefined ? {} : { [archive]: false }
}

function idIn(list: ServedCollection, reply: { body: { data: AnyRow } }): number {
  return Number(reply.body.data[idOf(list.spec)])
}

async function trailOf(list: ServedCollection, id: number) {
  const rows = await test.database.owner
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, list.spec.name), eq(auditEvent.entityId, id)))
    .orderBy(asc(auditEvent.auditId))
  return rows.map(({ action, before, after }) => [action, before, after])
}

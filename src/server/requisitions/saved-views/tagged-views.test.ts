import { expect, it } from 'vitest'

import { applicantTag } from '#server/db/schema/applicant-change.ts'
import { savedView } from '#server/db/schema/saved-view.ts'
import { buildCompany, buildStaff, only } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

/** Two tags, and views of lists: some are narrowed by the first one. */
async function begin() {
  const company = await buildCompany(test.database)
  const { accountId } = company
  const person = await buildStaff(test.database, { company, preset: 'Account admin' })
  const [night, late] = [await tag(accountId, 'Night'), await tag(accountId, 'Late')]
  const view = async (
    values: Partial<typeof savedView.$inferInsert> & { name: string; query: string },
  ) =>
    only(
      await owner
        .insert(savedView)
        .values({ accountId, userId: person.userId, list: 'applicants', ...values })
        .returning(),
    ).viewId
  const admin = await test.as(person)
  const queries = async () => {
    const rows = await owner.select().from(savedView)
    return new Map(
      rows.filter((row) => row.accountId === accountId).map(({ name, query }) => [name, query]),
    )
  }
  const tags = `/account/v1/${accountId}/tags/`
  const usage = async () => {
    const { data } = (await admin.get(tags)).body
    return data.find((one: { tag_id: number }) => one.tag_id === night)?.uses.views
  }
  return { admin, tags, night, late, view, usage, queries }
}

async function tag(accountId: number, name: string): Promise<number> {
  return only(await owner.insert(applicantTag).values({ accountId, name }).returning()).tagId
}

it('says which views are narrowed by a tag; those of one user in number alone', async () => {
  const { night, late, view, usage } = await begin()
  const shared = await view({ name: 'Shared', query: `status=new&tag=${night}`, isShared: true })
  await view({ name: 'Mine', query: `tag=${night}`, list: 'all_applicants' })
  await view({ name: 'Other tag', query: `tag=${late}`, isShared: true })
  await view({ name: 'Longer id', query: `tag=${night}0`, isShared: true })
  await view({ name: 'Another list', query: `tag=${night}`, isShared: true, list: 'users' })
  expect(await usage()).toEqual({ count: 2, named: [{ id: shared, name: 'Shared', place: null }] })
})

it('views are narrowed by the other tag after a merge, and by none after a deletion', async () => {
  const { admin, tags, night, late, view, queries } = await begin()
  await view({ name: 'Middle', query: `status=new&tag=${night}&zone=1` })
  await view({ name: 'Alone', query: `tag=${night}` })
  await view({ name: 'Longer id', query: `tag=${night}0` })
  expect((await admin.delete(`${tags}${night}/?replace_to=${late}`)).status).toBe(200)
  expect(await queries()).toEqual(
    new Map([
      ['Middle', `status=new&tag=${late}&zone=1`],
      ['Alone', `tag=${late}`],
      ['Longer id', `tag=${night}0`],
    ]),
  )
  expect((await admin.delete(`${tags}${late}/`)).status).toBe(200)
  expect(await queries()).toEqual(
    new Map([
      ['Middle', 'status=new&zone=1'],
      ['Alone', ''],
      ['Longer id', `tag=${night}0`],
    ]),
  )
})

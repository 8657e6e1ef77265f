// Example requests and rows of saved views and of the layouts of lists.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { savedView } from '#server/db/schema/saved-view.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const savedViewExamples: SliceExamples = {
  bodies: {
    createSavedView: () => ({
      list: 'users',
      name: randomUUID(),
      query: 'search=a',
      is_shared: false,
    }),
    updateSavedView: { is_shared: true },
    saveListLayout: { columns: [{ id: 'name', is_shown: true, width: 'wide' }] },
  },
  params: {
    updateSavedView: unlessMissing(newView),
    deleteSavedView: unlessMissing(newView),
    getListLayout: () => ({ list: 'applicants' }),
    saveListLayout: () => ({ list: 'applicants' }),
  },
  rows: ({ accountId, userId }) => [
    sql`insert into list_layout (account_id, user_id, list, columns) values (${accountId}, ${userId}, 'applicants', '[]')`,
    sql`insert into saved_view (account_id, user_id, list, name, query) values (${accountId}, ${userId}, 'users', 'v', '')`,
  ],
}

async function newView({ test, target }: ExampleNeeds) {
  const { accountId, userId } = target
  const [made] = await test.database.owner
    .insert(savedView)
    .values({ accountId, userId, list: 'users', name: randomUUID(), query: '', isShared: true })
    .returning()
  return { view_id: made?.viewId ?? NO_ID }
}

// Example replies of saved views: `../saved-views.ts`.
import { getListLayout, saveListLayout } from '../requisitions/list-layouts.ts'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
  type SavedView,
} from '../requisitions/saved-views.ts'
import { example } from './example.ts'

const mine: SavedView = {
  view_id: 71,
  list: 'requisitions',
  name: 'On hold',
  query: 'status=on_hold',
  is_shared: false,
  is_mine: true,
  owner_name: 'Rosa Chen',
}

const another: SavedView = {
  ...mine,
  view_id: 72,
  name: 'Closing soon',
  query: 'ordering=opened_at&status=open',
  is_shared: true,
  is_mine: false,
  owner_name: 'Grace Hopper',
}

/** One of the caller's own, and one that another user shares. */
export const savedViews = [mine, another] as const

export const savedViewExamples = [
  example(listSavedViews, { data: [...savedViews] }),
  example(createSavedView, { data: { ...mine, view_id: 73 } }),
  example(updateSavedView, { data: mine }),
  example(getListLayout, { data: { columns: [] } }),
  example(saveListLayout, {
    data: { columns: [{ id: 'name', is_shown: true, width: 'automatic' }] },
  }),
  example(deleteSavedView, { data: { view_id: mine.view_id } }),
]

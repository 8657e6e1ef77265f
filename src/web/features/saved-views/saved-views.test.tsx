import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { savedViews } from '#contract/examples/saved-views.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
  type SavedView,
} from '#contract/requisitions/saved-views.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { openFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const open = async (path: string, replies: readonly Reply[] = []) => {
  const app = await renderApp(path, { as: recruiter, replies })
  const trigger = await screen.findByRole('button', { name: /^View: / })
  const choose = async (name: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') => {
    await app.user.click(screen.getByRole('button', { name: /^View: / }))
    await app.user.click(await screen.findByRole(role, { name }))
  }
  return { ...app, trigger, choose }
}

describe('the views of a list', () => {
  it('shows the list of the view that is chosen, and names it', async () => {
    const { address, choose } = await open('/hire?status=closed&page=2')
    await screen.findByRole('button', { name: 'View: Custom' })
    await choose('On hold', 'menuitemradio')
    await screen.findByRole('button', { name: 'View: On hold' })
    expect(address()).toBe('/hire?status=on_hold')
    await choose('Closing soon (by Grace Hopper)', 'menuitemradio')
    await waitFor(() => expect(address()).toBe('/hire?status=open&ordering=opened_at'))
    await choose('My open requisitions', 'menuitemradio')
    await waitFor(() => expect(address()).toContain('scope=mine'))
    await choose('All requisitions', 'menuitemradio')
    await waitFor(() => expect(address()).toBe('/hire'))
    await expectAccessible()
  })

  it('saves what the list shows under a name', async () => {
    const sent: unknown[] = []
    const saved = { ...savedViews[0], view_id: 73, name: 'Closed', query: 'status=closed' }
    let views: SavedView[] = [...savedViews]
    const { user, choose } = await open('/hire?status=closed', [
      reply(listSavedViews, () => ({ data: views })),
      reply(createSavedView, ({ body }) => {
        sent.push(body)
        views = [...savedViews, saved]
        return { data: saved }
      }),
    ])
    await choose('Save as a new view…')
    const dialog = await screen.findByRole('dialog', { name: 'Save the view' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    within(dialog).getByText('The Name field is required')
    await user.type(within(dialog).getByLabelText('Name'), 'Closed')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Share with the company' }))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'View: Closed' })
    expect(sent).toEqual([
      { list: 'requisitions', name: 'Closed', query: 'status=closed', is_shared: true },
    ])
  })

  it('says that a view is changed, and saves the change', async () => {
    const sent: unknown[] = []
    const { user, choose } = await open('/hire', [
      reply(updateSavedView, ({ body }) => {
        sent.push(body)
        return { data: savedViews[0] }
      }),
    ])
    await choose('On hold', 'menuitemradio')
    const status = await openFilter({ user, name: 'Status' })
    await user.click(status.getByRole('checkbox', { name: 'Draft' }))
    await screen.findByRole('button', { name: 'View: On hold (changed)' })
    await choose('Save the changes')
    await screen.findByText('“On hold” is saved.')
    expect(sent).toEqual([{ query: 'status=draft%2Con_hold' }])
  })

  it('says at the field that a name is taken', async () => {
    const { user, choose } = await open('/hire?status=closed', [
      refuse(createSavedView, 'view_name_taken'),
    ])
    await choose('Save as a new view…')
    const dialog = await screen.findByRole('dialog', { name: 'Save the view' })
    await user.type(within(dialog).getByLabelText('Name'), 'On hold')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('You have a view of that name already.')
    await expectAccessible()
  })

  it('asks before a view is deleted, and offers nothing of the kind for the views of others', async () => {
    let views: SavedView[] = [...savedViews]
    const { user, choose } = await open('/hire?status=on_hold', [
      reply(listSavedViews, () => ({ data: views })),
      reply(deleteSavedView, () => {
        views = [savedViews[1]]
        return { data: { view_id: 71 } }
      }),
    ])
    await choose('Delete the view…')
    const dialog = await screen.findByRole('dialog', { name: 'Delete the view “On hold”?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete the view' }))
    await screen.findByRole('button', { name: 'View: Custom' })
    await choose('Closing soon (by Grace Hopper)', 'menuitemradio')
    await screen.findByRole('button', { name: 'View: Closing soon' })
    expect(screen.queryByRole('menuitem', { name: 'Delete the view…', hidden: true })).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { accountField } from '#contract/examples/account-fields.ts'
import {
  archiveCompanyField,
  createCompanyField,
  listCompanyFields,
  moveCompanyField,
  restoreCompanyField,
  updateCompanyField,
} from '#contract/settings/account-fields.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const APPLICATION = '/settings/user-fields/application-fields'
const { text } = accountField.field
const other = {
  ...accountField,
  account_field_id: 92,
  field: { ...accountField.field, text: 'Licence number' },
}
const pageOf = (data: readonly (typeof accountField)[]) => ({
  data: [...data],
  meta: { page: 1, page_size: 25, total: data.length },
})
const both = reply(listCompanyFields, () => pageOf([accountField, other]))

describe('the custom fields of a company', () => {
  it.each([
    ['/settings/user-fields', 'Personal fields', 1],
    ['/settings/user-fields/job-fields', 'Job fields', 3],
    [APPLICATION, 'Application fields', 2],
  ])('at %s are those for their use', async (path, title, usage) => {
    const asked: unknown[] = []
    const lists = reply(listCompanyFields, ({ query }) => {
      asked.push(query)
      return pageOf([])
    })
    await renderApp(path, { as: settingsAdmin, replies: [lists] })
    await screen.findByRole('heading', { name: title, level: 1 })
    await screen.findByRole('heading', { name: 'No fields yet' })
    expect(asked[0]).toMatchObject({ usage_type_id: usage })
    await expectAccessible()
  })

  it('say that a search finds nothing, and that none is archived', async () => {
    const lists = reply(listCompanyFields, ({ query }) => {
      const isAll = !('state' in Object(query)) && !String(Object(query).search ?? '')
      return pageOf(isAll ? [accountField] : [])
    })
    const { user, address } = await renderApp(APPLICATION, { as: settingsAdmin, replies: [lists] })
    await user.type(await screen.findByLabelText('Search the fields'), 'x{Enter}')
    await screen.findByRole('heading', { name: 'Nothing matches “x”' })
    await user.click(screen.getByRole('button', { name: 'Show all fields' }))
    await screen.findByText(text)
    await user.selectOptions(screen.getByLabelText('State'), 'Archived')
    await screen.findByRole('heading', { name: 'No field is archived' })
    expect(address()).toBe(`${APPLICATION}?state=archived`)
  })

  it('get a new one of any kind, with its answers in their order', async () => {
    const sent: unknown[] = []
    const creates = reply(createCompanyField, ({ body }) => {
      sent.push(body)
      return { data: accountField }
    })
    const path = '/settings/user-fields/personal-fields'
    const { user } = await renderApp(path, { as: settingsAdmin, replies: [both, creates] })
    await user.click(await screen.findByRole('button', { name: 'New field' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New field' }))
    expect(dialog.queryByText(/candidates/i)).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Type of answer'), 'Single choice')
    await user.click(dialog.getByRole('button', { name: 'Add the field' }))
    expect(dialog.getAllByText('Enter some text.')).toHaveLength(3)
    await user.type(dialog.getByLabelText('Field or question'), 'Shirt size')
    await user.type(dialog.getByRole('textbox', { name: 'Answer 1' }), 'M')
    await user.type(dialog.getByRole('textbox', { name: 'Answer 2' }), 'S')
    await user.click(dialog.getByRole('button', { name: 'Move answer 2 up' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Required' }))
    await user.click(dialog.getByRole('checkbox', { name: /^Private/ }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Add the field' }))
    await screen.findByText('“Shirt size” is added.')
    expect(sent).toMatchObject([
      {
        usage_type_id: 1,
        is_private: true,
        field: { is_required: false, options: [{ text: 'S' }, { text: 'M' }] },
      },
    ])
  })

  it('change from what was read, and change back', async () => {
    const begun: (string | null)[] = []
    const changed = { ...accountField, field: { ...accountField.field, text: 'Night work' } }
    const saves = reply(updateCompanyField, ({ headers }) => {
      begun.push(headers.get('if-match'))
      return { data: changed }
    })
    const { user } = await renderApp(APPLICATION, { as: settingsAdmin, replies: [both, saves] })
    await user.click(await screen.findByRole('button', { name: `Edit “${text}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the field' }))
    await user.type(dialog.getByLabelText('Field or question'), '!')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const notice = within(await screen.findByText('“Night work” is saved.'))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    const states = [accountField, changed].map((one) => ({ ...one.field, is_private: false }))
    expect(begun).toEqual(states.map(stateTag))
  })

  it('show what another user has stored meanwhile, and are saved over it only when told to', async () => {
    const stored = { ...accountField.field, text: 'By the other', is_private: true }
    const conflicts = refuseWith(updateCompanyField, { code: 'conflict', details: { stored } })
    const replies = [both, conflicts]
    const { user, server } = await renderApp(APPLICATION, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: `Edit “${text}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the field' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const region = await dialog.findByRole('region', { name: 'What is saved now' })
    within(region).getByText('By the other')
    await expectAccessible()
    server.use(reply(updateCompanyField, () => ({ data: accountField })))
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await screen.findByText(`“${text}” is saved.`)
  })

  it('are put in order by their menus, and back again', async () => {
    const moves: unknown[] = []
    const moving = reply(moveCompanyField, ({ body }) => {
      moves.push(body)
      return { data: accountField }
    })
    const { user } = await renderApp(APPLICATION, { as: settingsAdmin, replies: [both, moving] })
    await user.click(await screen.findByRole('button', { name: `Actions for “${text}”` }))
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    const notice = within(await screen.findByText(`“${text}” is number 2 now.`))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(moves).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 1 },
    ])
  })

  it('are archived with the way back, and restored from the archived ones', async () => {
    const archived = { ...accountField, is_archived: true }
    const lists = reply(listCompanyFields, ({ query }) =>
      pageOf('state' in Object(query) ? [archived] : [accountField]),
    )
    const replies = [
      lists,
      reply(archiveCompanyField, () => ({ data: archived })),
      reply(restoreCompanyField, () => ({ data: accountField })),
    ]
    const { user, server } = await renderApp(APPLICATION, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: `Actions for “${text}”` }))
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
    const notice = within(await screen.findByText(`“${text}” is archived.`))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    await user.selectOptions(screen.getByLabelText('State'), 'Archived')
    await user.click(await screen.findByRole('button', { name: `Restore “${text}”` }))
    await screen.findByText(`“${text}” is restored.`)
    server.use(refuse(restoreCompanyField, 'not_found'))
    await user.click(screen.getByRole('button', { name: `Restore “${text}”` }))
    await screen.findByText('This is not in your company any more. Load the page again.')
    await expectAccessible()
  })
})

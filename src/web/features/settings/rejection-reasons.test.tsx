import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endpointsOf } from '#contract/core/collection-endpoints.ts'
import { usedReasons } from '#contract/examples/collections.ts'
import { rejectionReasons } from '#contract/settings/rejection-reasons.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PATH = '/settings/custom/rejection-reason'
const { list, update, remove } = endpointsOf(rejectionReasons)
const meta = { page: 1, page_size: 25, total: usedReasons.length }
const named = ['A', 'B', 'C', 'D', 'E'].map((name, id) => ({ id, name, place: 'Pilot' }))

it('The custom lists begin with the reasons', async () => {
  const { address } = await renderApp('/settings/custom', { as: settingsAdmin })
  await screen.findByRole('heading', { level: 1, name: 'Rejection reasons' })
  expect(address()).toBe(PATH)
})

it('A reason is named in the language of its reader, with its type and how often it was used', async () => {
  await renderApp(PATH, { as: settingsAdmin, locale: 'es' })
  const lines = within(await screen.findByRole('list', { name: 'Motivos de rechazo' }))
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('No cumple los requisitos'),
    expect.stringContaining('Expectativas salariales'),
    expect.stringContaining('No license'),
  ])
})

it('A reason of the product stays translated when only its type is changed', async () => {
  const asked: unknown[] = []
  const saves = reply(update, ({ body }) => {
    asked.push(body)
    return { data: first(usedReasons) }
  })
  const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [saves] })
  const edit = await screen.findByRole('button', { name: 'Edit Requirements not met' })
  const line = within(edit.closest('li') ?? document.body)
  await user.click(edit)
  await user.selectOptions(line.getByLabelText('Type'), 'Other')
  await user.click(line.getByRole('button', { name: 'Save' }))
  await screen.findByText('“Requirements not met” is saved.')
  expect(asked).toEqual([{ reason_type: 'other' }])
})

it('Decisions get another reason before theirs is deleted, said in numbers', async () => {
  const asked: unknown[] = []
  const deletes = reply(remove, ({ query }) => {
    asked.push(query)
    return { data: { id: 61, moved: 12 } }
  })
  const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [deletes] })
  await user.click(await screen.findByRole('button', { name: 'Delete Requirements not met' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('12 decisions name it, and name the other one instead.')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  dialog.getByText('The Use instead field is required')
  await dialog.findByRole('option', { name: 'No license' })
  expect(dialog.queryByRole('option', { name: 'Requirements not met' })).toBeNull()
  await user.selectOptions(dialog.getByLabelText('Use instead'), 'No license')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('“Requirements not met” is deleted.')
  expect(asked).toEqual([{ replace_to: 63, seen_uses: 12 }])
})

it('Another reason is asked for as well when one was used since the list was read', async () => {
  const { user } = await renderApp(PATH, {
    as: settingsAdmin,
    replies: [refuse(remove, 'row_in_use')],
  })
  await user.click(await screen.findByRole('button', { name: 'Delete No license' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await dialog.findByText('It is used by now. Choose what takes its place.')
  dialog.getByLabelText('Use instead')
  await expectAccessible()
})

it('The rules that use a reason are named, and stopped where nothing takes its place', async () => {
  const uses = { decisions: { count: 0, named: [] }, rules: { count: 7, named } }
  const data = usedReasons.map((one) => ({ ...one, uses }))
  const { user } = await renderApp(PATH, {
    as: settingsAdmin,
    replies: [reply(list, { data, meta })],
  })
  await user.click(await screen.findByRole('button', { name: 'Delete No license' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(
    '7 automation rules use it, and are switched off until someone changes the rules:',
  )
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['A', 'B', 'C', 'D', 'E'].map((name) => `${name}, in Pilot`),
    'and 2 more',
  ])
  await expectAccessible()
})

it('The last reason stays', async () => {
  const data = usedReasons.slice(0, 1)
  await renderApp(PATH, {
    as: settingsAdmin,
    replies: [reply(list, { data, meta: { ...meta, total: 1 } })],
  })
  await screen.findByRole('button', { name: 'Edit Requirements not met' })
  expect(screen.queryByRole('button', { name: 'Delete Requirements not met' })).toBeNull()
})

function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('The list is empty.')
  return one
}

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import { saveJobAttributes } from '#contract/plan-editor/job-attributes.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/setup/attributes?job=301'

it('Attributes are grouped with buttons; a group without one, or with a name twice, is not saved', async () => {
  const saved: unknown[] = []
  const saves = reply(saveJobAttributes, ({ body }) => {
    saved.push(body.groups)
    return { data: { attributes: [], groups: [], library: [] } }
  })
  const { user } = await renderApp(PATH, { as: recruiter, replies: [saves] })
  await user.click(await screen.findByRole('button', { name: 'Add a group' }))
  const added = within(screen.getByRole('region', { name: 'Group 2' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await added.findByText('Enter a name.')
  added.getByRole('alert')
  expect(saved).toEqual([])
  await user.type(added.getByRole('textbox'), 'working STYLE ')
  screen.getByText('Another group has this name.')
  await user.clear(added.getByRole('textbox'))
  await user.type(added.getByRole('textbox'), 'Thinking')
  await user.click(screen.getByText('Others, which need an activity that measures them'))
  await user.click(screen.getByRole('button', { name: 'Numerical reasoning' }))
  await user.click(screen.getByRole('button', { name: 'Actions for Numerical reasoning' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to “Thinking”' }))
  await user.click(screen.getByRole('button', { name: 'Move “Thinking” up' }))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The weights are saved.')
  expect(saved).toEqual([
    [
      { name: 'Thinking', attribute_type_ids: [52] },
      { name: 'Working style', attribute_type_ids: [51] },
    ],
  ])
})

it('A colleague who ordered the groups first is not overwritten', async () => {
  const details = { stored: { attributes: [], groups: [] } }
  const replies = [refuseWith(saveJobAttributes, { code: 'conflict', details })]
  const { user } = await renderApp(PATH, { as: recruiter, replies })
  await user.click(await screen.findByRole('button', { name: /^Delete the group/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Someone saved a change while you were writing')
  await user.click(screen.getByRole('button', { name: 'Discard mine and load what is saved' }))
  await screen.findByRole('region', { name: 'Working style' })
})

it('Groups that are not saved are not left without a question', async () => {
  const { user, address } = await renderApp(PATH, { as: recruiter })
  await user.click(await screen.findByRole('button', { name: 'Add a group' }))
  const leave = () => user.click(screen.getByRole('link', { name: 'Details' }))
  await leave()
  await screen.findByText('Discard your changes?')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  screen.getByRole('region', { name: 'Group 2' })
  await leave()
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(address()).toContain('/setup/details'))
})

it('The keyboard stays with a group that moves, and goes to the next one from a group that goes', async () => {
  const { user } = await renderApp(PATH, { as: recruiter })
  const add = await screen.findByRole('button', { name: 'Add a group' })
  await user.click(add)
  await user.click(add)
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  await press('Move “Working style” down')
  expect(document.activeElement?.ariaLabel).toBe('Move “Working style” down')
  await user.keyboard('{Enter}')
  expect(document.activeElement?.ariaLabel).toBe('Move “Working style” up')
  await press('Delete the group “Working style”; its attributes stay')
  const second = within(screen.getByRole('region', { name: 'Group 2' }))
  expect(document.activeElement).toBe(second.getByRole('textbox'))
  await press('Delete the group “Group 1”; its attributes stay')
  await press('Delete the group “Group 1”; its attributes stay')
  expect(document.activeElement).toBe(add)
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import { saveJobAttributes } from '#contract/plan-editor/job-attributes.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/setup/attributes?job=301'

it('Attributes are grouped and ordered with buttons, and a group without one is not saved', async () => {
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

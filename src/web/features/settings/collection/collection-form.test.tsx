// How the form of a row is left: the same in every collection.
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { exampleRows } from '#contract/examples/collections.ts'
import { tags } from '#contract/settings/tags.ts'
import { editForm, retype } from '#testing/components/collection-forms.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const title = String(exampleRows(tags)[1]?.name)

it('Escape closes the form of a row, and the focus is back at its button', async () => {
  const { user } = await renderApp('/settings/custom/tags', { as: settingsAdmin })
  await editForm(user, title)
  await user.keyboard('{Escape}')
  const edit = screen.getByRole('button', { name: `Edit ${title}` })
  expect(document.activeElement).toBe(edit)
})

it('Escape and Cancel ask before what was typed in the form of a row is discarded', async () => {
  const { user } = await renderApp('/settings/custom/tags', { as: settingsAdmin })
  const form = await editForm(user, title)
  const field = within(form).getByLabelText('Name')
  await retype(user, field, 'Half a name')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(field).toHaveProperty('value', 'Half a name')
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(field.isConnected).toBe(false)
})

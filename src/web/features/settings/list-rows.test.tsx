import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

it('The phone numbers are listed with their number, their use and the default sender', async () => {
  await renderApp('/settings/phone-numbers', { as: settingsAdmin })
  const list = within(await screen.findByRole('list', { name: 'Phone numbers' }))
  const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('+14015550101')
  expect(first).toContain('Text messages')
  expect(first).toContain('Default sender of text messages')
  expect(second).toContain('+14015550102')
  expect(second).not.toContain('Default sender')
  await expectAccessible()
})

it('The scoring criteria are listed with what each rating means', async () => {
  await renderApp('/settings/templates/scoring-criteria', { as: settingsAdmin })
  const list = within(await screen.findByRole('list', { name: 'Scoring criteria' }))
  const [first] = list.getAllByRole('listitem')
  expect(first?.textContent).toContain('1 · Scoring criterion 1')
  expect(first?.textContent).toContain('5 · Scoring criterion 1')
})

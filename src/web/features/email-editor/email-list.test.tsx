import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const LIST = '/settings/templates/email'
const provider = { ...settingsAdmin, is_jf_admin: true, roles: [] }

it('A company sees the emails that are sent automatically, and those that it wrote', async () => {
  await renderApp(LIST, { as: settingsAdmin })
  const sent = within(await screen.findByRole('list', { name: 'Sent automatically' }))
  const [received] = sent.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(received).toContain('Application received')
  const own = within(screen.getByRole('list', { name: 'For messages to applicants' }))
  expect(own.getAllByRole('listitem')[0]?.textContent).toContain('Written by your company')
  await expectAccessible()
})

it('The provider sees everyone’s emails, which of them were changed, and chooses a company', async () => {
  const { user, address } = await renderApp('/email-editor', { as: provider })
  const list = within(await screen.findByRole('list', { name: 'Sent automatically' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.map((row) => row.includes('Changed'))).toEqual([false, true])
  await user.click(screen.getByRole('combobox', { name: 'Company' }))
  const [company] = await screen.findAllByRole('option')
  if (company === undefined) throw new Error('There is no company to choose.')
  await user.click(company)
  await waitFor(() => expect(address()).toMatch(/^\/email-editor\?account_id=\d+$/))
  await waitFor(() => {
    const link = screen.getByRole('link', { name: 'Edit Application received' })
    expect(link.getAttribute('href')).toMatch(
      /^\/email-editor\/application-received\?account_id=\d+$/,
    )
  })
  await expectAccessible()
})

it.each([
  { locale: 'es', heading: 'Plantillas de correo' },
  { locale: 'fr', heading: 'Modèles d’e-mail' },
] as const)('The list of emails speaks $locale', async ({ locale, heading }) => {
  await renderApp(LIST, { as: settingsAdmin, locale })
  await screen.findByRole('heading', { level: 1, name: heading })
  await expectAccessible()
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endpointsOf } from '#contract/core/collection-endpoints.ts'
import { textTemplates } from '#contract/settings/text-templates.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

it('A text template says at its message which variables there are when the server refuses it', async () => {
  const { user } = await renderApp('/settings/templates/message', {
    as: settingsAdmin,
    replies: [refuseFields(endpointsOf(textTemplates).create, 'body')],
  })
  await user.type(await screen.findByLabelText('Name'), 'Salary')
  const message = screen.getByLabelText('Message')
  await user.type(message, 'It is {{{{salary}}.')
  await user.click(screen.getByRole('button', { name: 'Add text template' }))
  const field = within(message.closest('form') ?? document.body)
  await field.findByText(
    /^Write plain text without tabs\. .+ \{\{first_name\}\}, \{\{last_name\}\}/,
  )
  expect(message).toHaveProperty('value', 'It is {{salary}}.')
  expect(document.activeElement).toBe(message)
  await expectAccessible()
})

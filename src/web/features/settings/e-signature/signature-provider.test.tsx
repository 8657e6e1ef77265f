import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { signatureProvider } from '#contract/examples/signature-provider.ts'
import {
  getSignatureProvider,
  renewWebhookSecret,
  saveSignatureProvider,
  testSignatureProvider,
} from '#contract/offers/signature-provider.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const HERE = {
  ...signatureProvider,
  provider: 'embedded',
  url: null,
  has_api_key: false,
  webhook_secret_made_at: null,
} as const

it('Documenso is chosen with its address and a key, which the form does not keep', async () => {
  const sent: unknown[] = []
  let stored: typeof signatureProvider = HERE
  const { user } = await open([
    reply(getSignatureProvider, () => ({ data: stored })),
    reply(saveSignatureProvider, ({ body }) => {
      sent.push(body)
      stored = signatureProvider
      return { data: stored }
    }),
  ])
  await user.click(await screen.findByRole('radio', { name: /Documenso/u }))
  await user.type(screen.getByLabelText('API key'), 'api_123')
  await user.click(screen.getByRole('button', { name: 'Save the provider' }))
  await screen.findByRole('heading', { name: 'Connection to Documenso' })
  expect(sent).toEqual([
    { provider: 'documenso', url: 'https://app.documenso.com', api_key: 'api_123' },
  ])
  expect(screen.queryByDisplayValue('api_123')).toBeNull()
  screen.getByText('A key is stored. Leave this empty to keep it.')
  await expectAccessible()
})

it('An address that is refused is marked at its field', async () => {
  const fields = { url: 'An https address without user, query or fragment.' }
  const { user } = await open([
    reply(getSignatureProvider, { data: signatureProvider }),
    refuseWith(saveSignatureProvider, { code: 'validation_failed', fields }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Save the provider' }))
  await screen.findByText('Enter a public address that begins with https://.')
  await expectAccessible()
})

it('A test of the connection says what Documenso refuses', async () => {
  const { user } = await open([
    reply(getSignatureProvider, { data: signatureProvider }),
    reply(testSignatureProvider, { data: { problem: 'unauthorized' } }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Test the connection' }))
  await screen.findByText(/Documenso refused the API key/u)
})

it('The secret of the webhook is shown when it is made, and names the one that it replaces', async () => {
  const sent: unknown[] = []
  const { user } = await open([
    reply(getSignatureProvider, { data: signatureProvider }),
    reply(renewWebhookSecret, ({ body }) => {
      sent.push(body)
      return { data: { secret: 'new-secret', made_at: '2026-03-09T09:00:00.000Z' } }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Replace the secret' }))
  await screen.findByDisplayValue('new-secret')
  expect(sent).toEqual([{ replaces: signatureProvider.webhook_secret_made_at }])
  await expectAccessible()
})

function open(replies: Reply[]) {
  return renderApp('/settings/e-signature', { as: settingsAdmin, replies })
}

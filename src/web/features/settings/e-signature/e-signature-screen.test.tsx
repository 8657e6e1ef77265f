import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { eSignature } from '#contract/examples/e-signature.ts'
import { type ESignature, getESignature, saveESignature } from '#contract/offers/e-signature.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const { seal } = eSignature

it('The settings of e-signature show the month’s use and the certificate, and are saved', async () => {
  const { user, sent } = await open()
  await screen.findByRole('heading', { level: 1, name: 'E-signature' })
  screen.getByText('12 of 500 offers sent in March 2026')
  screen.getByText('Itself (self-signed)')
  screen.getByText('Jan 15, 2029')
  await expectAccessible()
  const days = screen.getByRole('spinbutton', { name: 'Days to answer' })
  await user.clear(days)
  await user.type(days, '91')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter a whole number from 1 to 90.')
  expect(sent).toEqual([])
  await user.clear(days)
  await user.type(days, '10')
  await user.click(screen.getByRole('checkbox', { name: 'Remind signers automatically' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The settings are saved.')
  expect(sent).toEqual([{ expiry_days: 10, reminder_hours: null }])
})

it('The second of two editors of e-signature sees what is saved, and goes over it when they say so', async () => {
  const stored = { expiry_days: 21, reminder_hours: 24 }
  const refusal = refuseWith(saveESignature, { code: 'conflict', details: { stored } })
  const { user, server, sent, saves } = await open({ refusal })
  const hours = await screen.findByRole('spinbutton', { name: 'Hours before the deadline' })
  await user.clear(hours)
  await user.type(hours, '72')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  within(await screen.findByRole('region', { name: 'What is saved now' })).getByText('21')
  await expectAccessible()
  server.use(saves)
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(sent).toEqual([{ expiry_days: 7, reminder_hours: 72 }]))
})

it('A certificate that ends soon is shown with the one that follows it', async () => {
  const next = { ...seal.certificate, fingerprint: 'ab'.repeat(32), state: 'next' }
  const certificate = { ...seal.certificate, state: 'expiring' }
  await open({ seal: { ...seal, certificate, next } as ESignature['seal'] })
  await screen.findByRole('heading', { level: 3, name: 'Next certificate' })
  screen.getByText('Expires soon')
  screen.getByText('The certificate is renewed automatically. There is nothing to do.')
  screen.getByText('ab'.repeat(32))
  await expectAccessible()
})

it.each([
  [{ source: 'own', certificate: null }, /is made when your company sends its first offer/u],
  [{ source: 'operator', certificate: null, is_unreadable: true }, /cannot be read/u],
  [
    { source: 'operator', certificate: { ...seal.certificate, state: 'expired' } },
    /operator of this installation to renew/u,
  ],
])('The certificate card with %o says what to do', async (part, text) => {
  await open({ seal: { ...seal, ...part } as ESignature['seal'] })
  await screen.findByText(text)
  await expectAccessible()
})

type Opening = { refusal?: Reply; seal?: ESignature['seal'] }

async function open({ refusal, seal: shown = seal }: Opening = {}) {
  const sent: unknown[] = []
  const saves = reply(saveESignature, ({ body }) => {
    sent.push(body)
    return { data: body }
  })
  const replies = [reply(getESignature, { data: { ...eSignature, seal: shown } }), refusal ?? saves]
  const app = await renderApp('/settings/e-signature', { as: settingsAdmin, replies })
  return { ...app, sent, saves }
}

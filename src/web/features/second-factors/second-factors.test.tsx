import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { candidate } from '#contract/examples/session.ts'
import { renamePasskey } from '#contract/session/passkeys.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getSecondFactors,
  takeSecondStep,
  type SecondStep,
} from '#contract/session/second-factors.ts'
import { login } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  refuse,
  refuseFields,
  reply,
  type Reply,
  refuseWith,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PAGE = '/second-factors'
const WRONG_CODE = 'That code is not right, or was used already.'
const passkey = {
  passkey_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7a01',
  name: 'My laptop',
  created_at: '2026-03-04T14:30:00.000Z',
  last_used_at: null,
}
const factors = {
  authenticator_since: null,
  passkeys: [passkey],
  recovery_codes_left: 10,
  has_password: true,
  required_by: [],
}
const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Fairlead:ines?secret=JBSWY3DPEHPK3PXP',
  expires_at: '2030-01-01T00:00:00.000Z',
}
const step: SecondStep = {
  pending_token: 'waiting',
  expires_at: '2030-01-01T00:00:00.000Z',
  methods: ['authenticator'],
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(PAGE, {
    as: candidate,
    replies: [reply(getSecondFactors, { data: factors }), ...replies],
  })
  return app
}

/** The one field that is wrong has the focus, so that what is wrong with it is heard. */
async function expectMarked(field: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(document.getElementById(id)?.textContent).toBe(text)
  expect(document.activeElement).toBe(field)
  await expectAccessible()
}

describe('what the server refuses of a second factor', () => {
  it('is said at the password, and at the code of the app', async () => {
    const { user, server } = await arrive(refuse(beginAuthenticator, 'current_password_incorrect'))
    await user.click(await screen.findByRole('button', { name: 'Set up the app' }))
    const password = within(screen.getByRole('dialog')).getByLabelText('Current password')
    await user.type(password, 'Harbour-77!{Enter}')
    await expectMarked(password, 'The current password you provided is incorrect.')

    server.use(reply(beginAuthenticator, { data: secret }))
    server.use(refuse(confirmAuthenticator, 'code_incorrect'))
    await user.type(password, '{Enter}')
    const code = await screen.findByLabelText('The code that the app shows')
    await user.type(code, '123456{Enter}')
    await expectMarked(code, WRONG_CODE)
  })

  it('is said at the name of a passkey', async () => {
    const { user } = await arrive(refuseFields(renamePasskey, 'name'))
    await user.click(await screen.findByRole('button', { name: /^Rename/ }))
    const name = within(screen.getByRole('dialog')).getByRole('textbox')
    await user.type(name, ' 2{Enter}')
    await expectMarked(name, 'This was not accepted. Check it.')
  })

  it('is said at the code of a sign-in', async () => {
    const replies = [
      refuseWith(login, { code: 'second_factor_due', details: step }),
      refuse(takeSecondStep, 'code_incorrect'),
    ]
    const { user } = await renderApp('/login', { replies })
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ines@example.com')
    await user.type(screen.getByLabelText('Password'), 'Harbour-77!{Enter}')
    const code = await screen.findByLabelText('Code of the authenticator app')
    await user.type(code, '123456{Enter}')
    await expectMarked(code, WRONG_CODE)
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Endpoint } from '#contract/core/endpoint.ts'
import { candidate } from '#contract/examples/session.ts'
import { changePassword, forgotPassword, resetPassword } from '#contract/session/passwords.ts'
import { createUser, login, type CurrentUser } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

type Form = {
  form: string
  path: string
  endpoint: Endpoint
  as?: CurrentUser
  submit: string
  /** Of the contract, of which the first is refused. */
  fields: Readonly<Record<string, string>>
}

const EMAIL = 'ines@example.com'
const PASSWORD = 'Harbour-77!'
const names = { first_name: 'Ines', last_name: 'Duarte' }
const twice = { password: PASSWORD, repeat: PASSWORD }

const FORMS: Form[] = [
  {
    form: 'signing in',
    path: '/login',
    endpoint: login,
    submit: 'Sign in',
    fields: { email: EMAIL, password: PASSWORD },
  },
  {
    form: 'signing up',
    path: '/create-account',
    endpoint: createUser,
    submit: 'Create account',
    fields: { email: EMAIL, ...names, ...twice },
  },
  {
    form: 'a forgotten password',
    path: '/request-password-reset',
    endpoint: forgotPassword,
    submit: 'Send the link',
    fields: { email: EMAIL },
  },
  {
    form: 'a reset password',
    path: '/reset-password?uid=0197a3f2-6b1c-7d42-8e55-3f9a1c2b7301&userToken=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    endpoint: resetPassword,
    submit: 'Set the password',
    fields: twice,
  },
  {
    form: 'a changed password',
    path: '/change-password',
    endpoint: changePassword,
    as: candidate,
    submit: 'Change the password',
    fields: { current_password: PASSWORD, ...twice },
  },
]

function fieldOf(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)
  if (field === null) throw new Error(`The form has no field ${name}.`)
  return field
}

describe('a refusal that names a field', () => {
  it.each(FORMS)('marks it, and keeps what was typed: $form', async (given) => {
    const { path, endpoint, as, submit, fields } = given
    const [[name, typed] = ['', '']] = Object.entries(fields)
    const { user } = await renderApp(path, {
      ...(as === undefined ? {} : { as }),
      replies: [refuseFields(endpoint, name)],
    })
    const button = await screen.findByRole('button', { name: submit })
    for (const [field, value] of Object.entries(fields))
      fireEvent.change(fieldOf(field), { target: { value } })
    expect(fieldOf(name).getAttribute('aria-invalid')).toBeNull()
    await user.click(button)
    await waitFor(() => expect(fieldOf(name).getAttribute('aria-invalid')).toBe('true'))
    screen.getByText('This was not accepted. Check it.')
    expect(fieldOf(name).value).toBe(typed)
    await expectAccessible()
  })

  it('marks the password that is guessed first where a password is changed', async () => {
    const { user } = await renderApp('/change-password', {
      as: candidate,
      replies: [refuse(changePassword, 'password_guessable')],
    })
    const button = await screen.findByRole('button', { name: 'Change the password' })
    for (const [field, value] of Object.entries({ current_password: PASSWORD, ...twice }))
      fireEvent.change(fieldOf(field), { target: { value } })
    await user.click(button)
    await waitFor(() => expect(fieldOf('password').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByText('Something went wrong, please try again.')).toBeNull()
  })
})

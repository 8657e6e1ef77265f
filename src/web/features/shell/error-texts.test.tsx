// Texts of the specification's catalogue of errors, used as written.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, renderHook, screen } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { candidate, recruiter } from '#contract/examples/session.ts'
import { listTrackers } from '#contract/progress/progress.ts'
import { resetPassword } from '#contract/session/passwords.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { networkError, toApiError } from '#web/api/api-error.ts'
import { activateLocale } from '#web/i18n/i18n.ts'

import { useErrorText } from './error-messages.ts'

const RESET =
  '/reset-password?uid=0197a3f2-6b1c-7d42-8e55-3f9a1c2b7301&userToken=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a screen without network that has nothing stored to show', () => {
  it.each([
    { path: '/user/progress', as: candidate, locale: 'en', text: 'Error: Network Error' },
    { path: '/user/progress', as: candidate, locale: 'es', text: 'Error: Error de red' },
    { path: '/user/progress', as: candidate, locale: 'fr', text: /^Erreur\s: Erreur réseau$/ },
    { path: '/hire', as: recruiter, locale: 'en', text: 'Error: Network Error' },
  ] as const)('says so at $path in $locale', async ({ path, as, locale, text }) => {
    await renderApp(path, { as: { ...as, language: locale }, locale, isOffline: true })
    await screen.findByText(text)
    await expectAccessible()
  })
})

it('A screen without a reply says that the server does not answer, where the device is online', async () => {
  const limits: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  const asked = Promise.withResolvers<void>()
  const hangs = reply(listTrackers, () => {
    asked.resolve()
    return new Promise<never>(() => {})
  })
  await renderApp('/user/progress', { as: candidate, replies: [hangs] })
  await asked.promise
  for (const limit of limits) limit.abort(new DOMException('signal timed out', 'TimeoutError'))
  await screen.findByText('The server does not answer')
  expect(screen.queryByText('You are offline')).toBeNull()
  screen.getByRole('button', { name: 'Try again' })
  await expectAccessible()
})

it('A new password that the server cannot set is an error while authenticating the user.', async () => {
  const { user } = await renderApp(RESET, { replies: [refuse(resetPassword, 'internal')] })
  const button = await screen.findByRole('button', { name: 'Set the password' })
  for (const name of ['password', 'repeat'])
    fireEvent.change(fieldOf(name), { target: { value: 'Harbour-77!' } })
  await user.click(button)
  await screen.findByText('An error occurred while authenticating user')
  await expectAccessible()
})

describe('an error in words', () => {
  it.each([
    [
      'a reply without a reason',
      toApiError({ status: 502, body: '' }),
      'An error occurred please try again',
    ],
    [
      'no reply',
      networkError(new TypeError('Failed to fetch')),
      /^There is no connection to the server/,
    ],
    [
      'no reply within the time of a request',
      networkError(new DOMException('signal timed out', 'TimeoutError')),
      /^The server does not answer\. Try again/,
    ],
    ['what has no status', new Error('of the browser'), /^Error$/],
  ])('for %s', async (_, error, text) => {
    await activateLocale('en')
    const { result } = renderHook(() => useErrorText(), { wrapper: Wrapper })
    expect(result.current(error)).toMatch(text)
  })
})

function Wrapper({ children }: PropsWithChildren) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

function fieldOf(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`)
  if (field === null) throw new Error(`The form has no field ${name}.`)
  return field
}

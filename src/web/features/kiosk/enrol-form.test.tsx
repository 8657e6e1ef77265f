import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { enrolKioskStation } from '#contract/kiosk/kiosk.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { openServer, refuse } from '#testing/components/fake-server.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { openKioskMessages } from '#web/i18n/kiosk-catalog.ts'

import { EnrolForm } from './enrol-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says at the code that it is wrong, and keeps what was typed', async () => {
  document.title = 'Kiosk'
  await activateLocale('en')
  await openKioskMessages()
  const server = openServer([refuse(enrolKioskStation, 'code_incorrect')])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <main>
          <EnrolForm />
        </main>
      </I18nProvider>
    </QueryClientProvider>,
  )
  const code = screen.getByLabelText('Enrolment code')
  await userEvent.setup().type(code, 'ABCD-EFGH{Enter}')
  await screen.findByText('That code is not right, or it is too old. Ask the staff.')
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(code).toHaveProperty('value', 'ABCD-EFGH')
  await expectAccessible()
  server.close()
})

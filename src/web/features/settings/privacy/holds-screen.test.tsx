import { screen, within } from '@testing-library/react'
import { it } from 'vitest'

import { listHoldable, listLegalHolds } from '#contract/privacy/legal-holds.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const HOLDS = '/settings/privacy/legal-holds'
const meta = { page: 1, page_size: 25, total: 2 }
const ines = { user_id: 41, first_name: 'Ines', last_name: 'Duarte' }
const application = { ...ines, job_title: 'Warehouse Lead', is_of_employee: false }
const ofEmployee = { ...ines, job_title: 'Dock worker', is_of_employee: true }

it('Legal holds tell what an employee answered from an application, listed and before they are placed', async () => {
  const hold = { reason: 'Case 7', placed_by_name: 'Lena Fischer' }
  const placed_at = '2026-03-04T14:30:00.000Z'
  const data = [
    { ...application, ...hold, placed_at, user_smartreq_id: 901 },
    { ...ofEmployee, ...hold, placed_at, user_smartreq_id: 902 },
  ]
  const more = {
    email: 'ines@example.com',
    status: 'incomplete' as const,
    application_date: '2026-03-04T14:30:00.000Z',
    is_held: false,
  }
  const found = [
    { ...application, ...more, user_smartreq_id: 901 },
    { ...ofEmployee, ...more, user_smartreq_id: 902 },
  ]
  const replies = [
    reply(listLegalHolds, { data, meta }),
    reply(listHoldable, { data: found, meta }),
  ]
  const { user, goTo } = await renderApp(HOLDS, { as: settingsAdmin, replies })
  await screen.findByText('Employee: Dock worker')
  screen.getByText('Warehouse Lead')
  await expectAccessible()
  const lift = { name: 'Lift the hold on Ines Duarte, Employee: Dock worker' }
  await user.click(screen.getByRole('button', lift))
  await screen.findByText(/^What Ines Duarte answered for Dock worker is kept no longer/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await goTo(`${HOLDS}/new?search=ines`)
  const keep = { name: 'Keep what Ines Duarte answered for Dock worker' }
  await user.click(await screen.findByRole('button', keep))
  const name = 'Keep what Ines Duarte answered as an employee?'
  within(await screen.findByRole('dialog', { name })).getByText('Employee: Dock worker')
})

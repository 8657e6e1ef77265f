// Whether a kiosk station shows today's list: what staff read of it, and what they switch.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import {
  listKioskStations,
  updateKioskStation,
  type KioskStation,
} from '#contract/kiosk-stations.ts'
import type { CurrentUser } from '#contract/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const station: KioskStation = {
  station_id: 71,
  name: 'Front desk',
  place: '',
  is_list_shown: false,
  status: 'ready',
  is_offline: false,
  last_seen_at: null,
  queue_count: 0,
  wrong_codes: 0,
  wrong_pins: 0,
  wrong_at: null,
  help_at: null,
  session: null,
}

function stations(shown: Partial<KioskStation>) {
  return reply(listKioskStations, {
    data: [{ ...station, ...shown }],
    meta: { page: 1, page_size: 25, total: 1 },
  })
}

it('says what today’s list means before it is switched on, and sends it with the rest', async () => {
  const sent: unknown[] = []
  const saving = reply(updateKioskStation, ({ body }) => {
    sent.push(body)
    return { data: { station_id: 71 } }
  })
  const { user, server } = await renderApp('/settings/kiosk-stations', {
    as: admin,
    replies: [stations({}), saving],
  })
  await user.click(await screen.findByRole('button', { name: 'Change Front desk' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change Front desk' }))
  const box = dialog.getByRole('checkbox', { name: 'Show today’s list' })
  expect(box).toHaveProperty('checked', false)
  dialog.getByText(/Anyone at the device can read the first name/)
  await expectAccessible()
  await user.click(box)
  server.use(stations({ is_list_shown: true }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Shows today’s list')
  expect(sent).toEqual([{ name: 'Front desk', place: '', is_list_shown: true }])
})

it('switches it off again, and counts failed identity checks with wrong codes', async () => {
  const sent: unknown[] = []
  const saving = reply(updateKioskStation, ({ body }) => {
    sent.push(body.is_list_shown)
    return { data: { station_id: 71 } }
  })
  const wrong_at = '2026-03-05T10:00:00.000Z'
  const { user, server } = await renderApp('/settings/kiosk-stations', {
    as: admin,
    replies: [stations({ is_list_shown: true, wrong_codes: 2, wrong_at }), saving],
  })
  await screen.findByText('2 wrong codes or failed identity checks')
  await user.click(screen.getByRole('button', { name: 'Change Front desk' }))
  await user.click(screen.getByRole('checkbox', { name: 'Show today’s list' }))
  server.use(stations({}))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Shows today’s list')).toBeNull())
  expect(sent).toEqual([false])
})

it.each([
  ['es', 'Muestra la lista de hoy'],
  ['fr', 'Affiche la liste du jour'],
] as const)('says in %s that a station shows the list', async (locale, text) => {
  await renderApp('/settings/kiosk-stations', {
    as: admin,
    locale,
    replies: [stations({ is_list_shown: true })],
  })
  await screen.findByText(text)
})

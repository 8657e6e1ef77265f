// Whether a kiosk station shows today's list: what staff read of it, and what they switch.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { requisitions } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  listKioskStations,
  updateKioskStation,
  type KioskStation,
} from '#contract/kiosk/kiosk-stations.ts'
import { listRequisitions } from '#contract/requisitions/requisitions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { choose } from '#testing/components/choose.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
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
  list_jobs: null,
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

const [requisition] = requisitions
if (requisition === undefined) throw new Error('There is no example of a requisition.')
const openRequisitions = { data: [], meta: { page: 1, page_size: 100, total: 0 } }

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
  await screen.findByText('Shows today’s list of the whole company')
  expect(sent).toEqual([{ name: 'Front desk', place: '', is_list_shown: true, list_job_ids: null }])
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
  await waitFor(() =>
    expect(screen.queryByText('Shows today’s list of the whole company')).toBeNull(),
  )
  expect(sent).toEqual([false])
})

it('names the candidates of requisitions that are chosen, at least of one', async () => {
  const sent: unknown[] = []
  const saving = reply(updateKioskStation, ({ body }) => {
    sent.push(body.list_job_ids)
    return { data: { station_id: 71 } }
  })
  const { user, server } = await renderApp('/settings/kiosk-stations', {
    as: admin,
    replies: [
      stations({ is_list_shown: true }),
      reply(listRequisitions, { ...openRequisitions, data: requisitions }),
      saving,
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Change Front desk' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change Front desk' }))
  const scope = dialog.getByLabelText('The list names candidates of')
  await user.selectOptions(scope, 'Requisitions that I choose')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Choose at least one requisition.')
  const { job_id, title } = requisition
  await choose(user, ['Requisitions', title])
  await user.keyboard('{Escape}')
  dialog.getByRole('row', { name: title })
  await expectAccessible()
  server.use(stations({ is_list_shown: true, list_jobs: [{ job_id, title }] }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText(`Shows today’s list of ${title}`)
  expect(sent).toEqual([[job_id]])
})

it('finds a requisition by its title, however many are open', async () => {
  const found = reply(listRequisitions, ({ query }) => ({
    ...openRequisitions,
    data: query.search === 'night' ? [{ ...requisition, job_id: 990, title: 'Night porter' }] : [],
  }))
  const { user } = await renderApp('/settings/kiosk-stations', {
    as: admin,
    replies: [stations({ is_list_shown: true }), found],
  })
  await user.click(await screen.findByRole('button', { name: 'Change Front desk' }))
  const scope = screen.getByLabelText('The list names candidates of')
  await user.selectOptions(scope, 'Requisitions that I choose')
  await user.type(await screen.findByRole('combobox', { name: 'Requisitions' }), 'night')
  await user.click(await screen.findByRole('option', { name: 'Night porter' }))
  await user.keyboard('{Escape}')
  screen.getByRole('row', { name: 'Night porter' })
})

it('says where the requisitions cannot be loaded, and where none is open', async () => {
  const list_jobs = [{ job_id: 1, title: 'Closed by now' }]
  const { user, server } = await renderApp('/settings/kiosk-stations', {
    as: admin,
    replies: [stations({ is_list_shown: true }), refuse(listRequisitions, 'forbidden')],
  })
  await user.click(await screen.findByRole('button', { name: 'Change Front desk' }))
  const scope = () => screen.getByLabelText('The list names candidates of')
  await user.selectOptions(scope(), 'Requisitions that I choose')
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByRole('status')
  server.use(
    reply(listRequisitions, openRequisitions),
    stations({ is_list_shown: true, list_jobs }),
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('Shows today’s list of Closed by now')
})

it.each([
  ['code', 'By a typed code'],
  ['qr', 'By a QR code'],
  ['name', 'By a name of today’s list'],
] as const)('says how the session of a candidate began: %s', async (begun_by, text) => {
  const session = { started_at: '2026-03-05T09:40:00.000Z', pct_complete: 40, applicant: null }
  await renderApp('/settings/kiosk-stations', {
    as: admin,
    replies: [stations({ status: 'in_use', session: { ...session, begun_by } })],
  })
  await screen.findByText(text)
})

it.each([
  ['es', 'Muestra la lista de hoy de toda la empresa'],
  ['fr', 'Affiche la liste du jour de toute l’entreprise'],
] as const)('says in %s that a station shows the list', async (locale, text) => {
  await renderApp('/settings/kiosk-stations', {
    as: admin,
    locale,
    replies: [stations({ is_list_shown: true })],
  })
  await screen.findByText(text)
})

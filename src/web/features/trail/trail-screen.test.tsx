import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getTrail, type TrailEvent } from '#contract/assessments/trail.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901/trail/81'
const [FIRST, SECOND] = [
  '0190a0b0-0000-7000-8000-000000000001',
  '0190a0b0-0000-7000-8000-000000000002',
] as const

const events: readonly TrailEvent[] = [
  {
    kind: 'start',
    event_id: 'start-1',
    at: '2026-03-02T09:00:00.000Z',
    device_id: FIRST,
    is_first: true,
  },
  {
    kind: 'refused',
    event_id: 'refused-1',
    at: '2026-03-02T09:20:00.000Z',
    device_id: SECOND,
    command: 'submit',
    code: 'position_closed',
  },
]

const device = (device_id: string, number: number) => ({
  device_id,
  number,
  event_count: 1,
  first_at: '2026-03-02T09:00:00.000Z',
  last_at: '2026-03-02T09:20:00.000Z',
})

const sent = reply(getTrail, ({ query }) => {
  const data = events.filter(
    ({ device_id }) => query.device_id === undefined || query.device_id === device_id,
  )
  const devices = [device(FIRST, 1), device(SECOND, 2)]
  return { data, meta: { page: 1, page_size: 25, total: data.length, devices } }
})

describe('what the devices sent', () => {
  it('names what came and what was refused, from each device or from one', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [sent] })
    await screen.findByText('Refused: the submission')
    screen.getByText('The position was closed.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /^Device 1/ }))
    await waitFor(() => expect(screen.queryByText('Refused: the submission')).toBeNull())
    expect(address()).toBe(`${PATH}?sent_device=${FIRST}`)
  })

  it('shows what an address asks for', async () => {
    await renderApp(`${PATH}?sent_device=${SECOND}`, { as: recruiter, replies: [sent] })
    await screen.findByText('Refused: the submission')
    const pressed = screen.getByRole('button', { name: /^Device 2/ })
    expect(pressed.getAttribute('aria-pressed')).toBe('true')
  })

  it('is busy until it comes', async () => {
    await renderApp(PATH, { as: recruiter, replies: [leaveUnanswered(getTrail)] })
    await screen.findByRole('heading', { level: 1, name: 'What the devices sent' })
    await expectAccessible()
  })

  it('says that there is no such activity, and leads back', async () => {
    await renderApp(PATH, { as: recruiter, replies: [refuse(getTrail, 'not_found')] })
    await screen.findByRole('heading', { level: 1, name: 'There is no such activity' })
    await expectAccessible()
  })

  it('says that there is no network, and comes when it is back', async () => {
    const app = await renderApp(PATH, { as: recruiter, isOffline: true, replies: [sent] })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    app.regainNetwork()
    await screen.findByText('Refused: the submission')
  })

  it('is closed to a candidate, and to who may not see the applicant', async () => {
    const { address } = await renderApp(PATH, { as: candidate })
    await screen.findByText(/your account has no role in a company/)
    expect(address()).toBe('/not-authorized?missing=role')
  })
})

it.each([
  ['es', 'Rechazado: el envío'],
  ['fr', 'Refusé : l’envoi'],
] as const)('is told in %s', async (locale, text) => {
  await renderApp(PATH, { as: recruiter, locale, replies: [sent] })
  await screen.findByText(text)
})

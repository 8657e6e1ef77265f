import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interviewerCalendar } from '#contract/examples/interviewer-calendars.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  addMyCalendar,
  listMyCalendars,
  refreshMyCalendar,
  removeMyCalendar,
  restoreMyCalendar,
} from '#contract/interviews/interviewer-calendars.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseFields,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const HOST = interviewerCalendar.host

describe('the calendars of an interviewer', () => {
  it('say how many busy times are known, and when they were last read', async () => {
    const { section } = await arrive()
    await section.findByText(HOST)
    section.getByText(/^12 busy times in the next 60 days/)
    await expectAccessible()
  })

  it('name the entries that could not be read, and why', async () => {
    const skipped = {
      count: 22,
      entries: [
        { summary: 'Stand-up', date: '2026-11-26', reason: 'syntax' as const },
        { summary: '', date: null, reason: 'times' as const },
      ],
    }
    const data = [{ ...interviewerCalendar, skipped }]
    const { section } = await arrive(reply(listMyCalendars, { data }))
    await section.findByText(/^22 entries could not be read/)
    const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines.slice(1)).toEqual([
      'Stand-up · Nov 26, 2026 · not written as calendars are',
      'Without a title · its times or its repetition make no sense',
      '20 more',
    ])
    await expectAccessible()
  })

  it('say that there are none yet', async () => {
    const { section } = await arrive(reply(listMyCalendars, { data: [] }))
    await section.findByText('You have added no calendar yet.')
    await expectAccessible()
  })

  it('are a skeleton while they load', async () => {
    const { section } = await arrive(leaveUnanswered(listMyCalendars))
    expect(section.queryByText(HOST)).toBeNull()
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  })

  it('say that they could not be loaded, and load on request', async () => {
    const { user, section, server } = await arrive(refuse(listMyCalendars, 'internal'))
    await section.findByText('Your calendars could not be loaded')
    await expectAccessible()
    server.use(reply(listMyCalendars, { data: [interviewerCalendar] }))
    await user.click(section.getByRole('button', { name: 'Try again' }))
    await section.findByText(HOST)
  })

  it('say what is wrong with one that fails, and that known busy times still count', async () => {
    const failing = { ...interviewerCalendar, problem: 'refused' as const }
    const { section } = await arrive(reply(listMyCalendars, { data: [failing] }))
    await section.findByText(/^Its server does not show it/)
    section.getByText(/The busy times of the last successful reading still count/)
    await expectAccessible()
  })

  it('take an address, and show the calendar while it is read', async () => {
    const sent: string[] = []
    const added = { ...interviewerCalendar, fetched_at: null, is_reading: true, busy_count: 0 }
    const adds = reply(addMyCalendar, ({ body }) => {
      sent.push(body.address)
      return { data: added }
    })
    const { user, section, server } = await arrive(reply(listMyCalendars, { data: [] }), adds)
    await user.type(
      await section.findByLabelText('Address of a calendar'),
      ' webcal://a.example/b.ics ',
    )
    server.use(reply(listMyCalendars, { data: [added] }))
    await user.click(section.getByRole('button', { name: 'Add calendar' }))
    await section.findByText('Reading busy times…')
    expect(sent).toEqual(['webcal://a.example/b.ics'])
    expect(section.getByLabelText('Address of a calendar')).toHaveProperty('value', '')
  })

  it('take an address and a login, and need all of it', async () => {
    const sent: unknown[] = []
    const adds = reply(addMyCalendar, ({ body }) => {
      sent.push(body)
      return { data: interviewerCalendar }
    })
    const { user, section } = await arrive(adds)
    await user.type(
      await section.findByLabelText('Address of a calendar'),
      'https://a.example/ada/',
    )
    await user.click(section.getByLabelText('This calendar needs a login (CalDAV)'))
    await user.click(section.getByRole('button', { name: 'Add calendar' }))
    await section.findByText('The User name field is required')
    section.getByText('The App password field is required')
    expect(sent).toEqual([])
    await expectAccessible()
    await user.type(section.getByLabelText('User name'), 'ada')
    await user.type(section.getByLabelText('App password'), 'a b')
    await user.click(section.getByRole('button', { name: 'Add calendar' }))
    const login = { user_name: 'ada', password: 'a b' }
    await waitFor(() => expect(sent).toEqual([{ address: 'https://a.example/ada/', login }]))
    await waitFor(() => expect(section.getByLabelText('App password')).toHaveProperty('value', ''))
  })

  it('say at the user name that the server refuses it', async () => {
    const refuses = refuseFields(addMyCalendar, 'login.user_name')
    const { user, section } = await arrive(refuses)
    await user.type(
      await section.findByLabelText('Address of a calendar'),
      'https://a.example/ada/',
    )
    await user.click(section.getByLabelText('This calendar needs a login (CalDAV)'))
    await user.type(section.getByLabelText('User name'), 'ada')
    await user.type(section.getByLabelText('App password'), 'a')
    await user.click(section.getByRole('button', { name: 'Add calendar' }))
    await section.findByText('Check what you entered here.')
    expect(section.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true')
  })

  it('name what is wrong with an address beside it, and keep what was typed', async () => {
    const refuses = refuseFields(addMyCalendar, 'address')
    const { user, section } = await arrive(refuses)
    const field = await section.findByLabelText('Address of a calendar')
    await user.type(field, 'calendar')
    await user.click(section.getByRole('button', { name: 'Add calendar' }))
    await section.findByText('Enter an address that begins with https:// or webcal://.')
    expect(field).toHaveProperty('value', 'calendar')
    await expectAccessible()
  })

  it('say that one was added already', async () => {
    const { user, section } = await arrive(refuse(addMyCalendar, 'calendar_added'))
    await user.type(await section.findByLabelText('Address of a calendar'), 'https://a.example/')
    await user.click(section.getByRole('button', { name: 'Add calendar' }))
    await section.findByText('You have added this calendar already.')
  })

  it('are read again on request, and removed with a way back', async () => {
    const calls: string[] = []
    const noted = (name: string) => () => {
      calls.push(name)
      return { data: interviewerCalendar }
    }
    const { user, section } = await arrive(
      reply(refreshMyCalendar, noted('refresh')),
      reply(removeMyCalendar, noted('remove')),
      reply(restoreMyCalendar, noted('restore')),
    )
    await section.findByText(HOST)
    await user.click(section.getByRole('button', { name: `Read the calendar of ${HOST} now` }))
    await waitFor(() => expect(calls).toEqual(['refresh']))
    await user.click(section.getByRole('button', { name: `Remove the calendar of ${HOST}` }))
    await screen.findByText(`The calendar of ${HOST} is removed.`)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(calls).toEqual(['refresh', 'remove', 'restore']))
  })

  it('take no sixth one', async () => {
    const five = Array.from({ length: 5 }, (_, index) => ({
      ...interviewerCalendar,
      calendar_id: interviewerCalendar.calendar_id.replace(/.$/, String(index)),
    }))
    const { section } = await arrive(reply(listMyCalendars, { data: five }))
    expect(await section.findAllByText(HOST)).toHaveLength(5)
    expect(section.queryByLabelText('Address of a calendar')).toBeNull()
  })

  it.each([
    ['es', 'Tus calendarios'],
    ['fr', 'Vos agendas'],
  ] as const)('are there in %s', async (locale, name) => {
    await renderApp('/interviews/my-availability', { as: recruiter, locale })
    await screen.findByRole('heading', { level: 2, name })
  })
})

async function arrive(...replies: Reply[]) {
  const app = await renderApp('/interviews/my-availability', { as: recruiter, replies })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your calendars' })
  const section = heading.closest('section')
  if (section === null) throw new Error('The heading is in no section.')
  return { ...app, section: within(section) }
}

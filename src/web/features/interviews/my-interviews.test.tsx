import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { myAvailability, myInterview } from '#contract/examples/interviews.ts'
import { recruiter } from '#contract/examples/session.ts'
import { acceptMyInterview, declineMyInterview } from '#contract/interviews/declined-interviews.ts'
import {
  getMyAvailability,
  listMyInterviews,
  saveMyAvailability,
  type MyAvailability,
} from '#contract/interviews/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const NO_HOURS: MyAvailability['weekly'] = [[], [], [], [], [], [], []]

describe('the interviews of an interviewer', () => {
  it('say when, with whom and where', async () => {
    await renderApp('/interviews/my-interviews', { as: recruiter })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    screen.getByText('https://meet.example/warehouse')
    await expectAccessible()
  })

  it('are declined with a reason, which the candidate is not told', async () => {
    const sent: unknown[] = []
    const declines = reply(declineMyInterview, ({ body }) => {
      sent.push(body)
      return {
        data: {
          interview_uuid: myInterview.interview_uuid,
          declined_at: '2026-11-30T09:00:00.000Z',
        },
      }
    })
    const { user } = await renderApp('/interviews/my-interviews', {
      as: recruiter,
      replies: [declines],
    })
    await user.click(await screen.findByRole('button', { name: 'Decline… (Ines Duarte)' }))
    const dialog = within(screen.getByRole('dialog', { name: /Ines Duarte/ }))
    dialog.getByText(/The candidate is not told/)
    await expectAccessible()
    await user.type(dialog.getByLabelText(/^Reason/), 'I know them')
    await user.click(dialog.getByRole('button', { name: 'Decline the interview' }))
    await waitFor(() => expect(sent).toEqual([{ reason: 'I know them' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('say at the dialog that one cannot be declined any more', async () => {
    const replies = [refuse(declineMyInterview, 'interview_changed')]
    const { user } = await renderApp('/interviews/my-interviews', { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Decline… (Ines Duarte)' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Decline the interview' }))
    await dialog.findByRole('alert')
  })

  it.each([
    ['en', 'You declined', 'Take back (Ines Duarte)'],
    ['es', 'La has rechazado', 'Deshacer (Ines Duarte)'],
    ['fr', 'Vous avez décliné', 'Revenir dessus (Ines Duarte)'],
  ] as const)('are taken back after they were declined, in %s', async (locale, pill, name) => {
    let isAccepted = false
    const declined = {
      ...myInterview,
      can_decline: false,
      declined_at: '2026-11-30T09:00:00.000Z',
    }
    const replies = [
      reply(listMyInterviews, { data: [declined], meta: { page: 1, page_size: 25, total: 1 } }),
      reply(acceptMyInterview, () => {
        isAccepted = true
        return { data: { interview_uuid: myInterview.interview_uuid, declined_at: null } }
      }),
    ]
    const { user } = await renderApp('/interviews/my-interviews', {
      as: recruiter,
      replies,
      locale,
    })
    await screen.findByText(pill)
    expect(document.querySelector('a[href^="/interview/"]')).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(isAccepted).toBe(true))
  })

  it('lead to the availability where there are none', async () => {
    const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    const replies = [reply(listMyInterviews, none)]
    await renderApp('/interviews/my-interviews', { as: recruiter, replies })
    await screen.findByText('No interviews ahead')
  })

  it('are those of the period that is chosen', async () => {
    const asked: string[] = []
    const lists = reply(listMyInterviews, ({ query }) => {
      asked.push(query.when)
      return { data: [myInterview], meta: { page: 1, page_size: 25, total: 1 } }
    })
    const { user } = await renderApp('/interviews/my-interviews', {
      as: recruiter,
      replies: [lists],
    })
    await user.click(await screen.findByRole('button', { name: 'Past', pressed: false }))
    await screen.findByRole('button', { name: 'Past', pressed: true })
    screen.getByRole('button', { name: 'Upcoming', pressed: false })
    await waitFor(() => expect(asked.at(-1)).toBe('past'))
  })

  it('are a skeleton while they load', async () => {
    const replies = [leaveUnanswered(listMyInterviews)]
    await renderApp('/interviews/my-interviews', { as: recruiter, replies })
    await screen.findByRole('heading', { level: 1, name: 'Interviews' })
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  })
})

describe('the availability of an interviewer', () => {
  it('takes hours of a day and a date without time', async () => {
    const sent: { weekly: unknown[]; exceptions: unknown[] }[] = []
    const saves = reply(saveMyAvailability, ({ body }) => {
      sent.push(body)
      return { data: body }
    })
    const { user } = await renderApp('/interviews/my-availability', {
      as: recruiter,
      replies: [saves],
    })
    await user.click(await screen.findByRole('button', { name: 'Add hours: Tuesday' }))
    await user.type(screen.getByLabelText('Date'), '2026-12-31')
    await user.click(screen.getByRole('button', { name: 'Add date' }))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
    expect(sent[0]?.weekly[1]).toEqual([{ from: '09:00', to: '17:00' }])
    expect(sent[0]?.exceptions).toContainEqual({ date: '2026-12-31', hours: [] })
  })

  it('refuses a place whose link runs a script, and says the range of a number', async () => {
    const sent: unknown[] = []
    const saves = reply(saveMyAvailability, ({ body }) => {
      sent.push(body.default_place)
      return { data: body }
    })
    const { user } = await renderApp('/interviews/my-availability', {
      as: recruiter,
      replies: [saves],
    })
    const place = await screen.findByLabelText(/^Where you usually meet/)
    await user.type(place, 'javascript:alert(1)')
    await screen.findByText('Links must begin with https:// or http://.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(document.activeElement).toBe(place)
    await user.clear(place)
    await user.type(place, 'https://meet.example/maya')
    const limit = screen.getByLabelText(/^Most interviews a day/)
    await user.clear(limit)
    await user.type(limit, '99')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Enter a whole number from 1 to 20.')
    expect(sent).toEqual([])
    await user.clear(limit)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual(['https://meet.example/maya']))
  })

  it.each([
    ['never set', null],
    ['set without any hours', { ...myAvailability, weekly: NO_HOURS, exceptions: [] }],
  ])('%s is said to be so, and a suggestion is saved by one button', async (_, stored) => {
    const sent: MyAvailability[] = []
    let known: MyAvailability | null = stored
    const saves = reply(saveMyAvailability, ({ body }) => {
      sent.push(body)
      known = body
      return { data: body }
    })
    const { user } = await renderApp('/interviews/my-availability', {
      as: recruiter,
      replies: [reply(getMyAvailability, () => ({ data: known })), saves],
    })
    await screen.findByText('You have not set your availability')
    // What is shown is what is stored: no hours.
    expect(screen.getAllByText('No time')).toHaveLength(7)
    expect(screen.queryByLabelText('From')).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /^Save Monday to Friday, 9:00/ }))
    await screen.findByText('Saved')
    const office = [{ from: '09:00', to: '17:00' }]
    expect(sent.map(({ weekly }) => weekly)).toEqual([
      [office, office, office, office, office, [], []],
    ])
    await waitFor(() => expect(screen.queryByText('You have not set your availability')).toBeNull())
    expect(screen.getAllByLabelText('From')).toHaveLength(5)
  })

  it('is not set by saving what candidates read about them', async () => {
    const sent: MyAvailability[] = []
    const saves = reply(saveMyAvailability, ({ body }) => {
      sent.push(body)
      return { data: body }
    })
    const replies = [reply(getMyAvailability, { data: null }), saves]
    const { user } = await renderApp('/interviews/my-profile', { as: recruiter, replies })
    await user.type(await screen.findByLabelText('About you'), 'Runs the docks')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ about: 'Runs the docks', weekly: NO_HOURS }]))
  })

  it('keeps what candidates read about them', async () => {
    const sent: string[] = []
    const saves = reply(saveMyAvailability, ({ body }) => {
      sent.push(body.about)
      return { data: body }
    })
    const { user } = await renderApp('/interviews/my-profile', { as: recruiter, replies: [saves] })
    const field = await screen.findByLabelText('About you')
    await user.clear(field)
    await user.type(field, 'Runs the docks')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual(['Runs the docks']))
  })
})

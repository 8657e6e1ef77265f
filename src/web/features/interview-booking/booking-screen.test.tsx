import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interviewBooking } from '#contract/examples/interviews.ts'
import {
  answerInterviewInvitation,
  bookInterview,
  getInterviewBooking,
  type InterviewBooking,
} from '#contract/interviews/interview-booking.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/schedule-interview/0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e41'
const sequence = { parts: 2, break_minutes: 15 }
const booked: InterviewBooking = {
  ...interviewBooking,
  status: 'scheduled',
  starts_at: '2026-12-01T13:00:00.000Z',
  ends_at: '2026-12-01T13:45:00.000Z',
  place: 'https://meet.example/warehouse',
  interviewers: [
    { full_name: 'Maya Torres', about: 'Leads the early shift.', starts_at: null, ends_at: null },
  ],
  calendar: 'BEGIN:VCALENDAR',
}

const chain: InterviewBooking = {
  ...booked,
  sequence,
  ends_at: '2026-12-01T14:45:00.000Z',
  interviewers: [
    {
      full_name: 'Ben Okafor',
      about: '',
      starts_at: '2026-12-01T13:00:00.000Z',
      ends_at: '2026-12-01T13:45:00.000Z',
    },
    {
      full_name: 'Maya Torres',
      about: '',
      starts_at: '2026-12-01T14:00:00.000Z',
      ends_at: '2026-12-01T14:45:00.000Z',
    },
  ],
}

describe('the page of an invitation to an interview', () => {
  it('books a time of a day, the morning and the afternoon apart', async () => {
    const sent: unknown[] = []
    const books = reply(bookInterview, ({ body }) => {
      sent.push(body)
      return { data: booked }
    })
    const { user } = await renderApp(PATH, { replies: [books] })
    await screen.findByRole('heading', { level: 1, name: 'Your interview for Warehouse Lead' })
    screen.getByRole('heading', { name: 'Morning' })
    screen.getByRole('heading', { name: 'Afternoon' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: '1:00 PM' }))
    await user.click(screen.getByRole('button', { name: /^Book Tuesday, December 1/ }))
    await screen.findByRole('heading', { name: 'Your interview is booked' })
    screen.getByText('Leads the early shift.')
    expect(sent).toEqual([{ starts_at: '2026-12-01T13:00:00.000Z', time_zone: 'UTC' }])
    await expectAccessible()
  })

  it('shows all times in another zone when that is chosen', async () => {
    const { user } = await renderApp(PATH)
    await user.click(await screen.findByRole('button', { name: 'Change the time zone' }))
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo')
    await screen.findByRole('button', { name: '6:00 PM' })
    expect(screen.queryByRole('heading', { name: 'Morning' })).toBeNull()
  })

  it('says that someone was faster, and loads what is free', async () => {
    const { user, server } = await renderApp(PATH, {
      replies: [refuse(bookInterview, 'slot_taken')],
    })
    await user.click(await screen.findByRole('button', { name: '9:00 AM' }))
    server.use(
      reply(getInterviewBooking, {
        data: { ...interviewBooking, slots: ['2026-12-03T10:00:00.000Z'] },
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Book / }))
    await screen.findByText('Someone else has just booked this time. Choose another one.')
    await screen.findByRole('button', { name: '10:00 AM' })
  })

  it('asks when the candidate has time where none of the times fits', async () => {
    const sent: unknown[] = []
    const answers = reply(answerInterviewInvitation, ({ body }) => {
      sent.push(body)
      return { data: { ...interviewBooking, status: 'awaiting_interviewer_slots' as const } }
    })
    const { user } = await renderApp(PATH, { replies: [answers] })
    await user.click(await screen.findByRole('button', { name: 'None of these fits' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await dialog.findByText('Say when you have time.')
    await user.type(dialog.getByLabelText('When do you have time?'), 'After six')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await screen.findByText(/The company knows that you need other times/)
    await waitFor(() => expect(sent).toEqual([{ action: 'ask_for_slots', note: 'After six' }]))
  })

  it('without times to choose from asks the candidate to suggest some', async () => {
    const none = { ...interviewBooking, slots: [] }
    await renderApp(PATH, { replies: [reply(getInterviewBooking, { data: none })] })
    await screen.findByText(/There are no free times at the moment/)
    screen.getByRole('button', { name: 'Suggest times' })
    expect(screen.queryByRole('button', { name: 'None of these fits' })).toBeNull()
    await expectAccessible()
  })

  it('shows before the booking when each of a sequence of interviewers would meet them', async () => {
    const replies = [reply(getInterviewBooking, { data: { ...interviewBooking, sequence } })]
    const { user } = await renderApp(PATH, { replies })
    await screen.findByText('2 interviewers one after the other, 45 minutes with each')
    screen.getByText('105 minutes')
    screen.getByText('Break of 15 minutes between them')
    await user.click(screen.getByRole('button', { name: '1:00 PM' }))
    const times = within(screen.getByRole('list', { name: 'Times with each interviewer' }))
    expect(spoken(times.getAllByRole('listitem'))).toEqual(['1:00 – 1:45 PM', '2:00 – 2:45 PM'])
    await expectAccessible()
  })

  it.each([
    ['en', 'You meet', ['1:00 – 1:45 PM', '2:00 – 2:45 PM']],
    ['es', 'Te reunirás con', ['13:00–13:45', '14:00–14:45']],
  ] as const)(
    'shows in %s who meets them when, once a sequence is booked',
    async (locale, title, times) => {
      const replies = [reply(getInterviewBooking, { data: chain })]
      await renderApp(PATH, { locale, replies })
      const heading = await screen.findByRole('heading', { name: title })
      const list = within(heading.parentElement ?? document.body).getByRole('list')
      const people = spoken(within(list).getAllByRole('listitem'))
      expect(people).toEqual([`Ben Okafor${times[0]}`, `Maya Torres${times[1]}`])
      await expectAccessible()
    },
  )

  it.each([
    ['es', 'Tu entrevista está reservada'],
    ['fr', 'Votre entretien est réservé'],
  ] as const)('speaks %s', async (locale, text) => {
    await renderApp(PATH, { locale, replies: [reply(getInterviewBooking, { data: booked })] })
    await screen.findByRole('heading', { name: text })
  })

  it('opens the place of a booked interview that is a link', async () => {
    await renderApp(PATH, { replies: [reply(getInterviewBooking, { data: booked })] })
    const link = await screen.findByRole('link', { name: /meet\.example/ })
    expect(link.getAttribute('href')).toBe(booked.place)
  })

  it('of a booked interview opens the other times there are, and goes back to it', async () => {
    const { slots } = interviewBooking
    const replies = [reply(getInterviewBooking, { data: { ...booked, slots } })]
    const { user } = await renderApp(PATH, { replies })
    await user.click(await screen.findByRole('button', { name: 'Choose another time' }))
    await user.click(await screen.findByRole('button', { name: 'Leave it as it is' }))
    await screen.findByRole('button', { name: 'Choose another time' })
  })

  it('of a booked interview asks for another time, and says that the one there is ends', async () => {
    const sent: unknown[] = []
    const answers = reply(answerInterviewInvitation, ({ body }) => {
      sent.push(body)
      const status = 'awaiting_interviewer_slots' as const
      return { data: { ...interviewBooking, slots: [], status } }
    })
    const fixed = { ...booked, slots: [] }
    const replies = [reply(getInterviewBooking, { data: fixed }), answers]
    const { user } = await renderApp(PATH, { replies })
    await user.click(await screen.findByRole('button', { name: /^I can’t make it/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask for another time' }))
    dialog.getByText(/The time that you have now is cancelled/)
    await expectAccessible()
    await user.type(dialog.getByLabelText('When do you have time?'), 'After six')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await screen.findByText('The company knows that you need other times, and will write to you.')
    expect(sent).toEqual([{ action: 'ask_for_slots', note: 'After six' }])
  })

  it.each([
    [true, /^You cancelled this interview/],
    [false, /^You declined this interview/],
  ])('tells a cancelled time from a declined invitation: %s', async (hadTime, text) => {
    const ended = { ...interviewBooking, status: 'declined' as const, had_time: hadTime, slots: [] }
    await renderApp(PATH, { replies: [reply(getInterviewBooking, { data: ended })] })
    await screen.findByText(text)
  })

  it('says of a video call without a link how one comes', async () => {
    const replies = [reply(getInterviewBooking, { data: { ...booked, place: '' } })]
    await renderApp(PATH, { replies })
    await screen.findByText(/will send you the link for the video call before it begins/)
    await expectAccessible()
  })

  it('says plainly that a link has ended', async () => {
    await renderApp(PATH, { replies: [refuse(getInterviewBooking, 'not_found')] })
    await screen.findByRole('heading', { name: 'This link does not open an interview' })
    await expectAccessible()
  })

  it('has its heading while it loads', async () => {
    await renderApp(PATH, { replies: [leaveUnanswered(getInterviewBooking)] })
    await screen.findByRole('heading', { level: 1, name: 'Your interview' })
  })

  it('says that there is no network', async () => {
    await renderApp(PATH, { isOffline: true })
    await screen.findByRole('heading', { level: 1, name: /offline|no network|connection/i })
  })
})

/** What elements say, with plain spaces. */
function spoken(elements: readonly HTMLElement[]): string[] {
  return elements.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
}

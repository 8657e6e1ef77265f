import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listTeam } from '#contract/access/hiring-team.ts'
import { bookedInterview, plannedInterview } from '#contract/examples/interviews.ts'
import { member } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  endInterview,
  inviteToInterview,
  listInterviews,
  scheduleInterview,
} from '#contract/interviews/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
import {
  ada,
  openInterviewsCard,
  SCORECARD,
  storedInterview,
} from '#testing/components/interviews-card.tsx'
import { renderApp } from '#testing/components/render-app.tsx'

const planned = { ...plannedInterview, interviewers: [] }
const sequence = {
  ...plannedInterview,
  mode: 'sequence' as const,
  break_minutes: 15,
  interviewers: [
    { user_id: member.user_id, full_name: 'Grace Hopper' },
    { user_id: ada.user_id, full_name: 'Ada Lovelace' },
  ],
}
const bookedSequence = {
  ...bookedInterview,
  mode: 'sequence' as const,
  ends_at: '2026-12-01T14:45:00.000Z',
  interviewers: [
    {
      user_id: member.user_id,
      full_name: 'Grace Hopper',
      is_chosen: true,
      starts_at: '2026-12-01T13:00:00.000Z',
      ends_at: '2026-12-01T13:45:00.000Z',
      declined_at: null,
      decline_reason: null,
      left_out_at: null,
      can_leave_out: false,
    },
    {
      user_id: ada.user_id,
      full_name: 'Ada Lovelace',
      is_chosen: true,
      starts_at: '2026-12-01T14:00:00.000Z',
      ends_at: '2026-12-01T14:45:00.000Z',
      declined_at: null,
      decline_reason: null,
      left_out_at: null,
      can_leave_out: false,
    },
  ],
}
/** Of a pool, of which the one who was to conduct it declined. */
describe('the interviews of a scorecard', () => {
  it('invite to book, once an interviewer is chosen', async () => {
    const sent: unknown[] = []
    const invites = reply(inviteToInterview, ({ body }) => {
      sent.push(body)
      return { data: storedInterview }
    })
    const { user, card } = await openInterviewsCard({ data: [planned] }, invites)
    await user.click(card.getByRole('button', { name: 'Invite to book…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await dialog.findByText('Choose at least one interviewer.')
    await user.click((await dialog.findAllByRole('checkbox'))[0] ?? document.body)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          job_step_activity_id: 77,
          interviewer_user_ids: [member.user_id],
          place: 'https://meet.example/warehouse',
          message: '',
          days: 7,
        },
      ]),
    )
  })

  it('set another time, also one at which an interviewer is busy when that is meant', async () => {
    const forced: unknown[] = []
    const one = { ...plannedInterview, interview: bookedInterview }
    const { user, card, server } = await openInterviewsCard(
      { data: [one] },
      refuse(scheduleInterview, 'interviewer_busy'),
    )
    await user.click(card.getByRole('button', { name: 'Reschedule…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Date and time'), '2027-01-04T14:00')
    await user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await dialog.findByText('An interviewer is busy at that time.')
    server.use(
      reply(scheduleInterview, ({ body }) => {
        forced.push([body.starts_at, body.is_forced])
        return { data: storedInterview }
      }),
    )
    await user.click(dialog.getByRole('checkbox', { name: 'Set this time all the same' }))
    await user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await waitFor(() => expect(forced).toEqual([['2027-01-04T14:00:00.000Z', true]]))
  })

  it('say at the fields what the server refuses of them', async () => {
    const one = { ...plannedInterview, interview: bookedInterview }
    const refuses = refuseFields(scheduleInterview, 'starts_at', 'place')
    const { user, card } = await openInterviewsCard({ data: [one] }, refuses)
    await user.click(card.getByRole('button', { name: 'Reschedule…' }))
    const dialog = within(screen.getByRole('dialog'))
    const time = dialog.getByLabelText('Date and time')
    await user.type(time, '2027-01-04T14:00')
    await user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getByLabelText(/^Link, phone/).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(time)
  })

  it('name who meets the candidate when, in a sequence', async () => {
    const { card } = await openInterviewsCard({
      data: [{ ...sequence, interview: bookedSequence }],
    })
    card.getByText('45 min with each interviewer, one after the other')
    const parts = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(parts.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '1:00 – 1:45 PM Grace Hopper',
      '2:00 – 2:45 PM Ada Lovelace',
    ])
    await expectAccessible()
  })

  it('invite the interviewers of a sequence in another order', async () => {
    const sent: number[][] = []
    const invites = reply(inviteToInterview, ({ body }) => {
      sent.push(body.interviewer_user_ids)
      return { data: storedInterview }
    })
    const team = reply(listTeam, { data: [member, ada] })
    const { user, card } = await openInterviewsCard({ data: [sequence] }, invites, team)
    await user.click(card.getByRole('button', { name: 'Invite to book…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Actions for Ada Lovelace' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    const order = within(dialog.getByRole('group', { name: 'Order of the interviewers' }))
    expect(order.getAllByRole('listitem').map((one) => one.firstChild?.textContent)).toEqual([
      'Ada Lovelace',
      'Grace Hopper',
    ])
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(sent).toEqual([[ada.user_id, member.user_id]]))
  })

  it('say before it is sent that a sequence would be too long', async () => {
    const long = { ...sequence, minutes: 240 }
    const { user, card } = await openInterviewsCard(
      { data: [long] },
      reply(listTeam, { data: [member, ada] }),
    )
    await user.click(card.getByRole('button', { name: 'Invite to book…' }))
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByText(/takes more than 8 hours/)
    await expectAccessible()
    await user.click(await dialog.findByRole('checkbox', { name: 'Ada Lovelace' }))
    await waitFor(() => expect(dialog.queryByText(/takes more than 8 hours/)).toBeNull())
  })

  it.each([
    [bookedInterview.starts_at, 'Cancelled by the candidate'],
    [null, 'Declined'],
  ])(
    'tell a time that the candidate cancelled from a declined invitation: %s',
    async (at, label) => {
      const declined = { ...bookedInterview, status: 'declined' as const, starts_at: at }
      const { card } = await openInterviewsCard({
        data: [{ ...plannedInterview, interview: declined }],
      })
      card.getByText(label)
    },
  )

  it('warn of a booked video call without a link', async () => {
    const one = { ...plannedInterview, interview: { ...bookedInterview, place: '' } }
    const { card } = await openInterviewsCard({ data: [one] })
    card.getByText('No link for this video call')
    await expectAccessible()
  })

  it('are cancelled with a reason', async () => {
    const sent: unknown[] = []
    const ends = reply(endInterview, ({ body }) => {
      sent.push(body)
      return { data: { ...storedInterview, status: 'cancelled' as const } }
    })
    const one = { ...plannedInterview, interview: bookedInterview }
    const { user, card } = await openInterviewsCard({ data: [one] }, ends)
    await user.click(card.getByRole('button', { name: 'Cancel…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Reason/), 'Filled')
    await user.click(dialog.getByRole('button', { name: 'Cancel the interview' }))
    await waitFor(() => expect(sent).toEqual([{ action: 'cancel', reason: 'Filled' }]))
  })

  it('are no card where the plan asks for none', async () => {
    await renderApp(SCORECARD, { as: recruiter, replies: [reply(listInterviews, { data: [] })] })
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    expect(screen.queryByRole('heading', { level: 2, name: 'Interviews' })).toBeNull()
  })
})

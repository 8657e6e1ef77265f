import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { bookedInterview, plannedInterview } from '#contract/examples/interviews.ts'
import { member } from '#contract/examples/requisition-setup.ts'
import { assignInterviewer, goAheadWithout } from '#contract/interviews/declined-interviews.ts'
import { listInterviews } from '#contract/interviews/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { ada, openInterviewsCard, storedInterview } from '#testing/components/interviews-card.tsx'

const declinedInterview = {
  ...bookedInterview,
  mode: 'pool' as const,
  interviewers: [
    {
      user_id: member.user_id,
      full_name: 'Grace Hopper',
      is_chosen: false,
      starts_at: null,
      ends_at: null,
      declined_at: '2026-11-30T09:00:00.000Z',
      decline_reason: 'I know them',
      left_out_at: null,
      can_leave_out: false,
    },
    {
      user_id: ada.user_id,
      full_name: 'Ada Lovelace',
      is_chosen: false,
      starts_at: null,
      ends_at: null,
      declined_at: null,
      decline_reason: null,
      left_out_at: null,
      can_leave_out: false,
    },
  ],
  needs_interviewer: true,
  next_interviewer: { user_id: ada.user_id, full_name: 'Ada Lovelace' },
}

describe('the interviews of a scorecard of which an interviewer declined one', () => {
  it('say who declined and why, and offer who is free', async () => {
    const sent: unknown[] = []
    const assigns = reply(assignInterviewer, ({ body }) => {
      sent.push(body)
      return { data: storedInterview }
    })
    const one = { ...plannedInterview, interview: declinedInterview }
    const { user, card } = await openInterviewsCard({ data: [one] }, assigns)
    card.getByText('Needs an interviewer')
    card.getByText('Grace Hopper declined to conduct it: I know them')
    // Who does not conduct it is not named as an interviewer.
    expect(card.queryByText('Grace Hopper')).toBeNull()
    await expectAccessible()
    await user.click(card.getByRole('button', { name: 'Assign Ada Lovelace, who is free' }))
    await waitFor(() =>
      expect(sent).toEqual([{ declined_user_id: member.user_id, user_id: ada.user_id }]),
    )
  })

  it('go ahead without who declined, and take that back, where others are left', async () => {
    const sent: unknown[] = []
    const decides = reply(goAheadWithout, ({ body }) => {
      sent.push(body)
      return { data: storedInterview }
    })
    const [grace] = declinedInterview.interviewers
    if (grace === undefined) throw new Error('No one declined.')
    const panel = { ...declinedInterview, mode: 'panel' as const, next_interviewer: null }
    const open = { ...grace, can_leave_out: true }
    const left = { ...open, left_out_at: '2026-11-30T10:00:00.000Z' }
    const missing = { ...plannedInterview, interview: { ...panel, interviewers: [open] } }
    const { user, card, server } = await openInterviewsCard({ data: [missing] }, decides)
    card.getByText(/continue with the remaining interviewers/)
    await expectAccessible()
    const decided = { ...panel, interviewers: [left], needs_interviewer: false }
    server.use(reply(listInterviews, { data: [{ ...missing, interview: decided }] }))
    await user.click(card.getByRole('button', { name: 'Go ahead without Grace Hopper' }))
    await card.findByText(/It goes ahead without them\./)
    expect(card.queryByText('Needs an interviewer')).toBeNull()
    await user.click(card.getByRole('button', { name: 'Undo going ahead without Grace Hopper' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { declined_user_id: member.user_id, is_without: true },
        { declined_user_id: member.user_id, is_without: false },
      ]),
    )
  })

  it('say why staff cannot go ahead any more', async () => {
    const interviewers = declinedInterview.interviewers.map((one) => ({
      ...one,
      can_leave_out: one.declined_at !== null,
    }))
    const interview = { ...declinedInterview, mode: 'panel' as const, interviewers }
    const { user, card } = await openInterviewsCard(
      { data: [{ ...plannedInterview, interview }] },
      refuse(goAheadWithout, 'interview_changed'),
    )
    await user.click(card.getByRole('button', { name: 'Go ahead without Grace Hopper' }))
    await card.findByRole('alert')
  })

  it('say what is to be done where no one else is free, or the offer is not free any more', async () => {
    const one = { ...plannedInterview, interview: declinedInterview }
    const { user, card, server } = await openInterviewsCard(
      { data: [one] },
      refuse(assignInterviewer, 'interviewer_busy'),
    )
    await user.click(card.getByRole('button', { name: 'Assign Ada Lovelace, who is free' }))
    await card.findByRole('alert')
    const without = { ...declinedInterview, next_interviewer: null }
    server.use(reply(listInterviews, { data: [{ ...one, interview: without }] }))
    await user.click(card.getByRole('button', { name: 'Reschedule…' }))
    const dialog = within(screen.getByRole('dialog'))
    // Who declined is not chosen once more.
    const graces = await dialog.findByRole('checkbox', { name: 'Grace Hopper' })
    expect(graces).toHaveProperty('checked', false)
  })
})

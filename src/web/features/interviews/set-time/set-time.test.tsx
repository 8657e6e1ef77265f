import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listTeam } from '#contract/access/hiring-team.ts'
import {
  bookedInterview,
  interviewerTimes,
  plannedInterview,
} from '#contract/examples/interviews.ts'
import { member } from '#contract/examples/requisition-setup.ts'
import { getInterviewerTimes } from '#contract/interviews/interviewer-times.ts'
import { type PlannedInterview, scheduleInterview } from '#contract/interviews/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply, type Reply } from '#testing/components/fake-server.ts'
import { ada, openInterviewsCard, storedInterview } from '#testing/components/interviews-card.tsx'

const [maya] = interviewerTimes.interviewers
const planned = {
  ...plannedInterview,
  interviewers: [{ user_id: member.user_id, full_name: 'Grace Hopper' }],
}

describe('setting the time of an interview', () => {
  it('shows who is busy, chooses a time that suits everyone, and says when it ends', async () => {
    const sent: unknown[] = []
    const schedules = reply(scheduleInterview, ({ body }) => {
      sent.push([body.starts_at, body.time_zone, body.is_forced])
      return { data: storedInterview }
    })
    const { user, dialog } = await openDialog(planned, schedules)
    const day = within(
      await dialog.findByRole('region', { name: 'Availability of the interviewers' }),
    )
    await day.findByText(/Busy: 10:00\s–\s10:45\sAM · Hours for interviews: 9:00\sAM\s–\s5:00\sPM/)
    await user.click(day.getByRole('button', { name: '11:00 AM' }))
    await dialog.findByText('Ends at 11:45 AM')
    dialog.getByText(/^For the candidate: .*11:00 AM, UTC \(GMT\+0\)$/)
    expect(day.getByRole('button', { name: '11:00 AM' }).getAttribute('aria-pressed')).toBe('true')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await waitFor(() => expect(sent).toEqual([['2026-12-01T11:00:00.000Z', 'UTC', false]]))
  })

  it('names who is busy at the time before it is sent, and asks whether it is meant', async () => {
    const { user, dialog } = await openDialog(planned)
    const time = await dialog.findByLabelText('Date and time')
    await user.type(time, '2026-12-01T10:30')
    await dialog.findByText('Maya Torres is busy at that time.')
    await user.click(dialog.getByRole('checkbox', { name: 'Set this time all the same' }))
    await expectAccessible()
    await user.clear(time)
    await user.type(time, '2026-12-01T11:30')
    await waitFor(() => expect(dialog.queryByText(/is busy at that time/)).toBeNull())
  })

  it('says whose hours for interviews a time is outside of, and sets it all the same', async () => {
    const { user, dialog } = await openDialog(planned)
    const time = await dialog.findByLabelText('Date and time')
    await user.type(time, '2026-12-01T06:30')
    await dialog.findByText('This time is outside the interview hours of Maya Torres.')
    await expectAccessible()
    expect(dialog.queryByRole('checkbox', { name: 'Set this time all the same' })).toBeNull()
    await user.clear(time)
    await user.type(time, '2026-12-01T11:30')
    await waitFor(() => expect(dialog.queryByText(/outside the interview hours/)).toBeNull())
  })

  it('says the time in the zone that the candidate booked in, and looks at other days', async () => {
    const asked: string[] = []
    const times = reply(getInterviewerTimes, ({ query }) => {
      asked.push(query.from)
      return { data: { free_starts: [], interviewers: maya === undefined ? [] : [maya] } }
    })
    const interview = { ...bookedInterview, candidate_zone: 'Asia/Tokyo' }
    const { user, dialog } = await openDialog({ ...planned, interview }, times)
    await user.type(await dialog.findByLabelText('Date and time'), '2026-12-01T09:00')
    await dialog.findByText(/^For the candidate: .*6:00 PM, Tokyo \(GMT\+9\)$/)
    await user.click(dialog.getByRole('button', { name: 'Next day' }))
    await dialog.findByRole('heading', { name: 'Wed, Dec 2' })
    await dialog.findByText('No time on this day suits everyone.')
    expect(asked.at(-1)).toBe('2026-12-02T00:00:00.000Z')
  })
})

async function openDialog(one: PlannedInterview, ...more: Reply[]) {
  const team = reply(listTeam, { data: [member, ada] })
  const app = await openInterviewsCard({ data: [one] }, team, ...more)
  const name = one.interview === null ? 'Set a time…' : 'Reschedule…'
  await app.user.click(app.card.getByRole('button', { name }))
  return { ...app, dialog: within(screen.getByRole('dialog')) }
}

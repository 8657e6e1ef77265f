import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listTeam } from '#contract/access/hiring-team.ts'
import {
  bookedInterview,
  interviewPreview,
  plannedInterview,
} from '#contract/examples/interviews.ts'
import { member } from '#contract/examples/requisition-setup.ts'
import { previewInterview, type InterviewPreview } from '#contract/interviews/interview-preview.ts'
import { inviteToSyncCalendar } from '#contract/interviews/interviewer-calendars.ts'
import { inviteToInterview, type PlannedInterview } from '#contract/interviews/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { ada, openInterviewsCard, storedInterview } from '#testing/components/interviews-card.tsx'

const grace = { user_id: member.user_id, full_name: 'Grace Hopper', has_hours: true }
const adaFree = { user_id: ada.user_id, full_name: 'Ada Lovelace', has_hours: true }
const planned = {
  ...plannedInterview,
  interviewers: [{ user_id: grace.user_id, full_name: grace.full_name }],
}

describe('before an invitation goes out', () => {
  it('staff read how many times are free, who attends, and the link', async () => {
    const asked: (readonly number[])[] = []
    const preview = reply(previewInterview, ({ query }) => {
      asked.push(query.interviewer_user_ids)
      const isBoth = query.interviewer_user_ids.length > 1
      const interviewers = isBoth ? [grace, adaFree] : [grace]
      return { data: { ...interviewPreview, free_count: isBoth ? 7 : 42, interviewers } }
    })
    const { user, dialog } = await openDialog({ planned, more: [preview] })
    await dialog.findByText('42 free times in the next 28 days')
    dialog.getByText('Attends: Grace Hopper')
    dialog.getByText('Link: https://meet.example/warehouse')
    await user.click(await dialog.findByRole('checkbox', { name: 'Ada Lovelace' }))
    await dialog.findByText('7 free times in the next 28 days')
    dialog.getByText('Attend together: Grace Hopper and Ada Lovelace')
    await expectAccessible()
    expect(asked.at(-1)).toEqual([member.user_id, ada.user_id])
  })

  it('they are warned that no time is free, and ask who has set no hours', async () => {
    const asked: number[] = []
    const asks = reply(inviteToSyncCalendar, ({ body }) => {
      asked.push(body.user_id)
      return { data: { user_id: body.user_id, is_sent: true } }
    })
    const interviewers = [{ ...grace, has_hours: false }]
    const { user, dialog } = await openDialog({
      planned,
      more: [previewOf({ free_count: 0, interviewers }), asks],
    })
    await dialog.findByText('0 free times in the next 28 days')
    dialog.getByText('The candidate could book no time')
    dialog.getByText(/No availability set: Grace Hopper/)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Ask Grace Hopper' }))
    await dialog.findByText('Grace Hopper was asked by email.')
    expect(asked).toEqual([member.user_id])
  })

  it('they are told what else to do where all hours are taken', async () => {
    const { dialog } = await openDialog({ planned, more: [previewOf({ free_count: 0 })] })
    await dialog.findByText(/Choose other interviewers, set a time yourself/)
  })

  it('they confirm an invitation that offers no time before it is sent', async () => {
    const sent: (readonly number[])[] = []
    const invites = reply(inviteToInterview, ({ body }) => {
      sent.push(body.interviewer_user_ids)
      return { data: { ...storedInterview, status: 'awaiting_candidate_booking' as const } }
    })
    // Free when the dialog opens, all taken when it is sent.
    let count = 1
    const preview = reply(previewInterview, () => ({
      data: { ...interviewPreview, free_count: count, interviewers: [grace] },
    }))
    const { user, dialog } = await openDialog({ planned, more: [preview, invites] })
    await dialog.findByText('1 free time in the next 28 days')
    count = 0
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    const anyway = await dialog.findByRole('button', { name: 'Send anyway' })
    dialog.getByText('The candidate could book no time')
    expect(sent).toEqual([])
    await expectAccessible()
    await user.click(anyway)
    await waitFor(() => expect(sent).toEqual([[member.user_id]]))
  })

  it('an invitation is sent where the free times cannot be read', async () => {
    const sent: unknown[] = []
    const invites = reply(inviteToInterview, ({ body }) => {
      sent.push(body)
      return { data: storedInterview }
    })
    const more = [refuse(previewInterview, 'internal'), invites]
    const { user, dialog } = await openDialog({ planned, more })
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('they read that they may not, where the server refuses them, and nothing else', async () => {
    const { dialog } = await openDialog({ planned, more: [refuse(previewInterview, 'forbidden')] })
    await dialog.findByText('You do not have permission to do this.')
    expect(dialog.queryByText(/free time/)).toBeNull()
    await expectAccessible()
  })

  it('they read that one of a pool attends', async () => {
    const interviewers = [grace, adaFree]
    const more = [previewOf({ meets_all: false, interviewers })]
    const { dialog } = await openDialog({ planned, more })
    await dialog.findByText(/One of them attends.*: Grace Hopper, Ada Lovelace/)
  })

  it('they are warned of a video call without a link, until they enter one', async () => {
    const more = [previewOf({ usual_places: [''] })]
    const { user, dialog } = await openDialog({ planned: { ...planned, place: '' }, more })
    await dialog.findByText('No link for this video call')
    await expectAccessible()
    const field = dialog.getByLabelText(/^Link, phone/)
    await user.type(field, 'Zoom')
    dialog.getByText('No link for this video call')
    await user.clear(field)
    await user.type(field, 'https://meet.example/x')
    await waitFor(() => expect(dialog.queryByText('No link for this video call')).toBeNull())
    dialog.getByText('Link: https://meet.example/x')
  })

  it('a place with a link that runs a script is refused at its field', async () => {
    const sent: unknown[] = []
    const invites = reply(inviteToInterview, ({ body }) => {
      sent.push(body.place)
      return { data: storedInterview }
    })
    const { user, dialog } = await openDialog({
      planned: { ...planned, place: '' },
      more: [invites],
    })
    const field = dialog.getByLabelText(/^Link, phone/)
    await user.type(field, 'javascript:alert(1)')
    await dialog.findByText('Links must begin with https:// or http://.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await user.clear(field)
    await user.type(field, 'https://meet.example/x')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(sent).toEqual(['https://meet.example/x']))
  })

  it('the link where the interviewer usually meets counts', async () => {
    const more = [previewOf({ usual_places: ['https://meet.example/grace'] })]
    const { dialog } = await openDialog({ planned: { ...planned, place: '' }, more })
    await dialog.findByText('Link: https://meet.example/grace')
    expect(dialog.queryByText('No link for this video call')).toBeNull()
  })

  it.each([
    ['phone', /No phone number/],
    ['in_person', /No address/],
  ] as const)('a %s interview without a place is warned of', async (format, warning) => {
    const more = [previewOf({ usual_places: [''] })]
    const { dialog } = await openDialog({ planned: { ...planned, place: '', format }, more })
    await dialog.findByText(warning)
  })
})

it('before a time is set, staff read who attends and the link, and nothing of free times', async () => {
  const one = { ...planned, interview: { ...bookedInterview, interviewers: [] } }
  const interviewers = [grace, adaFree]
  const { dialog } = await openDialog({
    planned: one,
    button: 'Reschedule…',
    more: [previewOf({ free_count: 0, meets_all: false, interviewers })],
  })
  await dialog.findByText('Attend together: Grace Hopper and Ada Lovelace')
  expect(dialog.queryByText(/free time/)).toBeNull()
})

describe('the card of an interview that waits for a booking', () => {
  const invited = {
    ...bookedInterview,
    status: 'awaiting_candidate_booking' as const,
    starts_at: null,
    ends_at: null,
  }
  const waiting = { ...planned, interview: invited }

  it('goes on saying that the candidate sees no times, and for whom to ask', async () => {
    const interviewers = [{ ...grace, has_hours: false }]
    const none = previewOf({ free_count: 0, interviewers })
    const { card } = await openInterviewsCard({ data: [waiting] }, none)
    await card.findByText('The candidate sees no free times')
    card.getByRole('button', { name: 'Ask Grace Hopper' })
    await expectAccessible()
  })

  it('says nothing of it while there are times, and once a time is set', async () => {
    const asked = new Set<number>()
    const preview = reply(previewInterview, ({ query }) => {
      asked.add(query.job_step_activity_id)
      return { data: interviewPreview }
    })
    const booked = { ...planned, job_step_activity_id: 78, interview: bookedInterview }
    const { card } = await openInterviewsCard({ data: [waiting, booked] }, preview)
    await waitFor(() => expect([...asked]).toEqual([77]))
    expect(card.queryByText('The candidate sees no free times')).toBeNull()
  })
})

function previewOf(given: Partial<InterviewPreview>): Reply {
  return reply(previewInterview, { data: { ...interviewPreview, interviewers: [grace], ...given } })
}

type Opening = { planned: PlannedInterview; more: Reply[]; button?: string }

async function openDialog({ planned: one, more, button = 'Invite to book…' }: Opening) {
  const team = reply(listTeam, { data: [member, ada] })
  const { user, card } = await openInterviewsCard({ data: [one] }, team, ...more)
  await user.click(card.getByRole('button', { name: button }))
  return { user, dialog: within(screen.getByRole('dialog')) }
}

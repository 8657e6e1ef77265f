import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  acceptMyInterview,
  assignInterviewer,
  declineMyInterview,
} from '#contract/declined-interviews.ts'
import { bookedInterview, myInterview, plannedInterview } from '#contract/examples/interviews.ts'
import { member } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listTeam } from '#contract/hiring-team.ts'
import {
  endInterview,
  inviteToInterview,
  listInterviews,
  listMyInterviews,
  saveMyAvailability,
  scheduleInterview,
} from '#contract/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseFields,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const SCORECARD = '/smartreq-detail-applicant/901?job=301'
const stored = { interview_uuid: bookedInterview.interview_uuid, status: 'scheduled' as const }
const planned = { ...plannedInterview, interviewers: [] }
const ada = { ...member, job_team_id: 602, user_id: 22, first_name: 'Ada', last_name: 'Lovelace' }
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
    },
    {
      user_id: ada.user_id,
      full_name: 'Ada Lovelace',
      is_chosen: true,
      starts_at: '2026-12-01T14:00:00.000Z',
      ends_at: '2026-12-01T14:45:00.000Z',
      declined_at: null,
      decline_reason: null,
    },
  ],
}
/** Of a pool, of which the one who was to conduct it declined. */
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
    },
    {
      user_id: ada.user_id,
      full_name: 'Ada Lovelace',
      is_chosen: false,
      starts_at: null,
      ends_at: null,
      declined_at: null,
      decline_reason: null,
    },
  ],
  needs_interviewer: true,
  next_interviewer: { user_id: ada.user_id, full_name: 'Ada Lovelace' },
}

describe('the interviews of a scorecard', () => {
  it('invite to book, once an interviewer is chosen', async () => {
    const sent: unknown[] = []
    const invites = reply(inviteToInterview, ({ body }) => {
      sent.push(body)
      return { data: stored }
    })
    const { user, card } = await arrive({ data: [planned] }, invites)
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
    const { user, card, server } = await arrive(
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
        return { data: stored }
      }),
    )
    await user.click(dialog.getByRole('checkbox', { name: 'Set this time all the same' }))
    await user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await waitFor(() => expect(forced).toEqual([['2027-01-04T14:00:00.000Z', true]]))
  })

  it('say at the fields what the server refuses of them', async () => {
    const one = { ...plannedInterview, interview: bookedInterview }
    const refuses = refuseFields(scheduleInterview, 'starts_at', 'place')
    const { user, card } = await arrive({ data: [one] }, refuses)
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
    const { card } = await arrive({ data: [{ ...sequence, interview: bookedSequence }] })
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
      return { data: stored }
    })
    const team = reply(listTeam, { data: [member, ada] })
    const { user, card } = await arrive({ data: [sequence] }, invites, team)
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

  it('say who declined and why, and offer who is free', async () => {
    const sent: unknown[] = []
    const assigns = reply(assignInterviewer, ({ body }) => {
      sent.push(body)
      return { data: stored }
    })
    const one = { ...plannedInterview, interview: declinedInterview }
    const { user, card } = await arrive({ data: [one] }, assigns)
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

  it('say what is to be done where no one else is free, or the offer is not free any more', async () => {
    const one = { ...plannedInterview, interview: declinedInterview }
    const { user, card, server } = await arrive(
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

  it('are cancelled with a reason', async () => {
    const sent: unknown[] = []
    const ends = reply(endInterview, ({ body }) => {
      sent.push(body)
      return { data: { ...stored, status: 'cancelled' as const } }
    })
    const one = { ...plannedInterview, interview: bookedInterview }
    const { user, card } = await arrive({ data: [one] }, ends)
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
      return { data: { ...stored, declined_at: '2026-11-30T09:00:00.000Z' } }
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
        return { data: { ...stored, declined_at: null } }
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

async function arrive(list: Parameters<typeof reply<typeof listInterviews>>[1], ...more: Reply[]) {
  const replies = [reply(listInterviews, list), ...more]
  const app = await renderApp(SCORECARD, { as: recruiter, replies })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Interviews' })
  const card = heading.closest('section')
  if (card === null) throw new Error('The heading is in no section.')
  return { ...app, card: within(card) }
}

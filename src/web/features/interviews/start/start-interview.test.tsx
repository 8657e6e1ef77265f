import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { bookedInterview, plannedInterview } from '#contract/examples/interviews.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import {
  listInterviews,
  listMyInterviews,
  startInterview,
} from '#contract/interviews/interviews.ts'
import { getInvitation } from '#contract/session/invitations.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const CHOOSE = '/start-interview/select-applicant'
const LIST = '/start-interview/applicant/interview-list?applicantId=901'
const BOOKED = { interview_uuid: bookedInterview.interview_uuid, status: 'scheduled' as const }
const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }

describe('choosing whom to interview', () => {
  it('begins in the Start menu of every page', async () => {
    const { user } = await renderApp('/hire', { as: recruiter })
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Interview' }))
    await screen.findByRole('heading', { level: 1, name: 'Start an interview' })
  })

  it('offers the next interviews and all applicants under way', async () => {
    await renderApp(CHOOSE, { as: recruiter })
    const next = within(await screen.findByRole('region', { name: 'Your next interviews' }))
    next.getByRole('link', { name: 'Ines Duarte' })
    const [first] = await screen.findAllByRole('link', { name: /^Ines Duarte$/ })
    expect(first?.getAttribute('href')).toBe(`/interview/${bookedInterview.interview_uuid}`)
    await expectAccessible()
  })

  it('searches by name, as the address says', async () => {
    const asked: (string | null)[] = []
    const lists = reply(listAccountApplicants, ({ query }) => {
      asked.push(query.search ?? null)
      return none
    })
    const { user, address } = await renderApp(CHOOSE, { as: recruiter, replies: [lists] })
    await user.type(await screen.findByRole('searchbox'), 'dua{Enter}')
    await screen.findByText('No applicants under way')
    await waitFor(() => expect(asked.at(-1)).toBe('dua'))
    expect(address()).toBe(`${CHOOSE}?search=dua`)
  })

  it('has a skeleton while it loads', async () => {
    const replies = [leaveUnanswered(listAccountApplicants), reply(listMyInterviews, none)]
    await renderApp(CHOOSE, { as: recruiter, replies })
    await screen.findByRole('heading', { level: 1, name: 'Start an interview' })
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  })
})

describe('the interviews of the applicant', () => {
  it('start now, and lead to the guide', async () => {
    const sent: unknown[] = []
    const starts = reply(startInterview, ({ body }) => {
      sent.push(body)
      return { data: BOOKED }
    })
    const { user, address } = await renderApp(LIST, {
      as: recruiter,
      replies: [reply(listInterviews, { data: [plannedInterview] }), starts],
    })
    await user.click(await screen.findByRole('button', { name: 'Start now' }))
    await waitFor(() => expect(address()).toBe(`/interview/${bookedInterview.interview_uuid}`))
    expect(sent).toEqual([{ job_step_activity_id: 77 }])
  })

  it('open the guide of one that the user conducts already', async () => {
    const whole = {
      is_chosen: true,
      starts_at: null,
      ends_at: null,
      declined_at: null,
      decline_reason: null,
      left_out_at: null,
      can_leave_out: false,
    }
    const interviewers = [{ user_id: recruiter.user_id, full_name: 'Maya', ...whole }]
    const interview = { ...bookedInterview, interviewers }
    const own = { ...plannedInterview, interview, can_start: false }
    await renderApp(LIST, {
      as: recruiter,
      replies: [reply(listInterviews, { data: [own] })],
    })
    const link = await screen.findByRole('link', { name: 'Open guide and notes' })
    expect(link.getAttribute('href')).toBe(`/interview/${interview.interview_uuid}`)
    await expectAccessible()
  })

  it('say why one cannot start', async () => {
    const later = { ...plannedInterview, is_locked: true, can_start: false }
    const others = { ...plannedInterview, job_step_activity_id: 78, can_start: false }
    await renderApp(LIST, {
      as: recruiter,
      replies: [reply(listInterviews, { data: [later, others] })],
    })
    await screen.findByText('The applicant has not come to this step yet.')
    screen.getByText('You are not an interviewer of this interview, or it is over.')
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
  })

  it('say that one changed meanwhile', async () => {
    const { user } = await renderApp(LIST, {
      as: recruiter,
      replies: [
        reply(listInterviews, { data: [plannedInterview] }),
        refuse(startInterview, 'interview_changed'),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Start now' }))
    await screen.findByText('This changed meanwhile. Load it again.')
  })

  it('are not found for an applicant of another company', async () => {
    await renderApp(LIST, { as: recruiter, replies: [refuse(listInterviews, 'not_found')] })
    await screen.findByText('The interviews could not be loaded')
  })

  it('lead back to the choice without an applicant', async () => {
    const { address } = await renderApp('/start-interview/applicant/interview-list', {
      as: recruiter,
    })
    await waitFor(() => expect(address()).toBe(CHOOSE))
  })
})

describe('the link of an invitation', () => {
  const uuid = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e49'
  const invitation = {
    invitation_uuid: uuid,
    kind: 'interview' as const,
    job_id: 301,
    job_uuid: null,
    user_smartreq_id: 901,
    ref_id: null,
  }

  it.each([`/interview?in=${uuid}`, `/user/interview-list/${uuid}`])(
    'leads staff to the interviews of the applicant: %s',
    async (path) => {
      const { address } = await renderApp(path, {
        as: recruiter,
        replies: [reply(getInvitation, { data: invitation })],
      })
      await screen.findByRole('heading', { level: 1, name: 'Interviews of the applicant' })
      expect(address()).toBe(LIST)
    },
  )

  it.each([
    [trackerDetail.ref_id, `/user/progress-tracker?ref=${trackerDetail.ref_id}`],
    [null, '/user/progress'],
  ])('leads the applicant to their own steps: with the tracker %s', async (refId, expected) => {
    const { address } = await renderApp(`/interview?in=${uuid}`, {
      as: candidate,
      replies: [reply(getInvitation, { data: { ...invitation, ref_id: refId } })],
    })
    await waitFor(() => expect(address()).toBe(expected))
  })

  it('says when it opens nothing', async () => {
    await renderApp(`/user/interview-list/${uuid}`, {
      as: candidate,
      replies: [refuse(getInvitation, 'not_found')],
    })
    await screen.findByRole('heading', { level: 1, name: 'This link opens no interview' })
    await expectAccessible()
  })
})

describe('the page of interviewers without login', () => {
  it('asks to sign in', async () => {
    await renderApp('/start-interview', {})
    await screen.findByRole('heading', { level: 1, name: 'Start an interview' })
    screen.getByLabelText('Email')
    await expectAccessible()
  })
})

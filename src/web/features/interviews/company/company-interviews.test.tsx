import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { accountInterview } from '#contract/examples/account-interviews.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listAccountInterviews } from '#contract/interviews/account-interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const WEEK = '/interviews/all?date=2026-12-02'
const LIST = '/interviews/all?view=list'
const meta = { page: 1, page_size: 25, total: 2 }
const held = {
  ...accountInterview,
  interview_uuid: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e49',
  status: 'awaiting_feedback' as const,
  starts_at: '2026-12-01T13:30:00.000Z',
  ends_at: '2026-12-01T14:30:00.000Z',
  applicant_name: 'Omar Haddad',
  needs_interviewer: false,
  is_mine: false,
}
const both = reply(listAccountInterviews, { data: [accountInterview, held], meta })

describe('the week of all interviews', () => {
  it('shows each interview on its day, and leads to the applicant’s interviews', async () => {
    await renderApp(WEEK, { as: recruiter, replies: [both] })
    await screen.findByRole('heading', { name: /Nov 29\s–\sDec 5, 2026/ })
    const tuesday = screen.getByRole('heading', { name: 'Tue, Dec 1' }).closest('li')
    const links = within(tuesday ?? document.body).getAllByRole('link')
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Ana Ruiz', '/smartreq-detail-applicant/901?job=301&tab=interviews'],
      ['Omar Haddad', '/smartreq-detail-applicant/901?job=301&tab=interviews'],
    ])
    within(tuesday ?? document.body).getByText('Awaiting feedback')
    const tooltip = links[1]?.closest('li')?.title.split('\n') ?? []
    expect(tooltip).toContain(held.job_title)
    expect(tooltip).toContain(held.interviewers[0]?.full_name)
    screen.getByText('Times in UTC (GMT+0)')
    await expectAccessible()
  })

  it('asks for the days of the week alone, and for the next one', async () => {
    const asked: unknown[] = []
    const replies = [
      reply(listAccountInterviews, ({ query: { from, before, status } }) => {
        asked.push([from, before, status])
        return { data: [accountInterview], meta }
      }),
    ]
    const { user } = await renderApp(WEEK, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Next week' }))
    await screen.findByRole('heading', { name: /Dec 6\s–\s12, 2026/ })
    const taking = ['scheduled', 'awaiting_feedback', 'complete', 'no_show']
    await waitFor(() =>
      expect(asked).toEqual([
        ['2026-11-29T00:00:00.000Z', '2026-12-06T00:00:00.000Z', taking],
        ['2026-12-06T00:00:00.000Z', '2026-12-13T00:00:00.000Z', taking],
      ]),
    )
  })

  it('begins on Monday in Spanish', async () => {
    await renderApp(WEEK, { as: recruiter, locale: 'es', replies: [both] })
    await screen.findByRole('heading', { name: /30 nov.*6 dic/ })
    await screen.findByRole('link', { name: 'Ana Ruiz' })
  })

  it('says what it cannot show, and that a week is empty', async () => {
    const many = { data: [accountInterview], meta: { ...meta, total: 101 } }
    const { user, server } = await renderApp(WEEK, {
      as: recruiter,
      replies: [reply(listAccountInterviews, many)],
    })
    await screen.findByText(/100 more interviews of this week are not shown/)
    server.use(reply(listAccountInterviews, { data: [], meta: { ...meta, total: 0 } }))
    await user.click(screen.getByRole('button', { name: 'Previous week' }))
    await screen.findByText('No interviews in this week.')
    await expectAccessible()
  })
})

describe('the list of all interviews', () => {
  it('is reached from the week, and sorts and filters on the server', async () => {
    const asked: unknown[] = []
    const replies = [
      reply(listAccountInterviews, ({ query: { ordering, status, from } }) => {
        asked.push([ordering, status, from])
        return { data: [accountInterview, held], meta }
      }),
    ]
    const { user } = await renderApp(WEEK, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'List' }))
    const table = await screen.findByRole('table', { name: 'Interviews' })
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Maya Torres')
    await expectAccessible()
    await user.click(within(table).getByRole('button', { name: 'Time' }))
    await user.click(screen.getByRole('button', { name: 'Add filter' }))
    await user.click(screen.getByRole('button', { name: 'Status' }))
    await user.click(screen.getByRole('checkbox', { name: 'No-show' }))
    await waitFor(() =>
      expect(asked.slice(1)).toEqual([
        ['-starts_at', undefined, undefined],
        ['starts_at', undefined, undefined],
        ['starts_at', ['no_show'], undefined],
      ]),
    )
  })

  it('tells a company without interviews from filters that match none', async () => {
    const none = reply(listAccountInterviews, { data: [], meta: { ...meta, total: 0 } })
    const { user } = await renderApp(`${LIST}&status=no_show`, { as: recruiter, replies: [none] })
    await screen.findByRole('heading', { name: 'No interview matches' })
    await user.click(screen.getByRole('button', { name: 'Show all interviews' }))
    await screen.findByRole('heading', { name: 'No interviews yet' })
    await expectAccessible()
  })

  it.each([WEEK, LIST])('says at %s that it waits', async (path) => {
    const replies = [leaveUnanswered(listAccountInterviews)]
    await renderApp(path, { as: recruiter, replies })
    await screen.findByText('Loading')
  })

  it.each([WEEK, LIST])('says at %s that it could not be loaded', async (path) => {
    await renderApp(path, { as: recruiter, replies: [refuse(listAccountInterviews, 'internal')] })
    await screen.findByRole('heading', { name: 'This page could not be loaded' })
    await expectAccessible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interviewerLoad } from '#contract/examples/interview-calibration.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listInterviewLoad, remindOfFeedback } from '#contract/interviews/interview-calibration.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/interviews/load'
const meta = { page: 1, page_size: 25, total: 1 }

describe('the states of the load of interviewers', () => {
  it.each([
    { locale: 'en' as const, table: 'Interviewers', few: 'Fewer than 10 shared ratings' },
    {
      locale: 'es' as const,
      table: 'Entrevistadores',
      few: 'Menos de 10 puntuaciones compartidas',
    },
    { locale: 'fr' as const, table: 'Intervieweurs', few: 'Moins de 10 notes communes' },
  ])('show agreement, or why there is none, in $locale', async ({ locale, table, few }) => {
    await renderApp(PATH, { as: recruiter, locale })
    const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row')
    expect(rows[1]?.textContent).toContain('Maya Torres')
    expect(rows[1]?.textContent).toContain('ICC(1)')
    expect(rows[2]?.textContent).toContain(few)
    await expectAccessible()
  })

  it('lead to the applicants whose feedback is late', async () => {
    await renderApp(PATH, { as: recruiter })
    const link = await screen.findByRole('link', { name: 'Ana Ruiz' })
    expect(link.getAttribute('href')).toBe('/smartreq-detail-applicant/901?job=301')
  })

  it('say that no one was interviewed, or that no one matches', async () => {
    const none = { data: [], meta: { ...meta, total: 0 } }
    const { user } = await renderApp(`${PATH}?feedback=late`, {
      as: recruiter,
      replies: [reply(listInterviewLoad, none)],
    })
    await screen.findByRole('heading', { name: 'No interviewer matches' })
    await user.click(screen.getByRole('button', { name: 'Show all interviewers' }))
    await screen.findByRole('heading', { name: 'No interviews in this period' })
    await expectAccessible()
  })

  it('say that it is loading', async () => {
    await renderApp(PATH, { as: recruiter, replies: [leaveUnanswered(listInterviewLoad)] })
    await screen.findByText('Loading')
    await expectAccessible()
  })

  it('say that it could not be loaded, and try again', async () => {
    const { user, server } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(listInterviewLoad, 'internal')],
    })
    await screen.findByRole('heading', { name: 'The interviewers could not be loaded' })
    server.use(reply(listInterviewLoad, { data: [interviewerLoad], meta }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table', { name: 'Interviewers' })
  })

  it('say that it needs the network', async () => {
    await renderApp(PATH, { as: recruiter, isOffline: true })
    await screen.findByRole('heading', { name: 'You are offline' })
  })

  it('say that it is not allowed', async () => {
    await renderApp(PATH, { as: recruiter, replies: [refuse(listInterviewLoad, 'forbidden')] })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    await expectAccessible()
  })
})

describe('working with the load of interviewers', () => {
  it('reminds of late feedback, and offers it no more that day', async () => {
    const sent: unknown[] = []
    const { user, server } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        reply(remindOfFeedback, ({ body }) => {
          sent.push(body)
          return { data: { user_id: 12, is_sent: true } }
        }),
      ],
    })
    const remind = await screen.findByRole('button', { name: 'Remind Maya Torres' })
    expect(screen.queryByRole('button', { name: 'Remind Ben Adler' })).toBeNull()
    const reminded = { ...interviewerLoad, reminded_at: '2026-11-25T09:00:00.000Z' }
    server.use(reply(listInterviewLoad, { data: [reminded], meta }))
    await user.click(remind)
    await screen.findByText('Maya Torres was reminded by email.')
    await screen.findByText('Reminded within the last day')
    expect(sent).toEqual([{ user_id: 12 }])
  })

  it('sorts on the server', async () => {
    const asked: unknown[] = []
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        reply(listInterviewLoad, ({ query }) => {
          asked.push(query.ordering)
          return { data: [interviewerLoad], meta }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Hours' }))
    await waitFor(() => expect(asked).toEqual(['-late', '-hours']))
  })
})

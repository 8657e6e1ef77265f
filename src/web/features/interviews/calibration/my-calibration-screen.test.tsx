import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { myCalibration } from '#contract/examples/interview-calibration.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { getMyCalibration } from '#contract/interviews/interview-calibration.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/interviews/my-calibration'
const nothing = {
  ...myCalibration,
  submitted_count: 0,
  due_count: 0,
  on_time_count: 0,
  late_count: 0,
  attributes: [],
  months: [],
}

describe('the states of an interviewer’s own numbers', () => {
  it.each([
    { locale: 'en' as const, ratings: 'Your ratings by attribute', none: 'Not enough to compare' },
    {
      locale: 'es' as const,
      ratings: 'Tus puntuaciones por atributo',
      none: 'No hay suficientes datos para comparar',
    },
    {
      locale: 'fr' as const,
      ratings: 'Vos notes par attribut',
      none: 'Pas assez de données pour comparer',
    },
  ])('show the difference and both counts in $locale', async ({ locale, ratings, none }) => {
    await renderApp(PATH, { as: recruiter, locale })
    const table = within(await screen.findByRole('table', { name: ratings }))
    const [, compared, few] = table.getAllByRole('row')
    const minus = locale === 'en' ? '-0.6' : '-0,6'
    expect(compared?.textContent).toContain(minus)
    expect(compared?.textContent).toContain('n = 9')
    expect(compared?.textContent).toContain('n = 7')
    expect(few?.textContent).toContain(none)
    await expectAccessible()
  })

  it('say what waits for feedback, and lead there', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    await screen.findByText('8 of 10')
    await user.click(screen.getByRole('link', { name: 'Write my feedback' }))
    const toScore = await screen.findByRole('button', { name: 'To score' })
    expect(toScore.getAttribute('aria-pressed')).toBe('true')
  })

  it('leave recommendations alone while too few interviews are shared', async () => {
    const few = {
      ...myCalibration,
      shared_interview_count: 2,
      recommendations: myCalibration.recommendations.map((one) => ({ ...one, comparison: null })),
    }
    await renderApp(PATH, { as: recruiter, replies: [reply(getMyCalibration, { data: few })] })
    await screen.findByText('Not enough to compare: 2 shared interviews, of at least 5.')
    const table = within(screen.getByRole('table', { name: 'Your recommendations' }))
    expect(table.getAllByRole('columnheader')).toHaveLength(2)
  })

  it('say that there is no feedback', async () => {
    await renderApp(PATH, { as: recruiter, replies: [reply(getMyCalibration, { data: nothing })] })
    await screen.findByRole('heading', { name: 'No feedback in this period' })
    await expectAccessible()
  })

  it('say that they are loading', async () => {
    await renderApp(PATH, { as: recruiter, replies: [leaveUnanswered(getMyCalibration)] })
    await screen.findByRole('status')
    await expectAccessible()
  })

  it('say that they could not be loaded, and try again', async () => {
    const { user, server } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(getMyCalibration, 'internal')],
    })
    await screen.findByRole('heading', { name: 'Your numbers could not be loaded' })
    await expectAccessible()
    server.use(reply(getMyCalibration, { data: myCalibration }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table', { name: 'Your mean rating by month' })
  })

  it('say that they need the network', async () => {
    await renderApp(PATH, { as: recruiter, isOffline: true })
    await screen.findByRole('heading', { name: 'You are offline' })
  })

  it('are for every interviewer, who is offered no load of all', async () => {
    await renderApp(PATH, { as: interviewer })
    await screen.findByRole('table', { name: 'Your ratings by attribute' })
    expect(screen.queryByRole('link', { name: 'Interview load' })).toBeNull()
  })

  it('are asked of the server for the period that the address holds', async () => {
    const asked: unknown[] = []
    const { user } = await renderApp(`${PATH}?period=all`, {
      as: recruiter,
      replies: [
        reply(getMyCalibration, ({ query }) => {
          asked.push(query.period)
          // Without a chart: where there is no canvas, it cannot be drawn a second time.
          return { data: { ...myCalibration, months: [] } }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Last 12 months' }))
    await waitFor(() => expect([...new Set(asked)]).toEqual(['all', '12_months']))
    expect(screen.getByRole('button', { name: 'Last 12 months', pressed: true })).toBeDefined()
  })
})

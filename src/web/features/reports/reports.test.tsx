import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interestReport, interestSummary } from '#contract/examples/reports.ts'
import { candidate } from '#contract/examples/session.ts'
import { getReport, listReports, type Report } from '#contract/reports/reports.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const ADDRESS = `/user/assessment-report/${interestReport.user_step_activity_id}`

describe('my reports', () => {
  it('leads from the menu over the list to the report', async () => {
    const { user, address } = await renderApp('/user/progress', { as: candidate })
    await user.click(await screen.findByRole('button', { name: /^Account:/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'My Reports' }))
    await screen.findByRole('heading', { level: 1, name: 'My Reports' })
    await expectAccessible()
    await user.click(await screen.findByRole('link', { name: 'Interests' }))
    await screen.findByText(/You are drawn most to/)
    expect(address()).toBe(ADDRESS)
  })

  it('says how to get the first one', async () => {
    await renderApp('/user/reports', { as: candidate, replies: [reply(listReports, { data: [] })] })
    await screen.findByText('No results yet')
    screen.getByRole('link', { name: 'Go to my progress' })
  })

  it('says that results need the network', async () => {
    await renderApp('/user/reports', { as: candidate, isOffline: true })
    await screen.findByText(/Your results are not stored on this device/)
    await expectAccessible()
  })
})

describe('a report', () => {
  it('has one sentence of meaning, then the numbers, then what they do not mean', async () => {
    await renderApp(ADDRESS, { as: candidate })
    await screen.findByText('You are drawn most to: Hands-on work and Helping people.')
    const row = screen.getByRole('row', { name: /Hands-on work/ })
    within(row).getByText('75 of 100')
    screen.getByRole('columnheader', { name: 'Your result No published norms yet' })
    const limits = screen.getByRole('heading', { name: 'What this does not mean' })
    const table = screen.getByRole('table')
    expect(table.compareDocumentPosition(limits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    screen.getByText(/65 means 65 of 100 possible points/)
    await expectAccessible()
  })

  it('is in the reader’s language', async () => {
    await renderApp(ADDRESS, { as: candidate, locale: 'es' })
    await screen.findByRole('heading', { level: 1, name: 'Intereses' })
    screen.getByText(/Trabajo práctico y Ayuda a las personas/)
    screen.getByRole('heading', { name: 'Lo que esto no significa' })
  })

  it('names no scale before another where they are a few points apart', async () => {
    const scores = interestReport.scores.map((score, index) => ({ ...score, score: 50 + index }))
    await renderReport({ ...interestReport, scores })
    await screen.findByText('Your results are about the same on all scales.')
  })

  it.each([
    { points: [62, 40, 12], text: /higher than those of most people in: Hands-on work\.$/ },
    { points: [35, 20, 10], text: /near the middle of other people or below it/ },
  ])('calls a percentile high only above the middle: $points', async ({ points, text }) => {
    const scores = interestReport.scores.map((score, index) => ({
      ...score,
      score: points[index] ?? null,
      metric: 'percentile' as const,
    }))
    await renderReport({ ...interestReport, kind: 'personality', scores })
    await screen.findByText(text)
    screen.getByText(`Percentile ${points[0]}`)
  })

  it('names narrow scales where no broad one is above the middle', async () => {
    const [broad, other, narrow] = interestReport.scores
    if (broad === undefined || other === undefined || narrow === undefined)
      throw new Error('The example has too few scores.')
    const metric = 'percentile' as const
    const scores = [
      { ...broad, metric, score: 50 },
      { ...other, metric, score: 30 },
      { ...narrow, metric, score: 83, parent: broad.attribute },
    ]
    await renderReport({ ...interestReport, kind: 'personality', scores })
    await screen.findByText(
      `Your results are higher than those of most people in: ${narrow.name.en}.`,
    )
  })

  it('says nothing of too few answers', async () => {
    const scores = interestReport.scores.map((score) => ({ ...score, score: null, answered: 1 }))
    await renderReport({ ...interestReport, scores })
    await screen.findByText('Too few questions were answered to say anything yet.')
    expect(screen.getAllByText('Too few answers to say')).toHaveLength(3)
  })

  it('without any score has neither chart nor table', async () => {
    await renderReport({ ...interestReport, scores: [], has_norms: true })
    await screen.findByText('Too few questions were answered to say anything yet.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
    await expectAccessible()
  })

  it('says nothing of norms where they are published, and names their source', async () => {
    const source = 'Johnson, J. A. (2014)'
    const citations = [{ en: source, es: source, fr: source }]
    await renderReport({ ...interestReport, has_norms: true, citations })
    await screen.findByText(source)
    screen.getByRole('columnheader', { name: 'Your result' })
  })

  it('waits for the scoring, and says so', async () => {
    await renderReport({ ...interestReport, is_ready: false, scores: [] })
    await screen.findByText('Your answers are being scored')
    expect(screen.queryByRole('link', { name: 'Print view' })).toBeNull()
  })

  it('of a skill test is a score and a band', async () => {
    const [first] = interestReport.scores
    if (first === undefined) throw new Error('The example has no score.')
    const scores = [{ ...first, raw: 9, items: 12, answered: 12, score: 75 }]
    await renderReport({ ...interestReport, kind: 'skill-test', report_kind: 'skill-test', scores })
    await screen.findByText('You answered 9 of 12 questions correctly: the upper band.')
    screen.getByText(/Your single answers are not shown/)
    expect(screen.queryByRole('link', { name: 'Print view' })).toBeNull()
  })

  it('that is not theirs is not found', async () => {
    await renderApp(ADDRESS, { as: candidate, replies: [refuse(getReport, 'not_found')] })
    await screen.findByRole('heading', { level: 1, name: 'This could not be found.' })
  })
})

describe('a report for paper', () => {
  it('is the newest of its kind, with the name of the candidate and no chart', async () => {
    await renderApp('/PrintInterestReport', { as: candidate })
    await screen.findByRole('heading', { level: 1, name: 'Interests' })
    screen.getByText(new RegExp(`${candidate.last_name} ·`))
    screen.getByRole('button', { name: 'Print' })
    expect(screen.queryByRole('img')).toBeNull()
    await expectAccessible()
  })

  it.each(['/PrintValueReport', '/PrintPersonalityReport', '/PrintInterestReport?report=9'])(
    '%s says that there is none where there is none',
    async (path) => {
      const replies = [reply(listReports, { data: [interestSummary] })]
      await renderApp(path, { as: candidate, replies })
      await screen.findByRole('heading', { level: 1, name: 'There is no report to print' })
    },
  )
})

function renderReport(report: Report) {
  return renderApp(ADDRESS, { as: candidate, replies: [reply(getReport, { data: report })] })
}

import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/printscorecard?id=901'

describe('a scorecard for paper', () => {
  it('shows everything open, without navigation and without private data', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    await screen.findByRole('region', { name: 'Interview feedback' })
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Fit score',
      'Not fully answered',
      'Scores by scale',
      'Interview feedback',
      'Work style',
      'Competencies',
      'History',
    ])
    const parts = screen.getByRole('table', { name: 'How the score adds up' })
    within(parts).getByText('53.33')
    screen.getByText('Listened to both sides first.')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText('July 21, 1994')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Unlock…' })).toBeNull()
    await expectAccessible()
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is reached from the scorecard, and leads back to it', async () => {
    const { user, address } = await renderApp('/smartreq-detail-applicant/901', { as: recruiter })
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Print' }))
    await screen.findByRole('button', { name: 'Print' })
    expect(address()).toBe(PATH)
    await user.click(screen.getByRole('link', { name: 'Back to the scorecard' }))
    await screen.findByRole('region', { name: 'Decision' })
  })

  it.each([
    ['names none', '/printscorecard', []],
    ['names one that is not there', PATH, [refuse(getScorecard, 'not_found')]],
  ])('says that there is no such applicant where the address %s', async (_, path, replies) => {
    await renderApp(path, { as: recruiter, replies })
    await screen.findByRole('heading', { level: 1, name: 'There is no such applicant' })
    await expectAccessible()
  })
})

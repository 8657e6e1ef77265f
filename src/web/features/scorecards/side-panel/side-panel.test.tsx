import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { decideOnApplicant } from '#contract/decisions/decisions.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LISTS = ['/smartreq-detail/applicants?job=301', '/applicants']

/** The scorecards of both applicants; notes whose are asked for. */
function scorecards(asked: number[] = []): Reply {
  return reply(getScorecard, ({ params }) => {
    asked.push(params.user_smartreq_id)
    const found = applicants.find((one) => one.user_smartreq_id === params.user_smartreq_id)
    return { data: { ...scorecard, applicant: found ?? scorecard.applicant } }
  })
}

async function openPanel(path: string, ...replies: Reply[]) {
  const app = await renderApp(path, { as: recruiter, replies: [scorecards(), ...replies] })
  await app.user.click(await screen.findByRole('link', { name: 'Ines Duarte' }))
  const panel = await screen.findByRole('article', { name: 'Applicant beside the list' })
  await within(panel).findByRole('heading', { level: 2, name: 'Ines Duarte' })
  return { ...app, panel }
}

describe.each(LISTS)('the panel beside the list %s', (path) => {
  it('shows who was clicked, where they stand, and the last message, and has the focus', async () => {
    const { panel } = await openPanel(path)
    const inside = within(panel)
    inside.getByText('ines.duarte@example.com')
    await inside.findByText(/^Your next step/)
    inside.getByText('Next step: Site visit')
    inside.getByText('Assigned to Maya Torres')
    inside.getByText('Forklift license')
    inside.getByRole('button', { name: 'Reject…' })
    expect(inside.getByRole('link', { name: 'Open the scorecard' }).getAttribute('href')).toMatch(
      /^\/smartreq-detail-applicant\/901/,
    )
    expect(document.activeElement).toBe(panel)
    await expectAccessible()
  })

  it('goes on to the next by j and back by k, and Escape leads back to the row', async () => {
    const { user, panel } = await openPanel(path)
    await within(panel).findByText('1 of 2')
    await user.keyboard('j')
    await within(panel).findByRole('heading', { level: 2, name: 'Tomasz Nowak' })
    within(panel).getByText('2 of 2')
    expect(screen.getByRole('link', { name: 'Tomasz Nowak' }).getAttribute('aria-current')).toBe(
      'true',
    )
    await user.keyboard('k')
    await within(panel).findByRole('heading', { level: 2, name: 'Ines Duarte' })
    await user.keyboard('j')
    await within(panel).findByRole('heading', { level: 2, name: 'Tomasz Nowak' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tomasz Nowak' }))
  })
})

describe('the panel', () => {
  const [path = ''] = LISTS

  it('opens from its address', async () => {
    await renderApp(`${path}&panel=902`, { as: recruiter, replies: [scorecards()] })
    await screen.findByRole('heading', { level: 2, name: 'Tomasz Nowak' })
  })

  it('is closed by going back, also after going on to the next', async () => {
    const { user, panel, address, goBack } = await openPanel(path)
    await within(panel).findByText('1 of 2')
    await user.keyboard('j')
    await within(panel).findByRole('heading', { level: 2, name: 'Tomasz Nowak' })
    goBack()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(address()).toBe(path)
  })

  it('has the next scorecard before it is gone to', async () => {
    const asked: number[] = []
    await openPanel(path, scorecards(asked))
    await waitFor(() => expect(new Set(asked)).toEqual(new Set([901, 902])))
  })

  it('is not what Enter opens: that is the scorecard', async () => {
    const { user, address } = await renderApp(path, { as: recruiter, replies: [scorecards()] })
    const link = await screen.findByRole('link', { name: 'Ines Duarte' })
    link.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    expect(address()).toMatch(/^\/smartreq-detail-applicant\/901/)
  })

  it('shows a decision before the server has answered, by the key of the scorecard', async () => {
    const { user, panel } = await openPanel(path, leaveUnanswered(decideOnApplicant))
    await user.keyboard('a')
    const decision = within(panel).getByRole('region', { name: 'Decision' })
    await within(decision).findByText('Not started')
    expect(document.activeElement).toBe(panel)
  })

  it('stays open while a dialog of it is closed by Escape', async () => {
    const { user, panel } = await openPanel(path)
    await user.keyboard('r')
    const dialog = await screen.findByRole('dialog', { name: 'Reject Ines Duarte' })
    within(dialog)
      .getByLabelText(/Reason/)
      .focus()
    await user.keyboard('{Escape}')
    expect(panel.isConnected).toBe(true)
  })

  it('goes on over the end of a page, and closes there', async () => {
    const lists = reply(listApplicants, ({ query }) => ({
      data: applicants.slice(query.page - 1, query.page),
      meta: { page: query.page, page_size: 25, total: 26 },
    }))
    const { user, panel, address } = await openPanel(path, lists)
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Next applicant' })).toHaveProperty(
        'disabled',
        false,
      ),
    )
    await user.keyboard('j')
    await within(panel).findByText('26 of 26')
    expect(address()).toMatch(/panel=902/)
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe(`${path}&page=2`))
  })

  it('says what to do when the applicant could not be loaded', async () => {
    const { user } = await renderApp(path, {
      as: recruiter,
      replies: [refuse(getScorecard, 'internal')],
    })
    await user.click(await screen.findByRole('link', { name: 'Ines Duarte' }))
    await screen.findByText('The applicant could not be loaded')
    screen.getByRole('button', { name: 'Try again' })
  })
})

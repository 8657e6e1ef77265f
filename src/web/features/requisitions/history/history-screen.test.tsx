import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { history } from '#contract/examples/requisition-history.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listRequisitionHistory } from '#contract/requisitions/requisition-history.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/activity?job=301'

/** A server that filters as the real one does. */
const filtering = reply(listRequisitionHistory, ({ query }) => {
  const data = history.filter(
    ({ kind, actor_id }) =>
      (query.entity === undefined || query.entity.includes(kind)) &&
      (query.actor === undefined || query.actor === actor_id),
  )
  return { data, meta: { page: 1, page_size: 25, total: data.length } }
})

const entries = () => screen.getAllByRole('listitem').filter((item) => item.closest('ol') !== null)

describe('the states of the history of a requisition', () => {
  it.each([
    ['en', 'Rejected the application', '3 changes'],
    ['es', 'Rechazó la candidatura', '3 cambios'],
    ['fr', 'Refus de la candidature', '3 modifications'],
  ] as const)('says what happened, newest first, in %s', async (locale, action, count) => {
    await renderApp(PATH, { as: recruiter, locale })
    const rejected = (await screen.findByText(action)).closest('li')
    expect(rejected?.textContent).toContain('No license for reach trucks')
    expect(entries()[0]).toBe(rejected)
    screen.getByText(count)
    await expectAccessible()
  })

  it('says that the server failed, and tries again', async () => {
    const { user, server } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(listRequisitionHistory, 'internal')],
    })
    await screen.findByRole('heading', { name: 'The history could not be loaded' })
    await expectAccessible()
    server.use(filtering)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Published a posting')
  })

  it('says that nothing has happened yet', async () => {
    const nothing = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    await renderApp(PATH, { as: recruiter, replies: [reply(listRequisitionHistory, nothing)] })
    await screen.findByRole('heading', { name: 'Nothing has happened yet' })
    await expectAccessible()
  })
})

describe('what a pass rule found', () => {
  const rule = { kind: 'min_score', min_score: 60 } as const
  const ruled = history.filter(({ kind }) => kind === 'application')

  it.each([
    [{ verdict: 'passed', rule, score: 72 }, 'Step passed: score 72, rule ≥ 60'],
    [{ verdict: 'failed', rule, score: 59.6 }, 'Step not passed: score 59.6, rule ≥ 60'],
    [{ verdict: 'undecided', rule, score: null }, 'Step awaits a decision: no score, rule ≥ 60'],
    [
      { verdict: 'passed', rule: { kind: 'all_done' }, score: 12 },
      'Step passed: every required activity is done',
    ],
  ] as const)('says of %o: %s', async (result, text) => {
    const told = { action: 'pass_rule', actor_id: null, actor_name: null, reason: null }
    const data = ruled.map((entry) => ({ ...entry, ...told, rule_result: result }))
    const page = { data, meta: { page: 1, page_size: 25, total: 1 } }
    await renderApp(PATH, { as: recruiter, replies: [reply(listRequisitionHistory, page)] })
    const item = (await screen.findByText(text)).closest('li')
    expect(item?.textContent).toContain('Fairlead itself')
  })
})

describe('working with the history of a requisition', () => {
  it('is filtered by kind and by who did it, in the address', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [filtering] })
    await screen.findByText('Published a posting')
    await user.click(screen.getByRole('button', { name: 'Applicants' }))
    await waitFor(() => expect(entries()).toHaveLength(1))
    expect(address()).toBe(`${PATH}&entity=application`)
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(entries()).toHaveLength(3))
    const [first] = screen.getAllByRole('button', { name: 'Grace Hopper: only their changes' })
    if (first !== undefined) await user.click(first)
    await waitFor(() => expect(entries()).toHaveLength(2))
    expect(address()).toBe(`${PATH}&actor=21`)
    await user.click(screen.getByRole('button', { name: 'By Grace Hopper: show all' }))
    await waitFor(() => expect(entries()).toHaveLength(3))
  })

  it('leads to the scorecard of an applicant', async () => {
    await renderApp(PATH, { as: recruiter })
    const link = await screen.findByRole('link', { name: 'Ines Duarte' })
    expect(link.getAttribute('href')).toContain('/smartreq-detail-applicant/901?job=301')
    const tabs = screen.getByRole('navigation', { name: 'Parts of the requisition' })
    const tab = within(tabs).getByRole('link', { name: 'Activity' })
    expect(tab.getAttribute('aria-current')).toBe('page')
  })
})

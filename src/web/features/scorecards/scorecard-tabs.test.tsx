import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listDocuments } from '#contract/applicant-documents/applicant-documents.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listInterviews } from '#contract/interviews/interviews.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

function currentTab(): string | null | undefined {
  const tabs = screen.getByRole('navigation', { name: 'Parts of the scorecard' })
  const links = within(tabs).getAllByRole('link')
  return links.find((link) => link.getAttribute('aria-current') === 'page')?.textContent
}

describe('the tabs of a scorecard', () => {
  it('stand in the address, which back leads through', async () => {
    const { user, address, goBack } = await renderApp(`${PATH}?job=301`, { as: recruiter })
    await screen.findByRole('heading', { name: 'Scores by scale' })
    expect(currentTab()).toBe('Overview')
    await user.click(screen.getByRole('link', { name: 'History' }))
    await screen.findByText('Reviewed the application')
    expect(address()).toBe(`${PATH}?job=301&tab=history`)
    expect(screen.queryByRole('heading', { name: 'Scores by scale' })).toBeNull()
    goBack()
    await screen.findByRole('heading', { name: 'Scores by scale' })
    expect(currentTab()).toBe('Overview')
  })

  it('load what they show when they are opened', async () => {
    let asked = 0
    const documents = reply(listDocuments, () => {
      asked += 1
      return { data: [], meta: { page: 1, page_size: 10, total: 0 } }
    })
    const { user } = await renderApp(PATH, { as: recruiter, replies: [documents] })
    await screen.findByRole('heading', { name: 'Scores by scale' })
    expect(asked).toBe(0)
    await user.click(screen.getByRole('link', { name: 'Documents' }))
    await screen.findByText(/^No documents yet/)
    expect(asked).toBeGreaterThan(0)
  })

  it('are led to by the name of a section in an older link', async () => {
    const { user } = await renderApp(`${PATH}#messages`, { as: recruiter })
    await screen.findByRole('heading', { level: 2, name: 'Messages' })
    expect(currentTab()).toBe('Messages')
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    await screen.findByRole('heading', { name: 'Scores by scale' })
  })

  it('say that the plan has no interview', async () => {
    const replies = [reply(listInterviews, { data: [] })]
    await renderApp(`${PATH}?tab=interviews`, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'No interviews' })
    await expectAccessible()
  })
})

it('The key N on the scorecard leads to a new comment', async () => {
  const { user } = await renderApp(PATH, { as: recruiter })
  await screen.findByRole('heading', { name: 'Comments' })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  await user.keyboard('n')
  const field = document.activeElement
  expect(field?.tagName).toBe('TEXTAREA')
  expect(field).toHaveProperty('value', '')
  await user.keyboard('n')
  expect(field).toHaveProperty('value', 'n')
})

it('A scorecard leads to what else the same person applied to', async () => {
  await renderApp(PATH, { as: recruiter })
  const link = await screen.findByRole('link', { name: 'Forklift Operator' })
  expect(link.getAttribute('href')).toBe('/smartreq-detail-applicant/733?job=288')
})

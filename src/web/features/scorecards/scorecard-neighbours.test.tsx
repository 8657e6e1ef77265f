import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { applicant } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

/** The scorecard of whomever the address names, whose last names are their numbers. */
const numbered = reply(getScorecard, ({ params }) => ({
  data: {
    ...scorecard,
    applicant: { ...applicant, last_name: `No. ${params.user_smartreq_id}` },
  },
}))

/** Two pages of applicants, 901 to 925 and 926 to 950. */
const twoPages = reply(listApplicants, ({ query: { page } }) => ({
  data: Array.from({ length: 25 }, (_, index) => ({
    ...applicant,
    user_smartreq_id: 901 + (page - 1) * 25 + index,
  })),
  meta: { page, page_size: 25, total: 50 },
}))

describe('the way from a scorecard', () => {
  it('leads to the applicants before and after, also across the pages of the list', async () => {
    const path = '/smartreq-detail-applicant/924?job=301&ordering=name'
    const { user, address } = await renderApp(path, {
      as: recruiter,
      replies: [numbered, twoPages],
    })
    await screen.findByText('24 of 50')
    await user.click(screen.getByRole('link', { name: 'Next applicant' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines No. 925' })
    await user.click(await screen.findByRole('link', { name: 'Next applicant' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines No. 926' })
    await screen.findByText('26 of 50')
    expect(address()).toBe('/smartreq-detail-applicant/926?job=301&ordering=name&page=2')
    await user.click(await screen.findByRole('link', { name: 'Previous applicant' }))
    await screen.findByRole('heading', { level: 1, name: 'Ines No. 925' })
  })

  it('offers no one before the first applicant of the list', async () => {
    await renderApp(`${PATH}?job=301`, { as: recruiter, replies: [numbered, twoPages] })
    await screen.findByText('1 of 50')
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous applicant' })
    expect(previous.disabled).toBe(true)
    await waitFor(() => screen.getByRole('link', { name: 'Next applicant' }))
  })

  it('leads back to the list of its requisition when it was opened by a link', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter })
    await user.click(await screen.findByRole('link', { name: 'Applicants of Warehouse Lead' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(address()).toBe('/smartreq-detail/applicants?job=301')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { decideOnApplicant, decideOnApplicants } from '#contract/decisions/decisions.ts'
import { answeredActivity } from '#contract/examples/answered-activities.ts'
import { batchResult, decision } from '#contract/examples/decisions.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { chooseIn } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/applicants?job=301'
const TITLE = 'Advance despite a knock-out answer?'

const knockedOut = applicants.map((row) => ({
  ...row,
  knock_out_count: row.user_smartreq_id === 901 ? 1 : 0,
}))

/** A requisition of 1,204 applicants, 30 of them with a knock-out answer. */
function server() {
  const sent: unknown[] = []
  const asked: unknown[] = []
  const replies = [
    reply(listApplicants, ({ query }) => {
      asked.push(query.knock_out)
      const total = query.knock_out === 'with' ? 30 : 1204
      return { data: knockedOut, meta: { page: 1, page_size: 25, total } }
    }),
    reply(decideOnApplicants, ({ body }) => {
      sent.push(body)
      return { data: batchResult }
    }),
    reply(getScorecard, {
      data: {
        ...scorecard,
        applicant: { ...scorecard.applicant, knock_out_count: 1 },
        activities: [answeredActivity],
      },
    }),
    reply(decideOnApplicant, ({ body }) => {
      sent.push(body)
      return { data: decision }
    }),
  ]
  return { sent, asked, replies }
}

async function openList() {
  const { sent, asked, replies } = server()
  const { user } = await renderApp(LIST, { as: recruiter, replies })
  await screen.findByRole('checkbox', { name: 'Select Ines Duarte' })
  const select = async (name: string) => {
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
    return within(screen.getByRole('region', { name: 'Selected applicants' }))
  }
  return { user, sent, asked, select }
}

describe('an applicant with a knock-out answer', () => {
  it('is marked in the list, which can be narrowed to such applicants', async () => {
    const { user, asked } = await openList()
    const row = screen.getByRole('row', { name: /Ines Duarte/ })
    within(row).getByText('Knock-out answer')
    const other = screen.getByRole('row', { name: /Tomasz Nowak/ })
    expect(within(other).queryByText('Knock-out answer')).toBeNull()
    await chooseIn(user, ['Knock-out answers', 'No knock-out answer'])
    await expect.poll(() => asked.at(-1)).toBe('without')
  })

  it('is advanced from the list only once that was confirmed', async () => {
    const { user, sent, select } = await openList()
    const bar = await select('Ines Duarte')
    await user.click(bar.getByRole('button', { name: 'Advance' }))
    const dialog = await screen.findByRole('dialog', { name: TITLE })
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
    await user.click(bar.getByRole('button', { name: 'Advance' }))
    await user.click(await screen.findByRole('button', { name: 'Advance anyway' }))
    await waitFor(() => expect(sent).toMatchObject([{ action: 'advance', ref_ids: [801] }]))
  })

  it('is counted among all that match before they are advanced', async () => {
    const { user, sent, select } = await openList()
    const bar = await select('Tomasz Nowak')
    await user.click(bar.getByRole('button', { name: 'Select all 1,204 that match' }))
    await user.click(bar.getByRole('button', { name: 'Advance' }))
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
    dialog.getByText(/^30 of the applicants/)
    expect(sent).toEqual([])
  })

  it('is told by the question and the answer on the scorecard, and advanced once confirmed', async () => {
    const { sent, replies } = server()
    const path = '/smartreq-detail-applicant/901'
    const { user } = await renderApp(path, { as: recruiter, replies })
    await screen.findByText(/^Knock-out answer: Do you have a driver’s license\? No$/)
    const panel = within(await screen.findByRole('region', { name: 'Decision' }))
    await user.click(panel.getByRole('button', { name: 'Advance' }))
    await screen.findByRole('dialog', { name: TITLE })
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Advance anyway' }))
    await waitFor(() => expect(sent).toMatchObject([{ action: 'advance' }]))
  })
})

it('Applicants without one are advanced at once', async () => {
  const { user, sent, select } = await openList()
  const bar = await select('Tomasz Nowak')
  await user.click(bar.getByRole('button', { name: 'Advance' }))
  await waitFor(() => expect(sent).toMatchObject([{ action: 'advance', ref_ids: [802] }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

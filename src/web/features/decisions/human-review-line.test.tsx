import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { decideOnApplicant } from '#contract/decisions/decisions.ts'
import {
  keepReviewedDecision,
  reopenHumanReview,
  type HumanReview,
} from '#contract/decisions/human-reviews.ts'
import { decision } from '#contract/examples/decisions.ts'
import { keptReview, openReview } from '#contract/examples/human-reviews.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { getScorecard, type Scorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'
const LIST = '/smartreq-detail/applicants?job=301'

function scorecardWith(review: HumanReview | null, change: Partial<Scorecard> = {}): Reply {
  const applicant = { ...scorecard.applicant, status: 'rejected' as const }
  return reply(getScorecard, { data: { ...scorecard, applicant, human_review: review, ...change } })
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  const panel = within(await screen.findByRole('region', { name: 'Decision' }))
  return { ...app, panel }
}

describe('a review by a person on the scorecard', () => {
  it('shows when it was asked for and why, with both answers', async () => {
    const { panel } = await arrive(scorecardWith(openReview))
    panel.getByText(/The applicant asked for a review on .*2026/)
    panel.getByText(openReview.note)
    panel.getByRole('button', { name: 'Keep the decision…' })
    expect(panel.getAllByRole('button', { name: 'Recover' })).toHaveLength(1)
    await expectAccessible()
  })

  it('of an application that was merged into this one can be kept from here', async () => {
    const { applicant } = scorecard
    const merged = scorecardWith({ ...openReview, is_of_merged: true }, { applicant })
    const { panel } = await arrive(merged)
    panel.getByText('This concerns an application that was merged into this one.')
    panel.getByText('Advancing or hiring the applicant overturns the decision of the rule.')
    panel.getByRole('button', { name: 'Keep the decision…' })
    expect(panel.queryByRole('button', { name: 'Recover' })).toBeNull()
    await expectAccessible()
  })

  it('keeps the decision for a reason, and takes that back', async () => {
    const asked: unknown[] = []
    const { user, server, panel } = await arrive(scorecardWith(openReview))
    await user.click(panel.getByRole('button', { name: 'Keep the decision…' }))
    const dialog = within(await screen.findByRole('dialog'))
    const submit = dialog.getByRole('button', { name: 'Keep the decision' })
    await user.click(submit)
    dialog.getByText('Say why the decision stands.')
    server.use(
      scorecardWith(keptReview),
      reply(keepReviewedDecision, ({ body }) => {
        asked.push(body)
        return { data: keptReview }
      }),
      reply(reopenHumanReview, () => {
        asked.push('reopen')
        return { data: openReview }
      }),
    )
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Another class ')
    await user.click(submit)
    await screen.findByText('The decision stands.')
    await panel.findByText(/Reviewed on .*2026.*: the decision stands\./)
    expect(panel.queryByRole('button', { name: 'Keep the decision…' })).toBeNull()
    panel.getByRole('button', { name: 'Recover' })
    server.use(scorecardWith(openReview))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await panel.findByRole('button', { name: 'Keep the decision…' })
    expect(asked).toEqual([{ reason: 'Another class' }, 'reopen'])
  })

  it('recovers the application by the decision that there is', async () => {
    const asked: unknown[] = []
    const decides = reply(decideOnApplicant, ({ body }) => {
      asked.push(body)
      return { data: { ...decision, undo_until: null } }
    })
    const { user, panel } = await arrive(scorecardWith(openReview), decides)
    await user.click(panel.getByRole('button', { name: 'Recover' }))
    await waitFor(() =>
      expect(asked).toEqual([{ action: 'recover', seen: { status: 'rejected', job_step_id: 51 } }]),
    )
  })

  it('says so when it was answered meanwhile', async () => {
    const { user, panel } = await arrive(
      scorecardWith(openReview),
      refuse(keepReviewedDecision, 'conflict'),
    )
    await user.click(panel.getByRole('button', { name: 'Keep the decision…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No')
    await user.click(dialog.getByRole('button', { name: 'Keep the decision' }))
    await dialog.findByRole('alert')
  })

  it('is shown without its answers to users who may not decide, and not at all without one', async () => {
    const replies = [scorecardWith(openReview, { can_decide: false })]
    await renderApp(PATH, { as: interviewer, replies })
    const panel = within(await screen.findByRole('region', { name: 'Decision' }))
    panel.getByText(openReview.note)
    expect(panel.queryByRole('button', { name: 'Keep the decision…' })).toBeNull()
    expect(panel.queryByRole('button', { name: 'Recover' })).toBeNull()
  })

  it('is one line once the decision was overturned', async () => {
    const overturned = { ...keptReview, state: 'overturned' as const, reason: '' }
    const applicant = { ...scorecard.applicant, status: 'active' as const }
    const { panel } = await arrive(scorecardWith(overturned, { applicant }))
    panel.getByText(/^Reviewed on .*2026.*: the decision was overturned\.$/)
    expect(panel.queryByText(overturned.note)).toBeNull()
  })

  it('is not there where none was asked for', async () => {
    const { panel } = await arrive(scorecardWith(null))
    expect(panel.queryByText('Review by a person')).toBeNull()
    panel.getByRole('button', { name: 'Recover' })
  })
})

describe('the list of applicants', () => {
  it('is narrowed to those who asked for a review, and back', async () => {
    const asked: unknown[] = []
    const lists = reply(listApplicants, ({ query }) => {
      asked.push(query.human_review)
      const data = query.human_review === undefined ? applicants : applicants.slice(0, 1)
      return { data, meta: { page: 1, page_size: 25, total: data.length } }
    })
    const { user, address } = await renderApp(LIST, { as: recruiter, replies: [lists] })
    await user.click(await screen.findByRole('button', { name: 'Add filter' }))
    await user.click(await screen.findByRole('button', { name: 'Review asked for' }))
    await waitFor(() => expect(asked).toContain('open'))
    expect(address()).toBe(`${LIST}&human_review=open`)
    await user.click(screen.getByRole('button', { name: 'Remove the filter: Review asked for' }))
    await waitFor(() => expect(address()).toBe(LIST))
  })
})

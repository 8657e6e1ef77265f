import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { askForHumanReview, type AutomatedDecision } from '#contract/decisions/human-reviews.ts'
import { askedDecision, automatedDecision } from '#contract/examples/human-reviews.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, type CandidateStatus } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/progress-tracker?ref=801'
const ASK = 'Ask for a review by a person'
const BY_RULE = /made automatically by a rule of Harbor & Pine Logistics, not by a person/

function trackerWith(decision: AutomatedDecision | null, status: CandidateStatus = 'not_selected') {
  return reply(getTracker, { data: { ...trackerDetail, status, automated_decision: decision } })
}

function answered(state: 'kept' | 'overturned'): AutomatedDecision {
  const review = { asked_at: '2026-03-05T09:00:00.000Z', answered_at: '2026-03-06T11:30:00.000Z' }
  return { ...automatedDecision, review: { ...review, state } }
}

describe('a review by a person', () => {
  it.each([
    ['en', ASK, 'Ask for the review'],
    ['es', 'Pedir la revisión de una persona', 'Pedir la revisión'],
  ] as const)('says what will happen, in the language %s', async (locale, open, confirm) => {
    const { user } = await renderApp(PATH, {
      as: { ...candidate, language: locale },
      locale,
      replies: [trackerWith(automatedDecision)],
    })
    await user.click(await screen.findByRole('button', { name: open }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/Harbor & Pine Logistics/)
    within(dialog).getByRole('button', { name: confirm })
    await expectAccessible()
  })

  it('is asked for once, with a note, and shows when that was', async () => {
    const sent: unknown[] = []
    const { user, server } = await renderApp(PATH, {
      as: candidate,
      replies: [trackerWith(automatedDecision)],
    })
    await screen.findByText(BY_RULE)
    await user.click(screen.getByRole('button', { name: ASK }))
    const dialog = await screen.findByRole('dialog')
    server.use(
      trackerWith(askedDecision),
      reply(askForHumanReview, ({ body }) => {
        sent.push(body)
        return { data: askedDecision }
      }),
    )
    await user.type(within(dialog).getByRole('textbox'), ' Renewed last week ')
    await user.click(within(dialog).getByRole('button', { name: 'Ask for the review' }))
    await screen.findByText(/You asked for a review on .*2026/)
    expect(sent).toEqual([{ note: 'Renewed last week' }])
    expect(screen.queryByRole('button', { name: ASK })).toBeNull()
    await expectAccessible()
  })

  it('tells that the decision stands', async () => {
    await renderApp(PATH, { as: candidate, replies: [trackerWith(answered('kept'))] })
    await screen.findByText(/A person reviewed the decision on .*2026 and it stands\./)
    screen.getByText(BY_RULE)
    expect(screen.queryByRole('button', { name: ASK })).toBeNull()
  })

  it('tells that the application is open again', async () => {
    const replies = [trackerWith(answered('overturned'), 'in_review')]
    await renderApp(PATH, { as: candidate, replies })
    await screen.findByText(/A person reviewed .*2026\. Your application is open again\./)
    expect(screen.queryByText(BY_RULE)).toBeNull()
  })

  it('is not offered after a decision that a person made', async () => {
    await renderApp(PATH, { as: candidate, replies: [trackerWith(null)] })
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(screen.queryByRole('button', { name: ASK })).toBeNull()
    expect(screen.queryByText(BY_RULE)).toBeNull()
  })

  it('says so when the application changed meanwhile', async () => {
    const { user } = await renderApp(PATH, {
      as: candidate,
      replies: [trackerWith(automatedDecision), refuse(askForHumanReview, 'conflict')],
    })
    await user.click(await screen.findByRole('button', { name: ASK }))
    await user.click(await screen.findByRole('button', { name: 'Ask for the review' }))
    await screen.findByText('This changed meanwhile. Load it again.')
  })
})

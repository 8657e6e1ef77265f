import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { messages } from '#contract/examples/messages.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { cancelMessages, listMessages } from '#contract/messages.ts'
import { getScorecard } from '#contract/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

async function openCard(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  const title = await screen.findByRole('heading', { level: 2, name: 'Messages' })
  const card = title.closest('section')
  if (card === null) throw new Error('The card has no section.')
  return { ...app, card: within(card) }
}

describe('the messages on a scorecard', () => {
  it('say what was written, by whom, and what became of it', async () => {
    const { user, card } = await openCard()
    await card.findByText('Scheduled')
    card.getByText('Sent')
    card.getByText('Rosa Keller')
    await user.click(card.getByText('A question about your application'))
    card.getByText('forklift')
    await expectAccessible()
  })

  it('offer to stop what has not gone out yet', async () => {
    const asked: unknown[] = []
    const stops = reply(cancelMessages, ({ params, body }) => {
      asked.push({ ...params, ...body })
      return { data: { cancelled: 1, sent: 0 } }
    })
    const { user, card } = await openCard(stops)
    await user.click(await card.findByRole('button', { name: 'Cancel this email' }))
    await card.findByText('1 email stopped.')
    expect(asked).toEqual([
      { job_id: 301, batch_id: messages[0]?.batch_id, message_id: messages[0]?.message_id },
    ])
  })

  it('are only to be read for a user who may not decide', async () => {
    const reads = reply(getScorecard, { data: { ...scorecard, can_decide: false } })
    const { card } = await openCard(reads)
    await card.findByText('Scheduled')
    expect(card.queryByRole('button', { name: 'Cancel this email' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Email…' })).toBeNull()
  })

  it('say when there are none', async () => {
    const none = reply(listMessages, { data: [], meta: { page: 1, page_size: 10, total: 0 } })
    const { card } = await openCard(none)
    await card.findByText('No emails have been written about this application.')
  })

  it('can be loaded again when they could not be', async () => {
    const failed = await openCard(refuse(listMessages, 'internal'))
    expect(await failed.card.findByRole('button', { name: 'Try again' })).toHaveProperty(
      'disabled',
      false,
    )
  })
})

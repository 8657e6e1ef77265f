import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { followApplicants } from '#contract/applicants/applicant-follow.ts'
import { messageReply, messages } from '#contract/examples/messages.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { cancelMessages, listMessages, type ThreadEntry } from '#contract/messages/messages.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { openStream } from '#testing/components/fake-stream.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?tab=messages'

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
    await card.findByText('1 message stopped.')
    expect(asked).toEqual([
      { job_id: 301, batch_id: messages[0]?.batch_id, message_id: messages[0]?.message_id },
    ])
  })

  it('show what the applicant answered, with the earlier messages closed, and the files to download', async () => {
    const { user, card } = await openCard()
    await card.findByText('Yes, since 2019. The license is attached.')
    card.getByText('ines@example.com')
    expect(card.queryByText('Not the applicant’s address')).toBeNull()
    const earlier = card.getByText(/Do you have a forklift license\?/)
    expect(earlier.closest('details')).toHaveProperty('open', false)
    await user.click(card.getByText('Earlier messages'))
    expect(earlier.closest('details')).toHaveProperty('open', true)
    const link = card.getByRole('link', { name: 'Download licence.pdf' })
    const { reply_id: replyId, files } = messageReply
    expect(link.getAttribute('href')).toBe(
      `/smartreq/v1/user-smartreq/901/replies/${replyId}/files/${files[0]?.file_id}/`,
    )
    card.getByText(/photo\.heic/)
    card.getByText('Not stored: only PDF, Word and text files are.')
    await expectAccessible()
  })

  it('never show an answer as HTML, and say when it came from another address', async () => {
    const answer = { ...messageReply, text: '<b>Hi</b>', is_from_applicant: false, is_cut: true }
    const meta = { page: 1, page_size: 10, total: 1 }
    const { card } = await openCard(reply(listMessages, { data: [answer], meta }))
    await card.findByText('<b>Hi</b>')
    card.getByText('Not the applicant’s address')
    card.getByText('The answer was longer. Only its beginning is stored.')
  })

  it('show an answer that comes in while they are read', async () => {
    const stream = openStream(followApplicants)
    const data: ThreadEntry[] = []
    const listed = reply(listMessages, () => ({
      data: [...data],
      meta: { page: 1, page_size: 10, total: data.length },
    }))
    const { card } = await openCard(stream.reply, listed)
    await card.findByText('No messages have been written about this application.')
    data.push(messageReply)
    await stream.send('changed', { user_smartreq_ids: [901], is_more: false, is_own: false })
    await card.findByText('Yes, since 2019. The license is attached.')
  })

  it.each([
    ['es', 'Mensajes', 'Mensajes anteriores', 'Descargar licence.pdf'],
    ['fr', 'Messages', 'Messages précédents', 'Télécharger licence.pdf'],
  ] as const)('speak %s', async (locale, title, earlier, download) => {
    await renderApp(PATH, { as: recruiter, locale })
    await screen.findByRole('heading', { level: 2, name: title })
    await screen.findByText(earlier)
    screen.getByRole('link', { name: download })
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
    await card.findByText('No messages have been written about this application.')
  })

  it('can be loaded again when they could not be', async () => {
    const failed = await openCard(refuse(listMessages, 'internal'))
    expect(await failed.card.findByRole('button', { name: 'Try again' })).toHaveProperty(
      'disabled',
      false,
    )
  })
})

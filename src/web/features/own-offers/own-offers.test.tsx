import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { attachedDocument } from '#contract/examples/offer-documents.ts'
import { signingPage } from '#contract/examples/offers.ts'
import { ownOffer, ownOfferAnswer, ownOfferMessage } from '#contract/examples/own-offers.ts'
import { trackerDetail, tracker } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  askAboutOffer,
  listOwnOfferMessages,
  listOwnOffers,
  type OwnOffer,
  type OwnOfferMessage,
} from '#contract/offers/own-offers.ts'
import { getSigningPage } from '#contract/offers/signing.ts'
import { getTracker, listTrackers } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { TRACKER } from '#testing/components/tracker.ts'
import { remember } from '#web/offline/browser-storage.ts'

const META = { page: 1, page_size: 100 }
const offers = (...data: OwnOffer[]) =>
  reply(listOwnOffers, { data, meta: { ...META, total: data.length } })
const messages = (...data: OwnOfferMessage[]) =>
  reply(listOwnOfferMessages, { data, meta: { ...META, total: data.length } })
const offered = reply(getTracker, { data: { ...trackerDetail, status: 'offer' } })
const SEALED = { ...ownOffer, state: 'accepted', document: 'sealed', link: null } as const

describe('the offer on a tracker', () => {
  it('says by when to answer, in the zone of the company, and leads to the letter', async () => {
    await renderApp(TRACKER, { as: candidate, replies: [offered, offers(ownOffer)] })
    const name = 'You have an offer from Harbor & Pine Logistics'
    const card = await screen.findByRole('region', { name })
    within(card).getByText('Answer by March 11, 2026 at 11:59 PM EDT.')
    const link = within(card).getByRole('link', { name: 'Read the offer' })
    expect(link.getAttribute('href')).toBe('/sign/some-token')
    await expectAccessible()
  })

  it('says after signing that others sign next', async () => {
    const signed = { ...ownOffer, state: 'waiting_for_company', link: null } as const
    await renderApp(TRACKER, { as: candidate, replies: [offered, offers(signed)] })
    const name = 'You signed the offer from Harbor & Pine Logistics'
    const card = await screen.findByRole('region', { name })
    within(card).getByText(/signs next/u)
    expect(within(card).queryByRole('link', { name: 'Read the offer' })).toBeNull()
  })

  it('is not there before one has reached the candidate, and not asked for without one', async () => {
    const others = { ...ownOffer, ref_id: 999 }
    await renderApp(TRACKER, { as: candidate, replies: [offered, offers(others)] })
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(screen.queryByRole('heading', { name: /offer from/u })).toBeNull()
  })
})

describe('my offers', () => {
  it('show each with its state and its copy, and where a document is checked', async () => {
    const second = { ...SEALED, user_offer_id: 22, title: 'Shift Lead' }
    const documents = [attachedDocument]
    const replies = [offers(ownOffer, { ...second, documents })]
    await renderApp('/user/offers', { as: candidate, replies })
    await screen.findByRole('heading', { level: 1, name: 'My offers' })
    const [first, accepted] = await screen.findAllByRole('listitem')
    if (first === undefined || accepted === undefined) throw new Error('Two offers are shown.')
    within(first).getByText('Waiting for your answer')
    within(first).getByRole('link', { name: `Read the offer: ${ownOffer.title}` })
    within(first).getByRole('button', { name: `Download as PDF: ${ownOffer.title}` })
    within(accepted).getByText('Accepted')
    within(accepted).getByRole('button', { name: 'Download the signed document: Shift Lead' })
    within(accepted).getByRole('button', { name: 'Download benefits-2026.pdf' })
    screen.getByRole('link', { name: 'Check a document' })
    await expectAccessible()
  })

  it('take a question, and show it with the reply of the company', async () => {
    const sent: unknown[] = []
    const { user, server } = await renderApp('/user/offers', {
      as: candidate,
      replies: [offers(ownOffer), messages()],
    })
    await user.click(await screen.findByRole('button', { name: /^Ask a question/u }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send the question' }))
    within(dialog).getByText('Write your question.')
    expect(sent).toEqual([])
    server.use(
      messages(ownOfferAnswer, ownOfferMessage),
      reply(askAboutOffer, ({ body }) => {
        sent.push(body)
        return { data: ownOfferMessage }
      }),
    )
    await user.type(within(dialog).getByRole('textbox'), ' Can I start a week later? ')
    await user.click(within(dialog).getByRole('button', { name: 'Send the question' }))
    await within(dialog).findByText('Your question was sent to Harbor & Pine Logistics.')
    expect(sent).toEqual([{ text: 'Can I start a week later?' }])
    const shown = within(await within(dialog).findByRole('list')).getAllByRole('listitem')
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('You'),
      expect.stringContaining('Mara Lindgren'),
    ])
    await expectAccessible()
  })

  it('say without network that they are read online', async () => {
    await renderApp('/user/offers', { as: candidate, isOffline: true })
    await screen.findByText(/Offers are not stored on this device/u)
  })
})

it('The list of applications leads to the offers of a person who has one', async () => {
  const submitted = reply(listTrackers, { data: [{ ...tracker, status: 'in_review' }] })
  await renderApp('/user/progress', { as: candidate, replies: [submitted, offers(SEALED)] })
  const link = await screen.findByRole('link', { name: 'See all your offers' })
  expect(link.getAttribute('href')).toBe('/user/offers')
})

it('A signing link that has ended leads the signed-in candidate to their offers', async () => {
  const done = { ...signingPage, link_state: 'complete', has_sealed: true } as const
  const page = reply(getSigningPage, { data: done })
  remember('user', JSON.stringify(candidate))
  await renderApp('/sign/some-token', { as: candidate, replies: [page] })
  await screen.findByRole('link', { name: 'See all your offers' })
  screen.getByRole('link', { name: 'Check this document' })
  await expectAccessible()
})

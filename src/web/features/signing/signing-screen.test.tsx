import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'

import { openedLetter, signingPage } from '#contract/examples/offers.ts'
import { declineLetter, getSigningPage, openLetter, signLetter } from '#contract/offers/signing.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/sign/some-token'
const ANSWERED_AT = '2026-03-05T15:10:00.000Z'
const SIGNED = { ...signingPage, link_state: 'signed', resolved_at: ANSWERED_AT } as const
const DECLINED = { ...SIGNED, link_state: 'declined' } as const

describe('the page of a signing link', () => {
  it('opens the letter only when it is asked for, and signs the document that it showed', async () => {
    const sent: z.output<typeof signLetter.body>[] = []
    const opened: string[] = []
    const sha256 = 'b'.repeat(64)
    const { user } = await renderApp(PATH, {
      replies: [
        reply(openLetter, ({ body }) => {
          opened.push(body.token)
          return { data: { ...openedLetter, sha256 } }
        }),
        reply(signLetter, ({ body }) => {
          sent.push(body)
          return { data: SIGNED }
        }),
      ],
    })
    await screen.findByRole('heading', { level: 1, name: 'Your offer from Harbor & Pine' })
    screen.getByText('Sent by Mara Lindgren')
    screen.getByText(/sign it or decline it by March 11, 2026/u)
    expect(opened).toEqual([])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Read the offer' }))
    within(await screen.findByRole('article', { name: 'Letter' })).getByText('Dear Ana,')
    expect(opened).toEqual(['some-token'])
    screen.getByText(/^Signed by Mara Lindgren, Mar 4, 2026/u)
    screen.getByRole('button', { name: 'Download benefits-2026.pdf' })
    const name = screen.getByRole('textbox', { name: /Your full name/u })
    await user.clear(name)
    await user.type(name, ' Ana María Ruiz ')
    await user.click(screen.getByRole('radio', { name: /Typed, style 2/u }))
    await user.click(screen.getByRole('checkbox', { name: openedLetter.consent.text }))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Accept and sign' }))
    await screen.findByText(/^You signed this offer on Mar 5, 2026/u)
    expect(sent).toEqual([
      {
        token: 'some-token',
        sha256,
        consent_version: 1,
        name: 'Ana María Ruiz',
        signature: { kind: 'typed', font: 'dancing_script' },
      },
    ])
    expect(screen.queryByRole('button', { name: 'Accept and sign' })).toBeNull()
  })

  it('shows the letter to a viewer, who has nothing to sign', async () => {
    const viewing = { ...signingPage, link_state: 'reading', is_candidate: false } as const
    const { user } = await renderApp(PATH, {
      replies: [
        reply(getSigningPage, { data: { ...viewing, is_reader: true } }),
        reply(openLetter, { data: { ...openedLetter, signer: null } }),
      ],
    })
    await screen.findByRole('heading', { level: 1, name: 'An offer for you to read' })
    await user.click(screen.getByRole('button', { name: 'Read the offer' }))
    await screen.findByRole('article', { name: 'Letter' })
    expect(screen.queryByRole('button', { name: /sign|decline/iu })).toBeNull()
    await expectAccessible()
  })

  it('signs nothing without consent, and says what is missing', async () => {
    const { user } = await openOffer([refuse(signLetter, 'internal')])
    await user.click(screen.getByRole('button', { name: 'Accept and sign' }))
    screen.getByText('Agree to sign electronically, or ask for a paper copy.')
    expect(screen.queryByRole('alert')).toBeNull()
    await expectAccessible()
  })

  it('says in the form why the server did not take a signature', async () => {
    const { user } = await openOffer([refuse(signLetter, 'unavailable')])
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Accept and sign' }))
    await screen.findByText('The service is restarting. Try again in a moment.')
  })

  it('declines with a reason after it said what a decline does', async () => {
    const sent: unknown[] = []
    const { user } = await openOffer([
      reply(declineLetter, ({ body }) => {
        sent.push(body)
        return { data: DECLINED }
      }),
    ])
    await user.click(screen.getByRole('button', { name: 'Decline the offer…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the offer' }))
    dialog.getByText(/Harbor & Pine is told at once/u)
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Another offer')
    await user.click(dialog.getByRole('button', { name: 'Decline the offer' }))
    await screen.findByText('This offer was declined. There is nothing else to do.')
    expect(sent).toEqual([{ token: 'some-token', reason: 'Another offer' }])
  })

  it.each([
    ['waiting', /Someone else signs first/u],
    ['expired', /The last day to answer was March 11, 2026/u],
    ['cancelled', /Harbor & Pine withdrew this offer/u],
    ['superseded', /Look for a newer email with another link/u],
  ] as const)('shows no letter and takes no answer by a link that is %s', async (state, text) => {
    const data = { ...signingPage, link_state: state }
    await renderApp(PATH, { replies: [reply(getSigningPage, { data })] })
    await screen.findByText(text)
    expect(screen.queryByRole('button', { name: 'Read the offer' })).toBeNull()
    await expectAccessible()
  })

  it('says plainly that an address is no link', async () => {
    await renderApp(PATH, { replies: [refuse(getSigningPage, 'not_found')] })
    await screen.findByRole('heading', { level: 1, name: 'This link does not work' })
    await expectAccessible()
  })

  it('says that there is no network', async () => {
    await renderApp(PATH, { isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    await expectAccessible()
  })
})

/** Opens the link and the letter behind it. */
async function openOffer(replies: readonly Reply[]) {
  const app = await renderApp(PATH, { replies })
  await app.user.click(await screen.findByRole('button', { name: 'Read the offer' }))
  await screen.findByRole('article', { name: 'Letter' })
  return app
}

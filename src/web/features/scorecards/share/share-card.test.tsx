import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { share } from '#contract/examples/scorecard-shares.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  listScorecardShares,
  revokeScorecardShare,
  shareScorecard,
} from '#contract/scorecards/scorecard-shares.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

import { addressesIn, wrongOnes } from './addresses.ts'

const PATH = '/smartreq-detail-applicant/901?job=301'
const none = { data: [], meta: { page: 1, page_size: 5, total: 0 } }

describe('sharing a scorecard', () => {
  it('sends what was typed, each address once, and nothing that was not ticked', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        reply(listScorecardShares, none),
        reply(shareScorecard, ({ body }) => {
          sent.push(body)
          return { data: { share_id: 61 } }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Share…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Email addresses/), 'a@b.org, nothing')
    await user.click(dialog.getByRole('button', { name: 'Send link' }))
    await dialog.findByText('“nothing” is not an email address.')
    await user.clear(dialog.getByLabelText(/^Email addresses/))
    await user.type(dialog.getByLabelText(/^Email addresses/), 'a@b.org, A@b.org c@d.org')
    await user.selectOptions(dialog.getByLabelText('The link works for'), '30 days')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Send link' }))
    await screen.findByText('Links sent to 2 people')
    expect(sent).toEqual([
      { recipients: ['a@b.org', 'c@d.org'], message: '', days: 30, has_answers: false },
    ])
  })

  it('says at the addresses what the server refuses of them', async () => {
    const refuses = refuseFields(shareScorecard, 'recipients.0')
    const { user } = await renderApp(PATH, { as: recruiter, replies: [refuses] })
    await user.click(await screen.findByRole('button', { name: 'Share…' }))
    const dialog = within(screen.getByRole('dialog'))
    const addresses = dialog.getByLabelText(/^Email addresses/)
    await user.type(addresses, 'a@b.org')
    await user.click(dialog.getByRole('button', { name: 'Send link' }))
    await waitFor(() => expect(addresses.getAttribute('aria-invalid')).toBe('true'))
    expect(addresses).toHaveProperty('value', 'a@b.org')
    await expectAccessible()
  })

  it('tells who opened it, and ends at once', async () => {
    const ended: unknown[] = []
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        reply(listScorecardShares, () => ({
          data: [{ ...share, status: ended.length > 0 ? ('revoked' as const) : share.status }],
          meta: { page: 1, page_size: 5, total: 1 },
        })),
        reply(revokeScorecardShare, ({ params }) => {
          ended.push(params)
          return { data: { share_id: 61 } }
        }),
      ],
    })
    await screen.findByText(/Opened 2 times/)
    await user.click(screen.getByRole('button', { name: /^End sharing/ }))
    await screen.findByText(/ended/)
    expect(ended).toEqual([{ user_smartreq_id: 901, share_id: 61 }])
    expect(screen.queryByRole('button', { name: /^End sharing/ })).toBeNull()
  })

  it('is not offered to who only takes part in the requisition', async () => {
    const data = { ...scorecard, can_decide: false }
    await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data })] })
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
  })
})

it('addresses stand between commas, semicolons, spaces or lines', () => {
  expect(addressesIn('a@b.org;c@d.org\n A@B.org ,')).toEqual(['A@B.org', 'c@d.org'])
  expect(wrongOnes(['a@b.org', 'a@b', 'x y@z.org'])).toEqual(['a@b', 'x y@z.org'])
})

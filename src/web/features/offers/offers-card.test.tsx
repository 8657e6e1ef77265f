import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'

import { offer, offerSetup } from '#contract/examples/offers.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { createOffer, retrySigning, sendOffer } from '#contract/offers/offer-commands.ts'
import { getOfferSetup, listOffers, type Offer, type OfferSetup } from '#contract/offers/offers.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?job=301&tab=offer'
const STORED = { user_offer_id: 21, version: 1, state: 'draft' } as const
const SENT = { ...STORED, state: 'sent' } as const

describe('the offers on a scorecard', () => {
  it('writes the first offer, whose amount can be typed as people write it', async () => {
    const sent: z.output<typeof createOffer.body>[] = []
    const { user } = await openOffers({
      offers: [],
      more: [
        reply(createOffer, ({ body }) => {
          sent.push(body)
          return { data: STORED }
        }),
      ],
    })
    await screen.findByRole('heading', { level: 2, name: 'No offer yet' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Write an offer' }))
    const salary = screen.getByRole('textbox', { name: /^Salary/u })
    await user.clear(salary)
    await user.type(salary, '1.000,50')
    // What was understood, before it is saved.
    screen.getByText('$1,000.50')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save the offer' }))
    await screen.findByText('The offer is saved.')
    expect(sent).toMatchObject([
      {
        terms: { title: 'Warehouse Lead', salary_amount: '1000.5', currency: 'USD' },
        expires_on: '2026-03-11',
        offer_template_id: 4,
        company_signers: [],
      },
    ])
  })

  it('begins with what the plan sets up, and says which role no one in the team has', async () => {
    const sent: z.output<typeof createOffer.body>[] = []
    const { user } = await openOffers({
      offers: [],
      setup: {
        ...offerSetup,
        activity: {
          offer_template_id: 4,
          offer_details_template_id: 2,
          signing_order: 'parallel',
          expiry_days: 5,
          signers: [
            { team_role: 'hiring_manager', user_id: 12 },
            { team_role: 'coordinator', user_id: null },
          ],
        },
      },
      more: [
        reply(createOffer, ({ body }) => {
          sent.push(body)
          return { data: STORED }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Write an offer' }))
    screen.getByText(/no one in the hiring team has: Coordinator/u)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save the offer' }))
    await screen.findByText('The offer is saved.')
    expect(sent).toMatchObject([
      {
        offer_template_id: 4,
        offer_details_template_id: 2,
        signing_order: 'parallel',
        company_signers: [12],
      },
    ])
  })

  it('names colleagues who read it, or get the signed copy', async () => {
    const sent: z.output<typeof createOffer.body>[] = []
    const { user } = await openOffers({
      offers: [],
      more: [
        reply(createOffer, ({ body }) => {
          sent.push(body)
          return { data: STORED }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Write an offer' }))
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person 1' }), '13')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of person 1' }), 'cc')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save the offer' }))
    await screen.findByText('The offer is saved.')
    // The row without a person is left out.
    expect(sent).toMatchObject([{ recipients: [{ user_id: 13, role: 'cc' }] }])
  })

  it('says what keeps Documenso from an offer, and asks it again', async () => {
    const asked: unknown[] = []
    const signing = { provider: 'documenso', is_pending: true, problem: 'unauthorized' } as const
    const { user } = await openOffers({
      offers: [{ ...offer, ...SENT, signing }],
      more: [
        reply(retrySigning, ({ params }) => {
          asked.push(params)
          return { data: { signing: { ...signing, problem: null } } }
        }),
      ],
    })
    await screen.findByText(/Documenso refused the API key/u)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('We’re asking Documenso again.')
    expect(asked).toMatchObject([{ user_offer_id: 21 }])
  })

  it('does not save an amount that is none, or an offer without a title', async () => {
    const { user } = await openOffers({ offers: [] })
    await user.click(await screen.findByRole('button', { name: 'Write an offer' }))
    await user.type(screen.getByRole('textbox', { name: /^Salary/u }), ' a lot')
    await user.clear(screen.getByRole('textbox', { name: /^Job title/u }))
    await user.click(screen.getByRole('button', { name: 'Save the offer' }))
    screen.getByText('Enter an amount, such as 52,000.00.')
    screen.getByText('Enter a job title.')
    screen.getByText('Check the fields that are marked.')
    await expectAccessible()
  })

  it('has no fields for private terms where the role does not include them, and sends none', async () => {
    const hidden = ['salary_amount', 'bonus', 'equity']
    const sent: z.output<typeof createOffer.body>[] = []
    const { user } = await openOffers({
      offers: [],
      setup: {
        ...offerSetup,
        hidden_terms: hidden,
        terms: { ...offerSetup.terms, salary_amount: null },
      },
      more: [
        reply(createOffer, ({ body }) => {
          sent.push(body)
          return { data: STORED }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Write an offer' }))
    screen.getByRole('textbox', { name: /^Job title/u })
    for (const name of [/^Salary/u, /^Bonus/u, /^Equity/u])
      expect(screen.queryByRole('textbox', { name })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save the offer' }))
    await screen.findByText('The offer is saved.')
    const [body] = sent
    expect(Object.keys(body?.terms ?? {}).filter((key) => hidden.includes(key))).toEqual([])
  })

  it('says who is emailed before it sends an offer', async () => {
    const sent: unknown[] = []
    const { user } = await openOffers({
      more: [
        reply(sendOffer, ({ body }) => {
          sent.push(body)
          return { data: SENT }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Send for signature…' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send the offer for signature' }),
    )
    dialog.getByText('This person is emailed a link now: Mara Lindgren (mara@example.com).')
    dialog.getByText(
      'Once that is signed, this person is emailed a link: Ana Ruiz (ana@example.com).',
    )
    dialog.getByText('A link to read the offer goes to Theo Brandt (theo@example.com).')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await screen.findByText('The offer is on its way.')
    expect(sent).toEqual([{ seen: { version: 1, state: 'draft' } }])
  })

  it('names what is missing in the letter where an offer could not be sent', async () => {
    const missing = ['start_date', 'signature:company_1', 'date:company_1', 'offer_signing_bonus']
    const details = { missing, missing_letters: [] }
    const { user } = await openOffers({
      more: [refuseWith(sendOffer, { code: 'conflict', details })],
    })
    await user.click(await screen.findByRole('button', { name: 'Send for signature…' }))
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    await screen.findByText(
      /Missing: First day of work, First signer for the company, and Signing bonus\./u,
    )
  })
})

type Shown = { offers?: Offer[]; setup?: OfferSetup; more?: readonly Reply[] }

/** Opens the tab of offers on the scorecard of an active applicant. */
async function openOffers({ offers = [offer], setup = offerSetup, more = [] }: Shown) {
  const applicant = { ...scorecard.applicant, status: 'active' as const }
  const meta = { page: 1, page_size: 25, total: offers.length }
  return renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getScorecard, { data: { ...scorecard, applicant } }),
      reply(listOffers, { data: offers, meta }),
      reply(getOfferSetup, { data: setup }),
      ...more,
    ],
  })
}

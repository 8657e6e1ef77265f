import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { offerApproval, offerToApprove } from '#contract/examples/offer-approvals.ts'
import { offer, offerSetup } from '#contract/examples/offers.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  decideOfferApproval,
  getOfferToApprove,
  requestOfferApproval,
} from '#contract/offers/offer-approvals.ts'
import { getOfferSetup, listOffers, type Offer } from '#contract/offers/offers.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?job=301&tab=offer'
const STORED = { user_offer_id: 21, version: 1 }

describe('an offer that needs approval', () => {
  it('is not sent from its card: its approval is requested', async () => {
    const sent: unknown[] = []
    const { user } = await openOffer({ needs_approval: true }, [
      reply(requestOfferApproval, ({ body }) => {
        sent.push(body)
        return { data: { ...STORED, state: 'pending_approval' as const } }
      }),
    ])
    const request = await screen.findByRole('button', { name: 'Request approval' })
    expect(screen.queryByRole('button', { name: 'Send for signature…' })).toBeNull()
    await user.click(request)
    await screen.findByText('The approver is emailed.')
    expect(sent).toEqual([{ seen: { version: 1, state: 'draft' } }])
  })

  it('names each approver with what they decided and wrote', async () => {
    await openOffer({ state: 'pending_approval', approval: offerApproval })
    const approvers = within(await screen.findByRole('list', { name: /^Approvers/u }))
    const [decided, asked] = approvers.getAllByRole('listitem')
    expect(decided?.textContent).toMatch(/Olga Petrovic.*“Within the budget\.”Approved/u)
    expect(asked?.textContent).toBe('Sam OkaforAsked')
    expect(screen.queryByRole('button', { name: /^Approve the offer/u })).toBeNull()
    await expectAccessible()
  })

  it('says who sent it back and why, and can be edited', async () => {
    const steps = offerApproval.steps.map((step) =>
      step.position === 1
        ? { ...step, state: 'rejected' as const, comment: 'Start in May.' }
        : { ...step, state: 'waiting' as const },
    )
    await openOffer({
      state: 'approval_rejected',
      needs_approval: true,
      approval: { ...offerApproval, steps },
    })
    const approvers = within(await screen.findByRole('list', { name: /^Approvers/u }))
    approvers.getByText('“Start in May.”')
    const card = within(screen.getByRole('region', { name: offer.terms.title }))
    card.getByRole('button', { name: 'Edit' })
    card.getByRole('button', { name: 'Request approval' })
  })

  it('is approved on its card as it was seen', async () => {
    const sent: unknown[] = []
    const approval = { ...offerApproval, decides: 2 }
    const { user } = await openOffer({ state: 'pending_approval', approval }, [
      reply(decideOfferApproval, ({ body }) => {
        sent.push(body)
        return { data: { ...STORED, state: 'approved' as const } }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: /^Approve the offer/u }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve the offer' }))
    await dialog.findByText('For Ana Ruiz, requisition Warehouse Lead')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    await screen.findByText('You approved the offer.')
    const { request_id } = offerApproval
    expect(sent).toEqual([{ request_id, position: 2, decision: 'approve', comment: '' }])
  })
})

describe('the task of an approver', () => {
  it('shows the offer without private terms, and is sent back with a reason', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp('/my-tasks', {
      as: recruiter,
      replies: [
        reply(getOfferToApprove, {
          data: {
            ...offerToApprove,
            terms: { ...offer.terms, salary_amount: null },
            hidden_terms: ['salary_amount'],
          },
        }),
        reply(decideOfferApproval, ({ body }) => {
          sent.push(body)
          return { data: { ...STORED, state: 'approval_rejected' as const } }
        }),
      ],
    })
    const list = within(await screen.findByRole('region', { name: 'Offers to approve' }))
    await user.click(list.getByRole('button', { name: 'Send back the offer: Ana Ruiz' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back the offer' }))
    await dialog.findByText('Your role doesn’t include pay and other private terms.')
    dialog.getByText('First day of work')
    expect(dialog.queryByText('Salary')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    dialog.getByText('Say what has to change.')
    await user.type(dialog.getByRole('textbox', { name: /^What has to change/u }), 'Start in May.')
    await user.click(dialog.getByRole('button', { name: 'Send back' }))
    await screen.findByText('The offer is sent back.')
    expect(sent).toMatchObject([{ decision: 'send_back', comment: 'Start in May.' }])
  })

  it('says that another user has decided meanwhile', async () => {
    const { user } = await renderApp('/my-tasks', {
      as: recruiter,
      replies: [refuse(decideOfferApproval, 'offer_not_waiting')],
    })
    await user.click(await screen.findByRole('button', { name: 'Approve the offer: Ana Ruiz' }))
    const approve = await screen.findByRole('button', { name: 'Approve' })
    await waitFor(() => expect(approve).toHaveProperty('disabled', false))
    await user.click(approve)
    await screen.findByText('This offer is not waiting for your approval.')
  })
})

/** Opens the tab of offers on the scorecard of an active applicant, with one offer. */
async function openOffer(given: Partial<Offer>, more: readonly Reply[] = []) {
  const applicant = { ...scorecard.applicant, status: 'active' as const }
  const meta = { page: 1, page_size: 25, total: 1 }
  return renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getScorecard, { data: { ...scorecard, applicant } }),
      reply(listOffers, { data: [{ ...offer, ...given }], meta }),
      reply(getOfferSetup, { data: offerSetup }),
      ...more,
    ],
  })
}

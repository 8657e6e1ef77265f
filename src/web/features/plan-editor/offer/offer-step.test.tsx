import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { offerActivityOptions } from '#contract/examples/offer-activity.ts'
import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getOfferActivityOptions } from '#contract/plan-editor/offer-activity.ts'
import {
  listPlanContent,
  type PlanBody,
  saveScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

/** Opens the plan, and adds its step for offers. */
async function addOffer(options = offerActivityOptions) {
  const saved: PlanBody[] = []
  const skillTest = contentOfKind('skill-test')
  const offer = { ...skillTest, asmt_id: 92, slug: 'offer', kind: 'offer' as const }
  const replies = [
    reply(listPlanContent, { data: [skillTest, offer] }),
    reply(getOfferActivityOptions, { data: options }),
    reply(saveScreeningPlan, ({ body }) => {
      saved.push(body)
      return { data: plan }
    }),
  ]
  const path = '/smartreq-detail/setup/screening-plan?job=301'
  const { user } = await renderApp(path, { as: recruiter, replies })
  await user.click(await screen.findByRole('button', { name: 'Add a step' }))
  await user.click(screen.getByRole('menuitem', { name: 'Offer' }))
  await user.click(await screen.findByText('Letter, signers and follow-up'))
  await screen.findByRole('combobox', { name: 'After acceptance' })
  const settings = () => saved.at(-1)?.steps.at(-1)?.activities[0]?.settings
  return { user, settings }
}

it('a step for offers comes with its offer, which is stored as it is set up', async () => {
  const { user, settings } = await addOffer()
  await expectAccessible()
  const choose = async (name: string | RegExp, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option)
  await choose('Letter', 'Standard offer')
  await choose(/^First signer/u, 'Hiring manager')
  await choose('Automatic reminder', 'At another time')
  await choose('After acceptance', 'The applicant moves to the next step')
  const days = screen.getByRole('spinbutton', { name: /^Days to answer/u })
  await user.type(days, '0')
  screen.getByText('A whole number from 1 to 90.')
  await user.clear(days)
  await user.type(days, '5')
  await waitFor(() =>
    expect(settings()).toEqual({
      kind: 'offer',
      offer_template_id: 11,
      offer_details_template_id: null,
      signer_roles: ['hiring_manager'],
      signing_order: 'company_first',
      expiry_days: 5,
      reminder: 'own',
      reminder_hours: 48,
      on_acceptance: 'next_step',
      on_decline: 'sender_task',
    }),
  )
})

it('a plan that has an offer is offered no second one', async () => {
  const { user } = await addOffer()
  const buttons = screen.getAllByRole('button', { name: 'Add an activity' })
  await user.click(buttons.at(-1) ?? document.body)
  const menu = within(screen.getByRole('menu'))
  expect(menu.getAllByRole('menuitem')).not.toEqual([])
  expect(menu.queryByRole('menuitem', { name: 'Offer' })).toBeNull()
})

it('the rules of the company decide about approval, with a link for those who may open them', async () => {
  await addOffer({ ...offerActivityOptions, can_edit_rules: false })
  screen.getByText(/approval rules decide which offers need approval/u)
  expect(screen.queryByRole('link', { name: 'See the offer approval rules' })).toBeNull()
})

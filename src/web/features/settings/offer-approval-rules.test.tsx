import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endpointsOf } from '#contract/core/collection-endpoints.ts'
import { approvalRules } from '#contract/examples/collections.ts'
import { offerApprovalRules } from '#contract/offers/offer-approval-rules.ts'
import { editForm, newForm } from '#testing/components/collection-forms.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

import { offerApprovalRulesView } from './offer-approval-rules.ts'

const PATH = '/settings/offers/approval-rules'
const { create } = endpointsOf(offerApprovalRules)

it('A rule is added with the fields of its condition, and an approver from the users of the company', async () => {
  const sent: unknown[] = []
  const [saved] = approvalRules
  const { user } = await renderApp(PATH, {
    as: settingsAdmin,
    replies: [
      reply(create, ({ body }) => {
        sent.push(body)
        if (saved === undefined) throw new Error('There is no example of a rule.')
        return { data: saved }
      }),
    ],
  })
  // Its words are there with it.
  await screen.findByRole('heading', { name: 'Offer approval rules' })
  const form = within(await newForm(user, offerApprovalRulesView))
  await user.type(form.getByRole('textbox', { name: /^Name/u }), 'Every offer')
  const condition = form.getByRole('combobox', { name: /^Applies to/u })
  expect(form.queryByRole('textbox', { name: /^Currency/u })).toBeNull()
  await user.selectOptions(condition, 'salary')
  expect(form.getByRole('textbox', { name: /^Currency/u })).toHaveProperty('required', true)
  await user.selectOptions(condition, 'always')
  expect(form.queryByRole('textbox', { name: /^Currency/u })).toBeNull()
  await user.click(form.getByRole('combobox', { name: /^First approver/u }))
  await user.click(await screen.findByRole('option', { name: 'Olga Petrovic' }))
  await user.click(form.getByRole('button', { name: 'Add offer approval rule' }))
  await screen.findByText('“High salaries” is added.')
  expect(sent).toMatchObject([
    { condition: 'always', approver_1_user_id: 13, approver_2_user_id: null },
  ])
})

it('A rule says that an approver has left, and its form keeps them', async () => {
  const { user } = await renderApp(PATH, { as: settingsAdmin })
  const form = await editForm(user, 'High salaries')
  within(form.closest('li') ?? form).getByText('A user who is gone')
  const second = within(form).getByRole('combobox', { name: /^Second approver/u })
  expect(second).toHaveProperty('value', 'A user who is gone')
  expect(new FormData(form).get('approver_2_user_id')).toBe('14')
})

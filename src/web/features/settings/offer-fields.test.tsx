import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endpointsOf } from '#contract/core/collection-endpoints.ts'
import { usedOfferFields } from '#contract/examples/collections.ts'
import { offerFields } from '#contract/offers/offer-fields.ts'
import { newForm } from '#testing/components/collection-forms.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

import { offerFieldsView } from './offer-fields.ts'

const HREF = '/settings/offers/offer-fields'
const { create, update } = endpointsOf(offerFields)

it('shows the standard fields with their variables above the company’s own', async () => {
  const { user } = await renderApp(HREF, { as: settingsAdmin })
  await user.click(await screen.findByText('Standard fields of every offer: 14'))
  const table = within(screen.getByRole('table', { name: 'Standard fields' }))
  table.getByText('{{salary_amount}}')
  screen.getByText('{{offer_signing_bonus}}')
  screen.getByText('S · M · L')
  await expectAccessible()
})

it('archives a field that is used, with a way back, and restores one that is archived', async () => {
  const sent: unknown[] = []
  const saves = reply(update, ({ body }) => {
    sent.push(body)
    const [data] = usedOfferFields
    if (data === undefined) throw new Error('There is no example.')
    return { data }
  })
  const { user } = await renderApp(HREF, { as: settingsAdmin, replies: [saves] })
  await user.click(await screen.findByRole('button', { name: 'Archive Signing bonus' }))
  expect(screen.queryByRole('button', { name: 'Delete Signing bonus' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: 'Restore Relocation' }))
  await waitFor(() =>
    expect(sent).toEqual([{ is_archived: true }, { is_archived: false }, { is_archived: false }]),
  )
})

it('says which default does not fit its kind', async () => {
  const fields = { default_value: 'Not a value of this kind.' }
  const replies = [refuseWith(create, { code: 'validation_failed', fields })]
  const { user } = await renderApp(HREF, { as: settingsAdmin, replies })
  const form = within(await newForm(user, offerFieldsView))
  await user.type(form.getByLabelText('Name'), 'Days')
  await user.selectOptions(form.getByLabelText('Kind'), 'Number')
  await user.type(form.getByLabelText(/^Default value/), 'twelve')
  await user.click(form.getByRole('button', { name: 'Add offer field' }))
  await form.findByText('This is not a value of the kind that you chose.')
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { offerDetailsTemplate } from '#contract/examples/offer-details-templates.ts'
import {
  createOfferDetailsTemplate,
  listOfferDetailsTemplates,
  saveOfferDetailsTemplate,
} from '#contract/offers/offer-details-templates.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const LIST = '/settings/offers/offer-letter-details-templates'

it('lists the tables with their rows', async () => {
  await renderApp(LIST, { as: settingsAdmin })
  await screen.findByText('Annual salary, Bonus, and Start date')
  await expectAccessible()
})

it('says that there are none, and what one is for', async () => {
  const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
  const replies = [reply(listOfferDetailsTemplates, () => none)]
  await renderApp(LIST, { as: settingsAdmin, replies })
  await screen.findByText('No details templates yet')
})

it('is made of standard and own fields, each once, which are not archived', async () => {
  const sent: unknown[] = []
  const creates = reply(createOfferDetailsTemplate, ({ body }) => {
    sent.push(body)
    return { data: offerDetailsTemplate }
  })
  const options = { as: settingsAdmin, replies: [creates] }
  const { user, address } = await renderApp(`${LIST}/new`, options)
  await user.type(await screen.findByLabelText('Name'), 'Pay')
  const add = screen.getByLabelText('Add a field')
  expect(within(add).queryByRole('option', { name: 'Relocation' })).toBeNull()
  await user.selectOptions(add, 'Salary')
  await user.selectOptions(screen.getByLabelText('Add a field'), 'Signing bonus')
  expect(within(screen.getByLabelText('Add a field')).queryByText('Salary')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Leave out when empty: Salary' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(`${LIST}/51`))
  expect(sent).toEqual([
    {
      name: 'Pay',
      rows: [
        { field_key: 'salary_amount', label: 'Salary', is_omitted_when_empty: false },
        { field_key: 'offer_signing_bonus', label: 'Signing bonus', is_omitted_when_empty: true },
      ],
    },
  ])
})

it('is put in another order, and a row is removed', async () => {
  const sent: unknown[] = []
  const saves = reply(saveOfferDetailsTemplate, ({ body }) => {
    sent.push(body)
    return { data: offerDetailsTemplate }
  })
  const { user } = await renderApp(`${LIST}/51`, { as: settingsAdmin, replies: [saves] })
  await user.click(await screen.findByRole('button', { name: 'Actions for “First day of work”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await user.click(screen.getByRole('button', { name: 'Actions for “Salary”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The template is saved.')
  expect(sent).toMatchObject([{ rows: [{ field_key: 'start_date' }, { field_key: 'bonus' }] }])
})

it('says at the name that another template has it', async () => {
  const fields = { name: 'Another template has this name.' }
  const replies = [refuseWith(saveOfferDetailsTemplate, { code: 'value_taken', fields })]
  const { user } = await renderApp(`${LIST}/51`, { as: settingsAdmin, replies })
  await user.type(await screen.findByLabelText('Name'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This name is already used.')
})

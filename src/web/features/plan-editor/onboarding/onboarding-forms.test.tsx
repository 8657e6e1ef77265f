import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { companyOnboardingForm } from '#contract/examples/account-onboarding-forms.ts'
import { STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
import {
  archiveOnboardingForm,
  createOnboardingForm,
  getCompanyOnboardingForm,
  listCompanyOnboardingForms,
  restoreOnboardingForm,
  setHireForm,
  updateOnboardingForm,
} from '#contract/settings/account-onboarding-forms.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const LIST = '/settings/onboarding-forms'
const { name, sections } = companyOnboardingForm

describe('the list of onboarding forms', () => {
  it('says how long each is and where it is used, and archives one with a way back', async () => {
    const done: string[] = []
    const replies = [
      reply(archiveOnboardingForm, () => {
        done.push('archive')
        return { data: { ...companyOnboardingForm, is_archived: true } }
      }),
      reply(restoreOnboardingForm, () => {
        done.push('restore')
        return { data: companyOnboardingForm }
      }),
    ]
    const { user } = await renderApp(LIST, { as: settingsAdmin, replies })
    const row = within(await screen.findByRole('row', { name: /New employee/ }))
    row.getByText('2 requisitions')
    row.getByText('8 fields')
    await expectAccessible()
    await user.click(row.getByRole('button', { name: 'Archive “New employee”' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(done).toEqual(['archive', 'restore']))
  })

  it('marks the form that new hires get', async () => {
    const forms = [
      { ...companyOnboardingForm, is_for_hires: true },
      { ...companyOnboardingForm, account_onboarding_form_id: 32, name: 'Seasonal work' },
    ]
    const list = { data: forms, meta: { page: 1, page_size: 25, total: 2 } }
    await renderApp(LIST, {
      as: settingsAdmin,
      replies: [reply(listCompanyOnboardingForms, () => list)],
    })
    const row = await screen.findByRole('row', { name: /New employee/ })
    within(row).getByText('For new hires')
    expect(screen.getAllByText('For new hires')).toHaveLength(1)
  })

  it('says that there are none, and that none matches', async () => {
    const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    const replies = [reply(listCompanyOnboardingForms, () => none)]
    const { user, address } = await renderApp(LIST, { as: settingsAdmin, replies })
    await screen.findByText('No forms yet')
    await user.selectOptions(screen.getByLabelText('State'), 'Archived')
    await screen.findByText('No form matches')
    expect(address()).toBe(`${LIST}?state=archived`)
  })
})

describe('a new onboarding form', () => {
  it('begins with the usual fields, and is opened once it is saved', async () => {
    const sent: unknown[] = []
    const replies = [
      reply(createOnboardingForm, ({ body }) => {
        sent.push(body)
        return { data: companyOnboardingForm }
      }),
    ]
    const { user, address } = await renderApp(`${LIST}/new`, { as: settingsAdmin, replies })
    await user.type(await screen.findByLabelText('Name'), 'Night shift')
    expect(screen.queryByRole('button', { name: 'Custom fields' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe(`${LIST}/31`))
    expect(sent).toMatchObject([
      { name: 'Night shift', sections: [{ standard_title: 'contact', fields: [{}, {}] }] },
    ])
  })

  it('is offered no field that only applications have', async () => {
    const { user } = await renderApp(`${LIST}/new`, { as: settingsAdmin })
    const [add] = await screen.findAllByRole('button', { name: 'Add a field' })
    await user.click(add ?? document.body)
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(offered).toContain('City')
    for (const name of ['salary', 'cover_letter', 'resume'] as const)
      expect(offered).not.toContain(STANDARD_FIELDS[name].text.en)
  })

  it('can begin as a copy of another one', async () => {
    await renderApp(`${LIST}/new?from=31`, { as: settingsAdmin })
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Copy of New employee'),
    )
  })

  it('says at the name that another form has it, and keeps what was written', async () => {
    const fields = { name: 'Another form has this name.' }
    const replies = [refuseWith(createOnboardingForm, { code: 'value_taken', fields })]
    const { user } = await renderApp(`${LIST}/new`, { as: settingsAdmin, replies })
    const field = await screen.findByLabelText<HTMLInputElement>('Name')
    await user.type(field, 'New employee')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('This name is already used.')
    expect(field.value).toBe('New employee')
    await expectAccessible()
  })
})

describe('an onboarding form', () => {
  it('is changed from what was read, and asks before it is left unsaved', async () => {
    const sent: unknown[] = []
    const begun: (string | null)[] = []
    const replies = [
      reply(updateOnboardingForm, ({ body, headers }) => {
        sent.push(body)
        begun.push(headers.get('if-match'))
        return { data: { ...companyOnboardingForm, name: 'Newcomers' } }
      }),
    ]
    const { user } = await renderApp(`${LIST}/31`, { as: settingsAdmin, replies })
    await screen.findByText(/keep the copy that they took/)
    const field = await screen.findByLabelText<HTMLInputElement>('Name')
    await user.clear(field)
    await user.type(field, 'Newcomers')
    await user.click(screen.getByRole('link', { name: 'Onboarding forms', current: false }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The form is saved.')
    expect(sent).toEqual([{ name: 'Newcomers', sections }])
    expect(begun).toEqual([stateTag({ name, sections })])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('loses a field, and gets it back by undo', async () => {
    const { user } = await renderApp(`${LIST}/31`, { as: settingsAdmin })
    const [first] = await screen.findAllByRole('button', { name: /^Actions for “Phone/ })
    if (first === undefined) throw new Error('There is no field.')
    await user.click(first)
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(screen.queryByRole('button', { name: /^Actions for “Phone/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: /^Actions for “Phone/ })
    await expectAccessible()
  })

  it('is chosen for new hires, and no longer', async () => {
    let isForHires = false
    const stored = () => ({ data: { ...companyOnboardingForm, is_for_hires: isForHires } })
    const replies = [
      reply(getCompanyOnboardingForm, stored),
      reply(setHireForm, ({ body }) => {
        isForHires = body.is_for_hires
        return stored()
      }),
    ]
    const { user } = await renderApp(`${LIST}/31`, { as: settingsAdmin, replies })
    const tick = await screen.findByRole('checkbox', { name: 'New hires get this form' })
    await user.click(tick)
    await screen.findByText('New hires get “New employee”.')
    await waitFor(() => expect(tick).toHaveProperty('checked', true))
    await expectAccessible()
    await user.click(tick)
    await screen.findByText('New hires get no form.')
    await waitFor(() => expect(tick).toHaveProperty('checked', false))
  })

  it('says why the form could not be chosen for new hires', async () => {
    const replies = [refuseWith(setHireForm, { code: 'forbidden' })]
    const { user } = await renderApp(`${LIST}/31`, { as: settingsAdmin, replies })
    const tick = await screen.findByRole('checkbox', { name: 'New hires get this form' })
    await user.click(tick)
    await screen.findByRole('alert')
    expect(tick).toHaveProperty('checked', false)
  })

  it('that is archived is restored before it is changed', async () => {
    const archived = { ...companyOnboardingForm, is_archived: true }
    const replies = [reply(getCompanyOnboardingForm, () => ({ data: archived }))]
    await renderApp(`${LIST}/31`, { as: settingsAdmin, replies })
    await screen.findByText('This form is archived')
    expect(screen.queryByLabelText('Name')).toBeNull()
    screen.getByRole('button', { name: 'Restore' })
  })
})

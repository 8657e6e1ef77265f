import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { FormSection } from '#contract/assessments/form-fields.ts'
import { companyOnboardingForm } from '#contract/examples/account-onboarding-forms.ts'
import { formPackage } from '#contract/examples/application-form.ts'
import {
  getCompanyOnboardingForm,
  previewOnboardingForm,
  updateOnboardingForm,
} from '#contract/settings/account-onboarding-forms.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, type Reply, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'
import { conditionalSections } from '#testing/conditional-form.ts'

const FORM = '/settings/onboarding-forms/31'

describe('when a field of an onboarding form is shown', () => {
  it('is said at the field, and chosen from the answers to earlier fields', async () => {
    const { user, sent } = await openForm()
    await screen.findByText(/Shown if “Do you drive\?” is “Yes”/)
    await openCondition(user, 'What do you drive?')
    const dialog = within(await screen.findByRole('dialog'))
    await expectAccessible()
    const source = dialog.getByLabelText('After an answer to')
    expect(
      within(source)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Always shown', 'Do you drive?'])
    await user.selectOptions(dialog.getByLabelText('The answer'), 'No')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Shown if “Do you drive\?” is “No”/)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const [section] = sent[0] ?? []
    expect(section?.fields[1]?.shown_if).toEqual({ question_id: 'drives', value: 2 })
    expect(section?.fields[2]).toEqual(conditionalSections[0]?.fields[2])
  })

  it('can be always again', async () => {
    const { user, sent } = await openForm()
    await openCondition(user, 'What do you drive?')
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('After an answer to'), 'Always shown')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.[0]?.fields[1]).not.toHaveProperty('shown_if')
  })

  it('is named as a problem once its field comes later, and nothing is saved until then', async () => {
    const { user } = await openForm()
    await user.click(await screen.findByRole('button', { name: 'Move “Do you drive?” down' }))
    await screen.findByText(
      '“What do you drive?” depends on “Do you drive?”, which has to come before it. Move one of them.',
    )
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save.disabled).toBe(true)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Move “Do you drive?” up' }))
    expect(screen.queryByText('The form cannot be saved yet')).toBeNull()
  })

  it('is named as a problem once its field is removed', async () => {
    const { user } = await openForm()
    await user.click(await screen.findByRole('button', { name: 'Actions for “Do you drive?”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await screen.findByText(/“What do you drive\?” depends on a field that was removed\./)
  })
})

describe('the texts of an onboarding form in other languages', () => {
  it('are written one language at a time, and saved with the form', async () => {
    const { user, sent } = await openForm()
    await user.click(await screen.findByRole('button', { name: 'Français' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Text of “What do you drive\?”/).value).toBe(
      'Que conduisez-vous ?',
    )
    await user.type(screen.getByLabelText(/^Text of “Do you drive\?”/), 'Conduisez-vous ?')
    await user.type(
      screen.getByLabelText(/^Answer “A car” to “What do you drive\?”/),
      'Une voiture',
    )
    await user.type(screen.getByLabelText(/^Title of section 1/), 'Conduite')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await screen.findByText('The form is saved.')
    // The editor begins again from what was saved, in the language that was on screen.
    expect(screen.getByLabelText<HTMLInputElement>(/^Text of “Do you drive\?”/).value).toBe(
      'Conduisez-vous ?',
    )
    const [section] = sent[0] ?? []
    expect(section?.translations).toEqual({ es: 'Conducción', fr: 'Conduite' })
    expect(section?.fields[0]).toMatchObject({
      translations: {
        es: { text: '¿Conduces?' },
        fr: { text: 'Conduisez-vous ?', help: '', options: [] },
      },
    })
    expect(section?.fields[1]).toMatchObject({
      translations: {
        fr: {
          options: [
            { value: 2, text: 'Une grue' },
            { value: 1, text: 'Une voiture' },
          ],
        },
      },
    })
  })
})

describe('the preview of an onboarding form', () => {
  it('is the candidate’s own form, in each language, and keeps what was written', async () => {
    const asked: unknown[] = []
    const preview = reply(previewOnboardingForm, ({ body }) => {
      asked.push(body)
      return { data: { ...formPackage, kind: 'onboarding-form' as const } }
    })
    const { user } = await openForm([preview])
    await user.type(await screen.findByLabelText('Name'), ' 2')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Accept and start' }))
    await dialog.findByLabelText(/Phone number/)
    expect(asked[0]).toMatchObject({ name: 'New employee 2', sections: conditionalSections })
    await user.click(dialog.getByRole('button', { name: 'Français' }))
    await dialog.findByLabelText(/Numéro de téléphone/)
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('New employee 2')
  })

  it('says that it could not be loaded', async () => {
    const { user } = await openForm([refuse(previewOnboardingForm, 'internal')])
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('alert')
  })
})

async function openForm(more: readonly Reply[] = []) {
  const sent: FormSection[][] = []
  const form = { ...companyOnboardingForm, sections: conditionalSections }
  const replies = [
    reply(getCompanyOnboardingForm, () => ({ data: form })),
    reply(updateOnboardingForm, ({ body }) => {
      sent.push(body.sections)
      return { data: { ...form, ...body } }
    }),
    ...more,
  ]
  const { user } = await renderApp(FORM, { as: settingsAdmin, replies })
  return { user, sent }
}

async function openCondition(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  name: string,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Choose when it is shown' }))
}

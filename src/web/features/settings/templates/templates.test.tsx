import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { emailTemplates } from '#contract/examples/messages.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  deleteEmailTemplate,
  type EmailTemplate,
  listEmailTemplates,
  saveEmailTemplate,
} from '#contract/messages/email-templates.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const LIST = '/settings/templates/email'
const STANDARD = `${LIST}/not-selected`
const [standard] = emailTemplates
if (standard === undefined) throw new Error('The example has no template.')
const changed: EmailTemplate = { ...standard, type: 'team', subject: 'No luck this time' }

describe('the list of email templates', () => {
  it('names each with its languages, and says what the company wrote', async () => {
    await renderApp(LIST, { as: admin, replies: [listing([changed, ...emailTemplates.slice(1)])] })
    const list = within(await screen.findByRole('list', { name: 'Email templates' }))
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[1]).toContain('Not selectedEnglishChanged')
    expect(lines[2]).toContain('Visita al puertoEspañolWritten by your company')
    await expectAccessible()
  })

  it.each([
    { locale: 'es', heading: 'Plantillas de correo' },
    { locale: 'fr', heading: 'Modèles d’e-mail' },
  ] as const)('speaks the language $locale', async ({ locale, heading }) => {
    await renderApp(LIST, { as: admin, locale })
    await screen.findByRole('heading', { level: 1, name: heading })
    await expectAccessible()
  })
})

describe('an email template', () => {
  it('is shown with a preview, and with nothing to save before it is changed', async () => {
    await renderApp(STANDARD, { as: admin })
    const preview = within(await screen.findByRole('region', { name: 'Preview' }))
    await preview.findByText('Hello Emily,')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Restore to default' })).toBeNull()
    await expectAccessible()
  })

  it('is saved in the language that is open', async () => {
    const asked: unknown[] = []
    const saves = reply(saveEmailTemplate, ({ body }) => {
      asked.push(body)
      return { data: changed }
    })
    const { user } = await renderApp(STANDARD, { as: admin, replies: [saves] })
    const subject = await screen.findByLabelText('Subject')
    await user.clear(subject)
    await user.type(subject, 'No luck this time')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The template is saved.')
    const { template_display_name, purpose, body, language } = standard
    const subjectText = 'No luck this time'
    expect(asked).toEqual([
      { template_display_name, purpose, subject: subjectText, body, language },
    ])
    // What the product's templates are for is not changed.
    expect(screen.queryByLabelText('Used for')).toBeNull()
  })

  it('goes back to what was saved', async () => {
    const { user } = await renderApp(STANDARD, { as: admin })
    const subject = await screen.findByLabelText('Subject')
    await user.type(subject, '!')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(subject).toHaveProperty('value', standard.subject)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('asks before a language is left whose changes are not saved', async () => {
    const { user, address } = await renderApp(STANDARD, { as: admin })
    const subject = await screen.findByLabelText('Subject')
    await user.type(subject, '!')
    await user.click(screen.getByRole('link', { name: 'Français' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(address()).toBe(STANDARD)
    expect(subject).toHaveProperty('value', `${standard.subject}!`)
    await user.click(screen.getByRole('link', { name: 'Français' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await screen.findByText(/This template has no text in Français yet/)
    expect(address()).toBe(`${STANDARD}?language=fr`)
  })

  it('is not saved with a variable that there is not', async () => {
    const { user } = await renderApp(STANDARD, { as: admin })
    await user.type(await screen.findByLabelText('Subject'), ' {{{{salary}}')
    await screen.findByText('There is no variable {{salary}}.')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('is restored to the default after asking', async () => {
    const asked: unknown[] = []
    const deletes = reply(deleteEmailTemplate, ({ query }) => {
      asked.push(query.language)
      return { data: { template_slug: 'not-selected' } }
    })
    const replies = [listing([changed]), deletes]
    const { user } = await renderApp(STANDARD, { as: admin, replies })
    await user.click(await screen.findByRole('button', { name: 'Restore to default' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(
      'Are you sure you want to restore this email template to the default template? All of your changes will be lost and will not be able to be recovered.',
    )
    await user.click(dialog.getByRole('button', { name: 'Restore to default' }))
    await screen.findByText('The template is as it was.')
    expect(asked).toEqual(['en'])
  })

  it('is written in another language as well, and says that it is not there yet', async () => {
    await renderApp(`${LIST}/our-own?language=fr`, { as: admin })
    await screen.findByText(/This template has no text in Français yet/)
    expect(await screen.findByLabelText('Subject')).toHaveProperty('value', '')
    await expectAccessible()
  })

  it('is deleted where only the company has it, which leads back to the list', async () => {
    const { user, address } = await renderApp(`${LIST}/our-own`, { as: admin })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('The template is deleted.')
    await waitFor(() => expect(address()).toBe(LIST))
  })

  it('says that there is none of that name', async () => {
    await renderApp(`${LIST}/no-such`, { as: admin })
    await screen.findByRole('heading', { name: 'There is no such template' })
    await expectAccessible()
  })
})

function listing(data: EmailTemplate[]) {
  return reply(listEmailTemplates, { data })
}

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { EXAMPLES } from '#contract/examples/examples.ts'
import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import {
  createCompanyEmail,
  getCompanyEmail,
  restoreCompanyEmail,
  saveCompanyEmail,
} from '#contract/messages/email-editor.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin as as } from '#testing/components/settings-admin.ts'

const LIST = '/settings/templates/email'
const RECEIVED = `${LIST}/application-received`
const example = (endpoint: typeof getCompanyEmail | typeof createCompanyEmail) =>
  getCompanyEmail.responses[200].parse(EXAMPLES.get(endpoint)).data
const received = example(getCompanyEmail)
const visit = example(createCompanyEmail)
const changed: EditedEmail = {
  ...received,
  email_template_id: 15,
  is_default: false,
  subject: 'We have it',
  reply_to: 'hiring@harborpine.example.com',
}
const stored = (email: EditedEmail) => reply(getCompanyEmail, { data: email })

describe('the header of the email editor', () => {
  it('offers Restore for a changed email, and Save and Cancel once something changed', async () => {
    const { user } = await renderApp(RECEIVED, { as, replies: [stored(changed)] })
    const subject = await screen.findByLabelText('Subject')
    expect(buttons()).toEqual(['Restore to default'])
    await expectAccessible()
    await user.type(subject, '!')
    expect(buttons()).toEqual(['Restore to default', 'Cancel', 'Save'])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'We have it')
    expect(buttons()).toEqual(['Restore to default'])
  })

  it('does not offer Restore for a default, and says that it is used', async () => {
    await renderApp(`${RECEIVED}?language=fr`, { as })
    await screen.findByText(/^The default is used in Français/)
    expect(buttons()).toEqual([])
  })

  it('offers Delete and no Restore for a template of the company, which leads to the list', async () => {
    const { user, address } = await renderApp(`${LIST}/visit`, { as, replies: [stored(visit)] })
    await screen.findByLabelText('Subject')
    expect(buttons()).toEqual(['Delete'])
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    )
    await screen.findByText('The template is deleted.')
    await waitFor(() => expect(address()).toBe(LIST))
  })

  it('restores the default after asking, and shows it', async () => {
    const asked: unknown[] = []
    const { user, server } = await renderApp(RECEIVED, { as, replies: [stored(changed)] })
    server.use(
      reply(restoreCompanyEmail, ({ params, query }) => {
        asked.push([params.template_name, query.language])
        server.use(stored(received))
        return { data: { template_slug: 'application-received' } }
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Restore to default' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(
      'Are you sure you want to restore this email template to the default template? All of your changes will be lost and will not be able to be recovered.',
    )
    await user.click(dialog.getByRole('button', { name: 'Restore to default' }))
    await screen.findByText('The template is as it was.')
    await screen.findByDisplayValue(received.subject)
    expect(asked).toEqual([['application-received', 'en']])
    expect(buttons()).toEqual([])
  })
})

describe('the tabs of the email editor', () => {
  it('stand in the query, and keep what was typed', async () => {
    const { user, address } = await renderApp(RECEIVED, { as, replies: [stored(changed)] })
    await user.type(await screen.findByLabelText('Subject'), '!')
    await user.click(screen.getByRole('link', { name: 'Details' }))
    expect(await screen.findByLabelText('Replies go to')).toHaveProperty('value', changed.reply_to)
    expect(address()).toBe(`${RECEIVED}?tab=details`)
    await user.click(screen.getByRole('link', { name: 'Email body' }))
    expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'We have it!')
    expect(address()).toBe(RECEIVED)
  })

  it('ask before another language is opened with unsaved changes', async () => {
    const { user, address } = await renderApp(RECEIVED, { as, replies: [stored(changed)] })
    await user.type(await screen.findByLabelText('Subject'), '!')
    await user.click(screen.getByRole('link', { name: 'Français' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(address()).toBe(RECEIVED)
    await user.click(screen.getByRole('link', { name: 'Français' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(address()).toBe(`${RECEIVED}?language=fr`))
  })

  it('leave out the test data of everyone’s templates', async () => {
    const shared = stored({ ...visit, type: 'default' })
    await renderApp(`${LIST}/visit?tab=test-data`, { as, replies: [shared] })
    await screen.findByLabelText('Subject')
    expect(screen.queryByRole('link', { name: 'Test data' })).toBeNull()
  })

  it('show name and description of a system email as read-only', async () => {
    await renderApp(`${RECEIVED}?tab=details`, { as })
    expect(await screen.findByLabelText('Name of the template')).toHaveProperty('readOnly', true)
    expect(screen.getByLabelText('Description')).toHaveProperty('readOnly', true)
    await expectAccessible()
  })

  it('fill the plain text from the body until it is edited, and again when asked', async () => {
    const replies = [stored(changed)]
    const { user } = await renderApp(`${RECEIVED}?tab=plain-text`, { as, replies })
    const text = await screen.findByLabelText('Plain text')
    expect(text).toHaveProperty('value', changed.plain_body)
    await user.type(text, '!')
    screen.getByText('This text is your own and does not follow the email body.')
    await user.click(screen.getByRole('button', { name: 'Follow the email body again' }))
    expect(text).toHaveProperty('value', changed.plain_body)
    expect(buttons()).toEqual(['Restore to default'])
  })
})

describe('an email that is edited', () => {
  it('is not saved until everything that is missing is there', async () => {
    const { user } = await renderApp(RECEIVED, { as })
    await user.clear(await screen.findByLabelText('Subject'))
    const missing = within(screen.getByRole('region', { name: 'Before you can save' }))
    await user.click(missing.getByRole('link', { name: 'Enter a subject.' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Subject'))
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Subject'), 'New')
    await user.click(screen.getByRole('link', { name: 'Details' }))
    const replyTo = await screen.findByLabelText('Replies go to')
    expect(replyTo).toHaveProperty('value', as.email)
    await user.clear(replyTo)
    await user.click(screen.getByRole('link', { name: 'Email body' }))
    await screen.findByLabelText('Subject')
    const link = await screen.findByRole('link', { name: 'Enter an email address for replies.' })
    await user.click(link)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Replies go to')))
    await user.keyboard('hiring')
    await screen.findAllByText(/^Enter a whole email address/)
    await user.keyboard('@example.com')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
  })

  it('marks a variable that there is not, and misses the link that it needs', async () => {
    const { user } = await renderApp(RECEIVED, { as, replies: [stored(changed)] })
    await user.type(await screen.findByLabelText('Subject'), ' {{{{salary}}')
    await screen.findAllByText('There is no variable {{salary}}.')
    await user.click(screen.getByRole('button', { name: 'HTML' }))
    const source = await screen.findByLabelText('HTML of the email body')
    await user.clear(source)
    await user.type(source, '<p>Hi</p>')
    await screen.findAllByText(/^The body needs {{action_link}}/)
  })

  it('is saved in the language that is open, and a refusal keeps the text', async () => {
    const asked: unknown[] = []
    const refused = refuse(saveCompanyEmail, 'internal')
    const replies = [stored(changed), refused]
    const { user, server } = await renderApp(RECEIVED, { as, replies })
    const subject = await screen.findByLabelText('Subject')
    await user.clear(subject)
    await user.type(subject, 'Thank you')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('An error occurred please try again')
    expect(subject).toHaveProperty('value', 'Thank you')
    const saved = { ...changed, subject: 'Thank you' }
    server.use(
      reply(saveCompanyEmail, ({ body }) => {
        asked.push(body)
        server.use(stored(saved))
        return { data: saved }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The template is saved.')
    expect(asked).toMatchObject([
      { subject: 'Thank you', language: 'en', reply_to: changed.reply_to, plain_body: '' },
    ])
    await waitFor(() => expect(buttons()).toEqual(['Restore to default']))
  })

  it('says at the field what the server refuses of it', async () => {
    const replies = [stored(changed), refuseFields(saveCompanyEmail, 'subject')]
    const { user } = await renderApp(RECEIVED, { as, replies })
    await user.type(await screen.findByLabelText('Subject'), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Check what you entered here.')
  })

  it('begins as a template of the company from the notify address, and opens where it is stored', async () => {
    const asked: unknown[] = []
    const creates = reply(createCompanyEmail, ({ body }) => {
      asked.push(body)
      return { data: visit }
    })
    const { user, address } = await renderApp(`${LIST}/new`, { as, replies: [creates] })
    await user.type(await screen.findByLabelText('Subject'), 'Visit')
    await user.click(screen.getByRole('button', { name: 'HTML' }))
    await user.type(await screen.findByLabelText('HTML of the email body'), '<p>Hi</p>')
    await user.click(screen.getByRole('link', { name: 'Details' }))
    await user.type(await screen.findByLabelText('Name of the template'), 'Visit to the port')
    await user.clear(screen.getByLabelText('Replies go to'))
    await user.type(screen.getByLabelText('Replies go to'), 'hiring@example.com')
    await user.selectOptions(screen.getByLabelText('Used for'), 'Invitation')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe(`${LIST}/${visit.template_slug}?language=en`))
    expect(asked).toMatchObject([
      {
        template_display_name: 'Visit to the port',
        from_email: 'notify@fairlead.example',
        purpose: 'invitation',
      },
    ])
  })
})

/** What the header offers, in its order. */
function buttons(): string[] {
  const heading = screen.getByRole('heading', { level: 1 }).closest('header')
  if (heading === null) throw new Error('The page has no header.')
  return within(heading)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
}

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { emailBatch, messages, textPreview } from '#contract/examples/messages.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listMessages, type Message, type MessageBatch } from '#contract/messages/messages.ts'
import { listTextTemplates, previewText, textApplicants } from '#contract/messages/text-messages.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301'

/** Notes what is sent. */
function noting(batch: MessageBatch = emailBatch) {
  const sent: unknown[] = []
  const sends = reply(textApplicants, ({ body }) => {
    sent.push(body)
    return { data: batch }
  })
  return { sent, sends }
}

async function openDialog(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
  const bar = screen.getByRole('region', { name: 'Selected applicants' })
  await app.user.click(within(bar).getByRole('button', { name: 'More actions' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Text message…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Text message to Ines Duarte' })
  return { ...app, dialog }
}

function findTemplates(dialog: HTMLElement) {
  return within(dialog).findByRole('combobox', { name: /^Template/ })
}

async function sendTo(refusal: Reply) {
  const { user, dialog } = await openDialog(refusal)
  await user.type(within(dialog).getByRole('textbox', { name: /^Text message/ }), 'Hello')
  await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
  return within(dialog)
}

describe('a text message to applicants', () => {
  it.each([
    ['no_consent', /did not agree to text messages/],
    ['no_phone', /gave no phone number/],
  ] as const)('is not begun where it would reach no one: %s', async (skipped, text) => {
    const { user, dialog } = await openDialog(
      reply(previewText, { data: { ...textPreview, skipped } }),
    )
    await within(dialog).findByText(text)
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    expect(within(dialog).queryByRole('button', { name: /^Send/ })).toBeNull()
    await expectAccessible()
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is written with variables, previewed as the server fills it, and sent', async () => {
    const { sent, sends } = noting()
    const { user, dialog } = await openDialog(sends)
    expect(within(dialog).getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true)
    await user.type(within(dialog).getByRole('textbox', { name: /^Text message/ }), 'Hello ')
    await user.selectOptions(
      within(dialog).getByLabelText('Insert a variable', { exact: false }),
      'First name',
    )
    within(dialog).getByText(/^460 of 480 characters left/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText(/Your interview is at 9/)
    within(dialog).getByText('Ines Duarte · +34 600 00 00 00')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await screen.findByText('Text message sent to 1 applicant')
    expect(sent).toEqual([
      { ref_ids: [applicants[0]?.ref_id], body: 'Hello {{first_name}}', language: 'en' },
    ])
  })

  it('says who took their consent back meanwhile, in the preview and afterwards', async () => {
    const skipped = [{ ref_id: 1, reason: 'no_consent' as const }]
    const { sends } = noting({ ...emailBatch, batch_id: null, count: 0, skipped })
    let hasAgreed = true
    const preview = reply(previewText, () => ({
      data: hasAgreed
        ? textPreview
        : { ...textPreview, to_phone: null, skipped: 'no_consent' as const },
    }))
    const { user, dialog } = await openDialog(sends, preview)
    hasAgreed = false
    await user.type(within(dialog).getByRole('textbox', { name: /^Text message/ }), 'Hello')
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText(/did not agree to text messages and will not get it/)
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await screen.findByText('No text message was sent')
    screen.getByText('1 did not agree to text messages, or gave no phone number.')
  })

  it('asks before what was written is discarded', async () => {
    const { user, dialog } = await openDialog()
    await user.type(within(dialog).getByRole('textbox', { name: /^Text message/ }), 'Hello')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('dialog', { name: 'Discard this text message?' })
    await user.click(within(question).getByRole('button', { name: 'Continue writing' }))
    within(dialog).getByDisplayValue('Hello')
  })

  it('shows at its field what the server refuses', async () => {
    const dialog = await sendTo(refuseFields(textApplicants, 'body'))
    await dialog.findByText('Write a message of at most 480 characters.')
  })

  it('shows above its fields what is not about one', async () => {
    const dialog = await sendTo(refuse(textApplicants, 'internal'))
    await dialog.findByRole('alert')
  })

  it('begins with a template of the company, or another one as long as nothing is typed', async () => {
    const { sent, sends } = noting()
    const { user, dialog } = await openDialog(sends)
    const template = await findTemplates(dialog)
    expect(within(template).getAllByRole('option')).toHaveLength(3)
    await user.selectOptions(template, 'Call back')
    within(dialog).getByDisplayValue('Hi {{first_name}}, when can we talk?')
    await user.selectOptions(template, 'Next step')
    expect(template).toHaveProperty('value', '73')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await screen.findByText('Text message sent to 1 applicant')
    expect(sent).toMatchObject([{ body: 'Your next step is {{current_step_name}}.' }])
  })

  it('asks before a template replaces what was typed', async () => {
    const { user, dialog } = await openDialog()
    const template = await findTemplates(dialog)
    const message = within(dialog).getByRole('textbox', { name: /^Text message/ })
    await user.type(message, 'Hello')
    const answer = async (name: string) => {
      await user.selectOptions(template, 'Next step')
      const question = await screen.findByRole('dialog', { name: 'Replace your message?' })
      within(question).getByText(/^The template “Next step” replaces your message\./)
      await expectAccessible()
      await user.click(within(question).getByRole('button', { name }))
    }
    await answer('Continue writing')
    expect([message, template]).toMatchObject([{ value: 'Hello' }, { value: '' }])
    await answer('Replace')
    expect(message).toHaveProperty('value', 'Your next step is {{current_step_name}}.')
    expect(template).toHaveProperty('value', '73')
    await user.selectOptions(template, 'No template')
    expect(message).toHaveProperty('value', 'Your next step is {{current_step_name}}.')
  })

  it('offers no template where the company has none', async () => {
    let isAnswered = false
    const none = reply(listTextTemplates, () => {
      isAnswered = true
      return { data: [] }
    })
    const { user, dialog } = await openDialog(none)
    await waitFor(() => expect(isAnswered).toBe(true))
    await user.type(within(dialog).getByRole('textbox', { name: /^Text message/ }), 'Hello')
    expect(within(dialog).queryByLabelText('Template', { exact: false })).toBeNull()
  })

  it('can be written when the templates cannot be loaded', async () => {
    const { user, dialog } = await openDialog(refuse(listTextTemplates, 'internal'))
    await within(dialog).findByText('The templates could not be loaded.')
    await user.type(within(dialog).getByRole('textbox', { name: /^Text message/ }), 'Hello')
    within(dialog).getByDisplayValue('Hello')
    await expectAccessible()
  })

  it('says that a template is too long for a message, until it is shortened', async () => {
    const long = { text_template_id: 7, name: 'Long', body: 'a'.repeat(481) }
    const { user, dialog } = await openDialog(reply(listTextTemplates, { data: [long] }))
    await user.selectOptions(await findTemplates(dialog), 'Long')
    within(dialog).getByText('Write a message of at most 480 characters.')
    within(dialog).getByText(/^0 of 480 characters left/)
    expect(within(dialog).getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true)
    await user.type(
      within(dialog).getByRole('textbox', { name: /^Text message/ }),
      '{Backspace}{Backspace}',
    )
    within(dialog).getByText(/^1 of 480 characters left/)
    expect(within(dialog).queryByText('Write a message of at most 480 characters.')).toBeNull()
  })

  it('stands among the messages of the scorecard, and can be stopped there', async () => {
    const text: Message = {
      ...(messages[0] as Message),
      kind: 'text',
      subject: '',
      body: 'Come at 9.\nBring your license.',
    }
    const meta = { page: 1, page_size: 10, total: 1 }
    const replies = [reply(listMessages, { data: [text], meta })]
    await renderApp('/smartreq-detail-applicant/901?tab=messages', { as: recruiter, replies })
    const title = await screen.findByRole('heading', { level: 2, name: 'Messages' })
    const card = within(title.closest('section') ?? document.body)
    await card.findByText(/Come at 9\./)
    card.getByText('Text message')
    card.getByRole('button', { name: 'Cancel this text message' })
    await expectAccessible()
  })
})

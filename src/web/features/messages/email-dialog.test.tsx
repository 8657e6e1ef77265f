import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { emailBatch, messagePreview } from '#contract/examples/messages.ts'
import { applicants, requisitionDetail } from '#contract/examples/requisitions.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { listEmailTemplates } from '#contract/messages/email-templates.ts'
import {
  cancelMessages,
  emailApplicants,
  emailApplicantsWithFiles,
  previewMessage,
} from '#contract/messages/messages.ts'
import { getRequisition, listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301'
const MANY = 1204

/** Notes what is sent. */
function noting() {
  const sent: unknown[] = []
  const sends = reply(emailApplicants, ({ body }) => {
    sent.push(body)
    return { data: emailBatch }
  })
  return { sent, sends }
}

async function openDialog(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
  await app.user.click(screen.getByRole('button', { name: 'Email…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Email to Ines Duarte' })
  await within(dialog).findByRole('option', { name: 'Invitation to the next step' })
  return { ...app, dialog }
}

async function chooseTemplate({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.selectOptions(
    within(dialog).getByLabelText('Template', { exact: false }),
    'Invitation to the next step',
  )
  await within(dialog).findByRole('textbox', { name: 'Message' })
}

describe('an email with files', () => {
  it('takes documents within its bounds, and is sent with them', async () => {
    let count = 0
    const sends = reply(emailApplicantsWithFiles, () => {
      count += 1
      return { data: emailBatch }
    })
    const app = await openDialog(sends)
    await chooseTemplate(app)
    const { user, dialog } = app
    const choose = (...files: File[]) =>
      user.upload(within(dialog).getByLabelText('Attachments', { selector: 'input' }), files)
    await choose(new File(['By the north gate.'], 'Site map.txt'))
    await within(dialog).findByText(/Site map\.txt · 18/)
    await choose(new File([new Uint8Array([0x4d, 0x5a, 0x90, 0])], 'tour.pdf'))
    await within(dialog).findByText(
      'tour.pdf: This file is not what its name says: it holds something other than a PDF.',
    )
    await choose(new File(['a'], 'other.txt'))
    await user.click(await within(dialog).findByRole('button', { name: 'Remove other.txt' }))
    await waitFor(() => expect(within(dialog).queryByText(/other\.txt/)).toBeNull())
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText(messagePreview.subject)
    within(dialog).getByText(/^Site map\.txt · 18/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await screen.findByText('Email sent successfully to 1 applicant')
    expect(count).toBe(1)
  })
})

it('an email names each of several files that it leaves out, with the reason', async () => {
  const app = await openDialog()
  await chooseTemplate(app)
  const { user, dialog } = app
  const small = Array.from({ length: 5 }, (_, index) => new File(['a'], `small ${index}.txt`))
  await user.upload(within(dialog).getByLabelText('Attachments', { selector: 'input' }), [
    new File([new Uint8Array([0x4d, 0x5a, 0x90, 0])], 'tour.pdf'),
    new File(['a'.repeat(6 * 1024 * 1024)], 'map.txt'),
    new File(['a'.repeat(6 * 1024 * 1024)], 'plan.txt'),
    ...small,
  ])
  await within(dialog).findByText(/^tour\.pdf: This file is not what its name says/)
  within(dialog).getByText('plan.txt: Together, the files would be larger than 10 MB.')
  within(dialog).getByText('small 4.txt: An email takes 5 files at most.')
  const taken = within(within(dialog).getByRole('list', { name: 'Attachments' }))
  expect(taken.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Remove map.txt',
    ...small.slice(0, 4).map(({ name }) => `Remove ${name}`),
  ])
  await expectAccessible()
})

describe('an email to applicants', () => {
  it('begins with a template, is previewed as the server fills it, and sent with its variables', async () => {
    const { sent, sends } = noting()
    const app = await openDialog(sends)
    await chooseTemplate(app)
    const { user, dialog } = app
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText(messagePreview.subject)
    within(dialog).getByText('Hello Ines,')
    within(dialog).getByText('recruiter@example.com')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await screen.findByText('Email sent successfully to 1 applicant')
    expect(sent).toMatchObject([
      {
        ref_ids: [applicants[0]?.ref_id],
        subject: 'Your next step: {{current_step_name}}',
        language: 'en',
        template_slug: 'next-step',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that is scheduled says when it goes out, and a day without its time is asked for', async () => {
    const { sent, sends } = noting()
    const app = await openDialog(sends)
    await chooseTemplate(app)
    const { user, dialog } = app
    const at = within(dialog).getByLabelText<HTMLInputElement>(/^Send at/)
    at.setCustomValidity('Enter the time.')
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    expect(at.isConnected).toBe(true)
    at.setCustomValidity('')
    fireEvent.change(at, { target: { value: '2031-03-02T09:30' } })
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText(messagePreview.subject)
    await user.click(within(dialog).getByRole('button', { name: 'Schedule for 1 applicant' }))
    await screen.findByText(/^The email to 1 applicant goes out on /)
    expect(sent).toMatchObject([{ send_at: '2031-03-02T09:30:00.000Z' }])
  })

  it('can be stopped from its notice', async () => {
    const { sends } = noting()
    const cancelled: unknown[] = []
    const cancels = reply(cancelMessages, ({ params }) => {
      cancelled.push(params)
      return { data: { cancelled: 1, sent: 0 } }
    })
    const app = await openDialog(sends, cancels)
    await chooseTemplate(app)
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('1 message stopped.')
    expect(cancelled).toEqual([{ job_id: 301, batch_id: emailBatch.batch_id }])
  })

  it('says at the field and in the preview which variable there is not, before anything is sent', async () => {
    const app = await openDialog()
    await chooseTemplate(app)
    const { user, dialog } = app
    await user.type(within(dialog).getByLabelText('Subject'), ' and {{{{salary}}')
    within(dialog).getByText('There is no variable {{salary}}.')
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText('There is no variable {{salary}}.')
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Send to/ })
    expect(send.disabled).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }))
    within(dialog).getByLabelText('Subject')
  })

  it('keeps what was written when the server refuses it, and marks the field', async () => {
    const app = await openDialog(refuseFields(emailApplicants, 'send_at'))
    await chooseTemplate(app)
    const { user, dialog } = app
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 applicant' }))
    await within(dialog).findByText('Choose a time within the next 90 days.')
    expect(within(dialog).getByLabelText('Subject')).toHaveProperty(
      'value',
      'Your next step: {{current_step_name}}',
    )
  })

  it('warns in the preview of what is missing, and of who stopped emails', async () => {
    const lacks = { ...messagePreview, missing: ['last_name' as const], is_opted_out: true }
    const app = await openDialog(reply(previewMessage, { data: lacks }))
    await chooseTemplate(app)
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Preview' }))
    await within(app.dialog).findByText(/There is no value for this applicant: Last name\./)
    within(app.dialog).getByText(/stopped emails from your company/)
  })

  it('asks before what was written is discarded', async () => {
    const app = await openDialog()
    await chooseTemplate(app)
    const { user, dialog } = app
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const asked = await screen.findByRole('dialog', { name: 'Discard this email?' })
    await user.click(within(asked).getByRole('button', { name: 'Continue writing' }))
    expect(screen.getByRole('dialog', { name: 'Email to Ines Duarte' })).toBe(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can be written without templates when these cannot be loaded', async () => {
    const app = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(listEmailTemplates, 'internal')],
    })
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
    await app.user.click(screen.getByRole('button', { name: 'Email…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Email to Ines Duarte' })
    await within(dialog).findByText('The templates could not be loaded.')
    within(dialog).getByLabelText('Subject')
  })

  it('to all that match sends the filter, not the ids', async () => {
    const { sent, sends } = noting()
    const many = reply(listApplicants, {
      data: applicants,
      meta: { page: 1, page_size: 25, total: MANY },
    })
    const { user } = await renderApp(PATH, { as: recruiter, replies: [many, sends] })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
    await user.click(screen.getByRole('button', { name: 'Select all 1,204 that match' }))
    await user.click(screen.getByRole('button', { name: 'Email…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Email to 1,204 applicants' })
    await within(dialog).findByRole('option', { name: 'Invitation to the next step' })
    await chooseTemplate({ user, dialog } as Awaited<ReturnType<typeof openDialog>>)
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1,204 applicants' }))
    await screen.findByText(/Email sent successfully/)
    expect(sent).toMatchObject([{ matching: {} }])
  })

  it('is not offered to a user who may not decide', async () => {
    const reads = reply(getRequisition, { data: { ...requisitionDetail, can_decide: false } })
    await renderApp(PATH, { as: interviewer, replies: [reads] })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    expect(screen.queryByRole('checkbox', { name: 'Select Ines Duarte' })).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  bulkRejectApplicants,
  decideOnApplicant,
  decideOnApplicants,
} from '#contract/decisions/decisions.ts'
import { batchResult, decision } from '#contract/examples/decisions.ts'
import { messagePreview } from '#contract/examples/messages.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301'
const SCORECARD = '/smartreq-detail-applicant/901?job=301'

async function reject(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
  await app.user.click(screen.getByRole('button', { name: 'Reject…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ines Duarte' })
  await within(dialog).findByRole('option', { name: 'Requirements not met' })
  await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'Requirements not met')
  return { ...app, dialog }
}

async function write({ user, dialog }: Awaited<ReturnType<typeof reject>>) {
  await user.click(within(dialog).getByRole('checkbox', { name: 'Send an email' }))
  await within(dialog).findByRole('textbox', { name: 'Message' })
}

function noting() {
  const sent: unknown[] = []
  const rejects = reply(bulkRejectApplicants, ({ body }) => {
    sent.push(body)
    return { data: batchResult }
  })
  return { sent, rejects }
}

describe('the email that goes with a rejection', () => {
  it('is not sent unless it is wanted', async () => {
    const { sent, rejects } = noting()
    const { user, dialog } = await reject(rejects)
    within(dialog).getByText(/No email is sent/)
    await user.click(within(dialog).getByRole('button', { name: 'Reject 1 applicant' }))
    await screen.findByText('1 rejected')
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toHaveProperty('message')
  })

  it('begins with the text of a rejection, and is never offered an invitation', async () => {
    const { user, dialog } = await reject()
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Send an email' }))
    const template = within(dialog).getByLabelText('Template', { exact: false })
    expect(template).toHaveProperty('value', 'not-selected en')
    expect(within(dialog).getByLabelText('Subject')).toHaveProperty(
      'value',
      'Your application for {{job_name}}',
    )
    const offered = within(template).getAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual([
      'No template',
      'Not selected',
      'Visita al puerto',
    ])
    await expectAccessible()
  })

  it('is written from a template, previewed, and delayed', async () => {
    const { sent, rejects } = noting()
    const app = await reject(rejects)
    await write(app)
    const { user, dialog } = app
    within(dialog).getByText(/and later your email/)
    await user.selectOptions(within(dialog).getByLabelText('When it is sent'), 'In 3 days')
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText(messagePreview.subject)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Reject 1 applicant' }))
    await screen.findByText('1 rejected')
    screen.getByText(/^The email goes out on .+, unless you undo it\.$/)
    expect(sent).toMatchObject([
      {
        message: {
          subject: 'Your application for {{job_name}}',
          template_slug: 'not-selected',
          delay_minutes: 4320,
        },
      },
    ])
  })

  it('is marked where the server refuses it', async () => {
    const app = await reject(refuseFields(bulkRejectApplicants, 'message.subject'))
    await write(app)
    const { user, dialog } = app
    await user.click(within(dialog).getByRole('button', { name: 'Reject 1 applicant' }))
    await within(dialog).findByText('Check what you entered here.')
    expect(within(dialog).getByLabelText('Subject').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the email that goes with advancing', () => {
  const advances = (sent: unknown[]) => [
    reply(decideOnApplicants, ({ body }) => {
      sent.push(body)
      return { data: batchResult }
    }),
    reply(decideOnApplicant, ({ body }) => {
      sent.push(body)
      return { data: decision }
    }),
  ]

  it('begins with the invitation to the next step, and is sent with the decision about several', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(PATH, { as: recruiter, replies: advances(sent) })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
    const bar = within(screen.getByRole('region', { name: 'Selected applicants' }))
    await user.click(bar.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Advance and email…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Advance Ines Duarte' }))
    const template = await dialog.findByLabelText('Template', { exact: false })
    expect(template).toHaveProperty('value', 'next-step en')
    await dialog.findByRole('textbox', { name: 'Message' })
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Advance and email' }))
    await screen.findByText('1 advanced')
    expect(sent).toMatchObject([{ action: 'advance', message: { delay_minutes: 10 } }])
  })

  it('goes out with the decision on the scorecard', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(SCORECARD, { as: recruiter, replies: advances(sent) })
    const panel = within(await screen.findByRole('region', { name: 'Decision' }))
    await user.click(panel.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Advance and email…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Advance / }))
    await user.selectOptions(await dialog.findByLabelText('When it is sent'), 'In 24 hours')
    await user.click(dialog.getByRole('button', { name: 'Advance and email' }))
    await screen.findByText('1 advanced')
    expect(sent).toMatchObject([{ action: 'advance', message: { delay_minutes: 1440 } }])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  getInviteMessage,
  inviteApplicant,
  listInvitedApplicants,
  saveInviteMessage,
} from '#contract/applicants/applicant-invitations.ts'
import { invitedApplicant, inviteMessage } from '#contract/examples/applicant-invitations.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  refuse,
  refuseFields,
  refuseWith,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const POSTINGS = '/smartreq-detail/setup/job-postings?job=301'

async function openScreen(replies: readonly Reply[] = []) {
  const { user } = await renderApp(POSTINGS, { as: recruiter, replies: [...replies] })
  await screen.findByRole('heading', { name: 'Invite people by email' })
  const open = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    return screen.findByRole('dialog')
  }
  return { user, open }
}

describe('inviting people to apply', () => {
  it('lists who was invited, and what became of it', async () => {
    await openScreen()
    const list = await screen.findByRole('list', { name: 'Invited people' })
    within(list).getByText('Inês Duarte')
    within(list).getByText('Sent')
    await expectAccessible()
  })

  it('takes a name of one character of a script that writes names so', async () => {
    const bodies: unknown[] = []
    const invites = reply(inviteApplicant, ({ body }) => {
      bodies.push(body)
      return { data: invitedApplicant }
    })
    const { user, open } = await openScreen([invites])
    const dialog = within(await open('Invite a person'))
    await user.type(dialog.getByLabelText('Email'), 'na@li.example')
    await user.type(dialog.getByLabelText('First name'), '娜')
    await user.type(dialog.getByLabelText('Last name'), '李')
    await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() =>
      expect(bodies).toEqual([{ email: 'na@li.example', first_name: '娜', last_name: '李' }]),
    )
  })

  it('sends an invitation after a look at how it reads', async () => {
    const bodies: unknown[] = []
    const invites = reply(inviteApplicant, ({ body }) => {
      bodies.push(body)
      return { data: invitedApplicant }
    })
    const { user, open } = await openScreen([invites])
    const dialog = await open('Invite a person')
    await within(dialog).findByText('Apply for Warehouse Lead')
    await expectAccessible()
    await user.type(within(dialog).getByLabelText('Email'), 'ines@duarte.example')
    await user.type(within(dialog).getByLabelText('First name'), 'Inês')
    await user.type(within(dialog).getByLabelText('Last name'), 'Duarte')
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
    await screen.findByText('Inês Duarte is invited.')
    expect(bodies).toEqual([
      { email: 'ines@duarte.example', first_name: 'Inês', last_name: 'Duarte' },
    ])
  })

  it.each([
    ['emails_stopped', 'This person asked your company for no more emails.'],
    ['invited_already', 'This person has been invited to this requisition already.'],
  ] as const)('says why a person is not invited: %s', async (code, text) => {
    const { user, open } = await openScreen([refuse(inviteApplicant, code)])
    const dialog = await open('Invite a person')
    const email = within(dialog).getByLabelText('Email')
    await user.type(email, 'ines@duarte.example')
    await user.type(within(dialog).getByLabelText('First name'), 'Inês')
    await user.type(within(dialog).getByLabelText('Last name'), 'Duarte')
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
    await within(dialog).findByText(text)
    expect(email).toHaveProperty('value', 'ines@duarte.example')
    await expectAccessible()
  })

  it.each([
    ['es', 'Esta persona pidió a tu empresa no recibir más correos.', 'Invitar a una persona'],
    ['fr', /^Cette personne a demandé à votre entreprise/, 'Inviter une personne'],
  ] as const)('says it in the language %s', async (locale, text, button) => {
    const replies = [refuse(inviteApplicant, 'emails_stopped')]
    const { user } = await renderApp(POSTINGS, { as: recruiter, locale, replies })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog')
    const [email, first, last] = within(dialog).getAllByRole('textbox')
    if (email === undefined || first === undefined || last === undefined)
      throw new Error('The dialog has no fields.')
    await user.type(email, 'ines@duarte.example')
    await user.type(first, 'Inês')
    await user.type(last, 'Duarte')
    await user.keyboard('{Enter}')
    await within(dialog).findByText(text)
    await expectAccessible()
  })

  it('says when the invitations could not be loaded', async () => {
    await openScreen([refuse(listInvitedApplicants, 'internal')])
    await screen.findByText('The invitations could not be loaded')
    await expectAccessible()
  })
})

describe('the message of invitations', () => {
  it('is changed with a preview', async () => {
    const bodies: unknown[] = []
    const saves = reply(saveInviteMessage, ({ body }) => {
      bodies.push(body)
      return { data: { ...inviteMessage, ...body, is_default: false } }
    })
    const { user, open } = await openScreen([saves])
    const dialog = await open('Edit the invitation')
    const subject = await within(dialog).findByLabelText('Subject')
    await user.clear(subject)
    await user.type(subject, 'Come and join us')
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    await within(dialog).findByText('Apply for Warehouse Lead')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText('The invitation is saved.')
    expect(bodies).toMatchObject([{ subject: 'Come and join us', language: 'en' }])
  })

  it('is not written over unseen where a colleague saved another one', async () => {
    const stored = { ...inviteMessage, subject: 'From a colleague' }
    const refuses = refuseWith(saveInviteMessage, { code: 'conflict', details: { stored } })
    let message = inviteMessage
    const reads = reply(getInviteMessage, () => ({ data: message }))
    const { user, open } = await openScreen([reads, refuses])
    const dialog = await open('Edit the invitation')
    const subject = await within(dialog).findByLabelText<HTMLInputElement>('Subject')
    await user.type(subject, ' now')
    message = stored
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('From a colleague')
    expect(subject.value).toBe(`${inviteMessage.subject} now`)
    await expectAccessible()
    const load = 'Discard mine and load what is saved'
    await user.click(within(dialog).getByRole('button', { name: load }))
    await within(dialog).findByDisplayValue('From a colleague')
  })

  it('says at the field what is wrong', async () => {
    const { user, open } = await openScreen([refuseFields(saveInviteMessage, 'body')])
    const dialog = await open('Edit the invitation')
    await within(dialog).findByLabelText('Subject')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('Write a message.')
  })

  it('says when it could not be loaded', async () => {
    const { open } = await openScreen([refuse(getInviteMessage, 'internal')])
    const dialog = await open('Edit the invitation')
    await within(dialog).findByText('The invitation could not be loaded')
    await expectAccessible()
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getPosting } from '#contract/careers/positions.ts'
import { position } from '#contract/examples/careers.ts'
import { tracker } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { giveConsent } from '#contract/privacy/consents.ts'
import { createTracker, listTrackers } from '#contract/progress/progress.ts'
import { forgotPassword } from '#contract/session/passwords.ts'
import { createUser, signInByLink } from '#contract/session/session.ts'
import { verifyEmail } from '#contract/session/verification.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, replyNothing } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = `/login/applicant/${position.job_uuid}`
const UID = '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7399'
const signedIn = { data: { token: 'access.token', refresh: 'refresh.token', user: candidate } }

describe('the page of a position', () => {
  it('says the terms, the pay, and each part with its minutes, before it asks for anything', async () => {
    await renderApp(PATH)
    await screen.findByRole('link', { name: 'Apply' })
    for (const text of ['$24 – $29.50 per hour', 'Full-time', 'On site', 'Leads the early shift.'])
      screen.getByText(text)
    screen.getByText(/1 part, about 15 min\. 1 more is optional\./)
    screen.getByText(/Apply by December 12, 2026/)
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(first?.textContent).toBe('Work styleabout 15 min')
    expect(second?.textContent).toBe('NumericalOptional · about 8 min')
    expect(screen.queryByRole('textbox')).toBeNull()
    await expectAccessible()
  })

  it('begins with a name and an email address, and keeps the source of the link', async () => {
    const sent: unknown[] = []
    const noting = reply(createUser, ({ body }) => {
      sent.push(body)
      return signedIn
    })
    const { user, address } = await renderApp(`${PATH}?src=abc`, { replies: [noting] })
    await user.click(await screen.findByRole('link', { name: 'Apply' }))
    expect(address()).toBe(`${PATH}?apply=1&src=abc`)
    await user.type(await screen.findByLabelText('First name'), 'Ines')
    await user.type(screen.getByLabelText('Last name'), 'Duarte')
    await user.type(screen.getByLabelText('Email'), candidate.email)
    expect(screen.queryByLabelText('Password')).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Start application' }))
    await screen.findByRole('heading', { level: 3, name: 'Work style' })
    expect(address()).toContain('/user/progress-tracker')
    expect(sent).toMatchObject([{ email: candidate.email, job_uuid: position.job_uuid }])
    expect(sent[0]).not.toHaveProperty('password')
  })

  it('sends the id that the link’s sender has for the application', async () => {
    const sent: unknown[] = []
    const noting = reply(createTracker, ({ body }) => {
      sent.push(body)
      return { data: tracker }
    })
    const none = reply(listTrackers, { data: [] })
    const agreed = reply(giveConsent, { data: { text_ids: [] } })
    const link = `${PATH}?external_application_id=12345678901234567890&src=abc`
    const { user } = await renderApp(link, { as: candidate, replies: [none, noting, agreed] })
    await user.click(await screen.findByRole('button', { name: /^Continue/ }))
    await screen.findByRole('heading', { level: 3, name: 'Work style' })
    expect(sent).toEqual([
      {
        job_uuid: position.job_uuid,
        source_token: 'abc',
        external_application_id: '12345678901234567890',
      },
    ])
  })

  it('tells the owner of a known address where to look', async () => {
    const { user } = await renderApp(`${PATH}?apply=1`, {
      replies: [refuse(createUser, 'sign_in_link_sent')],
    })
    await user.type(await screen.findByLabelText('First name'), 'Ines')
    await user.type(screen.getByLabelText('Last name'), 'Duarte')
    await user.type(screen.getByLabelText('Email'), `${candidate.email}{Enter}`)
    await screen.findByRole('heading', { name: 'Check your email' })
    screen.getByText(new RegExp(`we sent to ${candidate.email}`))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Use another email address' }))
    await screen.findByLabelText('First name')
  })

  it('shows the form at once where the device stored a page without details', async () => {
    const { details: _, ...older } = position
    await renderApp(PATH, { replies: [reply(getPosting, { data: older })] })
    await screen.findByRole('button', { name: 'Start application' })
  })
})

describe('an emailed sign-in link', () => {
  const link = `/sign-in-link/${UID}/token`

  it('signs in by a press, and leads to the application', async () => {
    const { user, address } = await renderApp(`${link}?jobUuid=${position.job_uuid}`, {
      replies: [reply(signInByLink, signedIn)],
    })
    await expectAccessible()
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 3, name: 'Work style' })
    expect(address()).toContain('/user/progress-tracker')
  })

  it('offers a new one where it does not work', async () => {
    const { user } = await renderApp(`${link}?jobUuid=${position.job_uuid}`, {
      replies: [refuse(signInByLink, 'link_not_valid')],
    })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const again = await screen.findByRole('link', { name: 'Get a new link' })
    expect(again.getAttribute('href')).toBe(`${PATH}?apply=1`)
  })

  it('offers a new one on the page of the job profile that it was asked for on', async () => {
    const { user } = await renderApp(`${link}?jobUuid=${position.job_uuid}&page=participant`, {
      replies: [refuse(signInByLink, 'link_not_valid')],
    })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const again = await screen.findByRole('link', { name: 'Get a new link' })
    expect(again.getAttribute('href')).toBe(`/login/participant/${position.job_uuid}`)
  })

  it('does not take the place of another user who is signed in', async () => {
    await renderApp(link, { as: candidate })
    await screen.findByText(/^You are signed in as/)
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })
})

describe('an account without a password', () => {
  it('chooses one with the email that confirms its address', async () => {
    const password = { uid: UID, user_token: 'token' }
    await renderApp(`/verify-email/${UID}/token`, {
      replies: [reply(verifyEmail, { data: { password_link: password } })],
    })
    const choose = await screen.findByRole('link', { name: 'Choose a password' })
    expect(choose.getAttribute('href')).toBe(`/change-password/${UID}/token`)
  })

  it('is emailed a link in place of being asked for a password that it does not have', async () => {
    const { user } = await renderApp('/change-password', {
      as: { ...candidate, has_password: false },
      replies: [replyNothing(forgotPassword)],
    })
    await user.click(await screen.findByRole('button', { name: 'Email me the link' }))
    await screen.findByText(/It works once, for 60 minutes/)
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await expectAccessible()
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { acceptStaffInvitation, openStaffInvitation } from '#contract/access/staff-invitations.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LINK = '/join/0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d99/token'
const invitation = {
  account_name: 'Harbor & Pine Logistics',
  role_name: 'Recruiter',
  email: candidate.email,
}

function invites(has_account: boolean) {
  return reply(openStaffInvitation, { data: { ...invitation, has_account } })
}

describe('the page of an invitation to a company', () => {
  it('asks a user without an account for name and password', async () => {
    await renderApp(LINK, { replies: [invites(false)] })
    await screen.findByRole('heading', { level: 1, name: 'Work with Harbor & Pine Logistics' })
    screen.getByText(/with the role Recruiter/)
    screen.getByLabelText('First name')
    screen.getByRole('button', { name: 'Accept the invitation' })
    await expectAccessible()
  })

  it('leads a user with an account to the login page, and back here', async () => {
    await renderApp(LINK, { replies: [invites(true)] })
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(LINK)}`)
    expect(screen.queryByLabelText('First name')).toBeNull()
    await expectAccessible()
  })

  it('tells a user of another address whom it was sent to', async () => {
    await renderApp(LINK, { as: recruiter, replies: [invites(true)] })
    await screen.findByText(/you are signed in as maya\.torres/)
    screen.getByRole('link', { name: 'Sign out and sign in with the other account' })
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
    await expectAccessible()
  })

  it('lets the invited user accept, and only then opens the company', async () => {
    const accepted: unknown[] = []
    const accept = reply(acceptStaffInvitation, ({ body }) => {
      accepted.push(body)
      return { data: { ...candidate, roles: recruiter.roles } }
    })
    const { user, address } = await renderApp(LINK, {
      as: candidate,
      replies: [invites(true), accept],
    })
    const button = await screen.findByRole('button', { name: 'Accept the invitation' })
    expect(accepted).toEqual([])
    await expectAccessible()
    await user.click(button)
    await screen.findByRole('heading', { level: 1, name: 'Requisitions' })
    expect(accepted).toHaveLength(1)
    expect(address()).toBe('/hire')
  })

  it('says so when the invitation was withdrawn meanwhile', async () => {
    const { user } = await renderApp(LINK, {
      as: candidate,
      replies: [invites(true), refuse(acceptStaffInvitation, 'not_found')],
    })
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }))
    await screen.findByRole('heading', { level: 1, name: 'This link does not work' })
    await expectAccessible()
  })
})

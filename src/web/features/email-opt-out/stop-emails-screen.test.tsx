import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getEmailOptOut, saveEmailOptOut } from '#contract/messages/email-opt-out.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/stop-emails/7/0197a3f2-6b1c-4d42-8e55-3f9a1c2b7599/token'

describe('the page behind the link below an email', () => {
  it('stops the emails of the company when asked to, and not before', async () => {
    const saved: unknown[] = []
    const saves = reply(saveEmailOptOut, ({ body }) => {
      saved.push(body)
      return { data: { company_name: 'Halden Logistics', ...body } }
    })
    const { user } = await renderApp(PATH, { replies: [saves] })
    await screen.findByRole('heading', { level: 1, name: 'Stop emails from Halden Logistics?' })
    expect(saved).toEqual([])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Stop emails' }))
    await screen.findByRole('heading', {
      level: 1,
      name: 'Halden Logistics no longer writes to you by email',
    })
    await user.click(screen.getByRole('button', { name: 'Allow emails again' }))
    await screen.findByRole('button', { name: 'Stop emails' })
    expect(saved).toEqual([{ is_opted_out: true }, { is_opted_out: false }])
  })

  it('says of a link that is none that it does not work', async () => {
    await renderApp(PATH, { replies: [refuse(getEmailOptOut, 'not_found')] })
    await screen.findByRole('heading', { level: 1, name: 'This link does not work' })
    await expectAccessible()
  })

  it('offers to try again when the server fails', async () => {
    const { user } = await renderApp(PATH, { replies: [refuse(saveEmailOptOut, 'internal')] })
    await user.click(await screen.findByRole('button', { name: 'Stop emails' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Stop emails' })
  })

  it('waits while the server has not answered', async () => {
    await renderApp(PATH, { replies: [leaveUnanswered(getEmailOptOut)] })
    await screen.findByRole('heading', { level: 1, name: 'Emails' })
  })
})

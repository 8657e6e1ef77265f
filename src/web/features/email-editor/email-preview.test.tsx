import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { EXAMPLES } from '#contract/examples/examples.ts'
import { getCompanyEmail, previewCompanyEmail } from '#contract/messages/email-editor.ts'
import { logout } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin as as } from '#testing/components/settings-admin.ts'
import { remember } from '#web/offline/browser-storage.ts'

import { findTestData } from './test-data.ts'

const RECEIVED = '/settings/templates/email/application-received'
const { data: received } = getCompanyEmail.responses[200].parse(EXAMPLES.get(getCompanyEmail))
const changed = {
  data: { ...received, email_template_id: 15, is_default: false, subject: 'We have it' },
}

describe('the preview of an email', () => {
  it('shows subject, sender and a sandboxed frame, also without images', async () => {
    const { user } = await renderApp(RECEIVED, { as })
    const preview = within(await screen.findByRole('region', { name: 'Preview' }))
    await preview.findByText('Harbor & Pine Logistics <no-reply@fairlead.example>')
    preview.getByText('We have your application for Warehouse associate')
    const frame = preview.getByTitle('Email body')
    expect(frame.getAttribute('sandbox')).toBe('')
    expect(frame.getAttribute('src')).not.toContain('images=off')
    await user.click(preview.getByRole('checkbox', { name: 'Images' }))
    expect(preview.getByTitle('Email body').getAttribute('src')).toContain('images=off')
  })

  it('is filled with the user’s test data, which another user does not see', async () => {
    const asked: string[] = []
    const previews = reply(previewCompanyEmail, ({ body }) => {
      asked.push(body.subject)
      const data = EXAMPLES.get(previewCompanyEmail)
      return previewCompanyEmail.responses[200].parse(data)
    })
    const replies = [previews]
    const ofAnother = { 'application-received': { company_name: 'Quayside' } }
    remember('email-test-data', JSON.stringify({ userId: 999, templates: ofAnother }))
    const { user } = await renderApp(`${RECEIVED}?tab=test-data`, { as, replies })
    expect(await screen.findByLabelText('Company name')).toHaveProperty('value', '')
    await user.type(screen.getByLabelText('Title of the requisition'), 'Crane operator')
    await waitFor(() => expect(asked.at(-1)).toContain('Crane operator'))
    expect(findTestData(as.user_id, 'application-received')).toEqual({ job_name: 'Crane operator' })
    // An address stays the example: a test leads nowhere.
    expect(screen.queryByLabelText('action link')).toBeNull()
    await expectAccessible()
  })

  it.each([
    [102_000, 0],
    [102_001, 1],
  ])('of %i bytes warns %i times that Gmail cuts it off', async (bytes, warnings) => {
    const { data } = previewCompanyEmail.responses[200].parse(EXAMPLES.get(previewCompanyEmail))
    const replies = [reply(previewCompanyEmail, { data: { ...data, html_bytes: bytes } })]
    await renderApp(RECEIVED, { as, replies })
    await screen.findByTitle('Email body')
    expect(screen.queryAllByText(/^This email is .* Gmail only shows the first/)).toHaveLength(
      warnings,
    )
  })

  it('is sent to the user as a test', async () => {
    const { user } = await renderApp(RECEIVED, { as, replies: [reply(getCompanyEmail, changed)] })
    await user.click(await screen.findByRole('button', { name: 'Send a test to myself' }))
    await screen.findByText('A test is on its way to rosa@harbor-pine.example.')
  })

  it('has no test data left once its user signs out', async () => {
    const { user } = await renderApp(`${RECEIVED}?tab=test-data`, { as })
    await user.type(await screen.findByLabelText('Company name'), 'Q')
    expect(findTestData(as.user_id, 'application-received')).toEqual({ company_name: 'Q' })
    await closeApp({ keepsDevice: true })
    await renderApp('/logout', { as, replies: [refuse(logout, 'unavailable')] })
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(findTestData(as.user_id, 'application-received')).toEqual({})
  })
})

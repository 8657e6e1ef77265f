import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { configurationExample } from '#contract/examples/requisition-configuration.ts'
import { recruiter } from '#contract/examples/session.ts'
import { saveRequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

describe('the configurations', () => {
  const url = '/smartreq-detail/setup/configurations?job=301'

  it('are saved, with a deadline and without one', async () => {
    const bodies: unknown[] = []
    const saves = reply(saveRequisitionConfiguration, ({ body }) => {
      bodies.push(body)
      return { data: { ...configurationExample, ...body } }
    })
    const { user } = await renderApp(url, { as: recruiter, replies: [saves] })
    const deadline = await screen.findByLabelText(/^Application deadline/)
    expect(deadline).toHaveProperty('value', '2026-12-31')
    await expectAccessible()
    fireEvent.change(deadline, { target: { value: '' } })
    const days = screen.getByLabelText('Days before someone can apply again')
    await user.clear(days)
    await user.type(days, '30')
    await user.click(screen.getByRole('checkbox', { name: 'Ask equal-opportunity questions' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The configurations are saved.')
    const changed = { retake_interval_days: 30, apply_until: null, asks_eeoc: true }
    expect(bodies).toEqual([{ ...configurationExample, ...changed }])
  })

  it('require a resume, offer languages, and say whom to ask for accommodations', async () => {
    const bodies: unknown[] = []
    const saves = reply(saveRequisitionConfiguration, ({ body }) => {
      bodies.push(body)
      return { data: { ...configurationExample, ...body } }
    })
    const { user } = await renderApp(url, { as: recruiter, replies: [saves] })
    await user.click(await screen.findByRole('checkbox', { name: 'A resume' }))
    await user.click(screen.getByRole('checkbox', { name: 'Français' }))
    await user.click(screen.getByRole('checkbox', { name: 'Español' }))
    expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText(/^Accommodations/), 'More time on request.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The Contact for accommodations field is required')
    expect(bodies).toEqual([])
    await user.type(screen.getByLabelText(/^Contact for accommodations/), 'ana@harbor.example')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The configurations are saved.')
    expect(bodies).toEqual([
      {
        ...configurationExample,
        is_resume_required: true,
        languages: ['en'],
        accommodations: 'More time on request.',
        accommodations_contact: 'ana@harbor.example',
      },
    ])
    await expectAccessible()
  })

  it('say that the form does not ask for what is to be required', async () => {
    const refused = refuseFields(saveRequisitionConfiguration, 'is_resume_required')
    const { user } = await renderApp(url, { as: recruiter, replies: [refused] })
    await user.click(await screen.findByRole('checkbox', { name: 'A resume' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^The published application form does not ask for it/)
    await expectAccessible()
  })

  it('say at the field what the server refuses', async () => {
    const refused = refuseFields(saveRequisitionConfiguration, 'apply_until')
    const { user } = await renderApp(url, { as: recruiter, replies: [refused] })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByLabelText(/^Application deadline/).getAttribute('aria-invalid')).toBe(
        'true',
      ),
    )
    await expectAccessible()
  })
})

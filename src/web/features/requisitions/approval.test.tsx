import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { changeRequisitionStatus } from '#contract/plan-editor/requisition-setup.ts'
import { getScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { getRequisition, type RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { getHiringSettings, saveHiringSettings } from '#contract/settings/hiring-settings.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const admin: CurrentUser = {
  ...recruiter,
  roles: recruiter.roles.map((role) => ({ ...role, company_settings_access: true })),
}
const DETAIL = '/smartreq-detail/applicants?job=301'
const COMPLETE = '/hire/smartreq-builder/complete?job=301'
const SETTINGS = '/settings/requisitions'

const waiting: Partial<RequisitionDetail> = {
  status: 'pending_approval',
  opened_at: null,
  approval: { requested_by_name: 'Maya Torres', requested_at: '2026-11-20T09:00:00.000Z' },
}

describe('a requisition that waits for approval', () => {
  it('is approved from its banner', async () => {
    const { user, sent } = await open({ ...waiting, actions: ['approve', 'send_back', 'cancel'] })
    await screen.findByText(/Asked by Maya Torres/)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Approve and open' }))
    const dialog = await screen.findByRole('dialog', { name: /Approve and open: / })
    await user.click(within(dialog).getByRole('button', { name: 'Approve and open' }))
    expect(sent).toEqual([{ action: 'approve' }])
  })

  it('is sent back with what has to change', async () => {
    const { user, sent } = await open({ ...waiting, actions: ['approve', 'send_back'] })
    await user.click(await screen.findByRole('button', { name: 'Send back' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('What has to change'), 'Two openings')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Send back' }))
    expect(sent).toEqual([{ action: 'send_back', reason: 'Two openings' }])
  })

  it('says at the reason that it is missing', async () => {
    const { user, sent } = await open({ ...waiting, actions: ['send_back'] })
    await user.click(await screen.findByRole('button', { name: 'Send back' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Send back' }))
    await within(dialog).findByText('Say what has to change.')
    expect(sent).toEqual([])
  })

  it('offers who asked to take the request back, and nothing to a reader', async () => {
    await open({ ...waiting, actions: ['withdraw_request'] })
    await screen.findByRole('button', { name: 'Take the request back' })
    expect(screen.queryByRole('button', { name: 'Approve and open' })).toBeNull()
  })

  it('shows a draft why it was sent back', async () => {
    await open({ status: 'draft', opened_at: null, returned_note: 'Two openings', actions: [] })
    await screen.findByText('Sent back for changes')
    await screen.findByText('Two openings')
  })
})

describe('the end of the builder', () => {
  it('asks for approval where the requisition cannot be opened', async () => {
    const { user, sent } = await open({
      status: 'draft',
      actions: ['request_approval', 'cancel'],
      others: [reply(getScreeningPlan, ready)],
      path: COMPLETE,
    })
    await user.click(await screen.findByRole('button', { name: 'Ask for approval' }))
    expect(sent).toEqual([{ action: 'request_approval' }])
  })

  it('says that the requisition waits', async () => {
    await open({ ...waiting, actions: ['withdraw_request'], path: COMPLETE })
    await screen.findByText(/Asked by Maya Torres/)
    expect(screen.queryByRole('button', { name: 'Open the requisition' })).toBeNull()
    await expectAccessible()
  })
})

describe('the settings of requisitions', () => {
  it('switch approval on, and say whom candidates ask', async () => {
    const saved: unknown[] = []
    const saves = reply(saveHiringSettings, ({ body }) => {
      saved.push(body)
      const contact = body.candidate_contact ?? ''
      return { data: { needs_approval: true, candidate_contact: contact, waiting_count: 0 } }
    })
    const { user } = await renderApp(SETTINGS, { as: admin, replies: [saves] })
    await user.click(await screen.findByLabelText(/approved before they open/))
    await user.type(screen.getByLabelText(/^Contact for candidates/), 'jobs@harbor.example')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The settings are saved.')
    expect(saved).toEqual([{ needs_approval: true, candidate_contact: 'jobs@harbor.example' }])
    await expectAccessible()
  })

  it('lead to what is waiting', async () => {
    const data = { needs_approval: true, candidate_contact: '', waiting_count: 2 }
    await renderApp(SETTINGS, { as: admin, replies: [reply(getHiringSettings, { data })] })
    const link = await screen.findByRole('link', {
      name: '2 requisitions are waiting for approval',
    })
    expect(link.getAttribute('href')).toBe('/hire?status=pending_approval')
  })

  it('speak Spanish', async () => {
    await renderApp(SETTINGS, { as: admin, locale: 'es' })
    await screen.findByLabelText(/Las vacantes se aprueban antes de abrirse/)
  })
})

const ready = { data: { ...plan, problems: [] } }

type Shown = Partial<RequisitionDetail> & { path?: string; others?: readonly Reply[] }

async function open({ path = DETAIL, others = [], ...changed }: Shown) {
  const sent: unknown[] = []
  const replies = [
    reply(getRequisition, { data: { ...requisitionDetail, ...changed } }),
    reply(changeRequisitionStatus, ({ body }) => {
      sent.push(body)
      return { data: { job_id: 301, status: 'open' as const } }
    }),
    ...others,
  ]
  return { ...(await renderApp(path, { as: recruiter, replies })), sent }
}

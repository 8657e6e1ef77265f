import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getAccountInfo, type AccountInfo } from '#contract/access/account.ts'
import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getRequisition, type RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const account: AccountInfo = {
  name: 'Harbor & Pine Logistics',
  account_id: 7,
  uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d07',
  logo_url: null,
  use_custom_header: false,
  custom_header_file: null,
  accent_color: null,
  preferences: [],
}

const open = (change: Partial<RequisitionDetail> = {}, replies: readonly Reply[] = []) =>
  renderApp('/smartreq-detail/applicants?job=301', {
    as: recruiter,
    replies: [reply(getRequisition, { data: { ...requisitionDetail, ...change } }), ...replies],
  })

it('A requisition says how many of its promised answers were on time', async () => {
  await open()
  await screen.findByText('46 of 50 promised answers on time')
  await expectAccessible()
})

it('A requisition says nothing of promised answers before there are any', async () => {
  await open({ answers: { in_time: 0, total: 0 } })
  await screen.findByText(/openings filled$/)
  expect(screen.queryByText(/promised answers/)).toBeNull()
})

it('The bar names the company whose requisition it is', async () => {
  await open({}, [reply(getAccountInfo, { data: { ...account, name: 'Blue Ridge Freight' } })])
  await screen.findByText(/openings filled$/)
  const [bar] = screen.getAllByRole('banner')
  await waitFor(() => expect(bar?.textContent).toContain('Blue Ridge Freight'))
})

it.each([
  { canDecide: true, tabs: 1 },
  { canDecide: false, tabs: 0 },
])('A hiring manager who can decide ($canDecide) has the setup of a requisition', async (given) => {
  const roles = recruiter.roles.map((role) => ({ ...role, smartreq_access: false }))
  await renderApp('/smartreq-detail/applicants?job=301', {
    as: { ...recruiter, roles },
    replies: [
      reply(getRequisition, { data: { ...requisitionDetail, can_decide: given.canDecide } }),
    ],
  })
  await screen.findByText(/openings filled$/)
  expect(screen.queryAllByRole('link', { name: 'Setup' })).toHaveLength(given.tabs)
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { jobOffer } from '#contract/examples/offers.ts'
import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { type JobOffer, listJobOffers } from '#contract/offers/job-offers.ts'
import { getRequisition } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/offers?job=301'
const listing = (data: JobOffer[]) =>
  reply(listJobOffers, { data, meta: { page: 1, page_size: 25, total: data.length } })

it('the offers of a requisition lead to the scorecard on which each is followed', async () => {
  await renderApp(PATH, { as: recruiter })
  const link = await screen.findByRole('link', { name: jobOffer.applicant_name })
  expect(link.getAttribute('href')).toBe(
    `/smartreq-detail-applicant/${jobOffer.user_smartreq_id}?job=301&tab=offer`,
  )
  screen.getByText('1 offer')
  await expectAccessible()
})

it('the offers of a requisition are filtered by the address', async () => {
  const asked: unknown[] = []
  const lists = reply(listJobOffers, ({ query }) => {
    asked.push(query.state)
    const data = query.state === 'declined' ? [] : [jobOffer]
    return { data, meta: { page: 1, page_size: 25, total: data.length } }
  })
  const { user, address } = await renderApp(PATH, { as: recruiter, replies: [lists] })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'declined')
  await waitFor(() => expect(address()).toBe(`${PATH}&state=declined`))
  await user.click(await screen.findByRole('button', { name: 'Show all offers' }))
  await waitFor(() => expect(address()).toBe(PATH))
  expect(asked.slice(0, 2)).toEqual([undefined, 'declined'])
})

it('a requisition without offers says where they are written', async () => {
  await renderApp(PATH, { as: recruiter, replies: [listing([])] })
  await screen.findByRole('heading', { name: 'No offers yet' })
  await expectAccessible()
})

it('a requisition has no tab of offers for users who cannot send them', async () => {
  const detail = { ...requisitionDetail, can_decide: false, can_offer: false }
  await renderApp('/smartreq-detail/activity?job=301', {
    as: recruiter,
    replies: [reply(getRequisition, { data: detail })],
  })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Setup' })).toBeNull())
  expect(screen.queryByRole('link', { name: 'Offers' })).toBeNull()
})

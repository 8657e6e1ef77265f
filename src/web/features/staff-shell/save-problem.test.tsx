import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getRequisitionDetails,
  saveRequisitionDetails,
  type RequisitionDetails,
} from '#contract/plan-editor/requisition-setup.ts'
import { getRequisition } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/setup/details?job=301'

const mine: RequisitionDetails = {
  title: 'Warehouse Lead',
  department: 'Operations',
  description: '<p>Leads the early shift.</p>',
  city: 'Savannah',
  state: 'GA',
  country_code: 'US',
  openings: 4,
  retake_interval_days: 90,
  profile_job_id: null,
}
const theirs = { ...mine, title: 'Night Lead', description: '<p>Leads the night shift.</p>' }

/** The form of a requisition, with a title that is typed while a colleague saves another one. */
async function collide() {
  let stored = mine
  const replies = [
    reply(getRequisitionDetails, () => ({ data: stored })),
    refuseWith(saveRequisitionDetails, { code: 'conflict', details: { stored: theirs } }),
  ]
  const { user, server } = await renderApp(PATH, { as: recruiter, replies })
  const title = await screen.findByLabelText(/^Title/)
  await user.clear(title)
  await user.type(title, 'Dock Lead')
  stored = theirs
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const notice = within(
    (await screen.findByText('Someone saved a change while you were writing')).closest(
      '[role="status"], [role="alert"]',
    ) ?? document.body,
  )
  return { user, server, notice }
}

const titleField = () => screen.getByLabelText<HTMLInputElement>(/^Title/)

it('What a colleague saved meanwhile is shown beside what is typed, which can be saved over it', async () => {
  const { user, server, notice } = await collide()
  expect(titleField().value).toBe('Dock Lead')
  const saved = within(notice.getByRole('region', { name: 'What is saved now' }))
  saved.getByText('Night Lead')
  expect(saved.getByText('Leads the night shift.').closest('details')).toBeNull()
  await expectAccessible()
  const bodies: unknown[] = []
  server.use(
    reply(saveRequisitionDetails, ({ body }) => {
      bodies.push(body.title)
      return { data: { ...theirs, ...body } }
    }),
  )
  await user.click(notice.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(bodies).toEqual(['Dock Lead']))
  await screen.findByText('The details are saved.')
})

it('What a colleague saved meanwhile can take the place of what is typed, in the heading as well', async () => {
  const { user, server, notice } = await collide()
  server.use(reply(getRequisition, { data: { ...requisitionDetail, title: 'Night Lead' } }))
  await user.click(notice.getByRole('button', { name: 'Discard mine and load what is saved' }))
  await waitFor(() => expect(titleField().value).toBe('Night Lead'))
  expect(screen.queryByText('Someone saved a change while you were writing')).toBeNull()
  await screen.findByRole('heading', { level: 1, name: /Night Lead/ })
})

it('What is typed stays where what is saved cannot be read', async () => {
  const { user, server, notice } = await collide()
  server.use(refuse(getRequisitionDetails, 'internal'))
  await user.click(notice.getByRole('button', { name: 'Discard mine and load what is saved' }))
  await screen.findByText('An error occurred please try again')
  expect(titleField().value).toBe('Dock Lead')
})

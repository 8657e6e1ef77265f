import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScreeningPlan, saveScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'

it('undoes on the screen what was removed before the plan was left and opened again', async () => {
  const server = planServer()
  const { user } = await renderApp(PLAN, { as: recruiter, replies: server.replies })
  await removeTrialShift(user)
  await waitFor(() => expect(server.titles()).toHaveLength(1))
  await leaveForTeam(user)
  await user.click(screen.getByRole('link', { name: 'Screening plan' }))
  await screen.findByRole('textbox', { name: 'Title of step 1' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const restored = await screen.findByRole('textbox', { name: 'Title of step 2' })
  expect(restored).toHaveProperty('value', 'Trial shift')
  await waitFor(() => expect(server.titles()).toHaveLength(2))
})

it.each([
  ['plan_changed', 'The plan has changed since, so nothing was undone.'],
  ['internal', 'An error occurred please try again'],
] as const)('says that nothing was undone, after the plan was left: %s', async (code, text) => {
  const { replies, titles } = planServer()
  const { user, server } = await renderApp(PLAN, { as: recruiter, replies })
  await removeTrialShift(user)
  await waitFor(() => expect(titles()).toHaveLength(1))
  await leaveForTeam(user)
  server.use(refuse(saveScreeningPlan, code))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('It could not be undone.')
  expect(screen.getAllByText(text)).toHaveLength(1)
  expect(screen.queryByText('Undone.')).toBeNull()
  await expectAccessible()
})

it('An undo that was refused can be tried again, and then says that it is undone', async () => {
  const { replies, titles } = planServer()
  const { user, server } = await renderApp(PLAN, { as: recruiter, replies })
  await removeTrialShift(user)
  await waitFor(() => expect(titles()).toHaveLength(1))
  await leaveForTeam(user)
  server.use(refuse(saveScreeningPlan, 'internal'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('It could not be undone.')
  server.use(...replies)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Undone.')
  expect(titles()).toEqual(plan.steps.map(({ title }) => title))
})

it('says it once where the plan is open, in the editor', async () => {
  const { replies, titles } = planServer()
  const { user, server } = await renderApp(PLAN, { as: recruiter, replies })
  await removeTrialShift(user)
  await waitFor(() => expect(titles()).toHaveLength(1))
  server.use(refuse(saveScreeningPlan, 'plan_changed'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Someone else changed this plan')
  await screen.findByText('It could not be undone.')
  expect(screen.queryByText('Undone.')).toBeNull()
  expect(screen.queryByText(/nothing was undone/)).toBeNull()
})

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function removeTrialShift(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
}

async function leaveForTeam(user: User) {
  await user.click(screen.getByRole('link', { name: 'Team' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title of step 1' })).toBeNull())
}

/** A server that keeps the plan that it was sent. */
function planServer() {
  let now = plan
  return {
    titles: () => now.steps.map(({ title }) => title),
    replies: [
      reply(getScreeningPlan, () => ({ data: now })),
      reply(saveScreeningPlan, ({ body }) => {
        const steps = plan.steps.filter(({ title }) =>
          body.steps.some((step) => step.title === title),
        )
        now = { ...now, steps, is_draft: true, revision: body.revision + 1 }
        return { data: now }
      }),
    ],
  }
}

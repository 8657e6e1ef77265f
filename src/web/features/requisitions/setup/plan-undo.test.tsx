import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScreeningPlan, saveScreeningPlan } from '#contract/screening-plan.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'

it('undoes on the screen what was removed before the plan was left and opened again', async () => {
  const server = planServer()
  const { user } = await renderApp(PLAN, { as: recruiter, replies: server.replies })
  await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(server.titles()).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Team' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title of step 1' })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Screening plan' }))
  await screen.findByRole('textbox', { name: 'Title of step 1' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const restored = await screen.findByRole('textbox', { name: 'Title of step 2' })
  expect(restored).toHaveProperty('value', 'Trial shift')
  await waitFor(() => expect(server.titles()).toHaveLength(2))
})

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

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  listPlanContent,
  type PlanBody,
  saveScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

it('a step for interviews comes with its interview', async () => {
  const saved: PlanBody[] = []
  const skillTest = contentOfKind('skill-test')
  const meeting = { ...skillTest, asmt_id: 91, slug: 'interview', kind: 'interview' as const }
  const replies = [
    reply(listPlanContent, { data: [skillTest, meeting] }),
    reply(saveScreeningPlan, ({ body }) => {
      saved.push(body)
      return { data: plan }
    }),
  ]
  const path = '/smartreq-detail/setup/screening-plan?job=301'
  const { user } = await renderApp(path, { as: recruiter, replies })
  await user.click(await screen.findByRole('button', { name: 'Add a step' }))
  await user.click(screen.getByRole('menuitem', { name: 'Interview' }))
  await screen.findByText('Time, place and interviewers')
  await waitFor(() => {
    const step = saved.at(-1)?.steps.at(-1)
    expect(step?.standard_title).toBe('interview')
    expect(step?.activities).toMatchObject([{ asmt_id: 91, settings: { kind: 'interview' } }])
  })
})

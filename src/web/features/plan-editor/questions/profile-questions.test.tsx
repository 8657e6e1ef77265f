import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { everyType } from '#contract/examples/screening-questions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  type PlanBody,
  type ScreeningPlan,
  saveScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLANS = '/jobdetails/setup/measurement-plans?job=341'

it('The questions of a profile offer no knock-outs, and are stored without those of before', async () => {
  const sent: PlanBody[] = []
  const replies = [
    reply(getScreeningPlan, { data: asking() }),
    reply(saveScreeningPlan, ({ body }) => {
      sent.push(body)
      return { data: asking() }
    }),
  ]
  const { user } = await renderApp(PLANS, { as: recruiter, replies })
  await user.click(await screen.findByText('Questions'))
  const [choice] = everyType
  if (choice?.type !== 'single_choice') throw new Error('The first example is no choice.')
  expect(choice.options.some((one) => one.is_knock_out)).toBe(true)
  expect(screen.queryByText('Knock-out')).toBeNull()
  await user.click(screen.getByRole('button', { name: `Actions for “${choice.text}”` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByRole('checkbox', { name: /Knock-out/ })).toBeNull()
  await user.type(dialog.getByLabelText('Question'), ' Today')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.stringify(sent)).toContain(`${choice.text} Today`)
  expect(JSON.stringify(sent)).toContain('"is_knock_out":false')
  expect(JSON.stringify(sent)).not.toContain('"is_knock_out":true')
})

function asking(): ScreeningPlan {
  const [first] = plan.steps
  const [activity] = first?.activities ?? []
  if (first === undefined || activity === undefined) throw new Error('The plan asks nothing.')
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('screening-questions')
  const settings = { kind: 'screening-questions' as const, questions: everyType }
  const activities = [{ ...activity, ...content, question_count: everyType.length, settings }]
  const step = { ...first, pass_rule: { kind: 'manual' as const }, answer_days: null, activities }
  return { ...plan, steps: [step], under_way: [] }
}

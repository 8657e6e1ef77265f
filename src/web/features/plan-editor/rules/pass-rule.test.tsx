import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'

/** A server that stores what it is sent of the rules. */
function storing(bodies: PlanBody[]) {
  return reply(saveScreeningPlan, ({ body }) => {
    bodies.push(body)
    const steps = plan.steps.map((step, index) => ({
      ...step,
      pass_rule: body.steps[index]?.pass_rule ?? step.pass_rule,
    }))
    return { data: { ...plan, steps, version: 2, is_draft: true, revision: body.revision + 1 } }
  })
}

describe('the pass rule of a step', () => {
  it.each([
    ['en', 'Pass ≥ 60', 'Manual'],
    ['es', 'Superado ≥ 60', 'Manual'],
    ['fr', 'Réussie ≥ 60', 'Manuel'],
  ] as const)('stands in the header of its step, in %s', async (locale, score, manual) => {
    await renderApp(PLAN, { as: recruiter, locale })
    await screen.findByText(score)
    screen.getByText(manual)
  })

  it('is chosen with a score, which is stored with the plan', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(PLAN, { as: recruiter, replies: [storing(bodies)] })
    await user.click(
      await screen.findByRole('button', { name: 'Pass rule of Trial shift: Manual' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'When is “Trial shift” passed?' })
    await user.selectOptions(within(dialog).getByLabelText('Pass rule'), 'The score is high enough')
    const score = within(dialog).getByLabelText('Lowest score that passes')
    await user.clear(score)
    await user.type(score, '75')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Pass rule of Trial shift: Pass ≥ 75' })
    await waitFor(() =>
      expect(bodies.map(({ steps }) => steps.map((step) => step.pass_rule))).toEqual([
        [
          { kind: 'min_score', min_score: 60 },
          { kind: 'min_score', min_score: 75 },
        ],
      ]),
    )
  })

  it.each(['', '101', '-1', 'sixty'])('refuses the score %j at its field', async (typed) => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(PLAN, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByText('Pass ≥ 60'))
    const score = await screen.findByLabelText('Lowest score that passes')
    await user.clear(score)
    if (typed !== '') await user.type(score, typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(score.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(score)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    screen.getByText('Pass ≥ 60')
    expect(bodies).toEqual([])
  })

  it('is a problem of the plan where it could never be met', async () => {
    const problems = [
      { code: 'rule_needs_score', step: 0, attribute_type_id: null },
      { code: 'rule_needs_activity', step: 1, attribute_type_id: null },
    ] as const
    const draft = { ...plan, version: 2, is_draft: true, problems: [...problems] }
    await renderApp(PLAN, {
      as: recruiter,
      replies: [reply(getScreeningPlan, { data: draft })],
    })
    await screen.findByText(/asks for a score, but measures nothing that has a weight/)
    screen.getByText(/“Trial shift” has a pass rule, but no required activity/)
  })
})

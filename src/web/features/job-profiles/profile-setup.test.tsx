import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { model } from '#contract/examples/predictive-models.ts'
import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getJobOutcomes,
  type JobOutcomesBody,
  saveJobOutcomes,
} from '#contract/job-profiles/job-outcomes.ts'
import {
  getScreeningPlan,
  type PlanBody,
  type PlanStep,
  saveScreeningPlan,
} from '#contract/plan-editor/screening-plan.ts'
import {
  listPredictiveModels,
  selectAndWeightPredictiveModel,
} from '#contract/requisitions/predictive-models.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const OUTCOMES = '/jobdetails/setup/outcomes?job=341'
const PLANS = '/jobdetails/setup/measurement-plans?job=341'
const MODELS = '/jobdetails/setup/predictive-models?job=341'

describe('the outcomes of a profile', () => {
  it('are added, ordered and given a scale, and saved together', async () => {
    const saved: JobOutcomesBody[] = []
    const saves = reply(saveJobOutcomes, ({ body }) => {
      saved.push(body)
      return { data: { outcomes: [], library: [] } }
    })
    const { user } = await renderApp(OUTCOMES, { as: recruiter, replies: [saves] })
    await user.click(await screen.findByRole('button', { name: 'Attendance' }))
    await user.selectOptions(screen.getByLabelText('Frequency of Attendance'), 'Every month')
    await user.click(screen.getByRole('button', { name: 'Edit scale: Attendance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scale of Attendance' }))
    await user.type(dialog.getAllByLabelText(/^Example/)[0] ?? dialog.getByText(''), 'Often late')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Use this scale' }))
    await user.click(screen.getByRole('button', { name: 'Actions for Attendance' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The outcomes are saved.')
    expect(saved[0]?.outcomes.map((one) => [one.attribute_type_id, one.frequency])).toEqual([
      [92, 'monthly'],
      [91, 'quarterly'],
    ])
    expect(saved[0]?.outcomes[0]?.points[0]).toEqual({
      name: 'Far below expectations',
      anchor: 'Often late',
    })
  })

  it('come back with their scale when a removal is undone', async () => {
    const { user } = await renderApp(OUTCOMES, { as: recruiter })
    await user.click(await screen.findByRole('button', { name: 'Actions for Safe work' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(screen.queryByText(/^Unsafe · /)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(/^Unsafe · /)
    await expectAccessible()
  })

  it('of a colleague who saved first are not overwritten', async () => {
    const details = { stored: { outcomes: [] } }
    const replies = [refuseWith(saveJobOutcomes, { code: 'conflict', details })]
    const { user } = await renderApp(OUTCOMES, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Attendance' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('A colleague changed the outcomes. Yours are not saved.')
    await user.click(screen.getByRole('button', { name: 'Discard mine and load what is saved' }))
    await screen.findByRole('button', { name: 'Attendance' })
  })

  it('say where they come from while a company has none', async () => {
    const none = reply(getJobOutcomes, { data: { outcomes: [], library: [] } })
    await renderApp(OUTCOMES, { as: recruiter, replies: [none] })
    const link = await screen.findByRole('link', { name: 'company settings' })
    expect(link.getAttribute('href')).toBe('/settings/outcome')
  })
})

describe('the measurement plan of a profile', () => {
  const [first] = plan.steps
  const steps = (first === undefined ? [] : [first]).map((step) => ({
    ...step,
    title: 'Working style',
    standard_title: null,
    pass_rule: { kind: 'manual' as const },
    answer_days: null,
  }))
  const stored = (all: PlanStep[]) => ({ data: { ...plan, steps: all, under_way: [] } })

  it('has a list for attributes and one for outcomes, without rules for applicants', async () => {
    const sent: PlanBody[] = []
    const saves = reply(saveScreeningPlan, ({ body }) => {
      sent.push(body)
      return stored(steps)
    })
    const replies = [reply(getScreeningPlan, stored(steps)), saves]
    const { user } = await renderApp(PLANS, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'What measures the attributes' })
    await screen.findByDisplayValue('Working style')
    expect(screen.queryByRole('button', { name: /Staff decide|business day/u })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add a step for outcomes' }))
    await waitFor(() =>
      expect(sent.at(-1)?.steps.map((one) => [one.title, one.usage_type])).toEqual([
        ['Working style', 1],
        ['New step', 3],
      ]),
    )
    expect(sent.at(-1)?.steps[1]).toMatchObject({ answer_days: null, activities: [] })
  })

  it('does not show a step with what only applicants get, and keeps it', async () => {
    const sent: PlanBody[] = []
    const [style] = steps
    if (style === undefined) throw new Error('The example has no step.')
    const activities = style.activities.map((one) => ({ ...one, kind: 'offer' as const }))
    const all = [...steps, { ...style, job_step_id: 409, title: 'Hidden', activities }]
    const saves = reply(saveScreeningPlan, ({ body }) => {
      sent.push(body)
      return stored(all)
    })
    const replies = [reply(getScreeningPlan, stored(all)), saves]
    const { user } = await renderApp(PLANS, { as: recruiter, replies })
    await screen.findByDisplayValue('Working style')
    expect(screen.queryByDisplayValue('Hidden')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add a step for attributes' }))
    await waitFor(() => expect(sent.at(-1)?.steps.map((one) => one.job_step_id)).toContain(409))
  })
})

it('The models of a profile say what they are for, and are used without a comparison of applicants', async () => {
  const sent: unknown[] = []
  const listed = reply(listPredictiveModels, {
    data: { is_use_pred_models: false, models: [{ ...model, version_in_use: null }] },
  })
  const selects = reply(selectAndWeightPredictiveModel, ({ body }) => {
    sent.push(body)
    return { data: { job_id: 341, is_use_pred_models: true, is_recalculating: false } }
  })
  const { user } = await renderApp(MODELS, { as: recruiter, replies: [listed, selects] })
  await screen.findByText(/^The overall scores on the pages/)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: /^Use this model/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Use this model' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { predictive_model_id: model.predictive_model_id, version: model.version },
    ]),
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobAttributes } from '#contract/plan-editor/job-attributes.ts'
import {
  getScreeningPlan,
  publishScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'

describe('the plan', () => {
  it('stores each change with the revision that the one before led to', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(PLAN, { as: recruiter, replies: [storing(bodies)] })
    const second = await screen.findByRole('region', { name: 'Step 2' })
    await user.click(within(second).getByRole('button', { name: /Add an activity/ }))
    await user.click(screen.getByRole('menuitem', { name: /Numerical reasoning/ }))
    await within(second).findByRole('checkbox', { name: 'Required Numerical reasoning' })
    const title = screen.getByRole('textbox', { name: 'Title of step 2' })
    await user.clear(title)
    await user.type(title, 'Numbers')
    await user.tab()
    await waitFor(() => expect(bodies.at(-1)?.steps[1]?.title).toBe('Numbers'))
    expect(bodies.map(({ revision }) => revision)).toEqual([4, 5])
    expect(bodies.at(-1)?.steps[1]?.activities).toMatchObject([{ asmt_id: 12, is_required: true }])
    await expectAccessible()
  })

  it('takes back what was removed, and keeps what was changed since', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(PLAN, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(bodies.at(-1)?.steps).toHaveLength(1))
    const title = screen.getByRole('textbox', { name: 'Title of step 1' })
    await user.clear(title)
    await user.type(title, 'Tests')
    await user.tab()
    await waitFor(() => expect(bodies.at(-1)?.steps[0]?.title).toBe('Tests'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(bodies.at(-1)?.steps.map((step) => step.title)).toEqual(['Tests', 'Trial shift']),
    )
    expect(screen.getByRole('textbox', { name: 'Title of step 2' })).toHaveProperty(
      'value',
      'Trial shift',
    )
  })

  it('asks again for the attributes that were asked for before a change was stored', async () => {
    const [stored, loaded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    const saves = reply(saveScreeningPlan, async () => {
      await stored.promise
      return { data: plan }
    })
    const attributes = reply(getJobAttributes, async () => {
      asked += 1
      await loaded.promise
      return { data: { attributes: [], groups: [], library: [] } }
    })
    const app = { as: recruiter, replies: [saves, attributes] }
    const { user, goTo } = await renderApp(PLAN, app)
    await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
    await goTo('/hire/smartreq-builder/attributes?job=301')
    await screen.findByRole('link', { name: 'Attributes', current: 'step' })
    const before = asked
    stored.resolve()
    await waitFor(() => expect(asked).toBe(before + 1))
    loaded.resolve()
  })

  it('promises an answer within five days in a new step, and within others by its dialog', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(PLAN, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: 'Add a step' }))
    await user.click(screen.getByRole('menuitem', { name: 'Step with a title of your own' }))
    await waitFor(() => expect(bodies.at(-1)?.steps.at(-1)?.answer_days).toBe(5))
    const buttons = screen.getAllByRole('button', { name: /Answer in 5 days$/ })
    await user.click(buttons.at(-1) as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: /^When do applicants hear/ }))
    await user.selectOptions(dialog.getByLabelText('Answer within'), '10 business days')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodies.at(-1)?.steps.at(-1)?.answer_days).toBe(10))
  })

  it('moves a step by its menu', async () => {
    const bodies: PlanBody[] = []
    const { user } = await renderApp(PLAN, { as: recruiter, replies: [storing(bodies)] })
    await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
    await waitFor(() => expect(bodies.at(-1)?.steps[0]?.title).toBe('Trial shift'))
  })

  it('tells the second of two editors, and loads what the first one made', async () => {
    const theirs = { ...plan, revision: 9, steps: plan.steps.slice(0, 1) }
    let isChanged = false
    const { user } = await renderApp(PLAN, {
      as: recruiter,
      replies: [
        refuse(saveScreeningPlan, 'plan_changed'),
        reply(getScreeningPlan, () => ({ data: isChanged ? theirs : plan })),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
    isChanged = true
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
    await user.click(await screen.findByRole('button', { name: 'See what changed' }))
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this plan' })
    within(within(dialog).getByRole('region', { name: 'What they changed' })).getByText(
      'Step “Trial shift” was removed.',
    )
    const own = within(dialog).getByRole('region', { name: 'Your unsaved changes' })
    within(own).getByText('The steps are in another order.')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Load their version' }))
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Title of step 2' })).toBeNull(),
    )
    expect(screen.queryByText('Someone else changed this plan')).toBeNull()
  })

  it('keeps what the second of two editors made, once they have seen both', async () => {
    const theirs = { ...plan, revision: 9, steps: plan.steps.slice(0, 1) }
    const bodies: PlanBody[] = []
    let isChanged = false
    const { user, server } = await renderApp(PLAN, {
      as: recruiter,
      replies: [
        refuse(saveScreeningPlan, 'plan_changed'),
        reply(getScreeningPlan, () => ({ data: isChanged ? theirs : plan })),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Trial shift' }))
    isChanged = true
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
    await user.click(await screen.findByRole('button', { name: 'See what changed' }))
    server.use(storing(bodies))
    await user.click(await screen.findByRole('button', { name: 'Keep my version' }))
    await waitFor(() =>
      expect(
        bodies.map(({ revision, steps }) => [revision, steps.map((one) => one.title)]),
      ).toEqual([[9, ['Trial shift', 'Application & assessments']]]),
    )
    expect(screen.queryByText('Someone else changed this plan')).toBeNull()
  })

  it('says before the publication who stays on the version of before', async () => {
    const draft = { ...plan, version: 2, is_draft: true }
    const { user } = await renderApp(PLAN, {
      as: recruiter,
      replies: [
        reply(getScreeningPlan, { data: draft }),
        reply(publishScreeningPlan, { data: { ...plan, published_version: 2, version: 2 } }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Publish version 2' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('24 applicants are under way and stay on the version')
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }))
    await screen.findByText('Version 2 is published')
  })

  it('lists its problems, and is not published with them', async () => {
    const problems = [
      { code: 'first_step_empty', step: 0, attribute_type_id: null },
      { code: 'not_measured', step: null, attribute_type_id: 52 },
    ] as const
    const draft = { ...plan, version: 2, is_draft: true, problems: [...problems] }
    const replies = [reply(getScreeningPlan, { data: draft })]
    await renderApp(PLAN, { as: recruiter, replies })
    await screen.findByText('Add an activity to the first step: candidates begin there.')
    await screen.findByText(/“Numerical reasoning” has a weight/)
    expect(screen.getByRole('button', { name: 'Publish version 2' })).toHaveProperty(
      'disabled',
      true,
    )
    await expectAccessible()
  })
})

function storing(bodies: PlanBody[]): Reply {
  return reply(saveScreeningPlan, ({ body }) => {
    bodies.push(body)
    const steps = body.steps.map((step, index) => ({
      ...step,
      job_step_id: 700 + index,
      pass_rule: step.pass_rule ?? { kind: 'manual' as const },
      answer_days: step.answer_days ?? null,
      usage_type: step.usage_type ?? 1,
      activities: step.activities.map((activity, position) => ({
        ...activity,
        ...contentOf(),
        instruction: activity.instruction ?? '',
        asmt_id: activity.asmt_id,
        job_step_activity_id: 800 + position,
      })),
    }))
    return { data: { ...plan, steps, version: 2, is_draft: true, revision: body.revision + 1 } }
  })
}

function contentOf() {
  const title = { en: 'Any', es: 'Any', fr: 'Any' }
  return { title, kind: 'personality' as const, minutes: 1, question_count: 1, settings: null }
}

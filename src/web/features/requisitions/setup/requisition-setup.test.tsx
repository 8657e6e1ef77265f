import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { effect } from '#contract/examples/predictive-models.ts'
import { plan } from '#contract/examples/requisition-setup.ts'
import { requisitions } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { addTeamMember, listTeam } from '#contract/hiring-team.ts'
import { getJobAttributes, saveJobAttributes } from '#contract/job-attributes.ts'
import { previewModelEffect } from '#contract/predictive-models.ts'
import {
  changeRequisitionStatus,
  createRequisition,
  getRequisitionDetails,
  saveRequisitionDetails,
} from '#contract/requisition-setup.ts'
import {
  getScreeningPlan,
  publishScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseFields,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'
const TITLE = '/hire/smartreq-builder/job-title'

describe('the parts of the setup', () => {
  const parts = [
    { part: 'details', endpoint: getRequisitionDetails, failed: 'The details could not be loaded' },
    { part: 'screening-plan', endpoint: getScreeningPlan, failed: 'The plan could not be loaded' },
    {
      part: 'attributes',
      endpoint: getJobAttributes,
      failed: 'The attributes could not be loaded',
    },
    { part: 'team-members', endpoint: listTeam, failed: 'The team could not be loaded' },
  ]

  it.each(parts)('say at $part when it could not be loaded', async ({ part, endpoint, failed }) => {
    const app = { as: recruiter, replies: [refuse(endpoint, 'internal')] }
    await renderApp(`/smartreq-detail/setup/${part}?job=301`, app)
    await screen.findByRole('heading', { name: failed })
    await expectAccessible()
  })

  it.each(parts)('say at $part what is missing to see it', async ({ part, endpoint }) => {
    const app = { as: recruiter, replies: [refuse(endpoint, 'forbidden')] }
    await renderApp(`/smartreq-detail/setup/${part}?job=301`, app)
    await screen.findByRole('heading', { name: /do not have|not.*access|permission/i })
  })

  it.each(parts)('show at $part that it is loading', async ({ part, endpoint }) => {
    const app = { as: recruiter, replies: [leaveUnanswered(endpoint)] }
    await renderApp(`/smartreq-detail/setup/${part}?job=301`, app)
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
  })

  it.each([
    { locale: 'es', name: 'Plan de selección', step: 'Título del paso 2' },
    { locale: 'fr', name: 'Plan de sélection', step: 'Titre de l’étape 2' },
  ] as const)('speak the language $locale', async ({ locale, name, step }) => {
    await renderApp(PLAN, { as: recruiter, locale })
    await screen.findByRole('link', { name })
    expect(await screen.findByRole('textbox', { name: step })).toHaveProperty(
      'value',
      'Trial shift',
    )
  })
})

describe('a new requisition', () => {
  it('is created with its title, and the builder goes to its steps', async () => {
    const created: unknown[] = []
    const creates = reply(createRequisition, ({ body }) => {
      created.push(body)
      return { data: { job_id: 301 } }
    })
    const { user, address } = await renderApp(TITLE, { as: recruiter, replies: [creates] })
    await user.type(await screen.findByLabelText('Job title'), ' Crane operator ')
    await user.click(await screen.findByRole('radio', { name: `A copy of: ${firstTitle()}` }))
    await user.click(screen.getByRole('button', { name: 'Create the draft' }))
    await screen.findByRole('textbox', { name: 'Title of step 1' })
    expect(created).toEqual([{ title: 'Crane operator', from_job_id: 301 }])
    expect(address()).toBe('/hire/smartreq-builder/steps?job=301')
    await expectAccessible()
  })

  it('says at the title what the server refuses of it', async () => {
    const replies = [refuseFields(createRequisition, 'title')]
    const { user } = await renderApp(TITLE, { as: recruiter, replies })
    const title = await screen.findByLabelText('Job title')
    await user.type(title, 'x')
    await user.click(screen.getByRole('button', { name: 'Create the draft' }))
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
  })
})

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
      return { data: { attributes: [], library: [] } }
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
    const own = within(dialog).getByRole('region', { name: 'What you changed and is not saved' })
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

describe('the attributes', () => {
  it('are weighed with the share of each', async () => {
    const saved: unknown[] = []
    const saves = reply(saveJobAttributes, ({ body }) => {
      saved.push(body)
      return { data: { attributes: body.attributes, library: [] } }
    })
    const url = '/smartreq-detail/setup/attributes?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies: [saves] })
    await user.click(await screen.findByText('Others, which need an activity that measures them'))
    await user.click(screen.getByRole('button', { name: 'Numerical reasoning' }))
    screen.getByText('75%')
    screen.getByText('25%')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The weights are saved.')
    expect(saved).toEqual([
      {
        attributes: [
          { attribute_type_id: 51, weight: 3 },
          { attribute_type_id: 52, weight: 1 },
        ],
      },
    ])
    await screen.findByText(
      'By the new weights, 71 of 84 scores change; the mean goes from 61.3 to 66.4.',
    )
    screen.getByRole('button', { name: 'Recalculate the scores' })
    await expectAccessible()
  })

  it('say nothing of the scores where none would change', async () => {
    const none = { ...effect, changed: 0 }
    const url = '/smartreq-detail/setup/attributes?job=301'
    const replies = [reply(previewModelEffect, { data: none })]
    const { user } = await renderApp(url, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('The weights are saved.')
    expect(screen.queryByRole('button', { name: 'Recalculate the scores' })).toBeNull()
  })
})

describe('the team', () => {
  it('gets a member with a role', async () => {
    const added: unknown[] = []
    const adds = reply(addTeamMember, ({ body }) => {
      added.push(body)
      const [first] = [{ job_team_id: 602, job_id: 301, first_name: 'Ada', last_name: 'Lovelace' }]
      return { data: { ...first, ...body, email: 'ada@example.com' } }
    })
    const url = '/smartreq-detail/setup/team-members?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies: [adds] })
    await user.selectOptions(await screen.findByLabelText('Role on the team'), 'Hiring manager')
    await user.click(await screen.findByRole('button', { name: 'Add Ada Lovelace' }))
    await waitFor(() => expect(added).toEqual([{ user_id: 22, team_role: 'hiring_manager' }]))
    await expectAccessible()
  })
})

describe('the details', () => {
  it('say at the field what the server refuses', async () => {
    const replies = [refuseFields(saveRequisitionDetails, 'openings')]
    const url = '/smartreq-detail/setup/details?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies })
    const openings = await screen.findByLabelText('Openings')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(openings.getAttribute('aria-invalid')).toBe('true'))
    await expectAccessible()
  })
})

describe('the actions of a requisition', () => {
  it('say what they mean before they do it', async () => {
    const actions: unknown[] = []
    const changes = reply(changeRequisitionStatus, ({ body }) => {
      actions.push(body)
      return { data: { job_id: 301, status: 'on_hold' as const } }
    })
    const url = '/smartreq-detail/applicants?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies: [changes] })
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Put on hold' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('No one can apply until you open it again.')
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }))
    await waitFor(() => expect(actions).toEqual([{ action: 'hold' }]))
  })
})

/** A server that stores the plan, and says so with the next revision. */
function storing(bodies: PlanBody[]): Reply {
  return reply(saveScreeningPlan, ({ body }) => {
    bodies.push(body)
    const steps = body.steps.map((step, index) => ({
      ...step,
      job_step_id: 700 + index,
      pass_rule: step.pass_rule ?? { kind: 'manual' as const },
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

function firstTitle(): string {
  return requisitions[0]?.title ?? ''
}

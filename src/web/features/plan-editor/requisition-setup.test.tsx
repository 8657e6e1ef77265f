import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  addTeamMember,
  changeTeamMember,
  listAssignableUsers,
  listTeam,
} from '#contract/access/hiring-team.ts'
import { effect } from '#contract/examples/predictive-models.ts'
import { details, member } from '#contract/examples/requisition-setup.ts'
import { requisitions } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobAttributes, saveJobAttributes } from '#contract/plan-editor/job-attributes.ts'
import {
  changeRequisitionStatus,
  createRequisition,
  getRequisitionDetails,
  saveRequisitionDetails,
} from '#contract/plan-editor/requisition-setup.ts'
import { getScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { previewModelEffect } from '#contract/requisitions/predictive-models.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
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

  it.each(parts)('say at $part what is missing to see it', async ({ part, endpoint }) => {
    const app = { as: recruiter, replies: [refuse(endpoint, 'forbidden')] }
    await renderApp(`/smartreq-detail/setup/${part}?job=301`, app)
    await screen.findByRole('heading', { name: /do not have|not.*access|permission/i })
  })

  it.each(parts)('say that $part could not be loaded', async ({ part, endpoint, failed }) => {
    const app = { as: recruiter, replies: [refuse(endpoint, 'internal')] }
    await renderApp(`/smartreq-detail/setup/${part}?job=301`, app)
    await screen.findByRole('heading', { level: 2, name: failed })
    screen.getByRole('link', { name: 'Configurations' })
  })

  it('try again when the user comes back to one that failed', async () => {
    const replies = [refuse(getRequisitionDetails, 'internal')]
    const url = '/smartreq-detail/setup/details?job=301'
    const { user, server } = await renderApp(url, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'The details could not be loaded' })
    server.use(reply(getRequisitionDetails, { data: details }))
    await user.click(screen.getByRole('link', { name: 'Team' }))
    await screen.findByRole('list', { name: 'Team' })
    await user.click(screen.getByRole('link', { name: 'Details' }))
    await screen.findByLabelText('Openings')
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
    expect(created).toEqual([{ title: 'Crane operator', from_job_id: 301, team: [] }])
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

describe('the attributes', () => {
  it('are weighed with the share of each', async () => {
    const saved: unknown[] = []
    const saves = reply(saveJobAttributes, ({ body }) => {
      saved.push(body)
      return { data: { attributes: body.attributes, groups: [], library: [] } }
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
        groups: [{ name: 'Working style', attribute_type_ids: [51] }],
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
      return { data: { ...member, job_team_id: 602, user_id: 22 } }
    })
    const url = '/smartreq-detail/setup/team-members?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies: [adds] })
    await user.selectOptions(await screen.findByLabelText('Role on the team'), 'Hiring manager')
    await user.click(await screen.findByRole('button', { name: 'Add Ada Lovelace' }))
    await waitFor(() => expect(added).toEqual([{ user_id: 22, team_role: 'hiring_manager' }]))
    await expectAccessible()
  })
})

describe('someone who is no user of the company', () => {
  it('gets a place on the team by email and name, and is not told', async () => {
    const added: unknown[] = []
    const guest = { ...member, job_team_id: 603, user_id: null, email: 'ines@port.example' }
    const replies = [
      reply(listAssignableUsers, { data: [] }),
      reply(listTeam, { data: [member, guest] }),
      reply(addTeamMember, ({ body }) => {
        added.push(body)
        return { data: guest }
      }),
    ]
    const url = '/smartreq-detail/setup/team-members?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies })
    const search = await screen.findByLabelText('Search users by name or email')
    await user.type(search, 'ines@port.example')
    await screen.findByText(/is not linked to an existing user\. Add their name below\./)
    await user.type(screen.getByLabelText('First name'), 'Ines')
    await user.type(screen.getByLabelText('Last name'), 'Duarte')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add ines@port.example' }))
    const named = { email: 'ines@port.example', first_name: 'Ines', last_name: 'Duarte' }
    await waitFor(() => expect(added).toEqual([{ ...named, team_role: 'interviewer' }]))
    screen.getByText('No access: not a user of your company yet')
  })

  it('is not emailed about applications; a user is when that is switched on', async () => {
    const set: unknown[] = []
    const replies = [
      reply(changeTeamMember, ({ body }) => {
        set.push(body)
        return { data: { ...member, is_notified: true } }
      }),
    ]
    const url = '/smartreq-detail/setup/team-members?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies })
    const name = 'Email Grace Hopper about each new application'
    const bell = await screen.findByRole('button', { name })
    expect(bell.getAttribute('aria-pressed')).toBe('false')
    await user.click(bell)
    await waitFor(() => expect(set).toEqual([{ is_notified: true }]))
  })

  it('says to whom new applications are assigned, and changes it', async () => {
    const set: unknown[] = []
    const replies = [
      reply(changeTeamMember, ({ body }) => {
        set.push(body)
        return { data: { ...member, is_assigned: true } }
      }),
    ]
    const url = '/smartreq-detail/setup/team-members?job=301'
    const { user } = await renderApp(url, { as: recruiter, replies })
    await screen.findByText('New applications are not assigned to anyone.')
    const name = 'Assign new applications to Grace Hopper'
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(set).toEqual([{ is_assigned: true }]))
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
function firstTitle(): string {
  return requisitions[0]?.title ?? ''
}

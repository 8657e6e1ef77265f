import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { template } from '#contract/examples/requisition-templates.ts'
import { recruiter } from '#contract/examples/session.ts'
import { createRequisition } from '#contract/plan-editor/requisition-setup.ts'
import {
  deleteTemplate,
  listRequisitionTemplates,
  renameTemplate,
  replaceTemplate,
  saveAsTemplate,
} from '#contract/plan-editor/requisition-templates.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/hire/templates'
const TITLE = '/hire/smartreq-builder/job-title'

describe('the requisition templates', () => {
  it('say what is in each, and begin a new requisition', async () => {
    const { user, address } = await renderApp(LIST, { as: recruiter })
    await screen.findByText('3 activities, 4 attributes, 1 team member')
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: `New requisition from ${template.name}` }))
    const chosen = await screen.findByRole('radio', { name: new RegExp(template.name) })
    expect(chosen).toHaveProperty('checked', true)
    expect(address()).toBe(`${TITLE}?template=351`)
  })

  it('are renamed, unless the name is taken', async () => {
    const names: unknown[] = []
    const renames = reply(renameTemplate, ({ body }) => {
      names.push(body)
      return { data: template }
    })
    const replies = [refuse(renameTemplate, 'value_taken')]
    const { user, server } = await renderApp(LIST, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Night shift')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('This name is already used.')
    server.use(renames)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names).toEqual([{ name: 'Night shift' }])
  })

  it('are deleted once it is said what stays', async () => {
    const { user, server } = await renderApp(LIST, { as: recruiter })
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/Requisitions that were made from it stay as they are/)
    const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    server.use(reply(deleteTemplate, { data: { requisition_template_id: 351 } }))
    server.use(reply(listRequisitionTemplates, none))
    await user.click(within(dialog).getByRole('button', { name: 'Delete the template' }))
    await screen.findByText('No templates yet')
    await expectAccessible()
  })
})

describe('a requisition', () => {
  it('is saved as a new template, or in the place of one', async () => {
    const saved: unknown[] = []
    const replies = [
      reply(saveAsTemplate, ({ body }) => {
        saved.push(body)
        return { data: template }
      }),
      reply(replaceTemplate, ({ body }) => {
        saved.push({ replaces: body })
        return { data: template }
      }),
    ]
    const { user } = await renderApp('/smartreq-detail/applicants?job=301', {
      as: recruiter,
      replies,
    })
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Save as template' }))
      return within(await screen.findByRole('dialog'))
    }
    const first = await open()
    const name = first.getByLabelText('Name')
    await user.clear(name)
    await user.type(name, ' Early shift ')
    await user.click(first.getByRole('button', { name: 'Save' }))
    await screen.findByText('The template is saved.')
    const second = await open()
    await user.selectOptions(await second.findByLabelText('Save as'), `Replace: ${template.name}`)
    await user.click(second.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(saved).toEqual([{ job_id: 301, name: 'Early shift' }, { replaces: { job_id: 301 } }]),
    )
  })
})

describe('a new requisition', () => {
  it('has its creator once, whom the template names as well', async () => {
    const own = {
      full_name: 'Maya Torres',
      email: recruiter.email,
      team_role: 'recruiter',
    } as const
    const data = [{ ...template, team: [...template.team, own] }]
    const lists = reply(listRequisitionTemplates, {
      data,
      meta: { page: 1, page_size: 25, total: 1 },
    })
    await renderApp(`${TITLE}?template=351`, { as: recruiter, replies: [lists] })
    const team = within(await screen.findByRole('list', { name: 'Team' }))
    await team.findByText('From the template')
    expect(team.getAllByText('Maya Torres')).toHaveLength(1)
  })

  it('begins with a template and a team', async () => {
    const created: unknown[] = []
    const creates = reply(createRequisition, ({ body }) => {
      created.push(body)
      return { data: { job_id: 301 } }
    })
    const { user } = await renderApp(`${TITLE}?template=351`, { as: recruiter, replies: [creates] })
    await user.type(await screen.findByLabelText('Job title'), 'Crane operator')
    const team = within(await screen.findByRole('list', { name: 'Team' }))
    const joins = await team.findByText('From the template')
    within(joins.closest('li') ?? document.body).getByText('Hiring manager')
    const role = screen.getByLabelText('Role on the team', { selector: ':not([hidden])' })
    await user.selectOptions(role, 'Hiring manager')
    await user.click(await screen.findByRole('button', { name: 'Add Ada Lovelace' }))
    team.getByText('Ada Lovelace')
    await user.selectOptions(team.getByLabelText('Role of Maya Torres'), 'Interviewer')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Create the draft' }))
    await waitFor(() =>
      expect(created).toEqual([
        {
          title: 'Crane operator',
          from_template_id: 351,
          team: [
            { user_id: 22, team_role: 'hiring_manager' },
            { user_id: recruiter.user_id, team_role: 'interviewer' },
          ],
        },
      ]),
    )
  })

  it('says that its template was deleted meanwhile, and that a colleague has left', async () => {
    const refusals = [
      refuseFields(createRequisition, 'from_template_id'),
      refuseFields(createRequisition, 'team.0'),
    ] as const
    const { user, server } = await renderApp(`${TITLE}?template=351`, {
      as: recruiter,
      replies: [refusals[0]],
    })
    await user.type(await screen.findByLabelText('Job title'), 'Crane operator')
    await user.click(await screen.findByRole('button', { name: 'Add Ada Lovelace' }))
    await user.click(screen.getByRole('button', { name: 'Create the draft' }))
    // At the choice, and beside the button.
    expect(
      await screen.findAllByText('This template was deleted. Choose another one.'),
    ).toHaveLength(2)
    server.use(refusals[1])
    await user.click(screen.getByRole('radio', { name: 'An empty plan' }))
    await user.click(screen.getByRole('button', { name: 'Create the draft' }))
    await screen.findByText('Not a user of your company any more. Remove them.')
  })
})

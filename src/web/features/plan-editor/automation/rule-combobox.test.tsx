import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAssignees, listTags } from '#contract/applicants/applicant-changes.ts'
import { dryRunAutomation } from '#contract/automation/automation-runs.ts'
import {
  type AutomationRule,
  createAutomation,
  listAutomations,
} from '#contract/automation/automation.ts'
import { advanceHigh, rejectLow } from '#contract/examples/automation.ts'
import { requisitions } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listRequisitions } from '#contract/requisitions/requisitions.ts'
import { choose } from '#testing/components/choose.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const URL = '/smartreq-detail/setup/configurations?job=301'
const ALL_TAGS = Array.from({ length: 101 }, (_, index) => ({
  tag_id: index + 1,
  name: `Tag ${index + 1}`,
}))

/** Tags by name, a hundred at most, as the server finds them. */
const findsTags = reply(listTags, ({ query }) => {
  const found = ALL_TAGS.filter(({ name }) => name.includes(query.search ?? ''))
  const pageSize = query.page_size ?? 25
  const data = found.slice(0, pageSize)
  return { data, meta: { page: 1, page_size: pageSize, total: found.length } }
})

const first = { user_id: 1, full_name: 'Ana First', email: 'ana@example.com' }
const findsOthers = [
  reply(listAssignees, {
    data: [first, { ...first, user_id: 2, full_name: 'Bo Second' }],
    meta: { page: 1, page_size: 100, total: 2 },
  }),
  reply(listRequisitions, {
    data: requisitions.map((one) => ({ ...one, status: 'open' as const })),
    meta: { page: 1, page_size: 100, total: 3 },
  }),
]

/** A rule about the tag that is beyond the first hundred, and a user who is not listed. */
const aboutLast: AutomationRule = {
  ...advanceHigh,
  is_on: false,
  conditions: [
    { kind: 'tag', tag_ids: [101], has_tag: true },
    { kind: 'assigned', user_ids: [null, 990] },
  ],
  names: {
    ...advanceHigh.names,
    tags: [{ id: 101, name: 'Tag 101' }],
    users: [{ id: 990, name: 'Uma Unlisted' }],
  },
}

describe('what a rule refers to', () => {
  it('is named in its sentence and in its form, however many there are', async () => {
    const replies = [findsTags, reply(listAutomations, { data: [aboutLast] })]
    const { user } = await renderApp(URL, { as: recruiter, replies })
    await screen.findByText(
      /if they have the tag Tag 101 and if they are assigned to no one, or to Uma Unlisted/,
    )
    await user.click(screen.getByRole('button', { name: 'Actions for Advance high scores' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const tags = within(await screen.findByRole('grid', { name: 'Chosen: Tags' }))
    tags.getByRole('row', { name: 'Tag 101' })
    const users = within(screen.getByRole('grid', { name: 'Chosen: Assigned to' }))
    users.getByRole('row', { name: 'No one' })
    users.getByRole('row', { name: 'Uma Unlisted' })
    await expectAccessible()
  })

  it('is said to be gone where it has no name', async () => {
    const gone = { ...aboutLast, names: advanceHigh.names }
    await renderApp(URL, { as: recruiter, replies: [reply(listAutomations, { data: [gone] })] })
    await screen.findByText(/if they have the tag \(no longer there\)/)
  })

  it('is searched for, added and taken out', async () => {
    const made: unknown[] = []
    const creates = reply(createAutomation, ({ body }) => {
      made.push(body.conditions)
      return { data: { ...rejectLow, ...body } }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [findsTags, creates] })
    await user.click(await screen.findByRole('button', { name: 'New rule' }))
    await user.type(screen.getByLabelText('Name'), 'Quick')
    await user.selectOptions(screen.getByLabelText('Add a condition'), 'Tag')
    const field = await screen.findByRole('combobox', { name: 'Tags' })
    await user.type(field, '100')
    await user.click(await screen.findByRole('option', { name: 'Tag 100' }))
    await user.clear(field)
    await user.type(field, '101')
    await user.click(await screen.findByRole('option', { name: 'Tag 101' }))
    await user.keyboard('{Escape}')
    const chosen = within(screen.getByRole('grid', { name: 'Chosen: Tags' }))
    const first = within(chosen.getByRole('row', { name: 'Tag 100' }))
    await user.click(first.getByRole('button', { name: /Remove/, hidden: true }))
    await waitFor(() => expect(chosen.queryByRole('row', { name: 'Tag 100' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Save the rule' }))
    const tag = { kind: 'tag', tag_ids: [101], has_tag: true }
    await waitFor(() => expect(made).toMatchObject([[{ kind: 'knock_out' }, tag]]))
  })

  it.each([
    {
      locale: 'en',
      make: 'New rule',
      add: ['Add a condition', 'Add an action'],
      send: 'Try it on today’s applicants',
      missing: ['Choose at least one.', 'Choose one.'],
    },
    {
      locale: 'es',
      make: 'Regla nueva',
      add: ['Añadir una condición', 'Añadir una acción'],
      send: 'Guardar la regla',
      missing: ['Elige al menos una opción.', 'Elige una opción.'],
    },
    {
      locale: 'fr',
      make: 'Nouvelle règle',
      add: ['Ajouter une condition', 'Ajouter une action'],
      send: 'Enregistrer la règle',
      missing: ['Choisissez au moins une option.', 'Choisissez une option.'],
    },
  ] as const)('is said to be missing in $locale, and nothing is sent', async (texts) => {
    const { locale, make, add, send, missing } = texts
    const sent: unknown[] = []
    const replies = [
      findsTags,
      ...[createAutomation, dryRunAutomation].map((endpoint) => ({
        ...refuse(endpoint, 'internal'),
        respond: async () => {
          sent.push(endpoint.url)
          return new Response(null, { status: 500 })
        },
      })),
    ]
    const { user } = await renderApp(URL, { as: recruiter, locale, replies })
    await user.click(await screen.findByRole('button', { name: make }))
    // The name has the focus.
    await user.keyboard('Quick')
    await user.selectOptions(screen.getByLabelText(add[0]), 'tag')
    await user.selectOptions(screen.getByLabelText(add[1]), 'assign')
    await user.click(screen.getByRole('button', { name: send }))
    for (const text of missing) await screen.findByText(text)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
  })

  it('is one user or requisition, not the requisition itself, where an action takes one', async () => {
    const made: unknown[] = []
    const creates = reply(createAutomation, ({ body }) => {
      made.push(body.actions)
      return { data: { ...rejectLow, ...body } }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [creates, ...findsOthers] })
    await user.click(await screen.findByRole('button', { name: 'New rule' }))
    await user.type(screen.getByLabelText('Name'), 'Quick')
    await user.click(screen.getByRole('button', { name: 'Remove: Advance to the next step' }))
    await user.selectOptions(screen.getByLabelText('Add an action'), 'Assign to a user')
    await user.selectOptions(screen.getByLabelText('Add an action'), 'Move to another requisition')
    await choose(user, ['User', 'Bo Second'])
    await user.click(screen.getByRole('combobox', { name: 'Requisition' }))
    const names = (await screen.findAllByRole('option')).map((one) => one.textContent)
    expect(names).toEqual(['Fleet Planner', 'Customs Analyst'])
    await user.click(screen.getByRole('option', { name: 'Customs Analyst' }))
    await user.click(screen.getByRole('button', { name: 'Save the rule' }))
    const actions = [
      { kind: 'assign', user_id: 2 },
      { kind: 'move', to_job_id: 303 },
    ]
    await waitFor(() => expect(made).toEqual([actions]))
  })

  it('says that the search failed', async () => {
    const { user, server } = await renderApp(URL, { as: recruiter, replies: [findsTags] })
    await user.click(await screen.findByRole('button', { name: 'New rule' }))
    server.use(refuse(listTags, 'internal'))
    await user.selectOptions(screen.getByLabelText('Add a condition'), 'Tag')
    const field = await screen.findByRole('combobox', { name: 'Tags' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  })
})

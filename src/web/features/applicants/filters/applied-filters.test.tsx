// The line of filters above the lists of applicants.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { chipText, openFilter, removeFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { expectRows } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'

type Query = Record<string, unknown>

/** Remembers what the list was asked for last. */
function listening() {
  const asked: Query[] = []
  const replies = [
    reply(listApplicants, ({ query }) => {
      asked.push(query)
      return { data: applicants, meta: { page: 1, page_size: 25, total: applicants.length } }
    }),
  ]
  return { replies, last: () => asked.at(-1) ?? {} }
}

async function openList(path = PATH) {
  const { replies, last } = listening()
  const app = await renderApp(path, { as: recruiter, replies })
  await screen.findByRole('button', { name: 'Add filter' })
  return { ...app, last }
}

describe('the filters of the list of applicants', () => {
  it('are chips with what is chosen, stand in the address, and are taken off one by one', async () => {
    const { user, address, last } = await openList()
    const score = await openFilter({ user, name: 'Fit score' })
    await user.type(score.getByLabelText('Fit score from'), '60')
    await user.click(score.getByRole('button', { name: 'Apply' }))
    const applied = await openFilter({ user, name: 'Applied' })
    await user.type(applied.getByLabelText('Applied until'), '2026-03-02')
    await user.click(applied.getByRole('button', { name: 'Apply' }))
    const source = await openFilter({ user, name: 'Source' })
    await user.click(source.getByRole('checkbox', { name: 'Referrals' }))
    await user.click(source.getByRole('checkbox', { name: 'Exclude these' }))
    await expectAccessible()
    await waitFor(() =>
      expect(last()).toMatchObject({
        score_min: 60,
        applied_to: new Date(2026, 2, 3).toISOString(),
        source_types: ['referrals'],
        exclude: ['source_types'],
      }),
    )
    expect(address()).toBe(
      `${PATH}&score_min=60&applied_to=2026-03-02&sources=referrals&exclude=source_types`,
    )
    expect(chipText('Fit score')).toBe('Fit score: from 60')
    expect(chipText('Applied')).toBe('Applied: up to Mar 2, 2026')
    expect(chipText('Source')).toBe('Source: not Referrals')
    await removeFilter({ user, name: 'Source' })
    await waitFor(() => expect(address()).toBe(`${PATH}&score_min=60&applied_to=2026-03-02`))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add filter' }))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe(PATH))
    expect(chipText('Fit score')).toBeNull()
  })

  it('are found by typing, and picked by Enter', async () => {
    const { user, address } = await openList()
    screen.getByRole('button', { name: 'Add filter' }).focus()
    await user.keyboard('{Enter}')
    const names = within(await screen.findByRole('dialog', { name: 'Add filter' }))
    const field = names.getByRole('textbox', { name: 'Filter by name' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('RÉSU')
    expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Resume'])
    await user.keyboard('x')
    names.getByText('No filter has that name.')
    await user.clear(field)
    await user.keyboard('step status{Enter}')
    const editor = within(await screen.findByRole('dialog', { name: 'Step status' }))
    expect(document.activeElement).toBe(editor.getAllByRole('checkbox')[0])
    await user.keyboard(' ')
    await waitFor(() => expect(address()).toBe(`${PATH}&step_status=not_started`))
  })

  it('are offered by arrow keys as well', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Add filter' }))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Step status')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Review asked for')
  })

  it('stay while the last choice is taken off, and go with their editor', async () => {
    const { user, address } = await openList(`${PATH}&status=new`)
    const status = await openFilter({ user, name: 'Status' })
    await user.click(status.getByRole('checkbox', { name: /^New/ }))
    await waitFor(() => expect(address()).toBe(PATH))
    expect(chipText('Status')).toContain('Status')
    await user.click(status.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(chipText('Status')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add filter' }))
  })

  it('leave out what is chosen', async () => {
    const { user, last } = await openList(`${PATH}&tag=31`)
    const tag = await openFilter({ user, name: 'Tag' })
    await user.click(tag.getByRole('checkbox', { name: 'Exclude these' }))
    await waitFor(() => expect(last()).toMatchObject({ tag_id: 31, exclude: ['tag_id'] }))
    await waitFor(() => expect(chipText('Tag')).toMatch(/^Tag: not /))
  })

  it('are not applied while they cannot be meant so', async () => {
    const { user, address } = await openList()
    const score = await openFilter({ user, name: 'Fit score' })
    await user.type(score.getByLabelText('Fit score from'), '80')
    await user.type(score.getByLabelText('Fit score to'), '60')
    await user.click(score.getByRole('button', { name: 'Apply' }))
    expect(score.getByLabelText('Fit score from').getAttribute('aria-invalid')).toBe('true')
    const applied = await openFilter({ user, name: 'Applied' })
    await user.type(applied.getByLabelText('Applied from'), '2026-03-02')
    await user.type(applied.getByLabelText('Applied until'), '2026-03-01')
    await user.click(applied.getByRole('button', { name: 'Apply' }))
    applied.getByText('The first day is after the last one.')
    expect(address()).toBe(PATH)
  })

  it('of an address that means nothing are left out', async () => {
    const wrong = 'score_min=high&applied_from=2026-02-31&sources=rumours&exclude=search'
    const { last } = await openList(`${PATH}&${wrong}`)
    await expectRows('Ines Duarte', 'Tomasz Nowak')
    expect(last()['score_min']).toBeUndefined()
    expect(last()['exclude']).toBeUndefined()
    expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull()
  })
})

it.each([
  ['es', 'Filtro: Puntuación de adecuación', 'Puntuación de adecuación: desde 60'],
  ['fr', 'Filtre : Score d’adéquation', 'Score d’adéquation : à partir de 60'],
] as const)('are named in %s', async (locale, name, text) => {
  await renderApp(`${PATH}&score_min=60`, { as: recruiter, locale })
  const chip = await screen.findByRole('group', { name })
  expect(chip.firstElementChild?.textContent).toBe(text)
  await expectAccessible()
})

it('the list of all applicants has the same', async () => {
  const asked: Query[] = []
  const replies = [
    reply(listAccountApplicants, ({ query }) => {
      asked.push(query)
      return { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    }),
  ]
  const { user, address } = await renderApp('/applicants?score_max=40', { as: recruiter, replies })
  await screen.findByRole('heading', { name: 'No applicant matches' })
  expect(asked.at(-1)).toMatchObject({ score_max: 40 })
  await user.click(screen.getByRole('button', { name: 'Show all applicants' }))
  await waitFor(() => expect(address()).toBe('/applicants'))
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
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

async function openDialog(path = PATH) {
  const { replies, last } = listening()
  const app = await renderApp(path, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('button', { name: 'More filters' }))
  const dialog = within(screen.getByRole('dialog', { name: 'More filters' }))
  return { ...app, dialog, last }
}

describe('more filters of the list of applicants', () => {
  it('are applied together, stand in the address, and are taken off one by one', async () => {
    const { user, dialog, address, last } = await openDialog()
    await expectAccessible()
    await user.type(dialog.getByLabelText('Fit score from'), '60')
    await user.type(dialog.getByLabelText('Applied until'), '2026-03-02')
    await user.click(dialog.getByRole('button', { name: 'Referrals' }))
    await user.click(dialog.getByRole('checkbox', { name: 'All but these sources' }))
    await user.click(dialog.getByRole('button', { name: 'Expired' }))
    await user.click(dialog.getByRole('button', { name: 'Show applicants' }))
    await waitFor(() =>
      expect(last()).toMatchObject({
        score_min: 60,
        applied_to: new Date(2026, 2, 3).toISOString(),
        source_types: ['referrals'],
        activity_status: ['expired'],
        exclude: ['source_types'],
      }),
    )
    expect(address()).toBe(
      `${PATH}&score_min=60&applied_to=2026-03-02&sources=referrals&activity_status=expired&exclude=source_types`,
    )
    const active = within(await screen.findByRole('list', { name: 'More filters' }))
    await expectAccessible()
    await user.click(
      active.getByRole('button', { name: 'Remove the filter: Source is not: Referrals' }),
    )
    await user.click(active.getByRole('button', { name: 'Remove the filter: Fit score from 60' }))
    await waitFor(() =>
      expect(address()).toBe(`${PATH}&applied_to=2026-03-02&activity_status=expired`),
    )
    await user.click(active.getByRole('button', { name: 'Clear these filters' }))
    await waitFor(() => expect(address()).toBe(PATH))
    expect(screen.queryByRole('list', { name: 'More filters' })).toBeNull()
  })

  it('turn round what is chosen above the list', async () => {
    const { user, dialog, last } = await openDialog(`${PATH}&tag=31&step=402`)
    await user.click(dialog.getByRole('checkbox', { name: 'Without the chosen tag' }))
    await user.click(dialog.getByRole('button', { name: 'Show applicants' }))
    await waitFor(() => expect(last()).toMatchObject({ tag_id: 31, exclude: ['tag_id'] }))
    await screen.findByRole('button', { name: 'Remove the filter: Without the chosen tag' })
  })

  it('are not applied while they cannot be meant so', async () => {
    const { user, dialog, address } = await openDialog()
    await user.type(dialog.getByLabelText('Fit score from'), '80')
    await user.type(dialog.getByLabelText('Fit score to'), '60')
    await user.click(dialog.getByRole('button', { name: 'Show applicants' }))
    expect(dialog.getByLabelText('Fit score from').getAttribute('aria-invalid')).toBe('true')
    await user.clear(dialog.getByLabelText('Fit score from'))
    await user.type(dialog.getByLabelText('Applied from'), '2026-03-02')
    await user.type(dialog.getByLabelText('Applied until'), '2026-03-01')
    await user.click(dialog.getByRole('button', { name: 'Show applicants' }))
    dialog.getByText('The first day is after the last one.')
    expect(address()).toBe(PATH)
    await user.click(dialog.getByRole('button', { name: 'Clear these filters' }))
    expect(dialog.getByLabelText('Fit score to')).toHaveProperty('value', '')
  })

  it('of an address that means nothing are left out', async () => {
    const { replies, last } = listening()
    const wrong = 'score_min=high&applied_from=2026-02-31&sources=rumours&exclude=search'
    await renderApp(`${PATH}&${wrong}`, { as: recruiter, replies })
    await expectRows('Ines Duarte', 'Tomasz Nowak')
    expect(last()['score_min']).toBeUndefined()
    expect(last()['exclude']).toBeUndefined()
  })
})

it.each([
  ['es', 'Puntuación de adecuación desde 60'],
  ['fr', 'Score d’adéquation à partir de 60'],
] as const)('are named in %s', async (locale, name) => {
  const { replies } = listening()
  await renderApp(`${PATH}&score_min=60`, { as: recruiter, replies, locale })
  await screen.findByRole('button', { name: new RegExp(`${name}$`) })
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

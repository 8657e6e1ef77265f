import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import {
  getListLayout,
  type ListLayout,
  saveListLayout,
} from '#contract/requisitions/list-layouts.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LISTS = ['/smartreq-detail/applicants?job=301', '/applicants']

/** A server that keeps the arrangement. */
function keeping(first: ListLayout = { columns: [] }) {
  let kept = first
  const replies = [
    reply(getListLayout, () => ({ data: kept })),
    reply(saveListLayout, ({ body }) => {
      kept = body
      return { data: body }
    }),
  ]
  return { replies, kept: () => kept }
}

async function openChooser(path: string, server = keeping()) {
  const app = await renderApp(path, { as: recruiter, replies: server.replies })
  await screen.findByRole('table', { name: 'Applicants' })
  await app.user.click(await screen.findByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  await dialog.findByRole('button', { name: 'Save' })
  return { ...app, dialog, kept: server.kept }
}

function headers(): string[] {
  const table = screen.getByRole('table', { name: 'Applicants' })
  return within(table)
    .getAllByRole('columnheader')
    .map((one) => one.textContent)
    .filter((text) => text !== '' && text !== 'Select all rows')
}

describe.each(LISTS)('the columns of %s', (path) => {
  it('are taken off, added and moved by keyboard, and kept', async () => {
    const { user, dialog, kept } = await openChooser(path)
    await expectAccessible()
    await user.click(dialog.getByRole('checkbox', { name: 'Step' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Location' }))
    await user.selectOptions(dialog.getByLabelText('Width of Applied'), 'Wide')
    await user.click(dialog.getByRole('button', { name: 'Actions for Fit score' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(headers()).toContain('Location'))
    expect(headers()).not.toContain('Step')
    expect(headers().indexOf('Fit score')).toBeLessThan(headers().indexOf('Applied'))
    expect(kept().columns[0]).toMatchObject({ id: 'name', is_shown: true })
    expect(kept().columns).toContainEqual({
      id: 'application_date',
      is_shown: true,
      width: 'wide',
    })
  })

  it('go back to the usual ones', async () => {
    const one = { id: 'status', is_shown: false, width: 'automatic' as const }
    const { user, dialog, kept } = await openChooser(path, keeping({ columns: [one] }))
    expect(headers()).not.toContain('Status')
    await user.click(dialog.getByRole('button', { name: 'Use the usual columns' }))
    await waitFor(() => expect(headers()).toContain('Status'))
    expect(kept()).toEqual({ columns: [] })
  })
})

it('says that an arrangement could not be saved, and keeps what was chosen', async () => {
  const { user, dialog, server } = await openChooser('/applicants')
  server.use(refuse(saveListLayout, 'internal'))
  await user.click(dialog.getByRole('checkbox', { name: 'Location' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByRole('alert')
  expect(dialog.getByRole('checkbox', { name: 'Location' })).toHaveProperty('checked', true)
})

it.each([
  ['es', 'Columnas', 'Columnas de la lista'],
  ['fr', 'Colonnes', 'Colonnes de la liste'],
] as const)('are chosen in %s', async (locale, button, title) => {
  const { user } = await renderApp('/applicants', { as: recruiter, locale })
  await user.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('dialog', { name: title })
  await expectAccessible()
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endpointsOf } from '#contract/core/collection-endpoints.ts'
import { usedTags } from '#contract/examples/collections.ts'
import { tags } from '#contract/settings/tags.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PATH = '/settings/custom/tags'
const { list, remove } = endpointsOf(tags)
const meta = { page: 1, page_size: 25, total: usedTags.length }

it('A tag leads to the applicants who have it', async () => {
  await renderApp(PATH, { as: settingsAdmin })
  const link = await screen.findByRole('link', { name: '12 applicants' })
  expect(link.getAttribute('href')).toBe('/applicants?tag=31')
  const unused = screen.getByText('Nights').closest('li')
  within(unused ?? document.body).getByText('Not used')
})

it('A tag is merged with another one', async () => {
  const asked: unknown[] = []
  const deletes = reply(remove, ({ query }) => {
    asked.push(query)
    return { data: { id: 32, moved: 1 } }
  })
  const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [deletes] })
  await user.click(await screen.findByRole('button', { name: 'Merge Night shift' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('1 applicant gets the other one instead.')
  dialog.getByLabelText('Find a tag')
  await dialog.findByRole('option', { name: 'Nights' })
  await user.selectOptions(dialog.getByLabelText('Use instead'), 'Nights')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  await screen.findByText('“Night shift” is merged.')
  expect(asked).toEqual([{ replace_to: 33, seen_uses: 1 }])
})

it('A tag that a search has left out is not what takes the place of another one', async () => {
  const asked: unknown[] = []
  const deletes = reply(remove, ({ query }) => {
    asked.push(query)
    return { data: { id: 32, moved: 1 } }
  })
  const lists = reply(list, ({ query }) => {
    const search = typeof query === 'object' && 'search' in query ? query.search : ''
    return { data: search === '' ? usedTags : [], meta }
  })
  const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [deletes, lists] })
  await user.click(await screen.findByRole('button', { name: 'Merge Night shift' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Nights' })
  await user.selectOptions(dialog.getByLabelText('Use instead'), 'Nights')
  await user.type(dialog.getByLabelText('Find a tag'), 'x{Enter}')
  await dialog.findByText('Nothing matches.')
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  dialog.getByText('The Use instead field is required')
  expect(asked).toEqual([])
})

it.each([
  ['en', 'Delete', 'It is taken off 12 applicants.', '2 saved views list by it'],
  ['es', 'Eliminar', 'Se quita a 12 candidatos.', '2 vistas guardadas filtran por ella'],
  ['fr', 'Supprimer', 'Elle est retirée à 12 candidats.', '2 vues enregistrées filtrent par elle'],
] as const)('What loses a deleted tag is said in %s', async (locale, act, applicants, ofViews) => {
  const views = { count: 2, named: [{ id: 7, name: 'Night crew', place: null }] }
  const data = usedTags.map((one) => ({ ...one, uses: { ...one.uses, views } }))
  const { user } = await renderApp(PATH, {
    as: settingsAdmin,
    locale,
    replies: [reply(list, { data, meta })],
  })
  await user.click(await screen.findByRole('button', { name: `${act} Forklift license` }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(applicants)
  dialog.getByText((content) => content.startsWith(ofViews))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Night crew',
    expect.stringMatching(/^1 /),
  ])
  await expectAccessible()
})

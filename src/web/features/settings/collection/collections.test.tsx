// What the screen of every collection does, whatever it lists. What is special about one is tested with that one.
import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { COLLECTIONS } from '#contract/collections.ts'
import { endpointsOf } from '#contract/core/collection-endpoints.ts'
import { contentOf } from '#contract/core/collection.ts'
import { stateTag } from '#contract/core/state-tag.ts'
import { exampleRows } from '#contract/examples/collections.ts'
import { recruiter } from '#contract/examples/session.ts'
import { editForm, fill, labelOf, newForm, retype } from '#testing/components/collection-forms.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

import type { CollectionView } from './collection-words.ts'

// The screens are found by themselves: each is exported by a file of the settings.
const modules = import.meta.glob<Record<string, unknown>>('../*.ts', { eager: true })
const VIEWS = Object.values(modules).flatMap((one) => Object.values(one).filter(isView))
const every = VIEWS.map((view) => [view.words.href, view] as const)
const inOrder = every.filter(([, { spec }]) => spec.order === 'manual')

it('Every collection has a screen', () => {
  const hidden = Object.values(COLLECTIONS)
    .filter((spec) => VIEWS.every((view) => view.spec !== spec))
    .map(({ name }) => name)
  expect(hidden, 'Write a collectionView() of these, in src/web/features/settings/').toEqual([])
})

describe.each(every)('the collection at %s', (path, view) => {
  const { spec, words } = view
  const { list, create, update, remove } = endpointsOf(spec)
  const rows = exampleRows(spec)
  const open = (options: Partial<Parameters<typeof renderApp>[1]> = {}) =>
    renderApp(path, { as: settingsAdmin, ...options })
  const title = (at: number) => {
    const row = rows[at]
    if (row === undefined) throw new Error(`The examples of ${spec.name} have no row ${at}.`)
    return words.titleOf?.(row, i18n) ?? String(row[spec.title])
  }

  it('says that it could not be loaded', async () => {
    await open({ replies: [refuse(list, 'internal')] })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    await expectAccessible()
  })

  it('shows that it is loading', async () => {
    await open({ replies: [leaveUnanswered(list)] })
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
  })

  it('says that there is no network', async () => {
    await open({ isOffline: true })
    await screen.findByRole('heading', { name: /offline/i })
    await expectAccessible()
  })

  it('is not for users without access to it', async () => {
    await open({ as: recruiter })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    await expectAccessible()
  })

  it('says what to do where it has no row', async () => {
    await open({ replies: [reply(list, pageOf([]))] })
    await screen.findByRole('heading', { name: i18n._(words.empty.title) })
    screen.getByRole('button', { name: i18n._(words.add) })
    await expectAccessible()
  })

  it.each(['en', 'es', 'fr'] as const)('lists its rows in %s', async (locale) => {
    await open({ locale })
    const shown = await screen.findByRole('list', { name: i18n._(words.title) })
    const names = within(shown)
      .getAllByRole('listitem')
      .map((line) => line.querySelector('strong')?.textContent)
    expect(names).toEqual(rows.map((_, at) => title(at)))
    await expectAccessible()
  })

  it('keeps a search in its address, and says that it finds nothing', async () => {
    const found = reply(list, ({ query }) => pageOf(searchOf(query) === '' ? rows : []))
    const { user, address } = await open({ replies: [found] })
    await user.type(await screen.findByLabelText(i18n._(words.find)), 'x{Enter}')
    await screen.findByRole('heading', { name: 'Nothing matches “x”' })
    expect(address()).toBe(`${path}?search=x`)
  })

  it('adds a row by keyboard alone, and empties the form', async () => {
    const sent: unknown[] = []
    const adds = reply(create, ({ body }) => {
      sent.push(body)
      return one(rows[0])
    })
    const { user } = await open({ replies: [adds] })
    const form = await newForm(user, view)
    const content = await fill(user, form, view)
    await user.keyboard('{Enter}')
    await screen.findByText(`“${title(0)}” is added.`)
    expect(sent).toEqual([content])
    await waitFor(() => expect(new FormData(form).get(spec.title)).toBe(''))
  })

  it('says at the field that another row has its text', async () => {
    const fields = { [spec.title]: 'Another one has this already.' }
    const { user } = await open({ replies: [refuseWith(create, { code: 'value_taken', fields })] })
    const form = await newForm(user, view)
    await fill(user, form, view)
    await user.click(within(form).getByRole('button', { name: i18n._(words.add) }))
    await within(form).findByText('This name is already used.')
    expect(new FormData(form).get(spec.title)).not.toBe('')
    await expectAccessible()
  })

  it('changes a row, and changes it back', async () => {
    const [row] = rows
    const sent: unknown[] = []
    const saves = reply(update, ({ body }) => {
      sent.push(body)
      return one(row)
    })
    const { user } = await open({ replies: [saves] })
    const form = await editForm(user, title(0))
    await retype(user, within(form).getByLabelText(labelOf(view, spec.title)), 'Changed')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    const notice = within(await screen.findByText(`“${title(0)}” is saved.`))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(sent).toEqual([{ [spec.title]: 'Changed' }, row && contentOf(spec, row)])
  })

  it('shows what another user has stored meanwhile, and saves over it only when told to', async () => {
    const stored = { ...contentOf(spec, rows[0] ?? {}), [spec.title]: 'By the other' }
    const { user, server } = await open({
      replies: [refuseWith(update, { code: 'conflict', details: { stored } })],
    })
    const form = await editForm(user, title(0))
    await retype(user, within(form).getByLabelText(labelOf(view, spec.title)), 'By me')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    const region = await within(form).findByRole('region', { name: 'What is saved now' })
    within(region).getByText('By the other')
    await expectAccessible()
    server.use(reply(update, () => one(rows[0])))
    await user.click(within(form).getByRole('button', { name: 'Save mine over it' }))
    await screen.findByText(`“${title(0)}” is saved.`)
  })

  it('begins a change from what was read when its form was opened', async () => {
    const begun: (string | null)[] = []
    let stored = rows
    const { user, server } = await open({ replies: [reply(list, () => pageOf(stored))] })
    const form = await editForm(user, title(2))
    expect(form.contains(document.activeElement)).toBe(true)
    stored = rows.map((row, at) => (at === 2 ? { ...row, [spec.title]: 'By the other' } : row))
    const added = await newForm(user, view)
    await fill(user, added, view)
    await user.click(within(added).getByRole('button', { name: i18n._(words.add) }))
    await screen.findByText('By the other')
    server.use(
      reply(update, ({ headers }) => {
        begun.push(headers.get('if-match'))
        return one(rows[2])
      }),
    )
    await retype(user, within(form).getByLabelText(labelOf(view, spec.title)), 'By me')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(begun).toEqual([stateTag(contentOf(spec, rows[2] ?? {}))]))
  })

  it('leads to the first page from one that is not there any more', async () => {
    const replies = [
      reply(list, () => ({ ...pageOf([]), meta: { page: 9, page_size: 25, total: 3 } })),
    ]
    const { user, address } = await renderApp(`${path}?page=9`, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }))
    await waitFor(() => expect(address()).toBe(path))
  })

  it('asks again where what uses a row has changed, with the new numbers', async () => {
    const [use] = spec.uses
    if (use === undefined) return
    const usage = { [use]: { count: 41, named: [] } }
    const changed = rows.map((row, at) =>
      at === 2 ? { ...row, uses: { ...row.uses, ...usage } } : row,
    )
    const { user, server } = await open({ replies: [refuse(remove, 'uses_changed')] })
    await user.click(await screen.findByRole('button', { name: `Delete ${title(2)}` }))
    const dialog = within(await screen.findByRole('dialog'))
    server.use(reply(list, () => pageOf(changed)))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText(/changed in the meantime/)
    await dialog.findByText(/41/)
  })

  it('deletes a row after asking', async () => {
    const last = rows.length - 1
    const { user } = await open({
      replies: [reply(remove, () => ({ data: { id: 1, moved: 0 } }))],
    })
    await user.click(await screen.findByRole('button', { name: `Delete ${title(last)}` }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('This cannot be undone.')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText(`“${title(last)}” is deleted.`)
  })

  it('says why a row was not deleted', async () => {
    const { user } = await open({ replies: [refuse(remove, 'last_row')] })
    await user.click(await screen.findByRole('button', { name: `Delete ${title(2)}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText(/needs at least one/)
  })
})

describe.each(inOrder)('the order of the collection at %s', (path, view) => {
  it('is changed by the menu of a row, and changed back', async () => {
    const { spec, words } = view
    const rows = exampleRows(spec)
    const { move } = endpointsOf(spec)
    if (move === undefined) throw new Error(`${spec.name} has no order.`)
    const sent: unknown[] = []
    const moves = reply(move, ({ body }) => {
      sent.push(body)
      return one(rows[0])
    })
    const { user } = await renderApp(path, { as: settingsAdmin, replies: [moves] })
    const list = within(await screen.findByRole('list', { name: i18n._(words.title) }))
    const [first] = list.getAllByRole('button', { name: /^Order of / })
    if (first === undefined) throw new Error('There is no menu.')
    await user.click(first)
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    const notice = within(await screen.findByText(/is number 2 now\.$/))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(sent).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 1 },
    ])
  })
})

describe.each(inOrder)('a move in the collection at %s', (path, { spec }) => {
  it('says why it was not done', async () => {
    const { move } = endpointsOf(spec)
    if (move === undefined) throw new Error(`${spec.name} has no order.`)
    const { user } = await renderApp(path, {
      as: settingsAdmin,
      replies: [refuse(move, 'conflict')],
    })
    const [first] = await screen.findAllByRole('button', { name: /^Order of / })
    if (first === undefined) throw new Error('There is no menu.')
    await user.click(first)
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await screen.findByText(/changed meanwhile/)
    await expectAccessible()
  })
})

function isView(value: unknown): value is CollectionView {
  return typeof value === 'object' && value !== null && 'spec' in value && 'words' in value
}

type Rows = ReturnType<typeof exampleRows>

function pageOf(rows: Rows) {
  return { data: [...rows], meta: { page: 1, page_size: 25, total: rows.length } }
}

function one(row: Rows[number] | undefined) {
  if (row === undefined) throw new Error('The examples have no such row.')
  return { data: row }
}

function searchOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'search' in query
    ? String(query.search)
    : ''
}

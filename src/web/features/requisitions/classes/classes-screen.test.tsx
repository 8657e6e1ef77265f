import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { hiringClasses } from '#contract/examples/hiring-classes.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  createHiringClass,
  deleteHiringClass,
  type HiringClass,
  listHiringClasses,
  saveHiringClass,
} from '#contract/requisitions/hiring-classes.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const URL = '/smartreq-detail/hiring-classes?job=301'
const listing = (data: HiringClass[]) =>
  reply(listHiringClasses, { data, meta: { page: 1, page_size: 25, total: data.length } })

describe('the hiring classes', () => {
  it('show their start, their seats and their state', async () => {
    await renderApp(URL, { as: recruiter })
    await screen.findByText('Spring cohort')
    screen.getByRole('link', { name: '4 of 12 seats taken' })
    screen.getByText('2 classes')
    await expectAccessible()
  })

  it('teach what a class is while there is none', async () => {
    await renderApp(URL, { as: recruiter, replies: [listing([])] })
    await screen.findByRole('heading', { name: 'No hiring class yet' })
    screen.getByRole('button', { name: 'New class' })
    await expectAccessible()
  })

  it('offer all classes again where none matches', async () => {
    const app = { as: recruiter, replies: [listing([])] }
    const { user, address } = await renderApp(`${URL}&status=closed`, app)
    await user.click(await screen.findByRole('button', { name: 'Show all classes' }))
    await waitFor(() => expect(address()).toBe(URL))
  })

  it.each([
    { locale: 'es', name: 'Grupo nuevo' },
    { locale: 'fr', name: 'Nouveau groupe' },
  ] as const)('speak the language $locale', async ({ locale, name }) => {
    await renderApp(URL, { as: recruiter, locale })
    await screen.findByRole('button', { name })
  })

  it('are searched and narrowed by the address', async () => {
    const asked: unknown[] = []
    const lists = reply(listHiringClasses, ({ query }) => {
      asked.push([query.search, query.status])
      return { data: hiringClasses, meta: { page: 1, page_size: 25, total: 2 } }
    })
    const { user, address } = await renderApp(URL, { as: recruiter, replies: [lists] })
    await user.click(await screen.findByRole('button', { name: 'Full' }))
    await waitFor(() => expect(address()).toContain('status=full'))
    await user.type(screen.getByLabelText('Search classes by name'), 'spring')
    await waitFor(() => expect(asked.at(-1)).toEqual(['spring', ['full']]))
  })
})

describe('a class', () => {
  it('is made with its seats and its start', async () => {
    const made: unknown[] = []
    const creates = reply(createHiringClass, ({ body }) => {
      made.push(body)
      return { data: { ...body, hiring_class_id: 753, filled: 0 } }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [creates] })
    await user.click(await screen.findByRole('button', { name: 'New class' }))
    const dialog = await screen.findByRole('dialog', { name: 'New class' })
    await user.type(within(dialog).getByLabelText('Name'), 'Autumn')
    await user.type(within(dialog).getByLabelText('Seats'), '20')
    await user.type(within(dialog).getByLabelText('Start date'), '2027-09-06')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Save the class' }))
    const expected = { name: 'Autumn', seats: 20, start_date: '2027-09-06', status: 'open' }
    await waitFor(() => expect(made).toEqual([expected]))
    await screen.findByText('The class Autumn is saved.')
  })

  it('says when another one has its name, and keeps what was typed', async () => {
    const replies = [refuse(saveHiringClass, 'class_name_taken')]
    const { user } = await renderApp(URL, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Actions for Spring cohort' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit the class' })
    await user.type(within(dialog).getByLabelText('Name'), '!')
    await user.click(within(dialog).getByRole('button', { name: 'Save the class' }))
    await within(dialog).findByText('There is a class of that name already. Choose another one.')
    expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'Spring cohort!')
  })

  it('is closed, and opened again by taking that back', async () => {
    const statuses: unknown[] = []
    const saves = reply(saveHiringClass, ({ body }) => {
      statuses.push(body.status)
      return { data: { ...onlyClass(), status: body.status ?? 'open' } }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [saves] })
    await user.click(await screen.findByRole('button', { name: 'Actions for Spring cohort' }))
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: 'Close' }))
    await screen.findByText('Spring cohort is closed.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(statuses).toEqual(['closed', 'open']))
  })

  it('is deleted when no one is assigned to it', async () => {
    const deleted: unknown[] = []
    const deletes = reply(deleteHiringClass, ({ params }) => {
      deleted.push(params.hiring_class_id)
      return { data: { hiring_class_id: 752 } }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [deletes] })
    await user.click(await screen.findByRole('button', { name: 'Actions for Summer cohort' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the class Summer cohort?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete the class' }))
    await waitFor(() => expect(deleted).toEqual([752]))
  })
})

function onlyClass(): HiringClass {
  const [first] = hiringClasses
  if (first === undefined) throw new Error('The examples have no class.')
  return first
}

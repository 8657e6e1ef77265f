import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { requisitions } from '#contract/examples/requisitions.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import { listRequisitions } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { chipText, openFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { expectRows, tableTexts } from '#testing/components/table-rows.ts'

const TITLES = ['Warehouse Lead', 'Fleet Planner', 'Customs Analyst']

/** A server that filters, sorts and pages as the real one does. */
const searchable = reply(listRequisitions, ({ query }) => {
  const found = requisitions.filter(
    ({ title, status }) =>
      title.toLowerCase().includes(query.search.toLowerCase()) &&
      (query.status === undefined || query.status.includes(status)),
  )
  if (query.ordering === 'title') found.sort((a, b) => a.title.localeCompare(b.title))
  if (query.ordering === '-title') found.sort((a, b) => b.title.localeCompare(a.title))
  return { data: found, meta: { page: 1, page_size: 25, total: found.length } }
})

/** Sixty requisitions on three pages, of which each shows one. */
const paged = reply(listRequisitions, ({ query: { page } }) => ({
  data: requisitions.slice(page - 1, page),
  meta: { page, page_size: 25, total: 60 },
}))

const nothing = reply(listRequisitions, { data: [], meta: { page: 1, page_size: 25, total: 0 } })

describe('the states of the requisition list', () => {
  it.each([
    {
      locale: 'en',
      heading: 'Requisitions',
      columns: ['Title', 'Status', 'Owner', 'Openings filled', 'Applicants', 'New', 'Opened'],
      row: ['Open', 'Rosa Chen', '1 of 4', '1,240', '3', 'Mar 2, 2026'],
      count: '3 requisitions',
    },
    {
      locale: 'es',
      heading: 'Vacantes',
      columns: [
        'Título',
        'Estado',
        'Responsable',
        'Plazas cubiertas',
        'Candidatos',
        'Nuevas',
        'Apertura',
      ],
      row: ['Abierta', 'Rosa Chen', '1 de 4', '1240', '3', '2 mar 2026'],
      count: '3 vacantes',
    },
    {
      locale: 'fr',
      heading: 'Postes à pourvoir',
      columns: [
        'Titre',
        'Statut',
        'Responsable',
        'Postes pourvus',
        'Candidats',
        'Nouvelles',
        'Ouverture',
      ],
      row: ['Ouvert', 'Rosa Chen', '1 sur 4', '1 240', '3', '2 mars 2026'],
      count: '3 postes à pourvoir',
    },
  ] as const)('shows the requisitions in the language $locale', async (texts) => {
    await renderApp('/hire', { as: recruiter, locale: texts.locale })
    await screen.findByRole('heading', { level: 1, name: texts.heading })
    await expectRows(...TITLES)
    const { headers, rows } = tableTexts()
    expect(headers).toEqual(texts.columns)
    expect(rows[0]).toEqual(texts.row.map((text) => expect.stringContaining(text)))
    screen.getByText(texts.count)
    await expectAccessible()
  })

  it('says that there are no requisitions yet', async () => {
    await renderApp('/hire', { as: recruiter, replies: [nothing] })
    await screen.findByRole('heading', { name: 'No requisitions yet' })
    screen.getByText(/The requisitions whose team you are on appear here/)
    await expectAccessible()
  })

  it('lets a provider admin choose a company first', async () => {
    const { address } = await renderApp('/hire', { as: { ...candidate, is_jf_admin: true } })
    await screen.findByRole('heading', { name: 'Choose a company' })
    expect(address()).toBe('/choose-company')
  })

  it('says that the server failed, and shows the list when it works again', async () => {
    const { user, server } = await renderApp('/hire', {
      as: recruiter,
      replies: [refuse(listRequisitions, 'internal')],
    })
    const alert = await screen.findByRole('alert')
    within(alert).getByRole('heading', { name: 'The requisitions could not be loaded' })
    within(alert).getByText('Nothing was changed.')
    await expectAccessible()
    server.use(searchable)
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expectRows(...TITLES)
  })

  it('says that there is no network, and shows the list when it is back', async () => {
    const app = await renderApp('/hire', { as: recruiter, isOffline: true })
    await screen.findByRole('heading', { name: 'You are offline' })
    screen.getByText(/Hiring screens need the network/)
    await expectAccessible()
    app.regainNetwork()
    await expectRows(...TITLES)
    expect(screen.queryByText(/Hiring screens need the network/)).toBeNull()
  })

  it('is closed to a candidate, who is told why', async () => {
    const { address } = await renderApp('/hire', { as: candidate })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    expect(address()).toBe('/not-authorized?missing=role')
    screen.getByText(/your account has no role in a company/)
    await expectAccessible()
  })

  it('says that it may not be seen when the server refuses it', async () => {
    await renderApp('/hire', { as: recruiter, replies: [refuse(listRequisitions, 'forbidden')] })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    await expectAccessible()
  })

  it('sends the user who is not signed in to the login page, and remembers the way back', async () => {
    const { address } = await renderApp('/hire')
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(address()).toBe('/login?redirect=%2Fhire')
  })
})

describe('working with the requisition list', () => {
  it('filters by a status or several, keeps them in the address, and takes them off on the way back', async () => {
    const app = await renderApp('/hire', { as: recruiter, replies: [searchable] })
    await expectRows(...TITLES)
    const status = await openFilter({ user: app.user, name: 'Status' })
    await app.user.click(status.getByRole('checkbox', { name: 'On hold' }))
    await expectRows('Fleet Planner')
    expect(app.address()).toBe('/hire?status=on_hold')
    await waitFor(() => expect(chipText('Status')).toBe('Status: On hold'))
    screen.getByText('1 requisition')
    await app.user.click(status.getByRole('checkbox', { name: 'Open' }))
    await expectRows('Warehouse Lead', 'Fleet Planner')
    expect(app.address()).toBe('/hire?status=open%2Con_hold')
    app.goBack()
    await expectRows('Fleet Planner')
    app.goBack()
    await expectRows(...TITLES)
    expect(app.address()).toBe('/hire')
  })

  it('finds requisitions by their title while a user types', async () => {
    const { user, address } = await renderApp('/hire', { as: recruiter, replies: [searchable] })
    await expectRows(...TITLES)
    await user.type(screen.getByRole('searchbox', { name: 'Search requisitions by title' }), 'flee')
    await expectRows('Fleet Planner')
    expect(address()).toBe('/hire?search=flee')
  })

  it('says that nothing matches, and leads back to all requisitions', async () => {
    const { user } = await renderApp('/hire?status=closed', {
      as: recruiter,
      replies: [searchable],
    })
    await screen.findByRole('heading', { name: 'No requisition matches' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Show all requisitions' }))
    await expectRows(...TITLES)
  })

  it('sorts by a column, and the other way round with another click', async () => {
    const { user } = await renderApp('/hire', { as: recruiter, replies: [searchable] })
    await expectRows(...TITLES)
    const byTitle = within(screen.getByRole('table')).getByRole('button', { name: 'Title' })
    await user.click(byTitle)
    await expectRows('Customs Analyst', 'Fleet Planner', 'Warehouse Lead')
    expect(byTitle.closest('th')?.ariaSort).toBe('ascending')
    await user.click(byTitle)
    await expectRows('Warehouse Lead', 'Fleet Planner', 'Customs Analyst')
    expect(byTitle.closest('th')?.ariaSort).toBe('descending')
  })

  it('leads through the pages, and from one that is empty to the first', async () => {
    const { user } = await renderApp('/hire', { as: recruiter, replies: [paged] })
    await expectRows('Warehouse Lead')
    screen.getByText('1–25 of 60')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await expectRows('Fleet Planner')
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    await expectRows('Customs Analyst')
    screen.getByText('51–60 of 60')
  })

  it('leads from a page that is empty by now to the first one', async () => {
    const { user, address } = await renderApp('/hire?page=9', { as: recruiter, replies: [paged] })
    await screen.findByRole('heading', { name: 'This page of the list is empty' })
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }))
    await expectRows('Warehouse Lead')
    expect(address()).toBe('/hire')
  })

  it('opens the applicants of a requisition from its row', async () => {
    const { user, address } = await renderApp('/hire', { as: recruiter })
    await user.click(await screen.findByRole('link', { name: 'Warehouse Lead' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(address()).toBe('/smartreq-detail/applicants?job=301')
  })
})

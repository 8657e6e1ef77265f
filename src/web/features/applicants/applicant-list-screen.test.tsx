import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { applicants } from '#contract/examples/requisitions.ts'
import { candidate, interviewer, recruiter } from '#contract/examples/session.ts'
import {
  countApplicants,
  getJobAccess,
  getRequisition,
  listApplicants,
} from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { openFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { expectRows, tableTexts } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'
const NAMES = ['Ines Duarte', 'Tomasz Nowak']

const noApplicants = reply(listApplicants, { data: [], meta: { page: 1, page_size: 25, total: 0 } })

const everyone = reply(listApplicants, {
  data: applicants,
  meta: { page: 1, page_size: 25, total: applicants.length },
})

describe('the states of the applicant list', () => {
  it.each([
    {
      locale: 'en',
      total: '2 applicants',
      columns: [
        'Applicant',
        'Status',
        'Step',
        'Step status',
        'Done',
        'Fit score',
        'Source',
        'Applied',
      ],
      row: ['Active', 'Step 1 of 2', 'Awaiting decision', '2 of 2', '72', 'Referrals'],
    },
    {
      locale: 'es',
      total: '2 candidaturas',
      columns: [
        'Candidato',
        'Estado',
        'Paso',
        'Estado del paso',
        'Hecho',
        'Puntuación de adecuación',
        'Origen',
      ],
      row: ['Activa', 'Paso 1 de 2', 'Pendiente de decisión', '2 de 2', '72'],
    },
    {
      locale: 'fr',
      total: '2 candidatures',
      columns: [
        'Candidat',
        'Statut',
        'Étape',
        'Statut de l’étape',
        'Fait',
        'Score d’adéquation',
        'Source',
      ],
      row: ['Active', 'Étape 1 sur 2', 'En attente de décision', '2 sur 2', '72'],
    },
  ] as const)('shows the applicants in the language $locale', async (texts) => {
    await renderApp(PATH, { as: recruiter, locale: texts.locale })
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    await expectRows(...NAMES)
    await screen.findByText(texts.total)
    const { headers, rows } = tableTexts()
    // The first column selects rows.
    expect(headers.slice(1, 1 + texts.columns.length)).toEqual(texts.columns)
    expect(rows[0]?.slice(1, 1 + texts.row.length)).toEqual(
      texts.row.map((text) => expect.stringContaining(text)),
    )
    await expectAccessible()
  })

  it('shows the applicants before the numbers of the filters have come', async () => {
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [leaveUnanswered(countApplicants)],
    })
    await expectRows(...NAMES)
    const status = await openFilter({ user, name: 'Status' })
    status.getByRole('checkbox', { name: 'Active' })
  })

  it('says that no one has applied yet', async () => {
    await renderApp(PATH, { as: recruiter, replies: [noApplicants] })
    await screen.findByRole('heading', { name: 'No applicants yet' })
    await expectAccessible()
  })

  it('says that the server failed, and shows the list when it works again', async () => {
    const { user, server } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(listApplicants, 'internal')],
    })
    const alert = await screen.findByRole('alert')
    within(alert).getByRole('heading', { name: 'The applicants could not be loaded' })
    await expectAccessible()
    server.use(everyone)
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expectRows(...NAMES)
  })

  it('says that the requisition itself could not be loaded', async () => {
    await renderApp(PATH, { as: recruiter, replies: [refuse(getRequisition, 'internal')] })
    await screen.findByRole('heading', { level: 1, name: 'The requisition could not be loaded' })
    await expectAccessible()
  })

  it('says that there is no such requisition, and leads to all of them', async () => {
    const { user, address } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(getRequisition, 'not_found'), refuse(listApplicants, 'not_found')],
    })
    await screen.findByRole('heading', { level: 1, name: 'There is no such requisition' })
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Show all requisitions' }))
    await screen.findByRole('heading', { level: 1, name: 'Requisitions' })
    expect(address()).toBe('/hire')
  })

  it('says that there is no network, and shows the list when it is back', async () => {
    const { regainNetwork } = await renderApp(PATH, { as: recruiter, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    await expectAccessible()
    regainNetwork()
    await expectRows(...NAMES)
  })

  it('is closed to a candidate, and to the user who is not signed in', async () => {
    const { address } = await renderApp(PATH, { as: candidate })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    expect(address()).toBe('/not-authorized?missing=role')
  })

  it('asks for a sign-in first, and remembers the way back', async () => {
    const { address } = await renderApp(PATH)
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(PATH)}`)
  })

  it('is closed to an interviewer who is not on the team of the requisition', async () => {
    const { address } = await renderApp(PATH, {
      as: interviewer,
      replies: [refuse(getJobAccess, 'forbidden')],
    })
    await screen.findByText(/you are not on the team of this one/)
    expect(address()).toBe('/not-authorized?missing=smartreq_access')
    await expectAccessible()
  })

  it('is open to an interviewer who is on the team of the requisition', async () => {
    await renderApp(PATH, { as: interviewer })
    await expectRows(...NAMES)
  })
})

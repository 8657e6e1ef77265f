import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { leaveCompany, listMemberships, type Membership } from '#contract/access/memberships.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PAGE = '/user/companies'
const company: Membership = {
  account_id: 7,
  account_name: 'Harbor & Pine Logistics',
  role_names: ['Recruiter', 'Interviewer'],
  team_count: 3,
  is_last_admin: false,
}

function works(companies: Membership[], has_password = true) {
  return reply(listMemberships, { data: { companies, has_password } })
}

describe('the companies that a user works for', () => {
  it.each([
    {
      locale: 'en',
      heading: 'Companies you work for',
      button: 'Leave this company: Harbor & Pine Logistics',
    },
    {
      locale: 'es',
      heading: 'Empresas para las que trabajas',
      button: 'Dejar esta empresa: Harbor & Pine Logistics',
    },
    {
      locale: 'fr',
      heading: 'Entreprises pour lesquelles vous travaillez',
      button: 'Quitter cette entreprise : Harbor & Pine Logistics',
    },
  ] as const)('are listed with their roles in the language $locale', async (texts) => {
    await renderApp(PAGE, {
      as: { ...recruiter, language: texts.locale },
      locale: texts.locale,
      replies: [works([company])],
    })
    await screen.findByRole('heading', { level: 1, name: texts.heading })
    await screen.findByRole('button', { name: texts.button })
    await expectAccessible()
  })

  it('say what leaving takes away, and are left after that', async () => {
    let companies = [company]
    const { user, server } = await renderApp(PAGE, {
      as: recruiter,
      replies: [reply(listMemberships, () => ({ data: { companies, has_password: true } }))],
    })
    server.use(
      reply(leaveCompany, ({ params }) => {
        companies = []
        return { data: { account_id: params.account_id } }
      }),
    )
    await user.click(await screen.findByRole('button', { name: /^Leave this company: Harbor/ }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/Recruiter and Interviewer/)
    within(dialog).getByText(/You leave 3 hiring teams/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Leave this company' }))
    await screen.findByText('You do not work for a company here')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('warn a user without a password before they lock themselves out', async () => {
    const { user } = await renderApp(PAGE, { as: recruiter, replies: [works([company], false)] })
    await user.click(await screen.findByRole('button', { name: /^Leave this company: Harbor/ }))
    within(await screen.findByRole('dialog')).getByText(/Your account has no password/)
  })

  it('offer no way out to the last user who may change the settings', async () => {
    const last = { ...company, is_last_admin: true }
    await renderApp(PAGE, { as: recruiter, replies: [works([last])] })
    await screen.findByText(/You are the only one who may change the settings/)
    expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull()
    await expectAccessible()
  })

  it('say so when another admin left meanwhile', async () => {
    const { user } = await renderApp(PAGE, {
      as: recruiter,
      replies: [works([company]), refuse(leaveCompany, 'last_admin')],
    })
    await user.click(await screen.findByRole('button', { name: /^Leave this company: Harbor/ }))
    await user.click(screen.getByRole('button', { name: 'Leave this company' }))
    await screen.findByText(/The company needs a user who can change its settings/)
  })

  it('show their place while they load', async () => {
    await renderApp(PAGE, { as: recruiter, replies: [leaveUnanswered(listMemberships)] })
    await screen.findByRole('heading', { level: 1, name: 'Companies you work for' })
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    await expectAccessible()
  })

  it('say that they could not be loaded, and load again', async () => {
    const replies = [refuse(listMemberships, 'internal')]
    const { user, server } = await renderApp(PAGE, { as: recruiter, replies })
    const problem = within(await screen.findByRole('alert'))
    expect(screen.queryByText('You are offline')).toBeNull()
    await expectAccessible()
    server.use(works([company]))
    await user.click(problem.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: company.account_name })
  })

  it('need the network', async () => {
    await renderApp(PAGE, { as: recruiter, isOffline: true })
    await screen.findByText('You are offline')
  })
})

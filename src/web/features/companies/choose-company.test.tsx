import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { chooseCompany, listCompanies } from '#contract/access/companies.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/choose-company'
const [role] = recruiter.roles
const provider = { ...candidate, is_jf_admin: true }

it('lets a member of several companies work in another one, and begins again there', async () => {
  if (role === undefined) throw new Error('The example has no role.')
  const other = { ...role, account_id: 8, account_name: 'Bluefin Care' }
  const assign = vi.fn<(href: string) => void>()
  vi.stubGlobal('location', { href: globalThis.location.href, assign })
  const sent: unknown[] = []
  const noting = reply(chooseCompany, ({ body }) => {
    sent.push(body)
    return { data: { roles: [other, role] } }
  })
  const as = { ...recruiter, roles: [role, other] }
  const { user } = await renderApp(PATH, { as, replies: [noting] })
  await screen.findByText('You work here now')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Work in Bluefin Care' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/my-tasks'))
  expect(sent).toEqual([{ account_id: 8 }])
  vi.unstubAllGlobals()
})

it('offers the switch to members of several companies and to provider admins alone', async () => {
  const { user } = await renderApp('/my-tasks', { as: recruiter })
  await user.click(await screen.findByRole('button', { name: /^Account:/ }))
  await screen.findByRole('menuitem', { name: 'My Profile' })
  expect(screen.queryByRole('menuitem', { name: 'Switch company' })).toBeNull()
})

it('lets a provider admin search all companies', async () => {
  const asked: (string | undefined)[] = []
  const found = reply(listCompanies, ({ query }) => {
    asked.push(query.search)
    return { data: [], meta: { page: 1, page_size: 25, total: 0 } }
  })
  const { user, server } = await renderApp(PATH, { as: provider })
  await screen.findByRole('button', { name: 'Work in Bluefin Care' })
  server.use(found)
  await user.type(screen.getByLabelText('Search companies'), 'Quay')
  await screen.findByRole('heading', { name: 'No company matches' })
  expect(asked.at(-1)).toBe('Quay')
  await expectAccessible()
})

it('says that a company could not be chosen', async () => {
  const { user } = await renderApp(PATH, {
    as: provider,
    replies: [refuse(chooseCompany, 'not_found')],
  })
  await user.click(await screen.findByRole('button', { name: 'Work in Bluefin Care' }))
  await screen.findByText('This could not be found.')
})

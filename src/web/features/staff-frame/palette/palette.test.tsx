import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listRequisitions } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/hire'

/** One applicant of as many. */
function found(total: number) {
  const data = applicants.slice(0, 1).map((applicant) => ({
    ...applicant,
    job_id: 301,
    job_title: 'Warehouse Lead',
    can_decide: true,
  }))
  return { data, meta: { page: 1, page_size: 5, total } }
}

/** Opens the palette by its keys, and hands over its field. */
async function openPalette(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(PATH, { as: recruiter, ...options })
  await screen.findByRole('heading', { level: 1 })
  await app.user.keyboard('{Control>}k{/Control}')
  return { ...app, field: await screen.findByRole('textbox', { name: 'Search' }) }
}

function names(): string[] {
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}

describe('the command palette', () => {
  it('opens by its keys and lists what the user may open, and nothing else', async () => {
    await openPalette()
    await screen.findByRole('menuitem', { name: 'Interviews' })
    expect(names()).toContain('My availability')
    expect(names()).not.toContain('Audit trail')
    await expectAccessible()
  })

  it('leads to an applicant who is found by name, by keyboard alone', async () => {
    const asked: unknown[] = []
    const finds = reply(listAccountApplicants, ({ query }) => {
      asked.push({ search: query.search, page_size: query.page_size })
      return found(1)
    })
    const { user, address } = await openPalette({ replies: [finds] })
    await user.keyboard('ines')
    const entry = await screen.findByRole('menuitem', { name: /^Ines Duarte/ })
    await waitFor(() => expect(entry.dataset['focused']).toBe('true'))
    await expectAccessible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/smartreq-detail-applicant\/\d+\?job=\d+$/))
    expect(asked.at(-1)).toEqual({ search: 'ines', page_size: 5 })
  })

  it('leads to all that match where there are more than it shows', async () => {
    const finds = reply(listAccountApplicants, found(40))
    const { user, address } = await openPalette({ replies: [finds] })
    await user.keyboard('an')
    await user.click(await screen.findByRole('menuitem', { name: /All applicants found/ }))
    await waitFor(() => expect(address()).toBe('/applicants?search=an'))
  })

  it('says that nothing was found', async () => {
    const none = { data: [], meta: { page: 1, page_size: 5, total: 0 } }
    const replies = [reply(listAccountApplicants, none), reply(listRequisitions, none)]
    const { user } = await openPalette({ replies })
    await user.keyboard('qqqq')
    await screen.findByText('Nothing found')
  })

  it('still leads to screens when the server could not search', async () => {
    const replies = [refuse(listAccountApplicants, 'internal')]
    const { user } = await openPalette({ replies })
    await user.keyboard('inter')
    await screen.findByText('Applicants and requisitions could not be searched. Try again.')
    screen.getByRole('menuitem', { name: 'Interviews' })
    await expectAccessible()
  })

  it('is opened and closed by buttons', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    await user.click(await screen.findByRole('button', { name: /^Search/ }))
    await screen.findByRole('textbox', { name: 'Search' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search' })).toBeNull())
  })

  it.each([
    { locale: 'es', name: 'Buscar' },
    { locale: 'fr', name: 'Rechercher' },
  ] as const)('speaks the language $locale', async ({ locale, name }) => {
    const { user } = await renderApp(PATH, { as: recruiter, locale })
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name })
    await expectAccessible()
  })
})

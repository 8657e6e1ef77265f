import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personExample } from '#contract/examples/people.ts'
import { checkPersonEmail } from '#contract/people/people-choices.ts'
import { getPerson, listPeople } from '#contract/people/people.ts'
import { deleteUserJob, restoreUserJob } from '#contract/people/user-jobs.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const as = settingsAdmin

describe('the list of people', () => {
  it('shows each with their job, and leads to them', async () => {
    await renderApp('/people', { as })
    const link = await screen.findByRole('link', { name: 'Ada Okafor' })
    expect(link.getAttribute('href')).toBe('/people/701')
    expect(screen.getByRole('table', { name: 'Employees' }).textContent).toContain(
      'Shift lead, nights',
    )
    await expectAccessible()
  })

  it('says how people come into it while there are none', async () => {
    const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    await renderApp('/people', { as, replies: [reply(listPeople, none)] })
    await screen.findByRole('heading', { name: 'No employees yet' })
    await expectAccessible()
  })

  it('offers future and former employees where a search finds no current one', async () => {
    const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    const { user, address } = await renderApp('/people?search=Ines', {
      as,
      replies: [reply(listPeople, none)],
    })
    await screen.findByRole('heading', { name: 'No current employee matches' })
    await user.click(screen.getByRole('button', { name: 'Include future and former employees' }))
    await screen.findByRole('heading', { name: 'No person matches' })
    expect(address()).toBe('/people?state=all&search=Ines')
  })

  it('asks for the name of a person whose address the company does not know', async () => {
    const { user } = await renderApp('/people', { as })
    await user.click(await screen.findByRole('button', { name: 'Add a person' }))
    await user.type(screen.getByRole('textbox', { name: /^Email(?! of)/ }), 'someone@example.com')
    await user.tab()
    await screen.findByText(
      'The email address is not linked to an existing user. Add their name below. Note: this person will not be notified of this action.',
    )
    expect(screen.getByLabelText('First name')).toBeDefined()
    await expectAccessible()
  })

  it('asks for no name where the company knows the address', async () => {
    const person = { first_name: 'Ada', last_name: 'Okafor', employee_user_id: null }
    const replies = [reply(checkPersonEmail, { data: { person } })]
    const { user } = await renderApp('/people', { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Add a person' }))
    await user.type(screen.getByRole('textbox', { name: /^Email(?! of)/ }), 'ada@example.com')
    await user.tab()
    await screen.findByText('This is Ada Okafor, whom your company already knows.')
    expect(screen.queryByLabelText('First name')).toBeNull()
  })
})

describe('the screen of a person', () => {
  it('shows their jobs, the latest first, and the separation from an earlier one', async () => {
    await renderApp('/people/701', { as })
    const jobs = await screen.findAllByRole('heading', { level: 3 })
    expect(jobs.map(({ textContent }) => textContent)).toEqual(['Shift lead, nights', 'Picker'])
    expect(screen.getByText('Voluntary · Returned to school')).toBeDefined()
    await expectAccessible()
  })

  it('takes a removal back', async () => {
    const replies = [
      reply(getPerson, { data: personExample }),
      reply(deleteUserJob, { data: { user_id: 701, user_job_id: 802 } }),
      reply(restoreUserJob, { data: { user_id: 701, user_job_id: 802 } }),
    ]
    const { user } = await renderApp('/people/701', { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Actions for Shift lead, nights' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
  })

  it('offers the reasons of the chosen type for a separation', async () => {
    const { user } = await renderApp('/people/701', { as })
    await user.click(await screen.findByRole('button', { name: 'Actions for Shift lead, nights' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Record separation…' }))
    await user.selectOptions(screen.getByLabelText('Type'), 'Involuntary')
    const reasons = within(await screen.findByLabelText(/^Reason/))
    expect(reasons.getByRole('option', { name: 'Attendance' })).toBeDefined()
    expect(reasons.queryByRole('option', { name: 'Returned to school' })).toBeNull()
    await expectAccessible()
  })
})

describe('merging a person with another one', () => {
  it('looks among everyone for the other record, and opens the comparison', async () => {
    const asked: unknown[] = []
    const [ada, tomas] = [person(701, 'Ada'), person(709, 'Adaeze')]
    const found = { data: [ada, tomas], meta: { page: 1, page_size: 25, total: 2 } }
    const replies = [
      reply(listPeople, ({ query }) => {
        asked.push([query.state, query.search])
        return found
      }),
    ]
    const { user, address } = await renderApp('/people/701', { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Merge with another person…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Merge with another person' })
    await expectAccessible()
    const field = within(dialog).getByRole('combobox', { name: 'Other record' })
    await user.type(field, 'Okafor')
    await waitFor(() => expect(asked.at(-1)).toEqual(['all', 'Okafor']))
    expect(await screen.findAllByRole('option')).toHaveLength(1)
    await user.click(screen.getByRole('option', { name: 'Adaeze Okafor · 709@example.com' }))
    await screen.findByRole('button', { name: 'Merge the records' })
    expect(address()).toBe('/people/701/merge/709')
  })
})

function person(userId: number, first: string) {
  const email = `${userId}@example.com`
  return { user_id: userId, first_name: first, last_name: 'Okafor', email, job: null }
}

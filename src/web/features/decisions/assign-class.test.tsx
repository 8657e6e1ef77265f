import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { hiringClasses } from '#contract/examples/hiring-classes.ts'
import { applicant } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  assignHiringClass,
  listHiringClasses,
  undoHiringClass,
} from '#contract/requisitions/hiring-classes.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { chooseIn } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/applicants?job=301'
const CARD = `/smartreq-detail-applicant/${applicant.user_smartreq_id}?job=301`
const name = `${applicant.first_name} ${applicant.last_name}`
const spring = { hiring_class_id: 751, name: 'Spring cohort', start_date: '2027-03-01' }
const assigned = { ...applicant, hiring_class: spring }

describe('assigning from the list', () => {
  it('names the seats that are left, assigns who is selected, and takes it back', async () => {
    const sent: unknown[] = []
    const undone: unknown[] = []
    const assigns = reply(assignHiringClass, ({ body }) => {
      sent.push(body)
      const times = { undo_until: '2026-11-14T10:10:00.000Z' }
      return { data: { batch_id: BATCH, ...times, done: [applicant.ref_id], ended: [] } }
    })
    const undoes = reply(undoHiringClass, ({ params }) => {
      undone.push(params.batch_id)
      return { data: { done: [applicant.ref_id], skipped: [] } }
    })
    const { user } = await renderApp(LIST, { as: recruiter, replies: [assigns, undoes] })
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Assign to a class…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Assign 1 applicant to a class' })
    const spring = await within(dialog).findByRole('radio', { name: /Spring cohort/ })
    within(dialog).getByText('Starts on Mar 1, 2027. 8 seats left')
    await user.click(spring)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
    const expected = { hiring_class_id: 751, ref_ids: [applicant.ref_id] }
    await waitFor(() => expect(sent).toEqual([expected]))
    await screen.findByText('1 assigned to the class')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/1 applicant put back/)
    expect(undone).toEqual([BATCH])
  })

  it('narrows the list to a class, and shows it in a column', async () => {
    const asked: unknown[] = []
    const lists = reply(listApplicants, ({ query }) => {
      asked.push(query.hiring_class_id)
      return { data: [assigned], meta: { page: 1, page_size: 25, total: 1 } }
    })
    const { user, address } = await renderApp(LIST, { as: recruiter, replies: [lists] })
    await screen.findByRole('cell', { name: 'Spring cohort' })
    await chooseIn(user, ['Hiring class', 'Summer cohort'])
    await waitFor(() => expect(asked.at(-1)).toBe(752))
    expect(address()).toContain('hiring_class=752')
  })

  it('has neither a column nor a filter without classes', async () => {
    const none = reply(listHiringClasses, { data: [], meta: { page: 1, page_size: 25, total: 0 } })
    const { user } = await renderApp(LIST, { as: recruiter, replies: [none] })
    await screen.findByRole('link', { name })
    expect(screen.queryByRole('columnheader', { name: 'Class' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add filter' }))
    expect(screen.queryByRole('button', { name: 'Hiring class' })).toBeNull()
  })
})

describe('the classes that applicants can be assigned to', () => {
  const openDialog = async (replies: NonNullable<Parameters<typeof renderApp>[1]>['replies']) => {
    const { user } = await renderApp(CARD, { as: recruiter, ...(replies && { replies }) })
    await user.click(await screen.findByRole('button', { name: 'Assign to a class…' }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  it('are searched for by name', async () => {
    const asked: unknown[] = []
    const finds = reply(listHiringClasses, ({ query }) => {
      asked.push([query.search, query.status])
      const data = hiringClasses.filter((one) => one.name.includes(query.search ?? ''))
      return { data, meta: { page: 1, page_size: 100, total: data.length } }
    })
    const { user, dialog } = await openDialog([finds])
    await dialog.findByRole('radio', { name: /Spring cohort/ })
    await user.type(dialog.getByLabelText('Search hiring classes'), 'Autumn')
    await dialog.findByText('No open class matches.')
    expect(asked.at(-1)).toEqual(['Autumn', ['open', 'full']])
    dialog.getByRole('radio', { name: 'No class: take them out' })
  })

  it('cannot be chosen once they are full', async () => {
    const data = hiringClasses.map((one) => ({
      ...one,
      filled: one.seats,
      status: 'full' as const,
    }))
    const lists = reply(listHiringClasses, {
      data,
      meta: { page: 1, page_size: 100, total: 2 },
    })
    const { dialog } = await openDialog([lists])
    const field = await dialog.findByRole('radio', { name: /Spring cohort/ })
    expect(field).toHaveProperty('disabled', true)
    dialog.getByText('Starts on Mar 1, 2027. 0 seats left')
    expect(dialog.getByRole('button', { name: 'Assign' })).toHaveProperty('disabled', true)
  })
})

describe('assigning from the scorecard', () => {
  it('says why it is refused when the last seat is gone', async () => {
    const replies = [refuse(assignHiringClass, 'class_full')]
    const { user } = await renderApp(CARD, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Assign to a class…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Assign 1 applicant to a class' })
    await user.click(await within(dialog).findByRole('radio', { name: /Spring cohort/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
    await within(dialog).findByText(/This class has not enough seats left/)
  })

  it('proposes the first day of the class for a hire', async () => {
    const last = { ...scorecard, applicant: assigned, next_step: null, can_decide: true }
    const replies = [reply(getScorecard, { data: last })]
    const { user } = await renderApp(CARD, { as: recruiter, replies })
    await screen.findByText('Class: Spring cohort, starts on Mar 1, 2027')
    await user.click(screen.getByRole('button', { name: 'Hire…' }))
    const dialog = await screen.findByRole('dialog', { name: `Hire ${name}` })
    const day = within(dialog).getByLabelText('First day of work')
    expect(day).toHaveProperty('value', '2027-03-01')
    within(dialog).getByText('Proposed: the first day of their class.')
  })
})

const BATCH = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e0f'

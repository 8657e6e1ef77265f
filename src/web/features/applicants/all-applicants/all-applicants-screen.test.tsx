import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { chipText, openFilter, removeFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/applicants'
const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }

describe('the list of all applicants', () => {
  it('says who applied to what, and a row leads to the scorecard', async () => {
    await renderApp(PATH, { as: recruiter })
    const link = await screen.findByRole('link', { name: 'Ines Duarte' })
    expect(link.getAttribute('href')).toMatch(/^\/smartreq-detail-applicant\/\d+\?job=301$/)
    const row = link.closest('tr')
    if (row === null) throw new Error('The link is in no row.')
    // The whole of a title that its cell cuts.
    expect(within(row).getByRole('cell', { name: 'Warehouse Lead' }).title).toBe('Warehouse Lead')
    await expectAccessible()
  })

  it('is asked for with the filters and the order of its address', async () => {
    const asked: unknown[] = []
    const lists = reply(listAccountApplicants, ({ query }) => {
      asked.push(query)
      return none
    })
    const { user } = await renderApp(
      `${PATH}?status=new&scope=mine&resume=welding&ordering=-score&page=2`,
      {
        as: recruiter,
        replies: [lists],
      },
    )
    await screen.findByText('No applicant matches')
    expect(asked[0]).toMatchObject({
      status: ['new'],
      scope: 'mine',
      resume: 'welding',
      ordering: '-score',
      page: 2,
    })
    expect(chipText('My requisitions')).toBe('My requisitions')
    expect(chipText('Status')).toBe('Status: New')
    await user.click(screen.getByRole('button', { name: 'Show all applicants' }))
    await waitFor(() => expect(chipText('My requisitions')).toBeNull())
    await screen.findByText('No applicants yet')
  })

  it('is narrowed by a requisition, then by its steps and classes, which go with it', async () => {
    const asked: unknown[] = []
    const lists = reply(listAccountApplicants, ({ query }) => {
      asked.push(query)
      return none
    })
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [lists] })
    const requisition = await openFilter({ user, name: 'Requisition' })
    await user.click(await requisition.findByRole('radio', { name: /^Warehouse Lead/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ job_ids: [301] }))
    expect(chipText('Requisition')).toBe('Requisition: Warehouse Lead')
    const step = await openFilter({ user, name: 'Step' })
    await user.click(await step.findByRole('radio', { name: 'Site visit' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ job_ids: [301], job_step_id: 52 }))
    const classes = await openFilter({ user, name: 'Hiring class' })
    await user.click((await classes.findAllByRole('radio'))[0] ?? document.body)
    await waitFor(() => expect(address()).toMatch(/requisition=301&step=52&hiring_class=\d+$/))
    await expectAccessible()
    await removeFilter({ user, name: 'Requisition' })
    await waitFor(() => expect(address()).toBe(PATH))
  })

  it('is narrowed by a step that the product names, over all requisitions', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter })
    const step = await openFilter({ user, name: 'Step' })
    await user.click(step.getByRole('checkbox', { name: 'Interview' }))
    await user.click(step.getByRole('checkbox', { name: 'Offer' }))
    await waitFor(() => expect(address()).toBe(`${PATH}?steps=interview%2Coffer`))
    expect(chipText('Step')).toBe('Step: Interview, Offer')
  })

  it('sorts by what the server sorts by, and by nothing else', async () => {
    await renderApp(PATH, { as: recruiter })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    const sortable = screen
      .getAllByRole('columnheader')
      .filter((header) => within(header).queryByRole('button') !== null)
    expect(sortable.map(({ textContent }) => textContent)).toEqual([
      'Applicant',
      'Status',
      'Step',
      'Fit score',
      'Applied',
      'Assigned to',
    ])
  })

  it('can be loaded again when it could not be', async () => {
    await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(listAccountApplicants, 'internal')],
    })
    await screen.findByText('The applicants could not be loaded')
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false)
  })
})

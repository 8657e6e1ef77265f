import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listTags } from '#contract/applicants/applicant-changes.ts'
import { applicantCounts, applicants, requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  countApplicants,
  getRequisition,
  listApplicants,
  recalculateScores,
} from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { chipText, openFilter, removeFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { expectRows } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'
const NAMES = ['Ines Duarte', 'Tomasz Nowak']

/** A server that filters and sorts as the real one does. */
const searchable = reply(listApplicants, ({ query }) => {
  const found = applicants.filter(
    ({ first_name, status, step_status, job_step_id }) =>
      first_name.toLowerCase().includes(query.search.toLowerCase()) &&
      (query.status?.includes(status) ?? true) &&
      (query.step_status?.includes(step_status) ?? true) &&
      (query.job_step_id === undefined || query.job_step_id === job_step_id),
  )
  if (query.ordering === '-name') found.reverse()
  return { data: found, meta: { page: 1, page_size: 25, total: found.length } }
})

/** Sixty applicants, of whom each page shows one. */
const paged = reply(listApplicants, ({ query: { page, page_size } }) => ({
  data: applicants.slice(page - 1, page),
  meta: { page, page_size, total: 60 },
}))

describe('working with the applicant list', () => {
  it('filters by several statuses together, and keeps them in the address', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [searchable] })
    await expectRows(...NAMES)
    const status = await openFilter({ user, name: 'Status' })
    await user.click(status.getByRole('checkbox', { name: /^New/ }))
    await expectRows('Tomasz Nowak')
    await user.click(status.getByRole('checkbox', { name: /^Active/ }))
    await expectRows(...NAMES)
    expect(address()).toBe(`${PATH}&status=new%2Cactive`)
    expect(chipText('Status')).toBe('Status: New, Active')
    const stepStatus = await openFilter({ user, name: 'Step status' })
    await user.click(stepStatus.getByRole('checkbox', { name: /^Not started/ }))
    await expectRows('Tomasz Nowak')
    await removeFilter({ user, name: 'Step status' })
    await expectRows(...NAMES)
  })

  it('finds what resumes say, and keeps that in the address', async () => {
    const byResume = reply(listApplicants, ({ query }) => {
      const data = query.resume === 'forklift license' ? applicants.slice(0, 1) : applicants
      return { data, meta: { page: 1, page_size: 25, total: data.length } }
    })
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [byResume] })
    await expectRows(...NAMES)
    const resume = await openFilter({ user, name: 'Resume' })
    const field = resume.getByRole('searchbox', { name: 'Search in resumes' })
    await user.type(field, 'forklift license')
    await expectRows('Ines Duarte')
    expect(address()).toBe(`${PATH}&resume=forklift+license`)
    await expectAccessible()
    await user.clear(field)
    await expectRows(...NAMES)
    expect(address()).toBe(PATH)
  })

  it('shows on each filter how many it would list, and asks again beside the others', async () => {
    const { user, server } = await renderApp(PATH, { as: recruiter, replies: [searchable] })
    const before = await openFilter({ user, name: 'Step status' })
    await before.findByRole('checkbox', { name: 'Passed 4' })
    server.use(
      reply(countApplicants, ({ query }) => ({
        data: {
          ...applicantCounts,
          step_status: {
            ...applicantCounts.step_status,
            passed: query.status === undefined ? 4 : 1,
          },
        },
      })),
    )
    const status = await openFilter({ user, name: 'Status' })
    await user.click(status.getByRole('checkbox', { name: /^Active/ }))
    status.getByRole('checkbox', { name: 'Rejected 7' })
    const after = await openFilter({ user, name: 'Step status' })
    await after.findByRole('checkbox', { name: 'Passed 1' })
  })

  it('finds applicants by name, and by the step that they are in', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [searchable] })
    await expectRows(...NAMES)
    const step = await openFilter({ user, name: 'Step' })
    await user.click(step.getByRole('radio', { name: /^Site visit/ }))
    await expectRows('Tomasz Nowak')
    await removeFilter({ user, name: 'Step' })
    await user.type(screen.getByRole('searchbox', { name: /^Search applicants/ }), 'ines{Enter}')
    await expectRows('Ines Duarte')
    expect(address()).toBe(`${PATH}&search=ines`)
  })

  it('shows that a link narrows the list by a tag that was deleted since', async () => {
    const { user, address } = await renderApp(`${PATH}&tag=987`, { as: recruiter })
    await waitFor(() => expect(chipText('Tag')).toBe('Tag: Deleted or unavailable'))
    await removeFilter({ user, name: 'Tag' })
    await waitFor(() => expect(address()).toBe(PATH))
    expect(chipText('Tag')).toBeNull()
  })

  it('names the tag of a link that is not among the first of the company', async () => {
    const late = { tag_id: 987, name: 'Zoning' }
    const many = reply(listTags, ({ query }) => {
      const data = query.ids === undefined ? [{ tag_id: 1, name: 'Agency' }] : [late]
      return { data, meta: { page: 1, page_size: 100, total: 101 } }
    })
    await renderApp(`${PATH}&tag=987`, { as: recruiter, replies: [many] })
    await waitFor(() => expect(chipText('Tag')).toBe('Tag: Zoning'))
  })

  it('says that no applicant matches, and leads back to all of them', async () => {
    const { user } = await renderApp(`${PATH}&status=hired`, {
      as: recruiter,
      replies: [searchable],
    })
    await screen.findByRole('heading', { name: 'No applicant matches' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Show all applicants' }))
    await expectRows(...NAMES)
  })

  it('sorts by the list of orders and by a column, and both say the same', async () => {
    const { user } = await renderApp(PATH, { as: recruiter, replies: [searchable] })
    await expectRows(...NAMES)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A')
    await expectRows('Tomasz Nowak', 'Ines Duarte')
    const header = screen.getByRole('columnheader', { name: 'Applicant' })
    expect(header.ariaSort).toBe('descending')
    await user.click(within(header).getByRole('button'))
    await expectRows(...NAMES)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('name')
  })

  it('leads through the pages, whose length can be chosen', async () => {
    const { user, address } = await renderApp(PATH, { as: recruiter, replies: [paged] })
    await expectRows('Ines Duarte')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await expectRows('Tomasz Nowak')
    screen.getByText('26–50 of 60')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50')
    await screen.findByText('1–50 of 60')
    expect(address()).toBe(`${PATH}&page_size=50`)
  })

  it('moves between the rows by keyboard, and opens a scorecard that leads back to the view', async () => {
    const { user, address } = await renderApp(`${PATH}&ordering=name`, {
      as: recruiter,
      replies: [searchable],
    })
    const first = await screen.findByRole('link', { name: 'Ines Duarte' })
    first.focus()
    await user.keyboard('j')
    expect(document.activeElement?.textContent).toBe('Tomasz Nowak')
    await user.keyboard('k{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    expect(address()).toBe('/smartreq-detail-applicant/901?job=301&ordering=name')
    await user.click(screen.getByRole('link', { name: 'Applicants of Warehouse Lead' }))
    await expectRows(...NAMES)
    expect(address()).toBe(`${PATH}&ordering=name`)
  })

  it('says that scores are being recalculated once that was ordered', async () => {
    const { user, server } = await renderApp(PATH, { as: recruiter })
    await expectRows(...NAMES)
    const isRecalculating = { ...requisitionDetail, is_recalculating: true }
    server.use(reply(getRequisition, { data: isRecalculating }))
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Recalculate the scores' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/44 assessments are scored again/)
    within(dialog).getByText(/3 assessments keep their scores/)
    within(dialog).getByText(/24 applicants/)
    await expectAccessible()
    expect(screen.queryByText('Scores are being recalculated')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Recalculate the scores' }))
    await screen.findByText('Scores are being recalculated')
    await expectAccessible()
  })

  it('says why scores could not be recalculated', async () => {
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(recalculateScores, 'forbidden')],
    })
    await expectRows(...NAMES)
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Recalculate the scores' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/44 assessments are scored again/)
    await user.click(within(dialog).getByRole('button', { name: 'Recalculate the scores' }))
    await screen.findByText('You do not have permission to do this.')
    expect(screen.queryByText('Scores are being recalculated')).toBeNull()
  })
})

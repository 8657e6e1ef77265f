// The line of a plan's steps above the list of applicants.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { applicantCounts, applicants, requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  countApplicants,
  getRequisition,
  listApplicants,
} from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, reply } from '#testing/components/fake-server.ts'
import { openFilter } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { expectRows, plainText } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'
const NAMES = ['Ines Duarte', 'Tomasz Nowak']

/** A server that filters by step as the real one does. */
const byStep = reply(listApplicants, ({ query: { job_step_id: stepId } }) => {
  const data = applicants.filter((one) => stepId === undefined || stepId === one.job_step_id)
  return { data, meta: { page: 1, page_size: 25, total: data.length } }
})

async function findLine(name = 'Step') {
  const line = within(await screen.findByRole('group', { name }))
  const buttons = () => line.getAllByRole('button')
  return {
    texts: () => buttons().map(({ textContent }) => plainText(textContent)),
    pressed: () =>
      buttons()
        .filter((button) => button.getAttribute('aria-pressed') === 'true')
        .map(({ textContent }) => plainText(textContent)),
    button: (text: RegExp) => line.getByRole('button', { name: text }),
  }
}

describe('the steps above the list of applicants', () => {
  it.each([
    ['en', 'Step', ['All1,240', 'Application & assessments17', 'Site visit6']],
    ['es', 'Paso', ['Todas1240', 'Candidatura y evaluaciones17', 'Site visit6']],
    ['fr', 'Étape', ['Toutes1 240', 'Candidature et évaluations17', 'Site visit6']],
  ] as const)('have their numbers in the language %s', async (locale, name, texts) => {
    await renderApp(PATH, { as: recruiter, locale })
    const line = await findLine(name)
    await waitFor(() => expect(line.texts()).toEqual(texts))
    expect(line.pressed()).toEqual(texts.slice(0, 1))
    await expectAccessible()
  })

  it('narrow the list by keyboard, and keep the step in the address', async () => {
    const { user, address } = await renderApp(`${PATH}&page=2`, {
      as: recruiter,
      replies: [byStep],
    })
    await expectRows(...NAMES)
    const line = await findLine()
    line.button(/^All/).focus()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    await expectRows('Tomasz Nowak')
    expect(address()).toBe(`${PATH}&step=52`)
    await waitFor(() => expect(line.pressed()).toEqual(['Site visit6']))
    await user.keyboard(' ')
    expect(address()).toBe(`${PATH}&step=52`)
    await user.click(line.button(/^All/))
    await expectRows(...NAMES)
    expect(address()).toBe(PATH)
  })

  it('ask the server for their numbers again under other filters', async () => {
    const counts = reply(countApplicants, ({ query }) => ({
      data: {
        ...applicantCounts,
        step: query.status === undefined ? applicantCounts.step : { all: 3, steps: [] },
      },
    }))
    const { user } = await renderApp(PATH, { as: recruiter, replies: [counts] })
    const line = await findLine()
    await waitFor(() => expect(line.texts()[0]).toBe('All1,240'))
    const status = await openFilter({ user, name: 'Status' })
    await user.click(status.getByRole('checkbox', { name: /^New/ }))
    await waitFor(() => expect(line.texts()[0]).toBe('All3'))
  })

  it('are there before their numbers have come', async () => {
    await renderApp(PATH, { as: recruiter, replies: [leaveUnanswered(countApplicants)] })
    const line = await findLine()
    expect(line.texts()).toEqual(['All', 'Application & assessments', 'Site visit'])
  })

  it('show that a link narrows the list by a step that the plan has no more', async () => {
    const { user, address } = await renderApp(`${PATH}&step=987`, { as: recruiter })
    const line = await findLine()
    await waitFor(() => expect(line.pressed()).toEqual(['Deleted or unavailable']))
    await user.click(line.button(/^All/))
    await waitFor(() => expect(address()).toBe(PATH))
    expect(line.texts()).not.toContain('Deleted or unavailable')
  })

  it('are left out where the plan has none', async () => {
    const empty = reply(getRequisition, { data: { ...requisitionDetail, steps: [] } })
    await renderApp(PATH, { as: recruiter, replies: [empty] })
    await expectRows(...NAMES)
    expect(screen.queryByRole('group', { name: 'Step' })).toBeNull()
  })
})

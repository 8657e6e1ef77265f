import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ownJob } from '#contract/examples/own-jobs.ts'
import { tracker } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { listOwnJobs, type OwnJob } from '#contract/people/own-jobs.ts'
import { listTrackers } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/job-profile'
const jobs = (...data: OwnJob[]) => reply(listOwnJobs, { data })

it('shows what a job asks beside the person’s own results', async () => {
  await renderApp(PATH, { as: candidate, replies: [jobs(ownJob)] })
  const row = within(await screen.findByRole('row', { name: /Customer focus/ }))
  row.getByRole('cell', { name: '60' })
  row.getByRole('cell', { name: /^72/ })
  screen.getByRole('rowheader', { name: 'With people' })
  const other = within(screen.getByRole('row', { name: /Reliability/ }))
  other.getByRole('cell', { name: 'Not measured' })
  screen.getByText('Since May 12, 2025')
  await expectAccessible()
})

it('says when nothing is asked yet, and when a job begins', async () => {
  const planned = { ...ownJob, state: 'planned', profile: { ...ownJob.profile, attributes: [] } }
  await renderApp(PATH, { as: candidate, replies: [jobs({ ...planned, state: 'planned' })] })
  await screen.findByText('Your company has not said yet what this job asks.')
  screen.getByText('Starts on May 12, 2025')
})

it('says to people without a job when there will be one', async () => {
  await renderApp(PATH, { as: candidate, replies: [jobs()] })
  await screen.findByRole('heading', { name: 'No job here yet' })
  await expectAccessible()
})

const list = (status: 'hired' | 'not_selected' | 'incomplete') =>
  reply(listTrackers, { data: [{ ...tracker, status }] })

it.each(['hired', 'not_selected'] as const)(
  'is linked from applications that end as %s',
  async (end) => {
    await renderApp('/user/progress', { as: candidate, replies: [list(end), jobs(ownJob)] })
    const link = await screen.findByRole('link', { name: 'See what your job asks' })
    expect(link.getAttribute('href')).toBe(PATH)
  },
)

it('is not asked about before anything was submitted', async () => {
  await renderApp('/user/progress', { as: candidate, replies: [list('incomplete'), jobs(ownJob)] })
  await screen.findByRole('heading', { level: 2, name: tracker.job_title })
  expect(screen.queryByRole('link', { name: 'See what your job asks' })).toBeNull()
})

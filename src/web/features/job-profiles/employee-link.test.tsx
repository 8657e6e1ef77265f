import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { profileExample } from '#contract/examples/job-profiles.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobProfile } from '#contract/job-profiles/job-profiles.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PEOPLE = '/jobdetails/participants?job=341'
const LINK = `${location.origin}/?pc=${profileExample.job_uuid}`

it('copies the link of the profile, and says whom it is for', async () => {
  const { user } = await renderApp(PEOPLE, { as: recruiter })
  await user.click(await screen.findByRole('button', { name: 'Copy link for employees' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(LINK)
  screen.getByText('For people who hold this profile or will soon; no one else can begin.')
})

it('is not offered for an archived profile', async () => {
  const archived = { ...profileExample, is_archived: true }
  await renderApp(PEOPLE, { as: recruiter, replies: [reply(getJobProfile, { data: archived })] })
  await screen.findByText('Archived')
  expect(screen.queryByRole('button', { name: 'Copy link for employees' })).toBeNull()
})

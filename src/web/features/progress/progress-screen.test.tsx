import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { tracker } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { createTracker, listTrackers } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/progress'

describe('the list of applications', () => {
  it('has without network what was applied to after the list was asked for', async () => {
    const { server, goTo, address } = await renderApp(PATH, {
      as: candidate,
      replies: [
        reply(listTrackers, { data: [] }),
        reply(createTracker, () => {
          server.use(leaveUnanswered(listTrackers))
          return { data: { ...tracker, job_title: 'Pastry Chef' } }
        }),
      ],
    })
    await screen.findByText('No applications yet')
    await goTo(`${PATH}?jobUuid=${tracker.job_uuid}`)
    await waitFor(() => expect(address()).toContain('/user/progress-tracker?ref='))
    await closeApp({ keepsDevice: true })
    await renderApp(PATH, { as: candidate, isOffline: true })
    await screen.findByRole('link', { name: 'Pastry Chef' })
  })

  it('leads on to the account that is signed in now, where trying again would never help', async () => {
    await renderApp(PATH, { as: candidate, replies: [refuse(listTrackers, 'other_user')] })
    await screen.findByText('Another user is signed in on this browser.')
    const link = screen.getByRole('link', { name: 'Continue with the account that is signed in' })
    expect(link.getAttribute('href')).toBe(location.pathname + location.search)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expectAccessible()
  })

  it('leads on to one that is not finished', async () => {
    const data = [{ ...tracker, status: 'incomplete' as const }]
    const { user, address } = await renderApp(PATH, {
      as: candidate,
      replies: [reply(listTrackers, { data })],
    })
    await user.click(await screen.findByRole('link', { name: `Continue: ${tracker.job_title}` }))
    await waitFor(() => expect(address()).toBe(`/user/progress-tracker?ref=${tracker.ref_id}`))
  })

  it.each([
    { jobType: 2, text: 'You must wait 12 day(s) before you can re-apply.' },
    { jobType: 4, text: 'You must wait 12 day(s) before you can re-take.' },
  ])('says in text why another go has to wait, for job type $jobType', async (given) => {
    const { jobType, text } = given
    const waiting = {
      ...tracker,
      status: 'not_selected' as const,
      job_type_id: jobType,
      remaining_days: 12,
    }
    await renderApp(PATH, { as: candidate, replies: [reply(listTrackers, { data: [waiting] })] })
    expect((await screen.findByText(text)).title).toBe(text)
    expect(screen.queryByRole('button', { name: /Re-apply|Re-take/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull()
    await expectAccessible()
  })
})

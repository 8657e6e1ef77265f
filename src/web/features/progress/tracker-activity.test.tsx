import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { candidate } from '#contract/examples/session.ts'
import type { ActivityStatus, TrackerActivity } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { findActivity, findNextLink, TRACKER, trackerWith } from '#testing/components/tracker.ts'

describe('an activity of the progress tracker', () => {
  it.each<{
    status: ActivityStatus
    change?: Partial<TrackerActivity>
    pill: string
    link?: string
  }>([
    { status: 'locked', pill: 'Later' },
    { status: 'available', pill: 'Ready to start', link: 'Start' },
    {
      status: 'in_progress',
      change: { attempt_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7061', answered_count: 1 },
      pill: 'In progress',
      link: 'Continue',
    },
    { status: 'awaiting_recordings', pill: 'Waiting for recordings', link: 'See the upload' },
    { status: 'submitted', change: { is_completed: true }, pill: 'Submitted' },
    { status: 'scored', change: { is_completed: true }, pill: 'Submitted' },
    { status: 'expired', pill: 'Expired' },
  ])('that is $status says "$pill"', async ({ status, change, pill, link }) => {
    await renderApp(TRACKER, { as: candidate, replies: [trackerWith({ status, ...change })] })
    const activity = await findActivity('Work style')
    within(activity).getByText(pill)
    const links = within(activity).queryAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(link === undefined ? [] : [link])
    await expectAccessible()
  })

  it('leads to its instruction, and from there back', async () => {
    const { user, address } = await renderApp(TRACKER, { as: candidate })
    await user.click(await findNextLink())
    await screen.findByRole('heading', { level: 1, name: 'Work style' })
    expect(address()).toBe('/user/assessment-instruction?ref=801&activity=61')
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    await screen.findByText(/^You declined the pledge, so nothing was started\. Your application/)
    await waitFor(() => expect(address()).toBe(TRACKER))
  })

  it('says how much of an activity under way is answered, and leads on', async () => {
    const attempt = { attempt_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7061', answered_count: 2 }
    const change = { status: 'in_progress', ...attempt } as const
    await renderApp(TRACKER, { as: candidate, replies: [trackerWith(change)] })
    const activity = await findActivity('Work style')
    await within(activity).findByText('2 of 3 answered')
    within(activity).getByRole('link', { name: 'Continue: Work style' })
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { notifiedMembers } from '#contract/examples/activity-notifications.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getActivityNotification,
  saveActivityNotification,
} from '#contract/plan-editor/activity-notifications.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'

async function openDialog(replies: readonly Reply[] = []) {
  const { user } = await renderApp(PLAN, { as: recruiter, replies: [...replies] })
  const [button] = await screen.findAllByRole('button', { name: /^Notifications about/ })
  if (button === undefined) throw new Error('No activity has notifications.')
  await user.click(button)
  return { user, dialog: await screen.findByRole('dialog') }
}

describe('the notifications of an activity', () => {
  it('are chosen from the team, and stored at once', async () => {
    const bodies: unknown[] = []
    const saves = reply(saveActivityNotification, ({ body }) => {
      bodies.push(body)
      return { data: notifiedMembers }
    })
    const { user, dialog } = await openDialog([saves])
    const rosa = await within(dialog).findByRole('checkbox', { name: 'Rosa Marsh' })
    expect(rosa).toHaveProperty('checked', true)
    within(dialog).getByText('Hiring manager · teo@harbor.example')
    await expectAccessible()
    await user.click(rosa)
    await user.click(within(dialog).getByRole('checkbox', { name: 'Teo Lind' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText('The notifications are saved.')
    expect(bodies).toEqual([{ job_team_ids: [12] }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lead to the team while it is empty', async () => {
    const { dialog } = await openDialog([reply(getActivityNotification, { data: [] })])
    const link = await within(dialog).findByRole('link', { name: 'Open the team' })
    expect(link.getAttribute('href')).toBe('/smartreq-detail/setup/team-members?job=301')
    await expectAccessible()
  })

  it('say that the team could not be loaded', async () => {
    const { dialog } = await openDialog([refuse(getActivityNotification, 'internal')])
    await within(dialog).findByText('The team could not be loaded')
    await expectAccessible()
  })

  it('stay open with what was chosen when they could not be saved', async () => {
    const { user, dialog } = await openDialog([refuse(saveActivityNotification, 'conflict')])
    const teo = await within(dialog).findByRole('checkbox', { name: 'Teo Lind' })
    await user.click(teo)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByRole('alert')
    expect(teo).toHaveProperty('checked', true)
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { decideOnApplicant } from '#contract/decisions/decisions.ts'
import { decision } from '#contract/examples/decisions.ts'
import { myTasks } from '#contract/examples/my-tasks.ts'
import { recruiter } from '#contract/examples/session.ts'
import { changeRequisitionStatus } from '#contract/plan-editor/requisition-setup.ts'
import { listRequisitions } from '#contract/requisitions/requisitions.ts'
import { getMyTasks, markMentions, type MyTasks } from '#contract/tasks/my-tasks.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const NONE = { total: 0, items: [] }
const NOTHING: MyTasks = {
  promises_due: NONE,
  to_decide: NONE,
  interviews: NONE,
  feedback: NONE,
  approvals: NONE,
  offer_approvals: NONE,
  declined_offers: NONE,
  mentions: NONE,
}
const NO_REQUISITIONS = reply(listRequisitions, {
  data: [],
  meta: { page: 1, page_size: 10, total: 0 },
})

describe('the tasks of a member of staff', () => {
  it.each([
    { locale: 'en', label: 'To decide', all: 'Show all 12 in the list' },
    { locale: 'es', label: 'Por decidir', all: 'Ver las 12 en la lista' },
    { locale: 'fr', label: 'À décider', all: 'Voir les 12 dans la liste' },
  ] as const)('lead to where each is done, in $locale', async ({ locale, label, all }) => {
    await renderApp('/my-tasks', { as: recruiter, locale })
    const list = await screen.findByRole('region', { name: label })
    within(list).getByRole('heading', { level: 2, name: `${label} 12` })
    const link = within(list).getByRole('link', { name: 'Ana Ruiz' })
    expect(link.getAttribute('href')).toBe('/smartreq-detail-applicant/901')
    expect(within(list).getByRole('link', { name: all }).getAttribute('href')).toBe(
      '/applicants?scope=mine&step_status=awaiting_decision',
    )
    await expectAccessible()
  })

  it('are an interview at its guide, and an approval at its requisition', async () => {
    await renderApp('/my-tasks', { as: recruiter })
    const hrefIn = async (name: string) => {
      const list = await screen.findByRole('region', { name })
      return within(list).getByRole('link').getAttribute('href')
    }
    const uuid = myTasks.interviews.items[0]?.interview_uuid
    expect(await hrefIn('Upcoming interviews')).toBe(`/interview/${uuid}`)
    expect(await hrefIn('Approvals')).toBe('/smartreq-detail/applicants?job=301')
    expect(screen.queryByRole('region', { name: 'Feedback to give' })).toBeNull()
  })

  it('are decided beside the list, which stays', async () => {
    const { user, address } = await renderApp('/my-tasks', { as: recruiter })
    const list = await screen.findByRole('region', { name: 'To decide' })
    await user.click(within(list).getByRole('button', { name: 'Decide: Ana Ruiz' }))
    const panel = within(await screen.findByRole('article', { name: 'Applicant beside the list' }))
    await panel.findByRole('button', { name: 'Reject…' })
    expect(address()).toBe('/my-tasks?panel=901')
    screen.getByRole('region', { name: 'Mentions' })
    await expectAccessible()
  })

  it('are left by who is decided about, and the panel says so and leads on', async () => {
    const both = myTasks.to_decide.items.flatMap((one) => [
      one,
      { ...one, user_smartreq_id: 902, full_name: 'Bo Lind' },
    ])
    let isDecided = false
    const { user } = await renderApp('/my-tasks?panel=901', {
      as: recruiter,
      replies: [
        reply(getMyTasks, () => {
          const items = isDecided ? both.slice(1) : both
          return { data: { ...NOTHING, to_decide: { total: items.length, items } } }
        }),
        reply(decideOnApplicant, () => {
          isDecided = true
          return { data: decision }
        }),
      ],
    })
    const panel = within(await screen.findByRole('article', { name: 'Applicant beside the list' }))
    await panel.findByText('1 of 2')
    const advance = await panel.findByRole('button', { name: 'Advance' })
    act(() => {
      advance.click()
      advance.click()
    })
    await panel.findByText('No longer in this list')
    expect(screen.getAllByText('1 advanced')).toHaveLength(1)
    await user.click(panel.getByRole('button', { name: 'Next applicant' }))
    await panel.findByText('1 of 1')
  })

  it('are approved or sent back in place', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp('/my-tasks', {
      as: recruiter,
      replies: [
        reply(changeRequisitionStatus, ({ body }) => {
          sent.push(body)
          return { data: { job_id: 301, status: 'open' as const } }
        }),
      ],
    })
    const list = within(await screen.findByRole('region', { name: 'Approvals' }))
    list.getByRole('button', { name: 'Send back: Warehouse Lead' })
    await user.click(list.getByRole('button', { name: 'Approve: Warehouse Lead' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Warehouse Lead/ }))
    await user.click(dialog.getByRole('button', { name: 'Approve and open' }))
    await waitFor(() => expect(sent).toEqual([{ action: 'approve' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are off the list once a mention is seen, and on it again when that is undone', async () => {
    let isSeen = false
    const { user } = await renderApp('/my-tasks', {
      as: recruiter,
      replies: [
        reply(getMyTasks, () => ({
          data: isSeen ? { ...myTasks, mentions: NONE } : myTasks,
        })),
        reply(markMentions, ({ body }) => {
          isSeen = body.is_seen
          return { data: { user_smartreq_id: 901, is_seen: isSeen } }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Mark as seen: Ana Ruiz' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mentions' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('region', { name: 'Mentions' })
  })

  it('lead an interviewer to the feedback that is missing', async () => {
    const data = { ...NOTHING, feedback: myTasks.interviews }
    await renderApp('/my-tasks', { as: recruiter, replies: [reply(getMyTasks, { data })] })
    const link = await screen.findByRole('link', { name: 'Give feedback: Ana Ruiz' })
    const uuid = myTasks.interviews.items[0]?.interview_uuid
    expect(link.getAttribute('href')).toBe(`/interview/${uuid}`)
  })

  it('say since when a promised answer is overdue', async () => {
    await renderApp('/my-tasks', { as: recruiter })
    const list = await screen.findByRole('region', { name: 'Promised answers due' })
    within(list).getByText('Overdue since Mar 6, 2026')
  })

  it('are said to be none, with what would appear', async () => {
    const replies = [reply(getMyTasks, { data: NOTHING }), NO_REQUISITIONS]
    await renderApp('/my-tasks', { as: recruiter, replies })
    await screen.findByRole('heading', { level: 2, name: 'You’re all caught up' })
    expect(screen.queryByRole('heading', { name: 'My open requisitions' })).toBeNull()
    await expectAccessible()
  })
})

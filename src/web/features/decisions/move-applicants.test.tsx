import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { undoDecisions } from '#contract/decisions/decisions.ts'
import { moveAccountApplicants, moveApplicants } from '#contract/decisions/moves.ts'
import { applicant } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listRequisitions, type Requisition } from '#contract/requisitions/requisitions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/applicants?job=301'
const CARD = `/smartreq-detail-applicant/${applicant.user_smartreq_id}?job=301`
const ITEM = 'Move to another requisition…'
const BATCH = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e1f'

const crane: Requisition = {
  job_id: 399,
  account_id: 1,
  uuid: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e77',
  title: 'Crane driver',
  department: 'Harbour',
  city: 'Oakland',
  state: 'CA',
  status: 'open',
  openings: 2,
  opened_at: '2026-11-01T10:00:00.000Z',
  applicant_count: 3,
  new_count: 1,
  hired_count: 0,
  owner_name: null,
}
const targets = reply(listRequisitions, {
  data: [{ ...crane, job_id: 301, title: 'The same one' }, crane],
  meta: { page: 1, page_size: 25, total: 2 },
})
const moved = {
  batch_id: BATCH,
  undo_until: '2026-11-14T10:10:00.000Z',
  done: [applicant.ref_id],
  skipped: [],
}

describe('moving applicants to another requisition', () => {
  it('offers the other open ones, says what it does, and is undone', async () => {
    const sent: unknown[] = []
    const undone: unknown[] = []
    const undoes = reply(undoDecisions, ({ params }) => {
      undone.push(params.batch_id)
      return { data: { done: [applicant.ref_id], skipped: [] } }
    })
    const { user, dialog } = await askInList(record(sent), undoes)
    dialog.getByText(/^They start at the first step there\./)
    expect(dialog.queryByRole('radio', { name: /The same one/ })).toBeNull()
    await user.click(await dialog.findByRole('radio', { name: /Crane driver/ }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('1 moved')
    expect(sent).toEqual([{ to_job_id: 399, ref_ids: [applicant.ref_id] }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/1 applicant put back/)
    expect(undone).toEqual([BATCH])
  })

  it('says who has applied there already', async () => {
    const { status, job_step_id, step_status, ref_id, user_smartreq_id } = applicant
    const skipped = { ref_id, user_smartreq_id, status, job_step_id, step_status }
    const none = reply(moveApplicants, {
      data: {
        batch_id: null,
        undo_until: null,
        done: [],
        skipped: [{ ...skipped, reason: 'applied_there' }],
      },
    })
    const { user, dialog } = await askInList(none)
    await user.click(await dialog.findByRole('radio', { name: /Crane driver/ }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('Nothing was changed')
    screen.getByText('1 has already applied to that requisition.')
  })

  it.each([
    ['position_closed', /^That requisition takes no applications now/],
    ['forbidden', /^Your role does not decide/],
  ] as const)('says in the dialog why it is refused: %s', async (code, words) => {
    const { user, dialog } = await askInList(refuse(moveApplicants, code))
    await user.click(await dialog.findByRole('radio', { name: /Crane driver/ }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await dialog.findByText(words)
  })

  it('is offered over several requisitions', async () => {
    const asked: unknown[] = []
    const moves = reply(moveAccountApplicants, ({ body }) => {
      asked.push(body)
      return { data: moved }
    })
    const { user } = await renderApp('/applicants', { as: recruiter, replies: [targets, moves] })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
    const bar = within(screen.getByRole('region', { name: 'Selected applicants' }))
    await user.click(bar.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: ITEM }))
    const dialog = within(screen.getByRole('dialog', { name: /^Move \d applicants/ }))
    await user.click(await dialog.findByRole('radio', { name: /Crane driver/ }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('1 moved')
    expect(asked).toMatchObject([{ to_job_id: 399 }])
  })
})

describe('the scorecard of a moved applicant', () => {
  it('offers the move', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(CARD, { as: recruiter, replies: [targets, record(sent)] })
    const panel = within(await screen.findByRole('region', { name: 'Decision' }))
    await user.click(panel.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: ITEM }))
    const dialog = within(screen.getByRole('dialog', { name: /^Move 1 applicant/ }))
    await user.click(await dialog.findByRole('radio', { name: /Crane driver/ }))
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('1 moved')
    expect(sent).toEqual([{ to_job_id: 399, ref_ids: [scorecard.applicant.ref_id] }])
  })

  it('leads to where it came from and to where it goes on', async () => {
    const linked = {
      moved_from: { user_smartreq_id: 880, job_id: 300, title: 'Dock worker' },
      moved_to: { user_smartreq_id: 990, job_id: 399, title: 'Crane driver' },
    }
    const both = reply(getScorecard, { data: { ...scorecard, ...linked } })
    await renderApp(CARD, { as: recruiter, replies: [both] })
    const from = await screen.findByRole('link', { name: 'Dock worker' })
    const to = screen.getByRole('link', { name: 'Crane driver' })
    expect([from.getAttribute('href'), to.getAttribute('href')]).toEqual([
      '/smartreq-detail-applicant/880',
      '/smartreq-detail-applicant/990',
    ])
  })
})

function record(sent: unknown[]): Reply {
  return reply(moveApplicants, ({ body }) => {
    sent.push(body)
    return { data: moved }
  })
}

async function askInList(...replies: Reply[]) {
  const { user } = await renderApp(LIST, { as: recruiter, replies: [targets, ...replies] })
  const name = `${applicant.first_name} ${applicant.last_name}`
  await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Selected applicants' }))
  await user.click(bar.getByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: ITEM }))
  return { user, dialog: within(screen.getByRole('dialog', { name: /^Move 1 applicant/ })) }
}

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import {
  changeAccountApplicants,
  decideOnAccountApplicants,
  rejectAccountApplicants,
  undoAccountDecisions,
} from '#contract/decisions/account-decisions.ts'
import { decideOnApplicants } from '#contract/decisions/decisions.ts'
import { batchResult } from '#contract/examples/decisions.ts'
import { listedApplicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { chooseIn } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/applicants?status=new,active&tag=31'
const MANY = 1204
const changed = {
  batch_id: batchResult.batch_id,
  undo_until: batchResult.undo_until,
  done: [801, 802],
  skipped: [],
}

/** Notes what is asked of either kind of command. */
function noting() {
  const asked: unknown[] = []
  const note =
    (name: string) =>
    ({ params, body }: { params: unknown; body: unknown }) => {
      asked.push([name, params, body])
      return { data: batchResult }
    }
  const replies = [
    reply(decideOnAccountApplicants, note('account')),
    reply(decideOnApplicants, note('job')),
    reply(rejectAccountApplicants, note('reject')),
  ]
  return { asked, replies }
}

async function select(names: readonly string[], ...replies: Reply[]) {
  const many = reply(listAccountApplicants, ({ query }) => ({
    data: listedApplicants,
    meta: { page: 1, page_size: 25, total: query.knock_out === 'with' ? 0 : MANY },
  }))
  const { user } = await renderApp(PATH, { as: recruiter, replies: [many, ...replies] })
  await screen.findByRole('checkbox', { name: 'Select Ines Duarte' })
  for (const name of names)
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Selected applicants' }))
  return { user, bar }
}

const BOTH = ['Ines Duarte', 'Tomasz Nowak']

describe('deciding about applicants of several requisitions', () => {
  it('sends whom and what was seen of them to the company, and takes it back there', async () => {
    const { asked, replies } = noting()
    const undone: unknown[] = []
    const undoes = reply(undoAccountDecisions, ({ params }) => {
      undone.push(params)
      return { data: { done: [801], skipped: [] } }
    })
    const { user, bar } = await select(BOTH, ...replies, undoes)
    await user.click(bar.getByRole('button', { name: 'Advance' }))
    await screen.findByText('1 advanced')
    expect(asked).toMatchObject([
      ['account', { account_id: 7 }, { action: 'advance', ref_ids: [801, 802] }],
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('1 applicant put back.')
    expect(undone).toEqual([{ account_id: 7, batch_id: batchResult.batch_id }])
  })

  it('offers neither an email nor a class, which are of one requisition', async () => {
    const { user, bar } = await select(BOTH)
    expect(bar.queryByRole('button', { name: 'Email…' })).toBeNull()
    bar.getByRole('link', { name: 'Compare' })
    await user.click(bar.getByRole('button', { name: 'More actions' }))
    screen.getByRole('menuitem', { name: 'Delete from their requisitions…' })
    expect(screen.queryByRole('menuitem', { name: 'Assign to a class…' })).toBeNull()
    await expectAccessible()
  })

  it('decides in their requisition about those who are all of one', async () => {
    const { asked, replies } = noting()
    const { user, bar } = await select(['Tomasz Nowak'], ...replies)
    bar.getByRole('button', { name: 'Email…' })
    await user.click(bar.getByRole('button', { name: 'Advance' }))
    await screen.findByText('1 advanced')
    expect(asked).toMatchObject([['job', { job_id: 302 }, { ref_ids: [802] }]])
  })

  it('rejects all that match by the filters of the list, for one reason', async () => {
    const { asked, replies } = noting()
    const { user, bar } = await select(['Ines Duarte'], ...replies)
    await user.click(bar.getByRole('button', { name: 'Select all 1,204 that match' }))
    await user.click(bar.getByRole('button', { name: 'Reject…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(
      await dialog.findByLabelText(/^Reason/),
      await dialog.findByRole('option', { name: 'Requirements not met' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Reject 1,204 applicants' }))
    await screen.findByText('1 rejected')
    const matching = { status: ['new', 'active'], tag_id: 31 }
    expect(asked).toMatchObject([
      ['reject', { account_id: 7 }, { matching, rejection_reason_id: 61 }],
    ])
  })

  it('tags them together', async () => {
    const sent: unknown[] = []
    const tags = reply(changeAccountApplicants, ({ body }) => {
      sent.push(body)
      return { data: changed }
    })
    const { user, bar } = await select(BOTH, tags)
    await user.click(bar.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Tags…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('checkbox', { name: 'Night shift' }))
    await user.click(dialog.getByRole('button', { name: 'Save tags' }))
    await screen.findByText('Tags of 2 changed')
    expect(sent).toMatchObject([{ kind: 'tag', add: ['Night shift'], ref_ids: [801, 802] }])
  })

  it('is not offered for a selection with one whom the role does not decide about', async () => {
    const lists = reply(listAccountApplicants, {
      data: listedApplicants.map((one) => ({ ...one, can_decide: one.job_id === 301 })),
      meta: { page: 1, page_size: 25, total: 2 },
    })
    const { bar } = await select(BOTH, lists)
    bar.getByText('Your role does not decide about all of them.')
    bar.getByRole('link', { name: 'Compare' })
    expect(bar.queryByRole('button', { name: 'Advance' })).toBeNull()
    expect(bar.queryByRole('button', { name: 'More actions' })).toBeNull()
  })

  it('says so when the server finds one of all that match whom the role does not decide about', async () => {
    const { user, bar } = await select(
      ['Ines Duarte'],
      refuse(decideOnAccountApplicants, 'forbidden'),
    )
    await user.click(bar.getByRole('button', { name: 'Select all 1,204 that match' }))
    await user.click(bar.getByRole('button', { name: 'Advance' }))
    await screen.findByText(/Your role does not decide about all of these applicants/)
  })
})

describe('the list of all applicants', () => {
  it('is narrowed to a tag and to who looks after them', async () => {
    const asked: unknown[] = []
    const lists = reply(listAccountApplicants, ({ query }) => {
      asked.push([query.tag_id, query.assigned_user_ids])
      return { data: listedApplicants, meta: { page: 1, page_size: 25, total: 2 } }
    })
    const { user } = await renderApp('/applicants', { as: recruiter, replies: [lists] })
    await chooseIn(user, ['Tag', 'Night shift'])
    await chooseIn(user, ['Assigned to', 'Sam Okafor'])
    await expect.poll(() => asked.at(-1)).toEqual([32, [13]])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  assignApplicants,
  deleteApplicants,
  listTags,
  tagApplicants,
  undoApplicantChange,
} from '#contract/applicants/applicant-changes.ts'
import { applicant } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { chooseIn } from '#testing/components/filters.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/applicants?job=301'
const CARD = `/smartreq-detail-applicant/${applicant.user_smartreq_id}?job=301`
const name = `${applicant.first_name} ${applicant.last_name}`
const BATCH = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e1f'
const changed = {
  batch_id: BATCH,
  undo_until: '2026-11-14T10:10:00.000Z',
  done: [applicant.ref_id],
  skipped: [],
}

describe('changing applicants from the list', () => {
  it('assigns who is selected to a user, and takes it back', async () => {
    const sent: unknown[] = []
    const undone: unknown[] = []
    const assigns = record(assignApplicants, sent)
    const undoes = reply(undoApplicantChange, ({ params }) => {
      undone.push(params.batch_id)
      return { data: { done: [applicant.ref_id], skipped: [] } }
    })
    const { user, dialog } = await ask('Assign to a user…', [assigns, undoes])
    expect(within(dialog).getByRole('button', { name: 'Assign' })).toHaveProperty('disabled', true)
    await user.click(await within(dialog).findByRole('radio', { name: /Sam Okafor/ }))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }))
    await screen.findByText('1 assigned')
    expect(sent).toEqual([{ user_id: 13, ref_ids: [applicant.ref_id] }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/1 applicant put back/)
    expect(undone).toEqual([BATCH])
  })

  it('adds a tag that the company has and a new one, and takes off another', async () => {
    const sent: unknown[] = []
    const { user, dialog } = await ask('Tags…', [record(tagApplicants, sent)])
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Forklift license' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Night shift' }))
    await user.type(within(dialog).getByRole('searchbox'), 'Second look')
    await user.click(await within(dialog).findByRole('button', { name: /Add the tag/ }))
    expect(await within(dialog).findByRole('checkbox', { name: 'Second look' })).toHaveProperty(
      'checked',
      true,
    )
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }))
    await screen.findByText('Tags of 1 changed')
    expect(sent).toEqual([
      { add: ['Night shift', 'Second look'], remove: [31], ref_ids: [applicant.ref_id] },
    ])
  })

  it('leaves the tags of all that match as they are until one is chosen', async () => {
    const sent: unknown[] = []
    const many = reply(listApplicants, {
      data: [applicant],
      meta: { page: 1, page_size: 25, total: 1200 },
    })
    const { user } = await select([many, record(tagApplicants, sent)])
    await user.click(screen.getByRole('button', { name: 'Select all 1,200 that match' }))
    const dialog = await open(user, 'Tags…')
    const box = await within(dialog).findByRole('checkbox', { name: 'Night shift' })
    expect(box).toHaveProperty('indeterminate', true)
    expect(within(dialog).getByRole('button', { name: 'Save tags' })).toHaveProperty(
      'disabled',
      true,
    )
    await user.click(box)
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ add: ['Night shift'], remove: [], matching: {} })
  })

  it('says what deleting does before it does it, and who stays', async () => {
    const deletes = reply(deleteApplicants, { data: { ...changed, skipped: [5] } })
    const { user, dialog } = await ask('Delete from the requisition…', [deletes])
    within(dialog).getByText(/Lists and counts show these applications no more/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Delete from the requisition' }))
    await screen.findByText('1 deleted from the requisition')
    screen.getByText('1 was hired and stays.')
  })

  it('says who comes back without their seat when deleting is undone', async () => {
    const deletes = reply(deleteApplicants, { data: changed })
    const done = [applicant.ref_id]
    const undoes = reply(undoApplicantChange, { data: { done, skipped: [], without_seat: done } })
    const { user, dialog } = await ask('Delete from the requisition…', [deletes, undoes])
    await user.click(within(dialog).getByRole('button', { name: 'Delete from the requisition' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(/1 did not get the seat in the hiring class back/)
  })

  it('narrows the list to a user and to a tag', async () => {
    const asked: unknown[] = []
    const lists = reply(listApplicants, ({ query }) => {
      asked.push([query.assigned_user_ids, query.tag_id])
      return { data: [applicant], meta: { page: 1, page_size: 25, total: 1 } }
    })
    const { user, address } = await renderApp(LIST, { as: recruiter, replies: [lists] })
    await screen.findByRole('cell', { name: 'Maya Torres' })
    screen.getByRole('cell', { name: 'Forklift license' })
    await chooseIn(user, ['Assigned to', 'Sam Okafor'])
    await chooseIn(user, ['Tag', 'Night shift'])
    await waitFor(() => expect(asked.at(-1)).toEqual([[13], 32]))
    expect(address()).toContain('assigned_to=13')
    expect(address()).toContain('tag=32')
  })
})

describe('changing an applicant from the scorecard', () => {
  it('shows who looks after them and their tags, and says why a change is refused', async () => {
    const replies = [refuse(tagApplicants, 'too_many_tags')]
    const { user } = await renderApp(CARD, { as: recruiter, replies })
    const panel = await screen.findByRole('region', { name: 'Decision' })
    within(panel).getByText('Assigned to Maya Torres')
    within(panel).getByText('Forklift license')
    await user.click(within(panel).getByRole('button', { name: 'Tags…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tags of 1 applicant' })
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Night shift' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save tags' }))
    await within(dialog).findByText(/the limit of 500 tags/)
  })

  it('offers a company without tags to make the first one', async () => {
    const none = reply(listTags, { data: [], meta: { page: 1, page_size: 25, total: 0 } })
    const { user } = await renderApp(CARD, { as: recruiter, replies: [none] })
    await user.click(await screen.findByRole('button', { name: 'Tags…' }))
    await screen.findByText(/Your company has no tags yet/)
  })
})

function record(endpoint: typeof assignApplicants | typeof tagApplicants, sent: unknown[]): Reply {
  return reply(endpoint, ({ body }) => {
    sent.push(body)
    return { data: changed }
  })
}

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function select(replies: Reply[]) {
  const app = await renderApp(LIST, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  return app
}

async function open(user: User, item: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: item }))
  return screen.findByRole('dialog')
}

async function ask(item: string, replies: Reply[]) {
  const { user } = await select(replies)
  return { user, dialog: await open(user, item) }
}

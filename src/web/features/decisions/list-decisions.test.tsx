import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  bulkRejectApplicants,
  decideOnApplicants,
  listRejectionReasons,
  undoDecisions,
} from '#contract/decisions/decisions.ts'
import { batchResult } from '#contract/examples/decisions.ts'
import { applicants, requisitionDetail } from '#contract/examples/requisitions.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { getRequisition, listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301'
const MANY = 1204

/** The first page of many. */
const many = reply(listApplicants, {
  data: applicants,
  meta: { page: 1, page_size: 25, total: MANY },
})

/** Notes what is asked for, and answers with the example. */
function noting() {
  const asked: unknown[] = []
  const note = ({ body }: { body: unknown }) => {
    asked.push(body)
    return { data: batchResult }
  }
  return {
    asked,
    decides: reply(decideOnApplicants, note),
    rejects: reply(bulkRejectApplicants, note),
  }
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  const first = await screen.findByRole('checkbox', { name: 'Select Ines Duarte' })
  return { ...app, first }
}

function bar(): HTMLElement {
  return screen.getByRole('region', { name: 'Selected applicants' })
}

describe('selecting applicants', () => {
  it('opens a bar that says how many, and offers what fits at least one of them', async () => {
    const { user, first } = await arrive()
    expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
    await user.click(first)
    within(bar()).getByText('1 selected')
    await user.click(within(bar()).getByRole('button', { name: 'More actions' }))
    const active = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(active).toEqual([
      'Advance and email…',
      'Assign to a user…',
      'Tags…',
      'Text message…',
      'Assign to a class…',
      'Export…',
      'Mark as new',
      'Put on hold',
      'Move to another requisition…',
      'Delete from the requisition…',
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    within(bar()).getByText('2 selected')
    await expectAccessible()
  })

  it('is by x on the row with the focus, and Escape takes it back', async () => {
    const { user } = await arrive()
    screen.getByRole('link', { name: 'Tomasz Nowak' }).focus()
    await user.keyboard('x')
    within(bar()).getByText('1 selected')
    expect(screen.getByRole('checkbox', { name: 'Select Tomasz Nowak' })).toHaveProperty(
      'checked',
      true,
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
  })

  it('ends with another filter, so that nothing is decided about rows that are not shown', async () => {
    const { user, first } = await arrive()
    await user.click(first)
    await user.click(await screen.findByRole('button', { name: /^View: / }))
    await user.click(
      screen.getByRole('menuitemradio', { name: 'Waiting for a decision', hidden: true }),
    )
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull(),
    )
  })

  it('is not offered to users who may not decide', async () => {
    const detail = reply(getRequisition, { data: { ...requisitionDetail, can_decide: false } })
    await renderApp(PATH, { as: interviewer, replies: [detail] })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText(/advances/)).toBeNull()
  })
})

describe('deciding about those who are selected', () => {
  it('sends whom and what was seen of them, and says what was done and what was not', async () => {
    const { asked, decides } = noting()
    const { user } = await arrive(decides)
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(within(bar()).getByRole('button', { name: 'Advance' }))
    await screen.findByText('1 advanced')
    screen.getByText('1 was withdrawn already.')
    expect(asked).toMatchObject([
      {
        action: 'advance',
        ref_ids: [801, 802],
        seen: [
          { ref_id: 801, status: 'active', job_step_id: 51 },
          { ref_id: 802, status: 'new', job_step_id: 52 },
        ],
      },
    ])
    expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull()
    await expectAccessible()
  })

  it('can be undone from the notice', async () => {
    const { user, first } = await arrive()
    await user.click(first)
    await user.click(within(bar()).getByRole('button', { name: 'Advance' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('1 applicant put back.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('says who did not get the seat in the hiring class back', async () => {
    const lost = reply(undoDecisions, { data: { done: [801], skipped: [], without_seat: [801] } })
    const { user, first } = await arrive(lost)
    await user.click(first)
    await user.click(within(bar()).getByRole('button', { name: 'Advance' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(/1 did not get the seat in the hiring class back: it is taken\./)
  })

  it('says when it is too late to undo', async () => {
    const { user, first } = await arrive(refuse(undoDecisions, 'undo_expired'))
    await user.click(first)
    await user.click(within(bar()).getByRole('button', { name: 'Advance' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('This can no longer be undone.')
  })

  it('reaches all that match by their filters, not by their ids', async () => {
    const { asked, decides } = noting()
    const app = await renderApp(`${PATH}&status=active`, {
      as: recruiter,
      replies: [many, decides],
    })
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
    await app.user.click(within(bar()).getByRole('button', { name: 'Select all 1,204 that match' }))
    within(bar()).getByText('All 1,204 that match are selected')
    await app.user.click(within(bar()).getByRole('button', { name: 'More actions' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'Put on hold' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked).toEqual([{ action: 'hold', matching: { search: '', status: ['active'] } }])
  })

  it('keeps the selection where it is refused, and says why', async () => {
    const { user, first } = await arrive(refuse(decideOnApplicants, 'too_many_applicants'))
    await user.click(first)
    await user.click(within(bar()).getByRole('button', { name: 'Advance' }))
    await screen.findByText(/Narrow the list to 5,000 applicants/)
    within(bar()).getByText('1 selected')
  })

  it('is by keys on the row with the focus where no one is selected', async () => {
    const { asked, decides } = noting()
    const { user } = await arrive(decides)
    screen.getByRole('link', { name: 'Tomasz Nowak' }).focus()
    await user.keyboard('a')
    await waitFor(() => expect(asked).toMatchObject([{ action: 'advance', ref_ids: [802] }]))
    await user.keyboard('?')
    await screen.findByRole('heading', { name: 'Keyboard shortcuts' })
    await expectAccessible()
  })
})

describe('rejecting those who are selected', () => {
  it('asks for the reason, says what the candidates will see, and sends both once', async () => {
    const { asked, rejects } = noting()
    const { user } = await arrive(rejects)
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(within(bar()).getByRole('button', { name: 'Reject…' }))
    const dialog = screen.getByRole('dialog', { name: 'Reject 2 applicants' })
    within(dialog).getByText(/“Not selected” in their list of applications/)
    const act = within(dialog).getByRole('button', { name: 'Reject 2 applicants' })
    await within(dialog).findByRole('option', { name: 'Requirements not met' })
    await user.click(act)
    within(dialog).getByText('Choose a reason.')
    expect(asked).toEqual([])
    await expectAccessible()
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Pay expectations')
    await user.type(within(dialog).getByLabelText('Note'), '  Asked for twice as much ')
    await user.click(act)
    await screen.findByText('1 rejected')
    expect(asked).toMatchObject([
      {
        ref_ids: [801, 802],
        rejection_reason_id: 62,
        reason_note: 'Asked for twice as much',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    {
      locale: 'es',
      button: 'Rechazar…',
      option: 'No cumple los requisitos',
      seen: /No seleccionado/,
    },
    {
      locale: 'fr',
      button: 'Refuser…',
      option: 'Ne répond pas aux exigences',
      seen: /Non retenue/,
    },
  ] as const)('speaks the language $locale', async ({ locale, button, option, seen }) => {
    const { user } = await renderApp(PATH, { as: recruiter, locale })
    const [, first] = await screen.findAllByRole('checkbox')
    if (first === undefined) throw new Error('There is no row to select.')
    await user.click(first)
    await user.click(screen.getByRole('button', { name: button }))
    await screen.findByRole('option', { name: option })
    screen.getByText(seen)
    // A reason of the company stays as typed.
    screen.getByRole('option', { name: 'No license' })
  })

  it('says in the dialog why it is refused, with what was entered', async () => {
    const { user, first } = await arrive(refuse(bulkRejectApplicants, 'internal'))
    await user.click(first)
    await user.click(within(bar()).getByRole('button', { name: 'Reject…' }))
    await screen.findByRole('option', { name: 'Requirements not met' })
    await user.selectOptions(screen.getByLabelText('Reason'), 'Requirements not met')
    await user.type(screen.getByLabelText('Note'), 'Late')
    await user.click(screen.getByRole('button', { name: 'Reject 1 applicant' }))
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Late')
  })

  it('says when the reasons cannot be loaded, and tries again', async () => {
    const { user, first, server } = await arrive(refuse(listRejectionReasons, 'internal'))
    await user.click(first)
    await user.click(within(bar()).getByRole('button', { name: 'Reject…' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(leaveUnanswered(listRejectionReasons))
    await user.click(again)
    await screen.findByText('Loading…')
  })
})

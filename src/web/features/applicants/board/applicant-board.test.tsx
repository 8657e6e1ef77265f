import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { decideOnApplicant, undoDecisions } from '#contract/decisions/decisions.ts'
import { decision } from '#contract/examples/decisions.ts'
import { applicant, applicants, requisitionDetail } from '#contract/examples/requisitions.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { getRequisition, listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301&layout=board'
const PAGE = 25

/** The applicants as a server narrows them to a step, page by page. */
function listing(rows = applicants): Reply {
  return reply(listApplicants, ({ query }) => {
    const { page, page_size, job_step_id: step } = query
    const found = rows.filter((row) => step === undefined || row.job_step_id === step)
    const data = found.slice((page - 1) * page_size, page * page_size)
    return { data, meta: { page, page_size, total: found.length } }
  })
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies: [listing(), ...replies] })
  await screen.findByRole('link', { name: 'Ines Duarte' })
  return app
}

function column(name: RegExp): HTMLElement {
  return screen.getByRole('region', { name })
}

const assessments = () => column(/^Application & assessments/)
const siteVisit = () => column(/^Site visit/)

async function moveByMenu(user: Awaited<ReturnType<typeof arrive>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Move Ines Duarte' }))
  await user.click(screen.getByRole('menuitem', { name: 'Site visit', hidden: true }))
}

describe('the board of a requisition', () => {
  it('shows a column for each step with its applicants and how many they are', async () => {
    await arrive()
    within(assessments()).getByText('1 applicant')
    within(assessments()).getByText('Forklift license')
    within(assessments()).getByText('Assigned to Maya Torres')
    await within(siteVisit()).findByRole('link', { name: 'Tomasz Nowak' })
    await expectAccessible()
  })

  it('is chosen beside the filters, and its address holds the choice', async () => {
    const { user, address } = await renderApp('/smartreq-detail/applicants?job=301', {
      as: recruiter,
      replies: [listing()],
    })
    await user.click(await screen.findByRole('button', { name: 'Board' }))
    await screen.findByRole('region', { name: /^Site visit/ })
    expect(address()).toContain('layout=board')
    await user.click(screen.getByRole('button', { name: 'List' }))
    await screen.findByRole('table')
    expect(address()).not.toContain('layout')
  })

  it('loads the next page of a column', async () => {
    const many = Array.from({ length: PAGE + 1 }, (_, index) => ({
      ...applicant,
      user_smartreq_id: 2000 + index,
      first_name: `First${index}`,
    }))
    const { user } = await renderApp(PATH, { as: recruiter, replies: [listing(many)] })
    const more = { name: 'Load more: Application & assessments' }
    await user.click(await screen.findByRole('button', more))
    await screen.findByRole('link', { name: `First${PAGE} Duarte` })
    expect(screen.queryByRole('button', more)).toBeNull()
  })

  it('says how many are at no step of the plan, and leads to the list', async () => {
    const elsewhere = { ...applicant, user_smartreq_id: 905, job_step_id: null }
    const { user } = await arrive(listing([...applicants, elsewhere]))
    await screen.findByText('1 applicant is at no step of this plan.')
    await user.click(screen.getByRole('button', { name: 'Show the list' }))
    await screen.findByRole('table')
  })

  it('offers nothing to move to users who may not decide', async () => {
    const detail = reply(getRequisition, { data: { ...requisitionDetail, can_decide: false } })
    await renderApp(PATH, { as: interviewer, replies: [listing(), detail] })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
    expect(document.querySelector('[draggable="true"]')).toBeNull()
  })
})

describe('moving an applicant on the board', () => {
  it('shows them at the next step before the server has answered, with the focus', async () => {
    const { user } = await arrive(leaveUnanswered(decideOnApplicant))
    await within(siteVisit()).findByRole('link', { name: 'Tomasz Nowak' })
    await moveByMenu(user)
    const link = await within(siteVisit()).findByRole('link', { name: 'Ines Duarte' })
    within(assessments()).getByText('No one is at this step.')
    within(siteVisit()).getByText('2 applicants')
    await waitFor(() => expect(link).toBe(document.activeElement))
  })

  it('sends what was seen, and can be undone', async () => {
    const asked: unknown[] = []
    const { user } = await arrive(
      reply(decideOnApplicant, ({ body }) => {
        asked.push(body)
        return { data: decision }
      }),
      reply(undoDecisions, { data: { done: [801], skipped: [] } }),
    )
    await moveByMenu(user)
    await screen.findByText('1 advanced')
    expect(asked).toEqual([{ action: 'advance', seen: { status: 'active', job_step_id: 51 } }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('1 applicant put back.')
  })

  it('puts the card back and says why when someone else has moved the applicant meanwhile', async () => {
    const { user } = await arrive(refuse(decideOnApplicant, 'application_changed'))
    await moveByMenu(user)
    await screen.findByText(/This applicant has changed in the meantime/)
    await within(assessments()).findByRole('link', { name: 'Ines Duarte' })
  })

  it.each([
    ['dragged', async () => drag('Ines Duarte', siteVisit())],
    ['moved by the menu', moveByMenu],
  ] as const)(
    'asks first about an applicant with a knock-out answer who is %s',
    async (_, move) => {
      const sent: unknown[] = []
      const { user } = await arrive(
        listing(applicants.map((row) => ({ ...row, knock_out_count: 1 }))),
        reply(decideOnApplicant, ({ body }) => {
          sent.push(body.action)
          return { data: decision }
        }),
      )
      await within(siteVisit()).findByRole('link', { name: 'Tomasz Nowak' })
      const title = { name: 'Advance despite a knock-out answer?' }
      await move(user)
      const dialog = await screen.findByRole('dialog', title)
      await expectAccessible()
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog', title)).toBeNull())
      within(assessments()).getByRole('link', { name: 'Ines Duarte' })
      expect(sent).toEqual([])
      await move(user)
      await user.click(await screen.findByRole('button', { name: 'Advance anyway' }))
      await waitFor(() => expect(sent).toEqual(['advance']))
    },
  )

  it('is by dragging to the next step, and to no other', async () => {
    await arrive(leaveUnanswered(decideOnApplicant))
    await within(siteVisit()).findByRole('link', { name: 'Tomasz Nowak' })
    drag('Tomasz Nowak', assessments())
    await screen.findByText(/Tomasz Nowak was not moved/)
    within(siteVisit()).getByRole('link', { name: 'Tomasz Nowak' })
    drag('Ines Duarte', siteVisit())
    await within(siteVisit()).findByRole('link', { name: 'Ines Duarte' })
  })
})

function drag(name: string, to: HTMLElement): void {
  const card = screen.getByRole('link', { name }).closest('li')
  if (card === null) throw new Error(`There is no card of ${name}.`)
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' }
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.dragOver(to, { dataTransfer })
  fireEvent.drop(to, { dataTransfer })
  fireEvent.dragEnd(card, { dataTransfer })
}

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  applicationStatusSchema,
  type ApplicationStatus,
} from '#contract/applicants/application.ts'
import { staffActionsOf } from '#contract/decisions/application-actions.ts'
import { decideOnApplicant, hireApplicant, updateHire } from '#contract/decisions/decisions.ts'
import { decision } from '#contract/examples/decisions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { isAssignable } from '#contract/requisitions/requisitions-rules.ts'
import { getScorecard, type Scorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseFields,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

const LABELS: Readonly<Record<ReturnType<typeof staffActionsOf>[number], string>> = {
  review: 'Mark as reviewed',
  advance: 'Advance',
  mark_as_new: 'Mark as new',
  hold: 'Put on hold',
  resume: 'Take off hold',
  reject: 'Reject…',
  hire: 'Hire…',
  recover: 'Recover',
  move: 'Move to another requisition…',
}

function scorecardOf(status: ApplicationStatus, change: Partial<Scorecard> = {}): Reply {
  const applicant = { ...scorecard.applicant, status }
  return reply(getScorecard, { data: { ...scorecard, applicant, ...change } })
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  const panel = await screen.findByRole('region', { name: 'Decision' })
  return { ...app, panel }
}

describe('the decision panel', () => {
  it.each(applicationStatusSchema.options)(
    'offers for one that is %s what the status allows, and nothing else',
    async (status) => {
      const { user, panel } = await arrive(scorecardOf(status))
      await user.click(within(panel).getByRole('button', { name: 'More actions' }))
      const offered = [
        ...within(panel).getAllByRole('button'),
        ...screen.queryAllByRole('menuitem'),
      ].map(({ textContent }) => textContent)
      const expected = staffActionsOf(status).map((action) => LABELS[action])
      const others = isAssignable(status) ? ['Assign to a class…'] : []
      if (staffActionsOf(status).includes('advance')) others.push('Advance and email…')
      if (status === 'hired') others.push('Change the first day of work…')
      expect(new Set(offered)).toEqual(
        new Set([
          ...expected,
          ...others,
          'Email…',
          'Text message…',
          'Assign to a user…',
          'Tags…',
          'Keyboard shortcuts',
          'Score again…',
          'Print',
          // The button of the menu.
          '',
        ]),
      )
    },
  )

  it('says where advancing leads', async () => {
    const { panel } = await arrive()
    within(panel).getByText('Next step: Site visit')
    await expectAccessible()
  })

  it('at the last step offers to hire, and not to advance', async () => {
    const { panel } = await arrive(scorecardOf('active', { next_step: null }))
    within(panel).getByText('This is the last step.')
    within(panel).getByRole('button', { name: 'Hire…' })
    expect(within(panel).queryByRole('button', { name: 'Advance' })).toBeNull()
  })

  it('offers nothing to users who may not decide', async () => {
    const replies = [scorecardOf('active', { can_decide: false })]
    await renderApp(PATH, { as: interviewer, replies })
    const panel = await screen.findByRole('region', { name: 'Decision' })
    within(panel).getByText('Active')
    expect(within(panel).queryByRole('button', { name: 'Advance' })).toBeNull()
    expect(within(panel).queryByRole('button', { name: 'Reject…' })).toBeNull()
  })

  it('shows the outcome before the server has answered', async () => {
    const { user, panel } = await arrive(leaveUnanswered(decideOnApplicant))
    await user.click(within(panel).getByRole('button', { name: 'Reject…' }))
    await screen.findByRole('option', { name: 'Requirements not met' })
    await user.selectOptions(screen.getByLabelText('Reason'), 'Requirements not met')
    await user.click(screen.getByRole('button', { name: 'Reject 1 applicant' }))
    await within(panel).findByText('Rejected')
    within(panel).getByText('Failed')
  })

  it('sends what was seen, and can be undone', async () => {
    const asked: unknown[] = []
    const decides = reply(decideOnApplicant, ({ body }) => {
      asked.push(body)
      return { data: decision }
    })
    const { user, panel } = await arrive(decides)
    await user.click(within(panel).getByRole('button', { name: 'Advance' }))
    await screen.findByText('1 advanced')
    expect(asked).toEqual([{ action: 'advance', seen: { status: 'active', job_step_id: 51 } }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('1 applicant put back.')
  })

  it('goes by what the server answered when another decision follows at once', async () => {
    const seen: unknown[] = []
    const decides = reply(decideOnApplicant, ({ body }) => {
      seen.push(body.seen)
      return { data: decision }
    })
    const { user, panel, server } = await arrive(decides)
    server.use(leaveUnanswered(getScorecard))
    await user.click(within(panel).getByRole('button', { name: 'Advance' }))
    await screen.findByText('1 advanced')
    await user.click(within(panel).getByRole('button', { name: 'Advance' }))
    await waitFor(() => expect(seen).toHaveLength(2))
    expect(seen).toEqual([
      { status: 'active', job_step_id: 51 },
      { status: 'active', job_step_id: 52 },
    ])
  })

  it('takes the outcome back when a user decided meanwhile, says so, and shows the state of now', async () => {
    const { user, panel, server } = await arrive(refuse(decideOnApplicant, 'application_changed'))
    server.use(scorecardOf('on_hold'))
    await user.click(within(panel).getByRole('button', { name: 'Advance' }))
    await within(panel).findByText(/This applicant has changed in the meantime/)
    await within(panel).findByText('On hold')
    within(panel).getByRole('button', { name: 'Take off hold' })
    await expectAccessible()
  })

  it('says that there is no connection, and stays as it was', async () => {
    const { user, panel, loseNetwork } = await arrive()
    loseNetwork()
    await user.click(within(panel).getByRole('button', { name: 'Advance' }))
    await within(panel).findByText(/There is no connection to the server/)
    within(panel).getByText('Active')
  })

  it('hires from a day on, which it asks for', async () => {
    const asked: unknown[] = []
    const hires = reply(hireApplicant, ({ body }) => {
      asked.push(body)
      return { data: { ...decision, status: 'hired' as const, undo_until: null } }
    })
    const { user, panel } = await arrive(hires)
    await user.click(within(panel).getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Hire…' }))
    const dialog = screen.getByRole('dialog', { name: 'Hire Ines Duarte' })
    await user.click(within(dialog).getByRole('button', { name: 'Hire' }))
    within(dialog).getByText('Choose the first day of work.')
    await user.type(within(dialog).getByLabelText('First day of work'), '2027-01-04')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Hire' }))
    await screen.findByText('1 hired')
    expect(asked).toEqual([
      {
        user_smartreq_id: 901,
        seen: { status: 'active', job_step_id: 51 },
        start_date: '2027-01-04',
        sends_welcome: true,
      },
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('says who gets a welcome, and leaves it out where the user wants none', async () => {
    const asked: unknown[] = []
    const hires = reply(hireApplicant, ({ body }) => {
      asked.push(body)
      return { data: { ...decision, status: 'hired' as const, undo_until: null } }
    })
    const { user, panel } = await arrive(scorecardOf('active', { next_step: null }), hires)
    await user.click(within(panel).getByRole('button', { name: 'Hire…' }))
    const tick = screen.getByRole('checkbox', { name: 'Send Ines Duarte a welcome email' })
    expect(tick).toHaveProperty('checked', true)
    screen.getByText(/gets the onboarding form that your company chose/)
    await user.click(tick)
    await user.type(screen.getByLabelText('First day of work'), '2027-01-04')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Hire' }))
    await screen.findByText('1 hired')
    expect(asked).toMatchObject([{ start_date: '2027-01-04', sends_welcome: false }])
  })

  it('proposes the first day of work of an accepted offer', async () => {
    const offer = { state: 'accepted', start_date: '2027-02-01' } as const
    const { user, panel } = await arrive(scorecardOf('offer', { offer }))
    await user.click(within(panel).getByRole('button', { name: 'Hire…' }))
    expect(screen.getByLabelText('First day of work')).toHaveProperty('value', '2027-02-01')
    expect(screen.queryByText(/its links stop working/)).toBeNull()
  })

  it('says that a hire cancels an offer that was not accepted', async () => {
    const offer = { state: 'sent', start_date: '2027-02-01' } as const
    const { user, panel } = await arrive(scorecardOf('offer', { offer }))
    await user.click(within(panel).getByRole('button', { name: 'Hire…' }))
    screen.getByText(/it is cancelled, and its links stop working/)
    expect(screen.getByLabelText('First day of work')).toHaveProperty('value', '')
  })

  it('says in the dialog when all openings are filled', async () => {
    const { user, panel } = await arrive(
      scorecardOf('active', { next_step: null }),
      refuse(hireApplicant, 'no_opening_left'),
    )
    await user.click(within(panel).getByRole('button', { name: 'Hire…' }))
    await user.type(screen.getByLabelText('First day of work'), '2027-01-04')
    await user.click(screen.getByRole('button', { name: 'Hire' }))
    await screen.findByText(/All openings of this requisition are filled/)
  })

  it('says at the first day of work what the server refuses of it', async () => {
    const refuses = refuseFields(hireApplicant, 'start_date')
    const { user, panel } = await arrive(scorecardOf('active', { next_step: null }), refuses)
    await user.click(within(panel).getByRole('button', { name: 'Hire…' }))
    const day = screen.getByLabelText('First day of work')
    await user.type(day, '2027-01-04')
    await user.click(screen.getByRole('button', { name: 'Hire' }))
    await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
    expect(day).toHaveProperty('value', '2027-01-04')
    await expectAccessible()
  })

  it('changes the first day of work of one who was hired, from the day that was seen', async () => {
    const sent: unknown[] = []
    const changes = reply(updateHire, ({ body }) => {
      sent.push(body)
      return { data: { user_smartreq_id: 901, start_date: body.start_date } }
    })
    const hired = scorecardOf('hired', { start_date: '2027-01-04' })
    const { user, panel } = await arrive(hired, changes)
    await user.click(within(panel).getByRole('button', { name: 'Change the first day of work…' }))
    const day = screen.getByLabelText('First day of work')
    await expectAccessible()
    await user.clear(day)
    await user.type(day, '2027-01-11')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The first day of work was changed.')
    expect(sent).toEqual([{ seen: { start_date: '2027-01-04' }, start_date: '2027-01-11' }])
  })

  it('is by keys while the focus is in the scorecard', async () => {
    const { user, panel } = await arrive()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
    await user.keyboard('r')
    await screen.findByRole('dialog', { name: 'Reject Ines Duarte' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    within(panel).getByRole('button', { name: 'Advance' }).focus()
    await user.keyboard('a')
    await screen.findByText('1 advanced')
  })

  it('lets the history tell who rejected, and why', async () => {
    const entry = {
      at: '2026-03-07T10:00:00.000Z',
      actor: 'Maya Torres',
      action: 'reject',
      from: 'active',
      to: 'rejected',
      rejection_reason: { label: 'Requirements not met', standard_reason: 'requirements_not_met' },
      reason: 'No forklift license',
      rule_result: null,
      automation: null,
      document_title: null,
      scores: null,
    }
    const { user } = await arrive(scorecardOf('rejected', { history: [entry] }))
    await user.click(screen.getByRole('link', { name: 'History' }))
    const list = (await screen.findByRole('heading', { name: 'History' })).nextElementSibling
    const history = within(list as HTMLElement).getByRole('listitem')
    within(history).getByText('Rejected the application')
    within(history).getByText('Requirements not met')
    within(history).getByText('No forklift license')
    within(history).getByText(/Maya Torres/)
  })
})

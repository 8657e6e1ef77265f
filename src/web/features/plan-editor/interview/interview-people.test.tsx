import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listTeam } from '#contract/access/hiring-team.ts'
import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { contentOfKind, member, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const EDITOR = '/smartreq-detail/setup/screening-plan?job=301'
const ada = { ...member, job_team_id: 602, user_id: 22, first_name: 'Ada', last_name: 'Lovelace' }

it('a sequence of interviewers is set up with its explanation, its order and its break', async () => {
  const saved: PlanBody[] = []
  const { user } = await renderApp(EDITOR, { as: recruiter, replies: replies(saved) })
  await user.click(await screen.findByText('Time, place and interviewers'))
  const mode = screen.getByLabelText('Who meets the candidate')
  await user.selectOptions(mode, 'All of them, one after the other')
  await screen.findByText(/The candidate chooses one start/)
  const people = within(screen.getByRole('group', { name: 'Interviewers' }))
  await user.click(await people.findByRole('checkbox', { name: 'Ada Lovelace' }))
  await user.click(people.getByRole('checkbox', { name: 'Grace Hopper' }))
  expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper'])
  // By the keyboard alone.
  screen.getByRole('button', { name: 'Actions for Grace Hopper' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Move up' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Ada Lovelace']))
  const pause = screen.getByLabelText('Minutes of break between two interviewers')
  await user.clear(pause)
  await user.type(pause, '61')
  await screen.findByText('Between 0 and 60 minutes.')
  await user.clear(pause)
  await user.type(pause, '10')
  await expectAccessible()
  await waitFor(() =>
    expect(setupIn(saved.at(-1))).toMatchObject({
      mode: 'sequence',
      break_minutes: 10,
      interviewer_user_ids: [member.user_id, ada.user_id],
    }),
  )
})

it('several interviewers chosen for an interview of one are said to meet the candidate together', async () => {
  const setup = { mode: 'one' as const, interviewer_user_ids: [member.user_id] }
  const team = reply(listTeam, { data: [member, ada] })
  const { user } = await renderApp(EDITOR, {
    as: recruiter,
    replies: [...replies([], setup), team],
  })
  await user.click(await screen.findByText('Time, place and interviewers'))
  const people = within(screen.getByRole('group', { name: 'Interviewers' }))
  await people.findByRole('checkbox', { name: 'Ada Lovelace' })
  expect(screen.queryByText(/All of them meet the candidate together/)).toBeNull()
  await user.click(people.getByRole('checkbox', { name: 'Ada Lovelace' }))
  await screen.findByText(/All of them meet the candidate together/)
})

it('a sequence of interviewers is explained in Spanish', async () => {
  const setup = { mode: 'sequence' as const, interviewer_user_ids: [ada.user_id, member.user_id] }
  await renderApp(EDITOR, { as: recruiter, locale: 'es', replies: replies([], setup) })
  await screen.findByText(/elige una sola hora de inicio/)
  screen.getByText('90 min')
  await screen.findByRole('group', { name: 'Orden de los entrevistadores' })
})

function names() {
  const order = within(screen.getByRole('group', { name: 'Order of the interviewers' }))
  return order.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)
}

function replies(saved: PlanBody[], setup: Partial<InterviewSetup> = {}) {
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('skill-test')
  const [first] = plan.steps
  if (first === undefined) throw new Error('The example has no step.')
  const meeting = { ...content, kind: 'interview' as const, minutes: 45, question_count: 0 }
  const activity = { ...meeting, job_step_activity_id: 95, is_required: true, instruction: '' }
  const settings = { ...interviewSetup, ...setup }
  const data = { ...plan, steps: [{ ...first, activities: [{ ...activity, settings }] }] }
  return [
    reply(listTeam, { data: [member, ada] }),
    reply(getScreeningPlan, { data }),
    reply(saveScreeningPlan, ({ body }) => {
      saved.push(body)
      return { data }
    }),
  ]
}

function setupIn(body: PlanBody | undefined): InterviewSetup | undefined {
  const settings = body?.steps[0]?.activities[0]?.settings
  return settings?.kind === 'interview' ? settings : undefined
}

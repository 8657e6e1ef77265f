// The card of interviews on a scorecard, opened in the whole app.
import { screen, within } from '@testing-library/react'

import { bookedInterview } from '#contract/examples/interviews.ts'
import { member } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listInterviews } from '#contract/interviews/interviews.ts'

import { reply, type Reply } from './fake-server.ts'
import { renderApp } from './render-app.tsx'

export const SCORECARD = '/smartreq-detail-applicant/901?job=301&tab=interviews'
export const storedInterview = {
  interview_uuid: bookedInterview.interview_uuid,
  status: 'scheduled' as const,
}
/** Beside `member` on the team of the requisition. */
export const ada = {
  ...member,
  job_team_id: 602,
  user_id: 22,
  first_name: 'Ada',
  last_name: 'Lovelace',
}

/** Opens a scorecard with interviews; `card` queries the card alone. */
export async function openInterviewsCard(
  list: Parameters<typeof reply<typeof listInterviews>>[1],
  ...more: Reply[]
) {
  const replies = [reply(listInterviews, list), ...more]
  const app = await renderApp(SCORECARD, { as: recruiter, replies })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Interviews' })
  const card = heading.closest('section')
  if (card === null) throw new Error('The heading is in no section.')
  return { ...app, card: within(card) }
}

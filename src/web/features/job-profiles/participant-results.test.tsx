import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  measuredResult,
  participantExample,
  profileExample,
  resultsExample,
  unmeasuredResult,
} from '#contract/examples/job-profiles.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobProfile } from '#contract/job-profiles/job-profiles.ts'
import { getParticipantResults } from '#contract/job-profiles/participant-results.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const { uuid } = participantExample
const PAGE = `/jobdetails/job-detail-participant?job=341&userId=71&userJobId=5101&uuid=${uuid}`
const TABLE = { name: 'Results beside targets' }

describe('the results of a participant', () => {
  it('say in words where each stands beside its target', async () => {
    await renderApp(PAGE, { as: recruiter })
    const table = await screen.findByRole('table', TABLE)
    within(table).getByRole('rowheader', { name: 'Way of working' })
    within(table).getByRole('row', {
      name: /^Reliability.*Weight 3\s*70\s*82\s*Above target\s*May 4, 2026/,
    })
    within(table).getByRole('row', { name: /^Teamwork.*Weight 1\s*60\s*Not measured yet/ })
    screen.getByText('No overall score yet: 1 of 2 attributes are measured.')
    screen.getByText('By the weights of this profile’s attributes, version 1.')
    await expectAccessible()
  })

  it.each([
    ['below', 'Below target'],
    ['at', 'At target'],
  ] as const)('are %s their target', async (comparison, words) => {
    const attributes = [{ ...measuredResult, comparison }]
    const data = { ...resultsExample, attributes }
    await renderApp(PAGE, { as: recruiter, replies: [reply(getParticipantResults, { data })] })
    await screen.findByText(words)
  })

  it('name the model that makes the overall score, and what the user may not see', async () => {
    const overall = {
      score: 71.6,
      predictive_model: 'Retention',
      version: 2,
      counted: 2,
      measured: 2,
    }
    const attributes = [{ ...unmeasuredResult, target_level: null, is_hidden: true }]
    const data = { attributes, overall, archived: [] }
    await renderApp(PAGE, { as: recruiter, replies: [reply(getParticipantResults, { data })] })
    await screen.findByText('Overall score: 72 of 100')
    screen.getByText('By the predictive model Retention, version 2.')
    screen.getByRole('row', {
      name: /^Teamwork.*No target\s*Measured for a job that you can’t open/,
    })
    await expectAccessible()
  })

  it.each([
    [true, '/jobdetails/setup/attributes?job=341'],
    [false, undefined],
  ])('lead to the attributes of a profile without any: %s', async (can_manage, href) => {
    const replies = [
      reply(getParticipantResults, { data: { attributes: [], overall: null, archived: [] } }),
      reply(getJobProfile, { data: { ...profileExample, can_manage } }),
    ]
    await renderApp(PAGE, { as: recruiter, replies })
    await screen.findByText(/^This profile has no attributes yet/)
    const link = screen.queryByRole('link', { name: 'Choose attributes' })
    expect(link?.getAttribute('href')).toBe(href)
  })

  it('list what a move archived, with whether it was submitted', async () => {
    const title = { en: 'Typing test', es: 'Prueba de mecanografía', fr: 'Test de frappe' }
    const archived = [
      { job_step_activity_id: 1, title, submitted_at: '2026-05-04T09:30:00.000Z' },
      { job_step_activity_id: 2, title: { ...title, en: 'Work style' }, submitted_at: null },
    ]
    const data = { ...resultsExample, archived }
    await renderApp(PAGE, { as: recruiter, replies: [reply(getParticipantResults, { data })] })
    await screen.findByRole('heading', { name: 'Archived by the move' })
    const items = screen.getAllByRole('listitem').map(({ textContent: text }) => text)
    expect(items).toContain('Typing test Submitted on May 4, 2026')
    expect(items).toContain('Work style Begun, not submitted')
    await expectAccessible()
  })

  it('fail by themselves: the rest of the page stays', async () => {
    const replies = [refuse(getParticipantResults, 'internal')]
    await renderApp(PAGE, { as: recruiter, replies })
    await screen.findByText('The results could not be loaded')
    screen.getByLabelText(/^Department/)
  })
})

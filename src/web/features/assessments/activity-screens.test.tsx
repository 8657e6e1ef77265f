import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getUserProfile } from '#contract/people/user-profile.ts'
import { getTracker } from '#contract/progress/progress.ts'
import { INSTRUCTION, TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

async function expectAddress(from: string, to: string) {
  const { address } = await renderApp(from, { as: candidate })
  await waitFor(() => expect(address()).toBe(to))
}

describe('the address of a kind of activity', () => {
  // Nothing is started yet: the way to the questions is through the instruction.
  it.each([
    'skill-test-instruction',
    'skill-test',
    'skill-test-question',
    'custom-assessment-questions',
    'typing-tests',
    'internet-speed-test',
    'onboarding',
  ])('%s leads to the activity', (name) =>
    expectAddress(`/user/${name}?ref=801&activity=61`, INSTRUCTION),
  )

  it('leads to the list of applications when it names none', () =>
    expectAddress('/user/typing-tests', '/user/progress'))
})

describe('an activity that has nothing to answer', () => {
  it('says before it begins that it has no questions', async () => {
    const data = { ...assessmentPackage, questions: [] }
    await renderApp(INSTRUCTION, { as: candidate, replies: [reply(getJobQuestions, { data })] })
    await screen.findByText('No questions at this time')
    await expectAccessible()
  })

  it('says that no assessment is named, and leads back', async () => {
    const steps = trackerDetail.steps.map((step) => ({
      ...step,
      activities: step.activities.map((one) => ({ ...one, asmt_id: 0 })),
    }))
    const data = { ...trackerDetail, steps }
    await renderApp(INSTRUCTION, { as: candidate, replies: [reply(getTracker, { data })] })
    await screen.findByRole('heading', { level: 1, name: 'no assessmentId selected' })
    screen.getByRole('link', { name: 'My progress' })
    await expectAccessible()
  })
})

describe('an address with a user’s id', () => {
  it('leads to one’s own profile', async () => {
    const replies = [leaveUnanswered(getUserProfile)]
    const { address } = await renderApp(`/user/${candidate.user_id}`, { as: candidate, replies })
    await waitFor(() => expect(address()).toBe('/user/personal-profile'))
  })

  it.each([String(candidate.user_id + 1), '0', 'no-such-screen'])(
    'is not found: %s',
    async (id) => {
      await renderApp(`/user/${id}`, { as: candidate })
      await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })
    },
  )
})

describe('the address of the application form', () => {
  it('leads to the form of the application', async () => {
    const data = { ...assessmentPackage, kind: 'application-form' as const }
    const replies = [reply(getJobQuestions, { data })]
    const { address } = await renderApp('/jobapplication?ref=801', { as: candidate, replies })
    await waitFor(() => expect(address()).toBe(INSTRUCTION))
  })

  it('leads to the application where it has no form', () =>
    expectAddress('/jobapplication?ref=801', TRACKER))

  it('leads to the list of applications when it names none', () =>
    expectAddress('/jobapplication', '/user/progress'))
})

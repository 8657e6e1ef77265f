import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { assessmentPackage, storedAttempt } from '#contract/examples/assessments.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, type TrackerActivity } from '#contract/progress/progress.ts'
import { findQuestion, INSTRUCTION, QUESTIONS, TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { findNextLink } from '#testing/components/tracker.ts'
import { deviceDatabase } from '#web/offline/database.ts'

const worries = {
  en: 'Worry about things',
  es: 'Me preocupo por las cosas',
  fr: 'Je me fais du souci',
}
const questions = assessmentPackage.questions.map((question) => ({ ...question, text: worries }))
const before: AssessmentPackage = { ...assessmentPackage, questions }
const newer: AssessmentPackage = {
  ...before,
  asmt_id: before.asmt_id + 1,
  version: before.version + 1,
  stem: { en: 'I', es: '', fr: '' },
}

/** A server whose plan has a version of the instrument. */
function serving(content: AssessmentPackage, change: Partial<TrackerActivity> = {}) {
  const steps = trackerDetail.steps.map((step) => ({
    ...step,
    activities: step.activities.map((activity) => ({
      ...activity,
      ...change,
      asmt_id: content.asmt_id,
    })),
  }))
  return [
    reply(getTracker, { data: { ...trackerDetail, steps } }),
    reply(getJobQuestions, { data: content }),
  ]
}

async function beginOffline(): Promise<HTMLElement> {
  const { user } = await renderApp(INSTRUCTION, { as: candidate, isOffline: true })
  await user.click(await screen.findByRole('button', { name: 'Accept and start' }))
  return findQuestion(1)
}

/** Waits until the device stores the questions of a version. */
async function untilStored({ asmt_id }: AssessmentPackage): Promise<void> {
  await waitFor(async () => {
    const stored = await deviceDatabase().packages.toArray()
    expect(stored.map(({ content }) => content.asmt_id)).toContain(asmt_id)
  })
}

describe('the stem of an instrument', () => {
  it.each([
    ['en', 'I worry about things'],
    ['es', 'Me preocupo por las cosas'],
    ['fr', 'Je me fais du souci'],
  ] as const)('makes one sentence and one name of each statement in %s', async (locale, name) => {
    const begun = { status: 'in_progress', attempt_id: storedAttempt.attempt_id } as const
    await renderApp(QUESTIONS, { as: candidate, locale, replies: serving(newer, begun) })
    await screen.findByRole('group', { name })
    await expectAccessible()
  })

  it('is not missed in a package that was stored without one', async () => {
    await renderApp(TRACKER, { as: candidate, replies: serving(before) })
    await untilStored(before)
    await closeApp({ keepsDevice: true })
    within(await beginOffline()).getByRole('group', { name: 'Worry about things' })
  })

  it('comes to a device that stored the version before and has not begun', async () => {
    await renderApp(TRACKER, { as: candidate, replies: serving(before) })
    await untilStored(before)
    await closeApp({ keepsDevice: true })
    await renderApp(TRACKER, { as: candidate, replies: serving(newer) })
    await untilStored(newer)
    await closeApp({ keepsDevice: true })
    within(await beginOffline()).getByRole('group', { name: 'I worry about things' })
  })

  it('does not change an attempt that is under way', async () => {
    await renderApp(TRACKER, { as: candidate, replies: serving(before) })
    await untilStored(before)
    await closeApp({ keepsDevice: true })
    await beginOffline()
    await closeApp({ keepsDevice: true })
    // The server has not heard of the attempt, and plans the newer version.
    const { user } = await renderApp(TRACKER, { as: candidate, replies: serving(newer) })
    await user.click(await findNextLink())
    within(await findQuestion(1)).getByRole('group', { name: 'Worry about things' })
    const [stored] = await deviceDatabase().packages.toArray()
    expect(stored?.content.asmt_id).toBe(before.asmt_id)
  })
})

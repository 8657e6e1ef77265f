// What the tracker says of the parts of an activity under way: which are missing, and which run on another device.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions, setStartTime } from '#contract/assessments/assessments.ts'
import { listStartTimes, saveJournal, startTimer } from '#contract/assessments/timing.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import type { RunningPart } from '#contract/progress/progress.ts'
import { beginAssessment, findQuestion, TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { trackerWith } from '#testing/components/tracker.ts'
import { deviceDatabase } from '#web/offline/database.ts'

const SPEAKING = { en: 'Speaking', es: 'Expresión oral', fr: 'Expression orale' }
const READING = { en: 'Reading', es: 'Comprensión lectora', fr: 'Compréhension écrite' }
const UNDER_WAY = {
  status: 'in_progress',
  attempt_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7061',
} as const

/** The clocks of this device run without the server's word. */
const UNREACHABLE = [
  refuse(setStartTime, 'unavailable'),
  refuse(startTimer, 'unavailable'),
  refuse(saveJournal, 'unavailable'),
  refuse(listStartTimes, 'unavailable'),
]

describe('the parts that an activity under way still needs', () => {
  it.each([
    { locale: 'en', says: 'Still missing: Reading and Speaking' },
    { locale: 'es', says: 'Falta: Comprensión lectora y Expresión oral' },
    { locale: 'fr', says: 'Il manque : Compréhension écrite et Expression orale' },
  ] as const)('are named in the language $locale', async ({ locale, says }) => {
    const change = { ...UNDER_WAY, missing_parts: [READING, SPEAKING] }
    await renderApp(TRACKER, { as: candidate, locale, replies: [trackerWith(change)] })
    await screen.findByText(says)
    await expectAccessible()
  })

  it('are not spoken of where none is missing', async () => {
    await renderApp(TRACKER, { as: candidate, replies: [trackerWith(UNDER_WAY)] })
    await screen.findByText('In progress')
    expect(screen.queryByText(/^Still missing/)).toBeNull()
  })

  it('are as this device knows them, which is ahead of the server without network', async () => {
    const content = {
      ...assessmentPackage,
      sections: [
        { section_id: 'a', title: READING, question_ids: ['order'], is_required: true },
        { section_id: 'b', title: SPEAKING, question_ids: ['calm', 'help'], is_required: true },
      ],
    }
    const { user } = await beginAssessment([reply(getJobQuestions, { data: content })])
    await user.keyboard('3{Enter}')
    await findQuestion(2)
    await closeApp({ keepsDevice: true })
    const change = { ...UNDER_WAY, missing_parts: [READING, SPEAKING] }
    await renderApp(TRACKER, { as: candidate, replies: [trackerWith(change)] })
    await screen.findByText('Still missing: Speaking')
  })
})

it('an answer that was taken back here does not count, on this device or on the server', async () => {
  const { user } = await beginAssessment()
  await user.keyboard('3{Enter}')
  await findQuestion(2)
  await closeApp({ keepsDevice: true })
  const tracker = trackerWith({ ...UNDER_WAY, answered_count: 1 })
  await renderApp(TRACKER, { as: candidate, replies: [tracker] })
  await screen.findByText('1 of 3 answered')
  await deviceDatabase().answers.toCollection().modify({ value: '' })
  await screen.findByText('0 of 3 answered')
})

describe('a limited part that began on another device', () => {
  const part = (given: Partial<RunningPart> = {}): RunningPart => ({
    timer: 'section:reading',
    title: READING,
    question_number: null,
    seconds: 600,
    started_at: new Date(Date.now() - 60_000).toISOString(),
    ...given,
  })
  const open = (parts: RunningPart[], locale: 'en' | 'es' | 'fr' = 'en') =>
    renderApp(TRACKER, {
      as: candidate,
      locale,
      replies: [trackerWith({ ...UNDER_WAY, running_parts: parts }), ...UNREACHABLE],
    })

  it.each([
    { locale: 'en', says: 'left for “Reading”. The clock runs on another device.' },
    { locale: 'es', says: 'para «Comprensión lectora». El reloj corre en otro dispositivo.' },
    {
      locale: 'fr',
      says: 'pour « Compréhension écrite ». Le temps s’écoule sur un autre appareil.',
    },
  ] as const)('shows what the server says is left, in the language $locale', async (given) => {
    await open([part()], given.locale)
    await screen.findByText(given.says)
    const timer = screen.getByRole('timer')
    expect(timer.getAttribute('aria-label')).toMatch(/ (9:00|8:5\d)$/)
    await expectAccessible()
  })

  it.each([
    [{ title: null, question_number: 4 }, 'left for question 4. The clock runs on another device.'],
    [{ title: null }, 'left for the whole activity. The clock runs on another device.'],
  ])('is named where it is no section: %o', async (given, says) => {
    await open([part(given)])
    await screen.findByText(says)
  })

  it('counts on, and says when its time is up', async () => {
    await open([part({ started_at: new Date(Date.now() - 598_500).toISOString() })])
    await screen.findByRole('timer')
    await screen.findByText('The time for “Reading” is up.', undefined, { timeout: 5000 })
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('is counted by this device alone where it began here as well', async () => {
    const content = {
      ...assessmentPackage,
      sections: [
        {
          section_id: 'reading',
          title: READING,
          time_limit_seconds: 600,
          question_ids: ['order', 'calm', 'help'],
        },
      ],
    }
    const replies = [reply(getJobQuestions, { data: content }), ...UNREACHABLE]
    const app = await renderApp('/user/assessment-instruction?ref=801&activity=61', {
      as: candidate,
      replies,
    })
    await app.user.click(await screen.findByRole('button', { name: 'Accept and start' }))
    await app.user.click(await screen.findByRole('button', { name: 'Start' }))
    await findQuestion(1)
    await closeApp({ keepsDevice: true })
    await open([part()])
    await screen.findByText('left for “Reading”. The clock keeps running.')
    await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(1))
    expect(within(document.body).queryByText(/runs on another device/)).toBeNull()
  })
})

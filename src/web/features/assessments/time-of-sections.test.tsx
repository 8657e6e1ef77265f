import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  getJobQuestions,
  listAnswers,
  saveAnswers,
  setStartTime,
} from '#contract/assessments/assessments.ts'
import { listStartTimes, saveJournal, startTimer } from '#contract/assessments/timing.ts'
import { assessmentPackage, storedAnswer, storedAttempt } from '#contract/examples/assessments.ts'
import { tracker, trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, listTrackers } from '#contract/progress/progress.ts'
import {
  findQuestion,
  INSTRUCTION,
  noServerTime,
  QUESTIONS,
} from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { deviceDatabase } from '#web/offline/database.ts'
import { realTime } from '#web/offline/device-time.ts'
import { notificationsAtom } from '#web/ui/feedback/notifications.ts'

const SECOND_MS = 1000
const FIRST = titled('Prices and shares')
const SECOND = titled('Rates and time')

/** Two sections of 60 seconds: the first with two questions, the second with one. */
const twoSections = {
  ...assessmentPackage,
  sections: [
    { section_id: 'a', title: FIRST, time_limit_seconds: 60, question_ids: ['order', 'calm'] },
    { section_id: 'b', title: SECOND, time_limit_seconds: 60, question_ids: ['help'] },
  ],
}

function titled(text: string) {
  return { en: text, es: text, fr: text }
}

/** The device's clocks, which go only when the test says so. */
function stopClocks(): { pass: (seconds: number) => void } {
  let passedMs = 0
  const wall = Date.now()
  const ticks = new Set<() => void>()
  const every = realTime.every.bind(realTime)
  vi.spyOn(realTime, 'now').mockImplementation(() => wall + passedMs)
  vi.spyOn(realTime, 'mono').mockImplementation(() => passedMs)
  vi.spyOn(realTime, 'every').mockImplementation((ms, run) => {
    if (ms !== SECOND_MS) return every(ms, run)
    ticks.add(run)
    return () => ticks.delete(run)
  })
  return {
    pass: (seconds) =>
      act(() => {
        passedMs += seconds * SECOND_MS
        for (const tick of ticks) tick()
      }),
  }
}

/** In the first section, with its clock running, and no word of the server's. */
async function beginFirstSection() {
  const clocks = stopClocks()
  const app = await renderApp(INSTRUCTION, {
    as: candidate,
    replies: [
      reply(getJobQuestions, { data: twoSections }),
      reply(getTracker, { data: { ...trackerDetail, status: 'incomplete' } }),
      reply(listTrackers, { data: [{ ...tracker, status: 'incomplete' }] }),
      refuse(setStartTime, 'unavailable'),
      ...noServerTime,
    ],
  })
  await app.user.click(await screen.findByRole('button', { name: 'Accept and start' }))
  await screen.findByText('Questions 1–2 of 3')
  await beginSection(app.user, FIRST.en)
  await findQuestion(1)
  return { ...app, ...clocks }
}

async function beginSection(user: { click: (on: Element) => Promise<void> }, title: string) {
  await screen.findByRole('heading', { level: 2, name: title })
  await user.click(screen.getByRole('button', { name: 'Start' }))
}

// What an earlier test said is open for a minute.
beforeEach(() => getDefaultStore().set(notificationsAtom, []))

describe('the time of a section', () => {
  it('is said to be up by its name, while the clock of another section runs', async () => {
    const { user, pass } = await beginFirstSection()
    await user.keyboard('{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    pass(20)
    await screen.findByText('Question 3 of 3')
    await beginSection(user, SECOND.en)
    await findQuestion(3)
    pass(45)
    await screen.findByText('The time for “Prices and shares” is up. Your answers are saved.')
    screen.getByRole('timer', { name: 'Time left: 0:15' })
  })

  it('is no longer said to be up once the next section begins', async () => {
    const { user, pass } = await beginFirstSection()
    pass(61)
    const said = 'The time for “Prices and shares” is up. Your answers are saved.'
    await screen.findByText(said)
    // Expected, and no fault of the candidate.
    expect(getDefaultStore().get(notificationsAtom)).toMatchObject([{ type: 'information' }])
    await beginSection(user, SECOND.en)
    await findQuestion(3)
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
    screen.getByRole('timer', { name: 'Time left: 1:00' })
  })

  it('stays in sight with its name at the review and before another section', async () => {
    const { user, pass } = await beginFirstSection()
    pass(10)
    await user.keyboard('{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 2, name: SECOND.en })
    screen.getByRole('timer', { name: 'Time left: 0:50' })
    screen.getByText('left for “Prices and shares”. The clock keeps running.')
  })
})

describe('a section that ends without network', () => {
  it('keeps its answer and its end on the device, and both are sent once the network is back', async () => {
    const sent = new Map<string, unknown>()
    const ended: string[] = []
    const app = await beginFirstSection()
    app.loseNetwork()
    await app.user.keyboard('3')
    await screen.findAllByText(/Saved on this device/)
    app.pass(61)
    await screen.findByText('The time for “Prices and shares” is up. Your answers are saved.')
    await waitFor(async () => {
      const [row] = await deviceDatabase().timers.toArray()
      expect(row).toMatchObject({ timer: 'section:a', endedAt: expect.any(String) })
    })
    const [stored] = await deviceDatabase().answers.toArray()
    expect(stored).toMatchObject({ questionId: 'order', value: 3 })

    // By the same clock as the device, which stands a minute later.
    const server_time = new Date(Date.now() + 61 * SECOND_MS).toISOString()
    app.server.use(
      reply(setStartTime, ({ body: { attempt_id, started_at } }) => ({
        data: { attempt_id, started_at, submitted_at: null, server_time },
      })),
      reply(startTimer, ({ body: { attempt_id, timer, started_at } }) => ({
        data: { attempt_id, timer, started_at, signature: 'by the server', server_time },
      })),
      reply(saveAnswers, ({ body: { attempt_id, answers } }) => {
        for (const one of answers) sent.set(one.question_id, one.value)
        const acknowledged = answers.map(({ question_id, rev }) => ({ question_id, rev }))
        const receipt = { attempt_id, acknowledged, superseded: [], is_fenced: false }
        return { data: { ...receipt, answered_count: answers.length, server_time } }
      }),
      reply(saveJournal, ({ body: { attempt_id, entries } }) => {
        for (const { kind, detail } of entries) if (kind === 'expired') ended.push(detail)
        return { data: { attempt_id, stored: entries.map(({ seq }) => seq), server_time } }
      }),
    )
    app.regainNetwork()
    await waitFor(() => expect(sent.get('order')).toBe(3), { timeout: 5000 })
    await waitFor(() => expect(ended).toEqual(['section:a']), { timeout: 5000 })
  })
})

describe('a section with all its answers', () => {
  it('offers to end, and its clock urges no one any more', async () => {
    const { user, pass } = await beginFirstSection()
    await user.keyboard('3{Enter}')
    await findQuestion(2)
    expect(screen.queryByRole('button', { name: 'Finish this part' })).toBeNull()
    await user.keyboard('3')
    const finish = await screen.findByRole('button', { name: 'Finish this part' })
    await expectAccessible()
    pass(1)
    expect(screen.queryByText('1 minute left')).toBeNull()
    await user.click(finish)
    await screen.findByRole('heading', { level: 2, name: SECOND.en })
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('a section that runs on another device', () => {
  it('shows its clock together with the review on a device that has no copy', async () => {
    const { attempt_id } = storedAttempt
    const steps = trackerDetail.steps.map((step) => ({
      ...step,
      activities: step.activities.map((one) =>
        one.job_step_activity_id === storedAttempt.job_step_activity_id
          ? { ...one, status: 'in_progress' as const, attempt_id }
          : one,
      ),
    }))
    const answers = ['order', 'calm', 'help'].map((question_id) => ({
      ...storedAnswer,
      question_id,
      ...(question_id === 'calm' && { value: 'I stay calm, and' }),
    }))
    // A written answer can always be longer: its clock counts.
    const questions = twoSections.questions.map((one) =>
      one.question_id === 'calm'
        ? { ...one, input: { type: 'long_text' as const, max_length: 500 }, response_set: '' }
        : one,
    )
    const server_time = new Date().toISOString()
    const started_at = new Date(Date.parse(server_time) - 20 * SECOND_MS).toISOString()
    const starts = [{ timer: 'section:a', started_at }]
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    stopClocks()
    await renderApp(QUESTIONS, {
      as: candidate,
      replies: [
        reply(getJobQuestions, { data: { ...twoSections, questions } }),
        reply(getTracker, { data: { ...trackerDetail, steps } }),
        reply(listAnswers, { data: { attempt: storedAttempt, answers } }),
        reply(listStartTimes, async () => {
          asked.resolve()
          await answer.promise
          return { data: { starts, server_time } }
        }),
      ],
    })
    await asked.promise
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    answer.resolve()
    await screen.findByRole('button', { name: 'Submit' })
    screen.getByRole('timer', { name: 'Time left: 0:40' })
  })
})

describe('leaving a section whose clock runs', () => {
  it('says before how much time is left, and stays when asked to', async () => {
    const { user, pass } = await beginFirstSection()
    pass(18)
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave while the clock is running?' })
    within(dialog).getByRole('timer', { name: 'Time left: 0:42' })
    within(dialog).getByText('left for “Prices and shares”. The clock keeps running.')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep answering' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await findQuestion(1)
  })

  it('shows the same clock on the tracker, in the list of applications, and back at the question', async () => {
    const { user, pass } = await beginFirstSection()
    pass(18)
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save and continue later' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    await screen.findByRole('timer', { name: 'Time left: 0:42' })
    pass(2)
    await screen.findByRole('timer', { name: 'Time left: 0:40' })
    await expectAccessible()

    await user.click(screen.getByRole('link', { name: 'My progress' }))
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    await screen.findByRole('timer', { name: 'Time left: 0:40' })
    screen.getByText('left for “Prices and shares”. The clock keeps running.')
    await expectAccessible()

    pass(41)
    await screen.findByText('The time for “Prices and shares” is up.')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('is not asked about where no clock runs', async () => {
    const { user, pass } = await beginFirstSection()
    pass(61)
    await screen.findByRole('heading', { level: 2, name: SECOND.en })
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

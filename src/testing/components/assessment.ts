// Taking the assessment of the examples: the part of the fake server that takes answers, and the way to a question.
import { screen } from '@testing-library/react'

import {
  saveAnswers,
  setStartTime,
  submitQuestions,
  type AnswerValue,
} from '#contract/assessments/assessments.ts'
import { listStartTimes, saveJournal, startTimer } from '#contract/assessments/timing.ts'
import { candidate } from '#contract/examples/session.ts'

import { refuse, reply, type Reply } from './fake-server.ts'
import { renderApp } from './render-app.tsx'

export const TRACKER = '/user/progress-tracker?ref=801'
export const INSTRUCTION = '/user/assessment-instruction?ref=801&activity=61'
export const QUESTIONS = '/user/assessment-questions?ref=801&activity=61'

/** The server says nothing of the time of limited parts: only the device counts. */
export const noServerTime: readonly Reply[] = [
  refuse(startTimer, 'unavailable'),
  refuse(saveJournal, 'unavailable'),
  refuse(listStartTimes, 'unavailable'),
]

/** Opens the first question by the pledge, as a user does who begins. `stored`: what the server has, by question. */
export async function beginAssessment(replies: readonly Reply[] = [], total = 3) {
  const begun = await acceptPledge(replies)
  await findQuestion(1, total)
  return begun
}

/** Opens a form that is on one page, in the same way. */
export async function beginForm(replies: readonly Reply[]) {
  const begun = await acceptPledge(replies)
  await screen.findByRole('form', { name: 'Questions' })
  return begun
}

/** Accepts the pledge, with a server that takes answers. */
export async function acceptPledge(replies: readonly Reply[]) {
  const answers = openAnswerServer()
  const app = await renderApp(INSTRUCTION, {
    as: candidate,
    replies: [...answers.replies, ...replies],
  })
  await app.user.click(await screen.findByRole('button', { name: 'Accept and start' }))
  /** After a test let it refuse: the server takes answers again. */
  const takeAnswers = () => app.server.use(...answers.replies)
  return { ...app, answering: answers.replies, stored: answers.stored, takeAnswers }
}

/** Waits for a question to be on the screen. */
export function findQuestion(number: number, total = 3): Promise<HTMLElement> {
  return screen.findByRole('form', { name: `Question ${number} of ${total}` })
}

// Acknowledges what a device sends, and remembers the newest answer to each question.
function openAnswerServer(): { replies: Reply[]; stored: Map<string, AnswerValue> } {
  const stored = new Map<string, AnswerValue>()
  const now = () => new Date().toISOString()
  const replies = [
    reply(setStartTime, ({ body: { attempt_id, started_at } }) => ({
      data: { attempt_id, started_at, submitted_at: null, server_time: now() },
    })),
    reply(saveAnswers, ({ body: { attempt_id, answers } }) => {
      for (const { question_id, value } of answers) stored.set(question_id, value)
      const acknowledged = answers.map(({ question_id, rev, answered_at }) => ({
        question_id,
        rev,
        answered_at,
      }))
      const data = { attempt_id, acknowledged, superseded: [], is_fenced: false }
      return { data: { ...data, answered_count: stored.size, server_time: now() } }
    }),
    reply(submitQuestions, ({ body: { attempt_id, submitted_at, count, digest } }) => ({
      data: { attempt_id, submitted_at, answered_count: count, digest, server_time: now() },
    })),
  ]
  return { replies, stored }
}

/** What is chosen on the screen; null for nothing. */
export function chosenOption(): string | null {
  const radio = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)
  return radio?.value ?? null
}

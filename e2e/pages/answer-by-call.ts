/** Answers many questions as a device does, by its calls: where a hundred taps would show nothing that the first did not. */
import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import type { AssessmentPackage, StoredAnswer } from '../../src/contract/assessments/assessments.ts'
import { PAYLOAD_VERSION } from '../../src/contract/core/version.ts'
import { readData, rowsOnDisk, type AttemptOnDisk } from './candidate.ts'

/** Chooses an answer at each question with choices that the server has none of, in the attempt at an activity. */
export async function answerOthers(page: Page, title: string): Promise<void> {
  const { attempt, content } = await findActivity(page, title)
  const { answers } = await readData<{ answers: StoredAnswer[] }>(
    page,
    `/user-response/v1/assessment-answers/${attempt.attemptId}/`,
  )
  const answered = new Set(answers.map((one) => one.question_id))
  const others = content.questions
    .filter((one) => one.response_set !== '' && !answered.has(one.question_id))
    .map(({ question_id, response_set: set }, index) => {
      const options = content.response_sets[set] ?? []
      const value = options[index % options.length]?.value ?? 1
      return { question_id, value, rev: 1, answered_at: new Date().toISOString() }
    })
  const url = new URL('/user-response/v1/assessment-answers/', page.url()).href
  const reply = await page.request.post(url, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      payload_version: PAYLOAD_VERSION,
      attempt_id: attempt.attemptId,
      device_id: randomUUID(),
      answers: others,
    },
  })
  expect(reply.status(), `answering ${title}`).toBe(200)
}

async function findActivity(
  page: Page,
  title: string,
): Promise<{ attempt: AttemptOnDisk; content: AssessmentPackage }> {
  for (const attempt of await rowsOnDisk<AttemptOnDisk>(page, 'attempts')) {
    const asked = `job_step_activity_id=${attempt.jobStepActivityId}&ref_id=${attempt.refId}`
    const content = await readData<AssessmentPackage>(
      page,
      `/user-response/v1/job-questions/${attempt.jobId}/?${asked}`,
    )
    if (content.title.en === title) return { attempt, content }
  }
  throw new Error(`The device has no attempt at ${title}.`)
}
